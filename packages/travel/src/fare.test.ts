import fc from 'fast-check';
import {
  distanceFare,
  leadTimeFactor,
  oneWayFare,
  roundTripFare,
  seasonFactor,
  type Cabin,
  type FareParts,
} from './fare';

const cabins: readonly Cabin[] = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'];
/** A Thursday at noon, two months ahead, in an ordinary season: 1,500 km are 94 dollars. */
const ordinary: FareParts = {
  km: 1_500,
  stops: 0,
  isLowCost: false,
  cabin: 'ECONOMY',
  departureDate: '2027-04-08',
  departureMinutes: 720,
  season: 1,
  today: '2027-02-01',
  chance: 0.5,
};
const fareWith = (parts: Partial<FareParts>) => oneWayFare({ ...ordinary, ...parts });

describe('the fare of a distance', () => {
  test.each([
    [0, 34],
    [250, 45],
    [500, 56],
    [1_500, 94],
    [3_000, 158],
    [4_250, 231.5],
    [5_500, 305],
    [9_000, 440],
    [13_000, 590],
    [15_500, 675],
    [18_000, 760],
    [20_015, 760],
  ])('%i km are %d dollars', (km, dollars) => expect(distanceFare(km)).toBeCloseTo(dollars, 9));

  test('never falls with the distance, and each further kilometre costs at most 12 cents', () => {
    const km = fc.double({ min: 0, max: 20_015, noNaN: true });
    fc.assert(
      fc.property(km, km, (one, other) => {
        const [near, far] = one < other ? [one, other] : [other, one];
        const more = distanceFare(far) - distanceFare(near);
        expect(more).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual((far - near) * 0.12 + 1e-6);
      }),
    );
  });
});

describe('the season', () => {
  test.each([
    ['the north in July', [51.5, '2027-07-10'], 1.26],
    ['the north in January', [51.5, '2027-01-20'], 0.86],
    ['the south in January', [-33.9, '2027-01-20'], 1.2],
    ['the south in July', [-33.9, '2027-07-10'], 1.04],
    ['the tropics in September', [13.7, '2027-09-10'], 0.86],
    ['the southern tropics in September', [-8.7, '2027-09-10'], 0.86],
    ['the tropic of Cancer', [23.5, '2027-05-10'], 1.02],
    ['just inside the tropic of Cancer', [23.49, '2027-05-10'], 0.92],
    ['the tropic of Capricorn', [-23.5, '2027-05-10'], 0.9],
    ['the equator in May', [0, '2027-05-10'], 0.92],
    ['the last day before the holidays', [51.5, '2026-12-17'], 1.04],
    ['the first day of the holidays', [51.5, '2026-12-18'], 1.34],
    ['New Year in the south', [-33.9, '2027-01-01'], 1.34],
    ['the last day of the holidays', [13.7, '2027-01-04'], 1.34],
    ['the first day after the holidays', [13.7, '2027-01-05'], 1.16],
  ] as const)('%s', (_name, [latitude, day], factor) => expect(seasonFactor(latitude, day)).toBe(factor));

  test.each([
    [60, [0.86, 0.88, 0.95, 1.03, 1.02, 1.13, 1.26, 1.27, 1.04, 0.97, 0.87, 1.04]],
    [0, [1.16, 1.16, 1.1, 1.06, 0.92, 0.93, 1.06, 1.06, 0.86, 0.88, 0.98, 1.15]],
    [-60, [1.2, 1.08, 1.0, 0.98, 0.9, 0.95, 1.04, 0.97, 0.95, 0.98, 1.05, 1.24]],
  ])('at latitude %i goes through the year as %j', (latitude, year) =>
    expect(year.map((_, at) => seasonFactor(latitude, `2027-${String(at + 1).padStart(2, '0')}-10`))).toEqual(year),
  );
});

test.each([
  [0, 1.85],
  [3, 1.85],
  [4, 1.5],
  [7, 1.5],
  [8, 1.24],
  [14, 1.24],
  [15, 1.1],
  [21, 1.1],
  [22, 1],
  [45, 1],
  [46, 0.94],
  [150, 0.94],
  [151, 1.02],
  [361, 1.02],
])('%i days ahead are factor %d', (days, factor) => expect(leadTimeFactor(days)).toBe(factor));

describe('one way', () => {
  // 94 dollars x lead 0.94 x network 1.08 x nonstop 1.06 x chance 1.01, rounded up.
  test.each([
    ['an ordinary day', {}, 103],
    ['a Sunday', { departureDate: '2027-04-11' }, 113],
    ['a Monday', { departureDate: '2027-04-12' }, 102],
    ['a Tuesday', { departureDate: '2027-04-13' }, 94],
    ['a Wednesday', { departureDate: '2027-04-14' }, 96],
    ['a Friday', { departureDate: '2027-04-09' }, 115],
    ['a Saturday', { departureDate: '2027-04-10' }, 106],
    ['a dear season', { season: 1.34 }, 137],
    ['a low-cost carrier', { isLowCost: true }, 57],
    ['one stop', { stops: 1 }, 92],
    ['two stops', { stops: 2 }, 92],
    ['the least chance', { chance: 0 }, 92],
    ['the most chance', { chance: 1 }, 114],
    ['just before seven', { departureMinutes: 419 }, 92],
    ['seven', { departureMinutes: 420 }, 103],
    ['half past eight in the evening', { departureMinutes: 1_230 }, 103],
    ['a minute later', { departureMinutes: 1_231 }, 92],
    ['tomorrow', { today: '2027-04-07' }, 202],
    ['premium economy', { cabin: 'PREMIUM_ECONOMY' }, 150],
    ['business', { cabin: 'BUSINESS' }, 258],
    ['first', { cabin: 'FIRST' }, 351],
  ] as const)('%s', (_name, parts, dollars) => expect(fareWith(parts)).toBe(dollars));

  test.each([
    ['nonstop', {}, 487],
    ['one stop', { stops: 1 }, 368],
    ['premium economy', { cabin: 'PREMIUM_ECONOMY' }, 789],
    ['business', { cabin: 'BUSINESS' }, 1_656],
    ['first', { cabin: 'FIRST' }, 2_727],
  ] as const)('far away, %s', (_name, parts, dollars) => expect(fareWith({ km: 9_200, ...parts })).toBe(dollars));

  test('a long flight is one of more than 4,500 km', () => {
    expect(fareWith({ km: 4_500, stops: 1 })).toBeGreaterThan(fareWith({ km: 4_501, stops: 1 }));
  });

  test('a better cabin always costs more', () => {
    const km = fc.integer({ min: 0, max: 20_000 });
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(km, chance, fc.nat(2), fc.boolean(), (...[distance, luck, stops, isLowCost]) => {
        const fares = cabins.map((cabin) => fareWith({ km: distance, chance: luck, stops, isLowCost, cabin }));
        for (let at = 1; at < fares.length; at += 1) expect(fares[at]!).toBeGreaterThan(fares[at - 1]!);
      }),
    );
  });
});

test.each([
  [100, 100, 184],
  [101, 100, 185],
  [0, 0, 0],
])('a round trip of %i and %i is %i', (outbound, inbound, dollars) =>
  expect(roundTripFare(outbound, inbound)).toBe(dollars),
);
