/** Which place to stay in somebody means: a city in any spelling, a quarter or village, or a country or region to choose in. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import { latinOf } from '../place/cyrillic.model';
import { countriesByName, countryNameOf } from '../place/country-names.model';
import { detailOf, type City, type CityIndex } from '../place/place.model';
import { knownMarketOf, type KnownMarket, type MeantPlace, type StayPlace, type StayPlaces } from './market.model';
import { plainName } from './plain-name.model';
import { regionsByName } from './region-catalogue';
import { createSightPlaces, quartersByOtherName } from './sight-places';
import { createStayAlike, meantCity } from './stay-alike';
import { namesakesOf, SAME_TOWN_KM, toldApart } from './stay-namesakes';
import { createAirportPlaces } from './stay-airports';
import { indexParts, middleOf, oneSpot, partsTogether, placeAround, placeOfPart, type Part } from './stay-parts';

type Found = ReturnType<StayPlaces['resolve']>;

export type StayNameParts = {
  known: readonly KnownMarket[];
  cities: CityIndex;
  entries: readonly CatalogueEntry[];
  placeOf: (city: City) => StayPlace;
  airports: readonly Airport[];
};

const MOST_OTHERS = 6;
/** A country of fewer known places is asked for its largest towns, too. */
const FEWEST_OTHERS = 4;
/** A city of so much weight is meant before a quarter of its name elsewhere. */
const WELL_KNOWN = 300;
/** Larger towns, in thousands of inhabitants, have more houses than a region's list of quarters gives them. */
const TOWN = 400;
const BESIDE_KM = 40;
/** From so many thousands of inhabitants on a town that a region lists has houses of its own. */
const OWN_HOUSES = 60;
/** Farther away it is another place of the name. */
const FAR_NAMESAKE_KM = 150;
/** A destination says nothing of its inhabitants, and is known to everybody. */
const DESTINATION = 2_500;
/** Words that say only that a bed is looked for. */
const FILLERS =
  /\b(hotels?|hostels?|motels?|resorts?|stays?|accommodations?|lodging|rooms?|airbnb|b and b|bed and breakfast|cheap|best|luxury|near|around|in|at|the city of|city of|city centre|city center|downtown|island of|islands? near)\b/g;

const isSaidIn = ({ name }: City, typed: string) => foldWords(typed.split(',')[0] ?? '') === foldWords(name);

/** Carmel-by-the-Sea is another name of Monterey beside it, and a town: who looks for a bed means the town. */
function townFirst(found: readonly City[], folded: string): readonly City[] {
  const [first] = found;
  const town = found.find(({ name }) => foldWords(name) === folded);
  if (!first || !town || distanceKm(first.position, town.position) > BESIDE_KM) return found;
  return [town, ...found.filter((each) => each !== town)];
}

const isSaidBy = (name: string, other: string) => name === other || other.startsWith(`${name} and `);

export function createStayNames({ known, cities, entries, placeOf, airports }: StayNameParts): StayPlaces['resolve'] {
  const countryOf = (code: string) => countryNameOf(code) ?? '';
  const parts = indexParts(known, countryOf);
  const byName = new Map(known.flatMap((market) => market.names.map((name) => [name, market] as const)));
  const alsoCalled = new Map(
    entries.flatMap(({ alsoCalled: names, name }) => names.map((each) => [foldWords(each), foldWords(name)] as const)),
  );

  const meant = (market: KnownMarket): MeantPlace => ({ name: market.name, detail: countryOf(market.countryCode) });
  const ofMarket = (market: KnownMarket, folded: string, others: readonly MeantPlace[] = []): Found => ({
    ...{ place: placeAround(market, folded), detail: countryOf(market.countryCode), others },
  });
  const ofPart = (part: Part, name: string): Found => {
    const country = countryOf(part.market.countryCode);
    // La Réunion is in Réunion.
    const isCountry = foldWords(part.market.name).endsWith(foldWords(country));
    const detail = part.market.isRegion || isCountry ? country : `${part.market.name}, ${country}`;
    return { place: placeOfPart(part, name), detail, others: [] };
  };

  /** A city that a region lists among its quarters is that part of the region; a known one is itself. */
  function ofCity(city: City, others: readonly City[], folded: string): Found {
    const market = knownMarketOf(city, known);
    const names = [folded, foldWords(city.name), ...(market?.names ?? [])];
    const population = (market ?? city).population || DESTINATION;
    const also = namesakesOf(names, { population, position: city.position }, others);
    if (market) {
      const village = ofVillage(market, foldWords(city.name));
      return village ?? { ...ofMarket(market, foldWords(city.name), also), detail: detailOf(city) };
    }
    const part = city.population > TOWN ? undefined : partNear(city);
    if (part) {
      const own = placeOf(city);
      // A town of many has more houses than the few that a region has there, and its own feasts; the rates are the region's.
      const market = { ...part.market.market, events: own.market.events };
      const place = city.population < OWN_HOUSES ? placeOfPart(part, city.name) : { ...own, market };
      return { place, detail: detailOf(city), others: also };
    }
    return { place: placeOf(city), detail: detailOf(city), others: also };
  }

  const partNear = (city: City) =>
    oneSpot(parts.get(foldWords(city.name)) ?? []).find(({ quarters }) =>
      quarters.some((quarter) => distanceKm(quarter, city.position) < SAME_TOWN_KM),
    );

  /** What a part is called that was found by `folded`: a side of its comma, the city of its name, else its chief quarter. */
  function nameOf({ quarters }: Part, folded: string, city: City | undefined): string {
    const sides = quarters.flatMap(({ name }) => [name, ...name.split(',').map((side) => side.trim())]);
    const said = sides.find((side) => foldWords(side) === folded);
    return said ?? (city && partNear(city) ? city.name : (middleOf(quarters)?.name ?? ''));
  }

  /** Whether a place is called so, alone or with more words: its town, and not a quarter of that name. */
  const isTownsName = ({ isLand, names }: KnownMarket, folded: string): boolean =>
    !isLand && names.some((name) => `${name} `.startsWith(`${folded} `));

  /** 'St Ives' is what Cornwall's rates are known by, and a town of it. */
  function ofVillage(market: KnownMarket, folded: string): Found | undefined {
    const isWhole = !market.isRegion || isSaidBy(folded, foldWords(market.name)) || isTownsName(market, folded);
    const part = isWhole ? undefined : parts.get(folded)?.find((each) => each.market === market);
    return part && ofPart(part, nameOf(part, folded, undefined));
  }

  function ofName(typed: string): Found {
    const folded = foldWords(typed);
    const named = parts.get(folded) ?? [];
    const [city, ...others] = townFirst(cities.named(typed, MOST_OTHERS), folded);
    const market = byName.get(folded);
    if (city) {
      // 'Oia' is another name of Santorini for who flies there, and a village of it for who sleeps there.
      const isItself = foldWords(city.name) === folded;
      if (market && !isItself) return ofVillage(market, folded) ?? ofMarket(market, folded);
      // Kochi of Kerala, a destination, is meant before the Japanese town.
      const isDouble = market && market.quarters.length > 0 && foldWords(market.name) !== folded;
      if (isDouble && distanceKm(market.position, city.position) > FAR_NAMESAKE_KM)
        return ofMarket(market, folded, namesakesOf([folded], { population: DESTINATION }, [city, ...others]));
      // 'Benidorm, Spain' is the town, and not its old town alone.
      const isOwn = isSaidIn(city, typed) && knownMarketOf(city, known)?.names.includes(foldWords(city.name));
      const isSure = isOwn || (isItself && (city.weight >= WELL_KNOWN || knownMarketOf(city, known)));
      if (named.length === 0 || isSure) return ofCity(city, others, folded);
    }
    // Newcastle is all of Newcastle upon Tyne, and not its City Centre alone; Ubud is more than Ubud centre.
    const town = named[0]?.market;
    const head = foldWords(typed.split(',')[0] ?? '');
    if (town && isTownsName(town, head) && named.every((each) => each.market === town)) {
      const { position, population } = town;
      const towns = city ? [city, ...others] : [];
      return ofMarket(town, head, namesakesOf([folded], { population: population || DESTINATION, position }, towns));
    }
    // Koh Tao is a place of its own, and Samui's list of quarters has it, too.
    const owner = market ?? byName.get(head);
    const isThere = ({ market: other, quarters }: Part) =>
      other === owner || quarters.some((quarter) => owner && distanceKm(quarter, owner.position) < SAME_TOWN_KM);
    if (owner && named.length > 0 && named.every(isThere)) return ofMarket(owner, head);
    const [part, ...more] = oneSpot(named);
    if (part && more.length === 0) {
      // 'Saint-Denis, Réunion' is the town, with its own houses, however its island lists it.
      const town = [city, ...others].find(
        (each) => each && each.population >= OWN_HOUSES && partNear(each)?.market === part.market,
      );
      if (town && part.market.isRegion && isSaidIn(town, typed)) return ofCity(town, [], folded);
      const elsewhere = city && foldWords(city.name) === folded && !partNear(city);
      const found = ofPart(part, nameOf(part, folded, city));
      return { ...found, others: elsewhere ? [meantCity(city)] : [] };
    }
    // Palma is Palma de Mallorca, whose old town is called so, too.
    const isBeside = named.some(({ quarters }) =>
      quarters.some((quarter) => city && distanceKm(quarter, city.position) < SAME_TOWN_KM),
    );
    if (city && isBeside && city.weight >= WELL_KNOWN) return ofCity(city, others, folded);
    if (part) {
      const quarters = named.map((each) => ({ name: middleOf(each.quarters)?.name ?? '', detail: each.market.name }));
      // Richmond is a quarter of three cities, and the capital of Virginia.
      const towns = city ? namesakesOf([folded], { population: DESTINATION }, [city, ...others]) : [];
      const choices = [...towns, ...quarters];
      return { detail: '', others: choices.slice(0, MOST_OTHERS) };
    }
    const called = market ?? byName.get(alsoCalled.get(folded) ?? '');
    return called ? ofMarket(called, folded) : { detail: '', others: [] };
  }

  /** The places of a country: what is known of it, the great first, and where that is little its towns. */
  function ofCountry(code: string): Found {
    const own = known
      .filter(({ countryCode, key }) => countryCode === code && key !== '')
      .sort(
        (one, other) =>
          Number(other.quarters.length > 0) - Number(one.quarters.length > 0) ||
          other.propertyCount - one.propertyCount,
      );
    const [only, ...more] = own;
    if (only?.isRegion && more.length === 0) return ofMarket(only, '');
    const towns = cities.largest(code, Math.max(0, FEWEST_OTHERS - own.length));
    const places = [...own.map(meant), ...towns.map(meantCity)];
    return { detail: '', others: distinct(places), region: countryOf(code) };
  }

  const distinct = (places: readonly MeantPlace[]) =>
    places
      // 'Naples and Pompeii' is offered, and not Naples beside it.
      .filter(({ name }, at) => places.findIndex((each) => isSaidBy(foldWords(name), foldWords(each.name))) === at)
      .slice(0, MOST_OTHERS);

  function ofRegion({ name, places }: { name: string; places: readonly string[] }): Found {
    const first = places.map(ofName);
    const countries = first.flatMap(({ place }) => (place ? [place.countryCode] : []));
    // Bayeux of Normandy is in France: a town alone in its country is looked for in that of the others.
    const found = places.map((each, at): Found => {
      const code = first[at]?.place?.countryCode;
      const counts = countries.map((own) => countries.filter((other) => other === own).length);
      const main = countries[counts.indexOf(Math.max(...counts))];
      if (!code || !main || code === main || countries.filter((other) => other === code).length > 1)
        return first[at] as Found;
      const there = ofName(`${each}, ${countryOf(main)}`);
      return there.place ? there : (first[at] as Found);
    });
    const [only] = found;
    if (found.length === 1 && only?.place) return only;
    const whole = partsTogether(name, found);
    if (whole) return whole;
    const others = found.flatMap(({ place, detail }) => (place ? [{ name: place.name, detail }] : []));
    return { detail: '', others: distinct(others), region: name };
  }

  function ofArea(typed: string): Found | undefined {
    const folded = foldWords(typed);
    const region = regionsByName.get(folded);
    const [head = '', ...rest] = typed.split(',');
    const isRegionOf = rest.length > 0 && countriesByName().has(foldWords(rest.at(-1) ?? ''));
    const within = isRegionOf ? regionsByName.get(foldWords(head)) : undefined;
    // Cape Cod is a region of towns, and one place with all of them.
    const land = byName.get(foldWords(head));
    const isThere = within || region || foldWords(countryOf(land?.countryCode ?? '')) === foldWords(rest.at(-1) ?? '');
    if (land?.isLand && isThere && foldWords(land.name) === foldWords(head)) return ofMarket(land, foldWords(head));
    if (region) return ofRegion(region);
    // 'Lake Garda, Italy' is no other name of Verona, by whose airport one gets there.
    const isTownThere = () => cities.named(typed, 3).some(({ name }) => foldWords(name) === foldWords(head));
    if (within && !isTownThere()) return ofRegion(within);
    const code = countriesByName().get(folded);
    if (code === undefined || byName.has(folded)) return undefined;
    // Singapore and Monaco are countries, and one place: in every language.
    const state = byName.get(foldWords(countryOf(code)));
    if (state) return ofMarket(state, folded);
    // Djibouti, San Marino and Gibraltar are towns of their country's name.
    const capital = cities.named(typed, 1)[0];
    const isTown = capital?.countryCode === code && foldWords(capital.name) === folded;
    return isTown ? undefined : ofCountry(code);
  }

  const isAnswer = ({ place, others }: Found) => place !== undefined || others.length > 0;
  const airportPlace = createAirportPlaces({ airports, cities, placeOf, marketOf: (folded) => byName.get(folded) });
  const isOwnName = (folded: string) =>
    byName.has(folded) || parts.has(folded) || cities.named(folded, 3).some(({ name }) => foldWords(name) === folded);
  function ofAirport(typed: string): Found | undefined {
    const found = airportPlace(typed, isOwnName);
    return found && { ...found, others: [] };
  }
  const alike = createStayAlike({ known, cities });
  /** A part of a place, or a region, with a word that is only said of it; a name that is known whole is left as it is. */
  function ofPlainName(typed: string): Found | undefined {
    const [head = '', ...rest] = typed.split(',');
    const folded = foldWords(head);
    const plain = isOwnName(folded) || regionsByName.has(folded) ? undefined : plainName(folded);
    if (plain === undefined || !(parts.has(plain) || byName.has(plain) || regionsByName.has(plain))) return undefined;
    return find([plain, ...rest].join(','));
  }
  const sights = createSightPlaces({ known, cities, placeOf });
  const ofSight = (place: StayPlace | undefined): Found | undefined => {
    if (!place) return undefined;
    const country = countryOf(place.countryCode);
    return { place, detail: place.isRegion ? country : `${place.town}, ${country}`, others: [] };
  };
  function find(typed: string): Found {
    const [head = ''] = typed.split(',');
    const quarter = quartersByOtherName.get(foldWords(head));
    if (quarter) return find(quarter);
    const found =
      ofArea(typed) ?? ofSight(sights.said(foldWords(head))) ?? ofPlainName(typed) ?? ofAirport(typed) ?? ofName(typed);
    return isAnswer(found) ? found : (ofSight(sights.famous(foldWords(head))) ?? found);
  }

  function understand(typed: string): Found {
    const found = find(typed);
    if (isAnswer(found)) return found;
    const bare = foldWords(typed).replace(FILLERS, ' ').replace(/ +/g, ' ').trim();
    const again = bare === foldWords(typed) || bare.length < 2 ? found : find(bare.replace(/^the /, ''));
    if (isAnswer(again)) return again;
    const begun = cities.find(typed, MOST_OTHERS);
    // The country behind a comma says where to look.
    const slips = typed.toLowerCase().replace(FILLERS, ' ').trim();
    return { detail: '', others: begun.length > 0 ? begun.map(meantCity) : alike(slips) };
  }

  return (typed) => {
    const latin = latinOf(typed);
    const found = understand(typed);
    // 'Шереметьево' is spelt nearly as nothing, and written as it is said.
    return toldApart(latin === undefined || found.place ? found : understand(latin));
  };
}
