import { distanceKm } from '@sojourn/travel';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from './place-catalogue';
import { sightsOf } from './sight-catalogue';
import sightRows from './sights.json' with { type: 'json' };

const cities = createCityIndex(destinationCatalogue, createAirportCatalogue());
const entries = destinationCatalogue;
/** Day trips go so far, and some destinations are as wide. */
const MOST_KM = 600;

test('writes down sights of places of the catalogue alone', () => {
  const names = new Set(entries.map(({ name }) => name));
  expect(Object.keys(sightRows.sights).filter((name) => !names.has(name))).toEqual([]);
});

test('has each sight where its place is, once, with a clock', () => {
  const sights = sightsOf({ entries, cities, quartersOf: () => [] });
  const positions = new Map(entries.map(({ name, country, position }) => [`${name}, ${country}`, position]));
  const far = sights.filter(({ town, position }) => distanceKm(positions.get(town) ?? position, position) > MOST_KM);
  expect(far.map(({ name }) => name)).toEqual([]);
  expect(new Set(sights.map(({ id }) => id)).size).toBe(sights.length);
  expect(sights.length).toBeGreaterThan(1_000);
  expect(sights.every(({ timeZone }) => timeZone.includes('/'))).toBe(true);
});

test('holds most of what is written down of a city to 30 km of its middle', () => {
  const written = sightsOf({
    entries: entries.map((entry) => ({ ...entry, activities: [] })),
    cities,
    quartersOf: () => [],
  });
  const positions = new Map(entries.map(({ name, country, position }) => [`${name}, ${country}`, position]));
  const far = written.filter(({ town, position }) => distanceKm(positions.get(town) ?? position, position) > 30);
  // A day away, and named with the city: the Great Wall, all of Niagara, the Taj Mahal, the Golden Circle, …
  expect(far.length).toBeLessThan(written.length * 0.06);
});

test('knows the quarters of a place', () => {
  const quartersOf = (place: string) =>
    place === 'Rome' ? [{ name: 'Prati', latitude: 41.907, longitude: 12.464, weight: 1, reachKm: 0.4 }] : [];
  expect(sightsOf({ entries, cities, quartersOf })).toContainEqual(
    expect.objectContaining({ name: 'Prati', town: 'Rome, Italy', timeZone: 'Europe/Rome' }),
  );
});
