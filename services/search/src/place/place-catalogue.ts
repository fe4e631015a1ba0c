/** The places of the world that are known by name: cities with every name people have for them, and the destinations. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { distanceKm, foldWords, type Position } from '@sojourn/travel';
import { countryCodeOf } from '@sojourn/travel/wishes';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import { groupBy } from '../group-by.model';
import joined from './cities.json' with { type: 'json' };
import cityNames from './city-names.json' with { type: 'json' };
import { buildCityIndex, type City, type CityIndex } from './place.model';

type Row = [string, string, number, number, number, number, string?];
type NameRow = [code: string, city: string, country: string, otherNames: string];

/** A destination is what people mean before any town of its name; in thousands of inhabitants. */
const DESTINATION_WEIGHT = 20_000;
/** What a name in one more language is worth, in thousands of inhabitants: Valencia is in Spain before Venezuela. */
const FAME = 150;

const SAME_CITY_KM = 8;
const WITHIN_REACH_KM = 250;

const keyOf = (name: string, country: string) => `${foldWords(name)} ${country}`;

/** Loads the cities and puts the destinations among them; about 200 ms. */
export function createCityIndex(entries: readonly CatalogueEntry[], airports: AirportCatalogue): CityIndex {
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const nameOf = (country: string) => countries.of(country) ?? country;
  const others = new Map(
    (cityNames.cities as NameRow[]).map(([, city, country, names]) => [keyOf(city, country), names.split('|')]),
  );
  const named = new Set<string>();
  const rows = joined.cities as Row[];
  const places = groupBy(rows, ([name]) => foldWords(name));
  // What lies within reach of a city is found by it where it is no city itself: Bath is not Bristol.
  const isElsewhere = (name: string, at: Position) =>
    (places.get(foldWords(name)) ?? []).some(([, , , latitude, longitude]) => {
      const km = distanceKm({ latitude, longitude }, at);
      return km > SAME_CITY_KM && km < WITHIN_REACH_KM;
    });
  const cities = rows.map(([name, countryCode, zone, latitude, longitude, population, stateName]): City => {
    const key = keyOf(name, countryCode);
    // Of two of one name in a country the larger has the other names: rows begin with the largest.
    const known = named.has(key) ? [] : (others.get(key) ?? []);
    const otherNames = known.filter((other) => !isElsewhere(other, { latitude, longitude }));
    if (others.has(key)) named.add(key);
    return {
      name,
      countryCode,
      countryName: nameOf(countryCode),
      ...(stateName && { stateName }),
      position: { latitude, longitude },
      timeZone: joined.zones[zone] ?? 'UTC',
      population,
      weight: population + FAME * known.length,
      otherNames,
    };
  });
  // What has names and an airport, and is no city of the list: islands, resorts.
  const remote = (cityNames.cities as NameRow[]).flatMap(([code, name, countryCode, names]): City[] => {
    const airport = airports.airportsOf(code)[0];
    if (named.has(keyOf(name, countryCode)) || !airport) return [];
    const { position, timeZone } = airport;
    const otherNames = names.split('|');
    const weight = FAME * otherNames.length;
    return [
      { name, countryCode, countryName: nameOf(countryCode), position, timeZone, population: 10, weight, otherNames },
    ];
  });
  // Chamonix is in France, though its airport is in Switzerland.
  const codes = new Map(cities.map(({ countryName, countryCode }) => [countryName, countryCode]));
  const destinations = entries.map(({ name, country, position, airportCode }): City => {
    const { timeZone = 'UTC' } = airports.airportsOf(airportCode)[0] ?? {};
    const countryCode = codes.get(country) ?? countryCodeOf(country) ?? '';
    const population = 0;
    return {
      name,
      countryCode,
      countryName: country,
      position,
      timeZone,
      population,
      weight: DESTINATION_WEIGHT,
      otherNames: [],
    };
  });
  return buildCityIndex([...destinations, ...cities, ...remote]);
}
