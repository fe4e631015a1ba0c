import { createAirportCatalogue } from '../../airport/airport-catalogue';
import { anAirport } from '../flight.fake';
import { seasonCurveOf } from './season.model';

const { airports, areas, airportsOf } = createAirportCatalogue();
const curveAt = (code: string) => seasonCurveOf(airportsOf(code)[0]!);
const dearestMonth = (code: string) => curveAt(code).indexOf(Math.max(...curveAt(code))) + 1;

test('every airport of the world has twelve factors of its year, none far from an ordinary month', () => {
  for (const airport of airports) {
    const curve = seasonCurveOf(airport);
    expect(curve).toHaveLength(12);
    expect(Math.min(...curve)).toBeGreaterThan(0.5);
    expect(Math.max(...curve)).toBeLessThan(2);
  }
});

test('all airports of a city have the same year, so that none is the cheapest on some days alone', () => {
  for (const { iataCode, airports: some } of areas)
    expect([iataCode, new Set(some.map((airport) => JSON.stringify(seasonCurveOf(airport)))).size]).toEqual([
      iataCode,
      1,
    ]);
});

test.each([
  ['a northern city in summer', 'BER', 7],
  ['a southern city at Christmas', 'SYD', 12],
  ['an island to swim at in summer', 'PMI', 7],
  ['the Alps in February', 'INN', 2],
])('%s is dearest: %s', (_what, code, month) => expect(dearestMonth(code)).toBe(month));

test("an airport's own year counts before its country's", () => {
  expect(curveAt('CTS')).not.toEqual(curveAt('HND'));
  expect(curveAt('CTS')).toEqual(curveAt('INN'));
});

test("a country's year counts before its half of the globe", () => {
  expect(curveAt('SIN')).toEqual(curveAt('BOG'));
  expect(curveAt('SIN')).not.toEqual(curveAt('BER'));
});

test('elsewhere the equator belongs to the north', () => {
  const at = (latitude: number) =>
    seasonCurveOf(anAirport('XXX', { countryCode: 'XX', position: { latitude, longitude: 0 } }));
  expect(at(0)).toEqual(curveAt('BER'));
  expect(at(-0.1)).toEqual(curveAt('SYD'));
});
