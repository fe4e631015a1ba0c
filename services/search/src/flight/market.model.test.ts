import { fareMovement, marketFare } from '@sojourn/travel';
import fc from 'fast-check';
import type { Airport } from '../airport/airport.model';
import type { Chain } from './connection.model';
import { aCarrier, aRoute, anAirport } from './flight.fake';
import {
  carrierTypeOf,
  dearerThanLowest,
  journeyHalves,
  lowestFare,
  type Market,
  marketLevelOf,
  structuralFare,
  swingOf,
} from './market.model';

const TODAY = '2026-11-21';
const eastward = (iataCode: string, longitude: number) => anAirport(iataCode, { position: { latitude: 0, longitude } });
const [A, B, C] = [eastward('AAA', 0), eastward('BBB', 10), eastward('CCC', 80)];
const AVERAGE = { level: 1, rivals: 2 };
const lowCost = aCarrier({ code: 'U2', kind: 'low-cost' });
const ultraLowCost = aCarrier({ code: 'FR', kind: 'low-cost' });

test.each([
  ['full', aCarrier()],
  ['full', aCarrier({ kind: 'regional' })],
  ['low-cost', lowCost],
  ['ultra-low-cost', ultraLowCost],
])('sells as %s', (carrierType, carrier) => expect(carrierTypeOf(carrier)).toBe(carrierType));

describe('the fare of some flights', () => {
  const fly = (carrier: typeof lowCost, from: Airport, to: Airport) => aRoute({ carrier, from, to });

  test('is that of their kilometres and stops', () => {
    const [one, two] = [aRoute({ from: A, to: B }), aRoute({ from: B, to: C })];
    const km = one.km + two.km;
    expect(structuralFare([one, two], AVERAGE)).toEqual({
      km,
      carrierType: 'full',
      fare: marketFare({ km, stops: 1, carrierType: 'full', ...AVERAGE }),
    });
  });

  test('is as its dearest seller sells', () => {
    const carrierTypeOfFlights = (first: typeof lowCost, ...others: (typeof lowCost)[]) =>
      structuralFare([fly(first, A, B), ...others.map((carrier) => fly(carrier, A, B))], AVERAGE).carrierType;
    expect(carrierTypeOfFlights(ultraLowCost)).toBe('ultra-low-cost');
    expect(carrierTypeOfFlights(ultraLowCost, lowCost)).toBe('low-cost');
    expect(carrierTypeOfFlights(lowCost, aCarrier(), ultraLowCost)).toBe('full');
  });

  test('is lower where a Chinese carrier flies the longest of more than 6,500 km', () => {
    const chinese = aCarrier({ code: 'CA', country: 'CN' });
    const [short, long] = [fly(aCarrier(), A, B), fly(aCarrier(), B, C)];
    const usual = structuralFare([short, long], AVERAGE).fare;
    expect(structuralFare([short, fly(chinese, B, C)], AVERAGE).fare).toBeCloseTo(0.88 * usual, 6);
    expect(structuralFare([fly(chinese, A, B), long], AVERAGE).fare).toBe(usual);
    const fareOver = (km: number, carrier = chinese) => structuralFare([{ ...long, km, carrier }], AVERAGE).fare;
    expect(fareOver(6_500)).toBe(fareOver(6_500, aCarrier()));
    expect(fareOver(6_501)).toBeLessThan(fareOver(6_501, aCarrier()));
  });
});

describe('the level of a market', () => {
  const inCountry = (countryCode: string) => anAirport(countryCode, { countryCode });
  const levelOf = (from: string, to: string) => marketLevelOf([], inCountry(from), inCountry(to)).level;

  test.each([
    ['inside a country, its own', 'JP', 'JP', 1.85],
    ['between countries of a region, that of the region', 'JP', 'KR', 1.6],
    ['between regions, that of both', 'US', 'MX', 1.5],
    ['inside a country without one, that of the region', 'TD', 'TD', 2.4],
    ['1 inside Europe', 'DE', 'FR', 1],
    ['a country is no region of the same letters: Sweden', 'SE', 'SE', 1],
    ['a country is no region of the same letters: Saudi Arabia', 'SA', 'SA', 1.5],
    ['a region is no country of the same letters: the Caribbean', 'JM', 'BB', 1.8],
  ])('is %s: %s-%s at %s', (_what, ...[from, to, level]) => expect(levelOf(from, to)).toBe(level));

  test('is the same there and back', () => {
    const country = fc.constantFrom(...'US CA MX JP CN SE SA NZ AU PF GB DE IN NG AE BR SG'.split(' '));
    fc.assert(fc.property(country, country, (from, to) => expect(levelOf(from, to)).toBe(levelOf(to, from))));
  });

  test('has its nonstop flights as rivals, and without any up to four ways with stops', () => {
    const nonstop: Chain = [aRoute({ from: A, to: C })];
    const stop: Chain = [aRoute({ from: A, to: B }), aRoute({ from: B, to: C })];
    const rivals = (...chains: Chain[]) => marketLevelOf(chains, A, C).rivals;
    expect(rivals(...Array.from({ length: 6 }, () => nonstop))).toBe(6);
    expect(rivals(nonstop, stop, stop)).toBe(1);
    expect(rivals(stop, stop, stop)).toBe(3);
    expect(rivals(stop, stop, stop, stop, stop)).toBe(4);
    expect(rivals()).toBe(1);
  });
});

test('asks more when one carrier alone flies to a small place far off', () => {
  const isle = (weight: number, longitude: number) =>
    anAirport('ISL', { weight, position: { latitude: 0, longitude } });
  const levelTo = (place: Airport, carriers = 1) =>
    marketLevelOf(
      Array.from({ length: carriers }, (): Chain => [aRoute({ from: A, to: place })]),
      A,
      place,
    ).level;
  const usual = levelTo(isle(50_000, 4));
  expect(levelTo(isle(299, 4))).toBeCloseTo(1.4 * usual, 9);
  expect(levelTo(isle(299, 27))).toBeCloseTo(1.7 * usual, 2);
  expect(levelTo(isle(299, 60))).toBeCloseTo(1.85 * usual, 9);
  expect(levelTo(isle(300, 4))).toBe(usual);
  expect(levelTo(isle(299, 3.5))).toBe(usual);
  expect(levelTo(isle(299, 4), 2)).toBe(usual);
});

describe('a journey', () => {
  const market: Market = {
    from: A,
    to: B,
    km: 1_112,
    stops: 0,
    carrierType: 'full',
    fare: 100,
    cabin: 'ECONOMY',
    swing: 1,
  };
  // Wednesdays in the middle of seasons.
  const [departureDate, returnDate] = ['2027-02-10', '2027-07-14'];

  test('costs what each day costs, of the season where it goes', () => {
    const { out, back } = journeyHalves(market, { departureDate, returnDate, today: TODAY });
    // February 0.89 and July 1.26 in the north; Wednesday 0.94; 81 and 235 days ahead.
    const moved = (day: string) => fareMovement({ route: 'AAA BBB', departureDate: day, today: TODAY });
    expect(out).toBeCloseTo(100 * 0.89 * 0.94 * 0.94 * moved(departureDate), 6);
    expect(back).toBeCloseTo(100 * 1.26 * 0.94 * 1.02 * moved(returnDate), 6);
    const south = { ...market, to: anAirport('SYD', { countryCode: 'AU' }) };
    expect(journeyHalves(south, { departureDate, today: TODAY }).out).toBeGreaterThan(out);
  });

  test('costs on dear days more than the day makes of it where the cheap sell, and on others no more', () => {
    const out = (departureDate: string, swing: number) =>
      journeyHalves({ ...market, swing }, { departureDate, today: TODAY }).out;
    expect(out('2027-07-14', 2)).toBeCloseTo(1.26 * out('2027-07-14', 1), 6);
    expect(out('2027-02-10', 2)).toBe(out('2027-02-10', 1));
    expect(swingOf({ carrierType: 'full', km: 1_000 })).toBe(1);
    expect(swingOf({ carrierType: 'ultra-low-cost', km: 1_000 })).toBeGreaterThan(
      swingOf({ carrierType: 'low-cost', km: 1_000 }),
    );
    expect(swingOf({ carrierType: 'low-cost', km: 9_000 })).toBeLessThan(swingOf({ carrierType: 'low-cost', km: 900 }));
  });

  test('brings the cheap nearer to the dear on dear days, in the same order', () => {
    const cheap = { ...market, swing: 2 };
    const times = (ratio: number, day: string) => dearerThanLowest(cheap, [day])(ratio);
    expect(times(2, '2027-02-10')).toBe(2);
    expect(times(2, '2027-07-14')).toBeLessThan(2);
    const ratios = [1, 1.1, 1.26, 1.3, 2, 5];
    const dear = ratios.map((ratio) => times(ratio, '2027-07-14'));
    expect(dear).toEqual(dear.toSorted((one, other) => one - other));
    expect(dear[0]).toBe(1);
    expect(new Set(dear).size).toBe(ratios.length);
  });

  test('moves from one day of purchase to the next, from whichever airport of the city', () => {
    const bought = (today: string, from = A) => journeyHalves({ ...market, from }, { departureDate, today }).out;
    expect(bought('2026-11-22')).not.toBe(bought('2026-11-23'));
    expect(bought('2026-11-23', { ...C, cityName: A.cityName })).toBe(bought('2026-11-23'));
  });

  test('one way has no way back, and costs more than half where fares are full', () => {
    const half = journeyHalves(market, { departureDate, returnDate, today: TODAY }).out;
    const oneWay = (carrierType: Market['carrierType']) =>
      journeyHalves({ ...market, carrierType }, { departureDate, today: TODAY });
    expect(oneWay('full')).toEqual({ out: half * 1.2, back: 0 });
    expect(oneWay('low-cost')).toEqual({ out: half, back: 0 });
  });

  test('is sold for the whole dollars of both halves, and never for nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3_000, noNaN: true }), fc.boolean(), (fare, isReturn) => {
        const journey = { departureDate, returnDate: isReturn ? returnDate : undefined, today: TODAY };
        const { out, back } = journeyHalves({ ...market, fare }, journey);
        const sold = lowestFare({ ...market, fare }, journey);
        expect(Number.isInteger(sold)).toBe(true);
        expect(sold).toBeGreaterThanOrEqual(1);
        if (out + back >= 1) expect(Math.abs(sold - out - back)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
