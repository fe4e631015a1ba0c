import { airportSuggestionSchema } from '@sojourn/contracts';
import { distanceKm } from '@sojourn/travel';
import fc from 'fast-check';
import { anAirport } from '../flight/flight.fake';
import { type Airport, busierAirports, nearestAirport, suggestionOfAirport, suggestionOfArea } from './airport.model';

const heathrow = anAirport('LHR', { name: 'London Heathrow Airport', cityName: 'London' });
// 0.36 degrees along the equator are 40.03 km.
const at = (longitude: number) => ({ latitude: 0, longitude });

describe('the airport to start from', () => {
  const small = anAirport('SML', { weight: 1_000, position: at(0) });
  const big = (longitude: number) =>
    anAirport('BIG', { weight: 10_000, position: at(longitude), cityName: small.cityName });

  test('is worth 40 km more with ten times the passengers', () => {
    expect(nearestAirport([small, big(0.359)], at(0)).airport.iataCode).toBe('BIG');
    expect(nearestAirport([small, big(0.36)], at(0)).airport.iataCode).toBe('SML');
    expect(nearestAirport([big(0.36), small], at(0)).airport.iataCode).toBe('SML');
  });

  test('is the first of two that are alike, with its distance', () => {
    const found = nearestAirport([small, { ...small, iataCode: 'TWN' }], at(1));
    expect(found.airport.iataCode).toBe('SML');
    expect(found.distanceKm).toBeCloseTo(111.19, 1);
  });

  const position = fc.record({
    latitude: fc.integer({ min: -90, max: 90 }),
    longitude: fc.integer({ min: -180, max: 180 }),
  });
  const some = fc.array(fc.record({ position, weight: fc.integer({ min: 1, max: 1e5 }) }), {
    minLength: 1,
    maxLength: 30,
  });

  test('is the one that pulls most, wherever all of them lie', () => {
    fc.assert(
      fc.property(some, position, (airports, place) => {
        const all = airports.map((each, at) => anAirport(`A${at}`, { ...each, cityName: 'Town' }));
        const pullOf = (each: Airport) => Math.log10(each.weight) - distanceKm(place, each.position) / 40;
        expect(pullOf(nearestAirport(all, place).airport)).toBe(Math.max(...all.map(pullOf)));
      }),
    );
  });

  test('is the place’s own when the other is another town’s and 30 km farther', () => {
    const own = (more: Partial<Airport> = {}) =>
      anAirport('OWN', { cityName: 'Isle', weight: 100, position: at(0), ...more });
    const other = (longitude: number, cityName = 'Town') =>
      anAirport('OTH', { cityName, weight: 90_000, position: at(longitude) });
    const start = (...airports: Airport[]) => nearestAirport(airports, at(0)).airport.iataCode;
    expect(start(own(), other(0.28))).toBe('OWN');
    expect(start(own(), other(0.26))).toBe('OTH');
    expect(start(own(), other(0.28, 'Isle'))).toBe('OTH');
    expect(start(own({ weight: 49 }), other(0.28))).toBe('OTH');
    expect(start(own({ position: at(-0.23) }), other(0.6))).toBe('OTH');
  });

  test('must be chosen among some', () => {
    expect(() => nearestAirport([], at(0))).toThrow(new RangeError('There is no airport to choose from.'));
  });
});

describe('the airports instead of a small one', () => {
  const small = anAirport('SML', { weight: 100, position: at(0) });
  const near = (code: string, longitude: number, weight: number) =>
    anAirport(code, { weight, position: at(longitude) });

  test('are the three that pull most', () => {
    const others = [near('FAR', 2, 90_000), near('MID', 1, 9_000), near('NXT', 0.3, 900), near('WEE', 0.9, 500)];
    expect(busierAirports([small, ...others], small).map(({ iataCode }) => iataCode)).toEqual(['NXT', 'MID', 'WEE']);
  });

  test('leave out what is hardly busier or lies 250 km away', () => {
    expect(busierAirports([small, near('AAA', 0.3, 399), near('BBB', 2.3, 90_000)], small)).toEqual([]);
    expect(busierAirports([small, near('AAA', 0.3, 400), near('BBB', 2.2, 90_000)], small)).toHaveLength(2);
  });
});

describe('a suggestion', () => {
  test('of an airport', () => {
    const suggestion = suggestionOfAirport(heathrow);
    expect(airportSuggestionSchema.safeParse(suggestion).success).toBe(true);
    expect(suggestion).toEqual({
      id: 'airport-LHR',
      kind: 'airport',
      iataCode: 'LHR',
      name: 'London Heathrow Airport',
      address: { cityName: 'London', countryName: 'United Kingdom' },
    });
  });

  test('of a metropolitan area', () => {
    const area = { iataCode: 'LON', cityName: 'London', countryCode: 'GB', countryName: 'United Kingdom' };
    expect(suggestionOfArea({ ...area, airports: [heathrow], otherNames: [] })).toEqual({
      id: 'city-LON',
      kind: 'city',
      iataCode: 'LON',
      name: 'London, all airports',
      address: { cityName: 'London', countryName: 'United Kingdom' },
    });
  });
});
