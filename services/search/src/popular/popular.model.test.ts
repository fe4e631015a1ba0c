import fc from 'fast-check';
import { distanceKm } from '@sojourn/travel';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { exploredDays } from '../explore/explore.model';
import { createRanking, isInSeason, monthsOfDays, priceRangeOf } from './popular.model';

const catalogue = createAirportCatalogue();
const gatewayOf = (code: string) => {
  const [airport] = catalogue.airportsOf(code);
  return airport && { position: airport.position, passengers: airport.weight / 1_000 };
};
const rankedFrom = createRanking(destinationCatalogue, gatewayOf);
const positionOf = (code: string) => catalogue.airportsOf(code)[0]!.position;
const orderFrom = (code: string) => rankedFrom(positionOf(code)).map(({ entry }) => entry.id);

const home = { latitude: 0, longitude: 0 };
/** A place so many degrees to the east along the equator: 111 km each. */
const place = (id: string, made: { degrees?: number; offside?: number; airportCode?: string; rating?: number }) => {
  const { degrees = 9, offside = 0, airportCode = id, rating = 4.5 } = made;
  return { id, airportCode, rating, degrees, position: { latitude: offside, longitude: degrees } };
};
function scoresOf(places: ReturnType<typeof place>[], passengers: Record<string, number> = {}) {
  const rank = createRanking(places, (code) => {
    const found = places.find(({ airportCode }) => airportCode === code);
    return found && { position: { latitude: 0, longitude: found.degrees }, passengers: passengers[code] ?? 20 };
  });
  return rank(home).map(({ entry, popularityScore }) => [entry.id, popularityScore]);
}

describe('how popular a place is', () => {
  test('grows with who flies there and how well it is rated, and falls with the distance', () => {
    expect(scoresOf([place('small', {}), place('great', {})], { small: 2, great: 120 })).toEqual([
      ['great', 69],
      ['small', 16],
    ]);
    expect(scoresOf([place('good', { rating: 4.2 }), place('loved', { rating: 4.9 })])).toEqual([
      ['loved', 56],
      ['good', 35],
    ]);
    expect(scoresOf([place('far', { degrees: 72 }), place('near', { degrees: 18 })])).toEqual([
      ['near', 44],
      ['far', 22],
    ]);
  });

  test('falls with the way from its airport', () => {
    expect(scoresOf([place('apart', { offside: 2 }), place('city', { offside: 0.3 })])).toEqual([
      ['city', 44],
      ['apart', 25],
    ]);
  });

  test('is not asked of what is reached by land, nor where no airport is known', () => {
    expect(scoresOf([place('next-door', { degrees: 1.5 }), place('flown', { degrees: 2 })])).toEqual([['flown', 44]]);
    expect(createRanking([place('nowhere', {})], () => undefined)(home)).toEqual([]);
  });

  test('names of one airport the most popular place, and of equals the first by its name', () => {
    const one = { airportCode: 'AAA' };
    expect(scoresOf([place('b', one), place('a', one), place('liked', { ...one, rating: 4.8 })])).toEqual([
      ['liked', 53],
    ]);
    expect(scoresOf([place('b', {}), place('a', {})]).map(([id]) => id)).toEqual(['a', 'b']);
  });

  test.each([
    ['LHR', ['paris', 'rome', 'barcelona', 'istanbul']],
    ['JFK', ['chicago', 'miami', 'toronto', 'mexico-city']],
    ['SYD', ['melbourne', 'tokyo', 'singapore']],
    ['DEL', ['dubai', 'bangkok', 'tokyo', 'singapore']],
  ])('is highest from %s where people go: %j', (from, expected) => {
    expect(orderFrom(from).slice(0, 10)).toEqual(expect.arrayContaining(expected));
  });

  test('is from 0 to 100, in order, of each airport once and never of one near by', () => {
    fc.assert(
      fc.property(fc.constantFrom(...catalogue.airports), ({ position }) => {
        const found = rankedFrom(position);
        const scores = found.map(({ popularityScore }) => popularityScore);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
        expect(scores.every((score) => Number.isInteger(score) && score >= 0 && score <= 100)).toBe(true);
        const codes = found.map(({ entry }) => entry.airportCode);
        expect(new Set(codes).size).toBe(codes.length);
        expect(codes.every((code) => distanceKm(position, positionOf(code)) >= 200)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  [[12, 1], true],
  [[1, 2, 3], true],
  [[2, 3, 4], false],
  [[5, 6, 7, 8, 9, 10, 11], false],
])('with %j as best months a place is in season in November: %s', (bestMonths, expected) => {
  expect(isInSeason({ bestMonths }, '2026-11-23')).toBe(expected);
});

test('days are told by their months, of which the first and the last are not whole', () => {
  const months = monthsOfDays(exploredDays({ nights: 7 }, '2026-11-23'));
  expect(months.map(({ days, isWhole }) => [days[0]?.departureDate, days.length, isWhole])).toEqual([
    ['2026-11-24', 7, false],
    ['2026-12-01', 31, true],
    ['2027-01-01', 31, true],
    ['2027-02-01', 28, true],
    ['2027-03-01', 31, true],
    ['2027-04-01', 30, true],
    ['2027-05-01', 31, true],
    ['2027-06-01', 30, true],
    ['2027-07-01', 31, true],
    ['2027-08-01', 31, true],
    ['2027-09-01', 30, true],
    ['2027-10-01', 31, true],
    ['2027-11-01', 12, false],
  ]);
});

describe('a price range', () => {
  const [part, whole] = [false, true].map((isWhole) => (lowest?: number) => ({ lowest, isWhole }));

  test('is from the lowest fare to the lowest of the dearest whole month', () => {
    expect(priceRangeOf([part!(900), whole!(210), whole!(340), part!(150)])).toEqual({ from: 150, to: 340 });
    expect(priceRangeOf([part!(900), whole!(), whole!(340)])).toEqual({ from: 340, to: 340 });
  });

  test('is one price where nobody flies in a whole month, and none where nobody flies', () => {
    expect(priceRangeOf([part!(900), whole!()])).toEqual({ from: 900, to: 900 });
    expect(priceRangeOf([part!(), whole!()])).toBeUndefined();
    expect(priceRangeOf([])).toBeUndefined();
  });

  test('holds the price of every whole month, and begins with the lowest of all', () => {
    const month = fc.record({ lowest: fc.option(fc.nat(5_000), { nil: undefined }), isWhole: fc.boolean() });
    fc.assert(
      fc.property(fc.array(month, { minLength: 1, maxLength: 13 }), (months) => {
        const range = priceRangeOf(months);
        const known = months.flatMap(({ lowest }) => lowest ?? []);
        expect(range?.from).toBe(known.length > 0 ? Math.min(...known) : undefined);
        for (const { lowest, isWhole } of months) {
          if (!isWhole || lowest === undefined || !range) continue;
          expect(lowest).toBeGreaterThanOrEqual(range.from);
          expect(lowest).toBeLessThanOrEqual(range.to);
        }
      }),
    );
  });
});
