/** The airports of the world, read from the joined file, and what is looked up in them. */
import type { Airport, MetropolitanArea } from './airport.model';
import { type AirportIndex, buildAirportIndex } from './airport-index.model';
import joined from './airports.json' with { type: 'json' };
import { metropolitanCodes } from './metropolitan.model';

type Row = [string, string, string, string, number, number, number, number, string?];

/** Airports by code, metropolitan areas by code, and `airportsOf` for either: one airport, or all of an area. */
export type AirportCatalogue = {
  airports: readonly Airport[];
  areas: readonly MetropolitanArea[];
  airportsOf(iataCode: string): readonly Airport[];
  areaOf(iataCode: string): MetropolitanArea | undefined;
};

/** Loads the catalogue; about 20 ms. */
export function createAirportCatalogue(): AirportCatalogue {
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const airports = (joined.airports as Row[]).map(
    ([iataCode, name, cityName, countryCode, zone, latitude, longitude, weight, otherNames]): Airport => ({
      iataCode,
      name,
      cityName,
      countryCode,
      countryName: countries.of(countryCode) ?? countryCode,
      timeZone: joined.zones[zone] ?? 'UTC',
      position: { latitude, longitude },
      weight,
      otherNames: otherNames?.split('|') ?? [],
    }),
  );
  const byCode = new Map(airports.map((airport) => [airport.iataCode, airport]));
  const areas = metropolitanCodes.map(({ airports: codes, ...area }): MetropolitanArea => {
    const members = codes.flatMap((code) => byCode.get(code) ?? []).sort((a, b) => b.weight - a.weight);
    const { countryCode = '', countryName = '' } = members[0] ?? {};
    return { ...area, countryCode, countryName, airports: members };
  });
  const areaByCode = new Map(areas.map((area) => [area.iataCode, area]));
  return {
    airports,
    areas,
    areaOf: (iataCode) => areaByCode.get(iataCode),
    airportsOf(iataCode) {
      const airport = byCode.get(iataCode);
      return airport ? [airport] : (areaByCode.get(iataCode)?.airports ?? []);
    },
  };
}

/** The suggestion index over the whole catalogue: what the service and the benchmark use. */
export function createAirportIndex(catalogue: AirportCatalogue = createAirportCatalogue()): AirportIndex {
  return buildAirportIndex(catalogue.airports, catalogue.areas);
}
