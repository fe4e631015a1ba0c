/** Towns that live by their visitors, read from their file: their season, rates and houses by what kind of place they are. */
import { distanceKm, foldWords, type Position } from '@sojourn/travel';
import { countryNameOf } from '../place/country-names.model';
import type { City, CityIndex } from '../place/place.model';
import { eventsOf } from './feast-catalogue';
import resortRows from './market/resorts.json' with { type: 'json' };
import { weekendOf, type KnownMarket } from './market.model';
import { housesOf, levelToBase, STAR_SHARES, type ResortClass } from './resort.model';

type ResortRow = [town: string, country: string, level: number, houses?: number, latitude?: number, longitude?: number];

const classes = resortRows.classes as unknown as Readonly<Record<string, ResortClass>>;
const rows = Object.entries(resortRows.resorts as unknown as Record<string, ResortRow[]>).flatMap(([name, own]) =>
  own.map((row) => ({ row, kind: classes[name] })),
);

/** A town of the name farther away is another. */
const SAME_TOWN_KM = 30;
/** Thousands of inhabitants of a town that no index knows. */
const SMALL_TOWN = 4;

/** As far from a town is the one by whose airport it is reached. */
const AIRPORT_KM = 120;

type NameParts = { countryCode: string; position: Position; cities: CityIndex };

/** 'Newport, Rhode Island' is the town of that name in that state, or called so whole. */
function townOf(typed: string, countryCode: string, cities: CityIndex): City | undefined {
  const names = [typed, typed.split(', ')[0] ?? ''].map(foldWords);
  return cities
    .named(typed, 5)
    .find((city) => city.countryCode === countryCode && names.includes(foldWords(city.name)));
}

/**
 * A town that no index knows is found by its name with its state or country, and by its name alone where no other bears it:
 * Ayia Napa is also what Larnaca beside it is called for its airport, and Frisco what San Francisco is, far away.
 */
function namesOf(typed: string, { countryCode, position, cities }: NameParts): string[] {
  const [name = '', state] = typed.split(', ');
  const whole = [state, countryNameOf(countryCode)].flatMap((where) => (where ? [foldWords(`${name} ${where}`)] : []));
  const [other] = cities.named(name, 1);
  const isOwn =
    !other || (foldWords(other.name) !== foldWords(name) && distanceKm(other.position, position) < AIRPORT_KM);
  return isOwn ? [foldWords(name), ...whole] : whole;
}

/** Every resort as a market; `months` gives those of a season. */
export function resortMarkets(cities: CityIndex, monthsOf: (season: string) => readonly number[]): KnownMarket[] {
  return rows.flatMap(({ row: [typed, countryCode, level, houses = 0, latitude, longitude], kind }) => {
    const written: Position | undefined =
      latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    const named = townOf(typed, countryCode, cities);
    const town = named && written && distanceKm(named.position, written) > SAME_TOWN_KM ? undefined : named;
    const position = town?.position ?? written;
    if (!position || !kind) return [];
    const name = town?.name ?? typed.split(', ')[0] ?? typed;
    const population = town ? town.population || (town.townPopulation ?? SMALL_TOWN) : SMALL_TOWN;
    const months = monthsOf(kind.season);
    const market = {
      ...{ base: levelToBase(level, { months, stars: kind.stars }), months, weekend: weekendOf(false) },
      events: eventsOf(name, countryCode, kind.season),
    };
    return [
      {
        ...{ key: `${typed} ${countryCode}`, name, countryCode, position, population, market },
        names: town ? [foldWords(town.name)] : namesOf(typed, { countryCode, position, cities }),
        propertyCount: houses || housesOf(kind, population),
        ...{ season: kind.season, stars: STAR_SHARES[kind.stars], isRegion: false, quarters: [] },
      },
    ];
  });
}
