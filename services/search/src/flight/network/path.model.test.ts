import { distanceKm, type Position } from '@sojourn/travel';
import fc from 'fast-check';
import { createAirportCatalogue } from '../../airport/airport-catalogue';
import { flownKm } from './path.model';

const { airportsOf } = createAirportCatalogue();
const at = (code: string): Position => airportsOf(code)[0]!.position;
const way = (from: Position, to: Position) => ({ from, to, km: distanceKm(from, to) });
const longer = (country: string, from: string, to: string) => {
  const { km, ...ends } = way(at(from), at(to));
  return flownKm(country, { ...ends, km }) / km;
};

test.each([
  { what: 'Helsinki and Tokyo, most of all', country: 'FI', from: 'HEL', to: 'HND', least: 1.3, most: 1.6 },
  { what: 'Paris and Tokyo', country: 'FR', from: 'CDG', to: 'HND', least: 1.1, most: 1.4 },
  { what: 'London and Delhi hardly', country: 'GB', from: 'LHR', to: 'DEL', least: 1, most: 1.1 },
  { what: 'New York and Seoul a little', country: 'US', from: 'JFK', to: 'ICN', least: 1.034, most: 1.036 },
])('western carriers fly round Russia: $what', ({ country, from, to, least, most }) => {
  expect(longer(country, from, to)).toBeGreaterThanOrEqual(least);
  expect(longer(country, from, to)).toBeLessThan(most);
});

test.each([
  { what: 'carriers that Russia lets through', country: 'CN', from: 'CDG', to: 'PEK' },
  { what: 'ways that do not touch Russia', country: 'GB', from: 'LHR', to: 'JFK' },
  { what: 'ways within Europe', country: 'FI', from: 'HEL', to: 'IST' },
  { what: 'ways over the Gulf', country: 'SG', from: 'SIN', to: 'LHR' },
])('the straight way is open to $what', ({ country, from, to }) => expect(longer(country, from, to)).toBe(1));

test('ways under 3,000 km stay as they are, whoever flies', () => {
  const [from, to] = [
    { latitude: 60, longitude: 35 },
    { latitude: 60, longitude: 90 },
  ];
  expect(flownKm('FI', { from, to, km: 2_999 })).toBe(2_999);
  expect(flownKm('FI', { from, to, km: 3_000 })).toBeGreaterThan(3_000);
});

const position = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

test('no way is shorter than the great circle, and back it is as long', () => {
  fc.assert(
    fc.property(fc.constantFrom('FI', 'US', 'CN'), position, position, (country, from, to) => {
      const there = flownKm(country, way(from, to));
      expect(there).toBeGreaterThanOrEqual(distanceKm(from, to));
      expect(flownKm(country, way(to, from))).toBeCloseTo(there, 3);
    }),
  );
});
