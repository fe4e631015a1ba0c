import { distanceKm, foldWords } from '@sojourn/travel';
import { countryCodeOf } from '@sojourn/travel/countries';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from './place-catalogue';
import { createClockOf, worldSights } from './world-sights';

const cities = createCityIndex(destinationCatalogue, createAirportCatalogue());
/** Svalbard and the Outback lie so far from any town that is known; a sign that is missing is farther. */
const MOST_KM = 900;

test('has every sight near a town of the country under which it is written down', () => {
  const towns = new Map<string, ReturnType<typeof cities.largest>>();
  const far = worldSights.filter(({ where, position }) => {
    const code = countryCodeOf(where.split(', ').at(-1) ?? '');
    if (code === undefined) return false;
    if (!towns.has(code)) towns.set(code, cities.largest(code, Infinity));
    const own = towns.get(code) ?? [];
    return own.length > 0 && !own.some((town) => distanceKm(town.position, position) < MOST_KM);
  });
  expect(far.map(({ name }) => name)).toEqual([]);
});

test('writes down a sight once in a country', () => {
  const keys = worldSights.map(({ name, where }) => foldWords(`${name} ${where}`));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('gives a sight the clock of its side of the border', () => {
  const clockOf = createClockOf(cities);
  const at = (where: string, latitude: number, longitude: number) =>
    clockOf({ name: '', otherNames: [], where, position: { latitude, longitude } });
  expect(at('Argentina', -25.69, -54.44)).toBe('America/Argentina/Buenos_Aires');
  expect(at('Brazil', -25.69, -54.44)).toBe('America/Sao_Paulo');
  expect(at('Utah, United States', 37.27, -112.95)).toBe('America/Denver');
});
