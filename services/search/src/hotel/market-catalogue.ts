/** The markets of stays, read from their files: rates, seasons and counts, with the quarters of the places that have them. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { distanceKm, foldWords, type Position, type StayMarket } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import type { City, CityIndex } from '../place/place.model';
import { eventsOf } from './feast-catalogue';
import countries from './market/countries.json' with { type: 'json' };
import marketRows from './market/markets.json' with { type: 'json' };
import seasons from './market/seasons.json' with { type: 'json' };
import { luxuryRateOf } from './luxury-catalogue';
import {
  guessedMarket,
  mayBeWithin,
  stayPlace,
  weekendOf,
  type KnownMarket,
  type MarketParts,
  type StayPlaces,
} from './market.model';
import { namesOfQuarter } from './quarter.model';
import { quarteredPlaces, type QuarteredPlace } from './quarter-catalogue';
import { resortMarkets } from './resort-catalogue';
import { withApart } from './stay-apart';
import { createStayNames } from './stay-names';
import { quartersAround, weightOf } from './stay-parts';
import { withTowns } from './stay-towns';

type MarketRow = [city: string, country: string, base: number, season: string, propertyCount: number, business: string];

/** What the market of a region's town takes of the region's quarters: those within its reach, or that bear its name. */
const REACH_KM = 12;
/** A region has at most so many times the houses of its town. */
const MOST_VILLAGES = 2.4;
/** A place with quarters and a resort of its name are one. */
const SAME_RESORT_KM = 30;
const SAME_MIDDLE_KM = 3;

/** From a place's middle to that of the town of its name: Kefalonia is found by its airport. */
const SAME_TOWN_KM = 30;

const countryRates = { rates: countries.rates, seasons: seasons.seasons };

const seasonOf = (name: string) => (seasons.seasons as Record<string, number[]>)[name] ?? [];

/** The first place of a double name is called so, too: who looks for Kerry's `Killarney` means all of it. */
const firstNameOf = (name: string) => name.split(/ and |, /)[0] ?? name;

/** A destination says nothing of its inhabitants: they are those of a town of its name in the middle of which it stands. */
function populationOf(position: Position, namesakes: readonly City[]): number {
  const towns = namesakes.filter((city) => distanceKm(city.position, position) < REACH_KM);
  return Math.max(0, ...towns.map((city) => city.population || (city.townPopulation ?? 0)));
}

function plainMarkets(cities: CityIndex): KnownMarket[] {
  return (marketRows.markets as MarketRow[]).flatMap(([name, countryCode, base, season, propertyCount, business]) => {
    const named = cities.named(name, 5);
    const there = named.filter((each) => each.countryCode === countryCode);
    // St. Moritz is also what Zürich's airport is asked for: the town of the very name is meant.
    const own = there.find((each) => foldWords(each.name) === foldWords(name)) ?? there[0] ?? named[0];
    if (!own) return [];
    const { position } = own;
    const market = {
      base,
      months: seasonOf(season),
      weekend: weekendOf(business === 'b'),
      events: eventsOf(name, countryCode, season),
    };
    const key = `${name} ${countryCode}`;
    const names = [foldWords(name)];
    const population = own.population || populationOf(position, named);
    const counts = { population, propertyCount };
    return [{ key, name, names, countryCode, position, ...counts, market, season, isRegion: false, quarters: [] }];
  });
}

type QuarteredParts = {
  plain: readonly KnownMarket[];
  /** Those that stand where a place with quarters does. */
  resortsAt: ReadonlyMap<QuarteredPlace, readonly KnownMarket[]>;
  entries: readonly CatalogueEntry[];
  cities: CityIndex;
  airfields: readonly Position[];
};

/** A resort whose quarters are written down has the rates of its kind. */
function isResort({ name, country, center, alsoCalled = [] }: QuarteredPlace, resort: KnownMarket): boolean {
  if (name === undefined || center === undefined || resort.countryCode !== country) return false;
  if (!mayBeWithin(SAME_RESORT_KM, resort.position, center)) return false;
  const km = distanceKm(resort.position, center);
  const names = [name, firstNameOf(name), ...alsoCalled].map(foldWords);
  // Querétaro is Santiago de Querétaro, and Darjeeling Dārjiling: what stands in one place is one.
  return km < SAME_MIDDLE_KM || (km < SAME_RESORT_KM && resort.names.some((each) => names.includes(each)));
}

/** A region has the houses of its town, and as many more as its villages weigh. */
function countWithVillages(
  { kind, is, reach, quarters }: QuarteredPlace,
  { propertyCount, position, population }: KnownMarket,
) {
  if (kind !== 'region' || is === undefined) return propertyCount;
  const near = quartersAround({ position, population, quarters, ...(reach !== undefined && { reachKm: reach }) });
  const more = near.length === 0 ? 1 : weightOf(quarters) / weightOf(near);
  return Math.round(propertyCount * Math.min(MOST_VILLAGES, more));
}

/** A place whose quarters are written down, as a market: that of its name, one like another, or one of its own. */
function quarteredMarket(
  place: QuarteredPlace,
  { plain, resortsAt, entries, cities, airfields }: QuarteredParts,
): KnownMarket[] {
  const entry = entries.find(({ id }) => id === place.id);
  const same = plain.find(({ key }) => key === (place.is ?? place.like)) ?? resortsAt.get(place)?.[0];
  const position = entry?.position ?? place.center ?? same?.position;
  const name = entry?.name ?? place.name ?? same?.name;
  // A place that is only like another has no name without its destination.
  if (!position || !name || (!entry && !place.is && !place.name)) return [];
  const countryCode = place.country ?? same?.countryCode ?? cities.named(name, 1)[0]?.countryCode ?? '';
  // Maun is called Okavango Delta, too, and Antwerp beside Antwerpen: a town of the very name is meant.
  const isTown = (city: City) => city.countryCode === countryCode && !city.isBesideTown;
  const town = foldWords(firstNameOf(name));
  const named = cities.named(town, 5);
  const towns = named.filter((city) => isTown(city) && foldWords(city.name) === town);
  const population = populationOf(position, towns);
  // A place without rates has those of its town.
  const isPriced = same || [place.base, place.season, place.properties].every((written) => written !== undefined);
  const there = isPriced
    ? undefined
    : named.find((city) => city.countryCode === countryCode && distanceKm(city.position, position) < SAME_TOWN_KM);
  const usual = there && guessedMarket(there, { ...countryRates, eventsOf, known: plain });
  const season = same?.season ?? place.season ?? '';
  const months = season === '' ? (usual?.market.months ?? []) : seasonOf(season);
  const base = place.base ?? usual?.market.base ?? 0;
  const own: StayMarket = { base, months, weekend: weekendOf(false), events: [] };
  // A place that shares the rates of another has feasts of its own.
  const market = {
    ...(same?.market ?? own),
    ...(!place.is && { events: eventsOf(firstNameOf(name), countryCode, season) }),
  };
  const isTaken = (folded: string) => plain.some(({ names }) => names.includes(folded));
  const first = foldWords(firstNameOf(name));
  const others = (place.alsoCalled ?? []).map(foldWords);
  const names = [
    foldWords(name),
    ...(place.is && same ? same.names : []),
    ...(isTaken(first) ? [] : [first]),
    ...others,
  ];
  return [
    {
      ...{ key: place.is ?? place.id, name, names: [...new Set(names)], countryCode, position },
      population,
      propertyCount: place.properties ?? (same && countWithVillages(place, same)) ?? usual?.propertyCount ?? 0,
      ...{
        market,
        season,
        ...(same?.stars && { stars: same.stars }),
        isRegion: place.kind !== 'city',
        isLand: place.kind === 'land',
        ...(place.isNear && { isNear: true }),
        ...(place.reach !== undefined && { reachKm: place.reach }),
      },
      ...withTowns({
        ...{ middle: position, countryCode, population, isCity: place.kind === 'city' },
        ...{ quarters: place.quarters, cities, airfields },
      }),
    },
  ];
}

/** A town that is a market of its own stands in the quarters that a region has of it. */
function withQuartersOfRegions(market: KnownMarket, regions: readonly KnownMarket[]): KnownMarket {
  const near = regions
    .filter(({ countryCode }) => countryCode === market.countryCode)
    .flatMap(({ quarters }) => quarters)
    .filter((quarter) => distanceKm(quarter, market.position) < REACH_KM);
  const own = near.filter((quarter) => namesOfQuarter(quarter).some((name) => market.names.includes(name)));
  return { ...market, quarters: own.length > 0 ? own : near };
}

function withLuxury(market: KnownMarket): KnownMarket {
  const luxury = luxuryRateOf(market.key);
  return luxury === undefined ? market : { ...market, luxury };
}

/** Finds every market's city; about 60 ms. */
export function createStayPlaces(
  cities: CityIndex,
  entries: readonly CatalogueEntry[] = [],
  airports: readonly Airport[] = [],
): StayPlaces {
  const plain = plainMarkets(cities);
  const resorts = resortMarkets(cities, seasonOf);
  const resortsAt = new Map(
    quarteredPlaces.map((place) => [place, resorts.filter((resort) => isResort(place, resort))] as const),
  );
  const airfields = airports.map(({ position }) => position);
  const quartered = quarteredPlaces.flatMap((place) =>
    quarteredMarket(place, { plain, resortsAt, entries, cities, airfields }),
  );
  const taken = new Set(quartered.map(({ key }) => key));
  const written = new Set([...resortsAt.values()].flat());
  const free = resorts.filter((resort) => !written.has(resort));
  const regions = quartered.filter(({ isRegion }) => isRegion);
  const others = [...plain, ...free]
    .filter(({ key }) => !taken.has(key))
    .map((market) => withQuartersOfRegions(market, regions));
  const known = withApart([...quartered, ...others].map(withLuxury));
  const parts: MarketParts = { known, ...countryRates, eventsOf };
  const placeOf = (city: City) => stayPlace(city, parts);
  return { placeOf, resolve: createStayNames({ known, cities, entries, placeOf, airports }) };
}
