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
  ['Helsinki and Tokyo, most of all', 'FI', 'HEL', 'HND', 1.4, 1.8],
  ['Paris and Tokyo', 'FR', 'CDG', 'HND', 1.1, 1.4],
  ['London and Delhi hardly', 'GB', 'LHR', 'DEL', 1, 1.1],
  ['New York and Seoul a little, over the Pacific', 'US', 'JFK', 'ICN', 1.034, 1.036],
])('western carriers fly round Russia: %s', (_what, country, from, to, least, most) => {
  expect(longer(country, from, to)).toBeGreaterThanOrEqual(least);
  expect(longer(country, from, to)).toBeLessThan(most);
});

test.each([
  ['carriers that Russia lets through', 'CN', 'CDG', 'PEK'],
  ['ways that do not touch Russia', 'GB', 'LHR', 'JFK'],
  ['ways within Europe', 'FI', 'HEL', 'IST'],
  ['ways over the Gulf', 'SG', 'SIN', 'LHR'],
])('the straight way is open to %s', (_what, country, from, to) => expect(longer(country, from, to)).toBe(1));

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
