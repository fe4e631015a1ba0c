/** The places of the world that are known by name: the larger cities, and the curated destinations. */
import type { CatalogueEntry } from '@sojourn/contracts';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import joined from './cities.json' with { type: 'json' };
import { buildCityIndex, type City, type CityIndex } from './place.model';

type Row = [string, string, number, number, number, number];

/** A destination is what people mean before any town of its name; in thousands of inhabitants. */
const DESTINATION_WEIGHT = 20_000;

/** Loads the cities and puts the destinations among them; about 150 ms. */
export function createCityIndex(entries: readonly CatalogueEntry[], airports: AirportCatalogue): CityIndex {
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const cities = (joined.cities as Row[]).map(([name, country, zone, latitude, longitude, weight]): City => ({
    name,
    countryName: countries.of(country) ?? country,
    position: { latitude, longitude },
    timeZone: joined.zones[zone] ?? 'UTC',
    weight,
  }));
  const destinations = entries.map(({ name, country, position, airportCode }): City => {
    const timeZone = airports.airportsOf(airportCode)[0]?.timeZone ?? 'UTC';
    return { name, countryName: country, position, timeZone, weight: DESTINATION_WEIGHT };
  });
  return buildCityIndex([...destinations, ...cities]);
}
