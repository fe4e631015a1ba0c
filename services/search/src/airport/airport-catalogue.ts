/** The airports of the world, read from the joined file, and what is looked up in them. */
import { foldWords } from '@sojourn/travel';
import type { Airport, MetropolitanArea } from './airport.model';
import { stayRegions } from '../hotel/region-catalogue';
import cityNames from '../place/city-names.json' with { type: 'json' };
import { type AirportIndex, buildAirportIndex } from './airport-index.model';
import joined from './airports.json' with { type: 'json' };
import { codeOfToday, formerCodesOf } from './former-codes';
import { degreesByAirport, thousandPassengers } from './importance.model';
import { metropolitanCodes } from './metropolitan.model';
import openflights from './openflights/degrees.json' with { type: 'json' };
import regions from './regions.json' with { type: 'json' };
import type { AirportRegion } from './search-place.model';
import sights from './sights.json' with { type: 'json' };

type Row = [string, string, string, string, number, number, number, number, string?, string?];
type NameRow = [code: string, city: string, country: string, otherNames: string];
type RegionRow = [name: string, codes: string, otherNames: string];

/** What else people type to get to an airport or area, by its code: other names, and the cities it is the airport of. */
function otherNamesByCode(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [code, city, , others] of cityNames.cities as NameRow[]) {
    names.set(code, [...(names.get(code) ?? []), city, ...others.split('|')]);
  }
  return names;
}

/** Regions and countries, and the sights and small islands that have no airport of their own. */
const namedRegions = [...(regions.regions as RegionRow[]), ...(sights.sights as RegionRow[])].map(
  ([name, codes, otherNames]): AirportRegion => ({
    name,
    codes: codes.split(' '),
    otherNames: otherNames === '' ? [] : otherNames.split('|'),
  }),
);
const codesByName = new Map(
  namedRegions.flatMap(({ name, codes, otherNames }) =>
    [name, ...otherNames].map((each) => [foldWords(each), codes] as const),
  ),
);

/** Areas in which people stay, by those of their names that no region above has: to its airports where it has none of its own. */
const stayedIn = stayRegions.flatMap(({ names, airports }): AirportRegion[] => {
  const codes = airports ?? names.map((each) => codesByName.get(foldWords(each))).find((each) => each !== undefined);
  const [name, ...otherNames] = names.filter((each) => !codesByName.has(foldWords(each)));
  return codes && name !== undefined ? [{ name, codes, otherNames }] : [];
});

/** Every area that is no town, with the airports that one flies to. */
export const regionsOfAirports: readonly AirportRegion[] = [...namedRegions, ...stayedIn];

/** Airports by code, metropolitan areas by code, and `airportsOf` for either: one airport, or all of an area. */
export type AirportCatalogue = {
  airports: readonly Airport[];
  areas: readonly MetropolitanArea[];
  airportsOf(iataCode: string): readonly Airport[];
  areaOf(iataCode: string): MetropolitanArea | undefined;
  /** The code that an airport goes by today: KTI for PNH. */
  codeInUse(iataCode: string): string;
};

/** Loads the catalogue; about 20 ms. */
export function createAirportCatalogue(): AirportCatalogue {
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const degrees = degreesByAirport(openflights.degrees);
  const others = otherNamesByCode();
  const namesOf = (code: string, cityName: string) => (others.get(code) ?? []).filter((name) => name !== cityName);
  const airports = (joined.airports as Row[]).map(
    ([
      iataCode,
      name,
      cityName,
      countryCode,
      zone,
      latitude,
      longitude,
      published,
      stateName = '',
      former,
    ]): Airport => ({
      iataCode,
      name,
      cityName,
      countryCode,
      countryName: countries.of(countryCode) ?? countryCode,
      timeZone: joined.zones[zone] ?? 'UTC',
      position: { latitude, longitude },
      weight: thousandPassengers(published, degrees.get(iataCode) ?? 0),
      otherNames: [
        ...new Set([...namesOf(iataCode, cityName), ...(former?.split('|') ?? []), ...formerCodesOf(iataCode)]),
      ],
      ...(stateName && { stateName }),
    }),
  );
  const byCode = new Map(airports.map((airport) => [airport.iataCode, airport]));
  const areas = metropolitanCodes.map(({ airports: codes, ...area }): MetropolitanArea => {
    const members = codes.flatMap((code) => byCode.get(code) ?? []).sort((a, b) => b.weight - a.weight);
    const { countryCode = '', countryName = '' } = members[0] ?? {};
    const otherNames = namesOf(area.iataCode, area.cityName);
    return { ...area, countryCode, countryName, airports: members, otherNames };
  });
  const areaByCode = new Map(areas.map((area) => [area.iataCode, area]));
  const codeInUse = (code: string) => (byCode.has(code) || areaByCode.has(code) ? code : codeOfToday(code));
  return {
    airports,
    areas,
    areaOf: (iataCode) => areaByCode.get(iataCode),
    airportsOf(iataCode) {
      const code = codeInUse(iataCode);
      const airport = byCode.get(code);
      return airport ? [airport] : (areaByCode.get(code)?.airports ?? []);
    },
    codeInUse,
  };
}

/** The suggestion index over the whole catalogue: what the service and the benchmark use. */
export function createAirportIndex(catalogue: AirportCatalogue = createAirportCatalogue()): AirportIndex {
  return buildAirportIndex(catalogue.airports, catalogue.areas, regionsOfAirports);
}
