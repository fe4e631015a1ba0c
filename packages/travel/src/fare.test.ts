import fc from 'fast-check';
import {
  bucketFactor,
  cabinFare,
  type Cabin,
  dayFactor,
  distanceFare,
  familyFares,
  type CarrierType,
  leadTimeFactor,
  marketFare,
  oneWayFactor,
  seasonFactor,
} from './fare';

const cabins: readonly Cabin[] = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'];
const carrierTypes: readonly CarrierType[] = ['full', 'low-cost', 'ultra-low-cost'];
const ordinary = { km: 1_500, stops: 0, rivals: 2, carrierType: 'full', level: 1 } as const;
const kilometres = fc.double({ min: 0, max: 20_015, noNaN: true });

test('the fare of a distance never falls with it, and is no pricier beyond the longest', () => {
  fc.assert(
    fc.property(kilometres, kilometres, (one, other) => {
      expect(distanceFare(Math.max(one, other))).toBeGreaterThanOrEqual(distanceFare(Math.min(one, other)));
    }),
  );
  expect(distanceFare(19_500)).toBe(distanceFare(20_015));
  expect(distanceFare(0)).toBeGreaterThan(30);
});

test('the fare of a distance goes straight from one that is known to the next', () => {
  expect([distanceFare(9_000), distanceFare(11_000), distanceFare(17_000)]).toEqual([438, 556, 791]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (way) => {
      expect(distanceFare(9_000 + way * 2_000)).toBeCloseTo(438 + way * (556 - 438), 6);
    }),
  );
});

describe('the fare of a market', () => {
  test('is that of the distance between two rivals of full fare', () => {
    expect(marketFare(ordinary)).toBe(distanceFare(ordinary.km));
    expect(marketFare({ ...ordinary, km: 9_000 })).toBe(distanceFare(9_000));
  });

  test('falls with each rival up to the fifth', () => {
    for (const km of [ordinary.km, 9_000]) {
      const fares = [1, 2, 3, 4, 5, 6].map((rivals) => marketFare({ ...ordinary, km, rivals }));
      expect(fares).toEqual([...new Set(fares), fares[4]].toSorted((a, b) => Number(b) - Number(a)));
      expect(new Set(fares).size).toBe(5);
    }
  });

  test.each([
    ['a low-cost carrier', { carrierType: 'low-cost' }],
    ['an ultra-low-cost one', { carrierType: 'ultra-low-cost' }],
    ['a third rival', { rivals: 3 }],
    ['a cheaper level', { level: 0.9 }],
  ] as const)('is lower with %s', (_name, more) =>
    expect(marketFare({ ...ordinary, ...more })).toBeLessThan(marketFare(ordinary)),
  );

  test('is higher without a rival, and with a change of planes on a short way; on a long one a change is cheaper', () => {
    expect(marketFare({ ...ordinary, rivals: 1 })).toBeGreaterThan(marketFare(ordinary));
    expect(marketFare({ ...ordinary, stops: 1 })).toBeGreaterThan(marketFare(ordinary));
    expect(marketFare({ ...ordinary, km: 9_000, stops: 1 })).toBeLessThan(marketFare({ ...ordinary, km: 9_000 }));
    expect(marketFare({ ...ordinary, stops: 4, rivals: 9 })).toBeGreaterThan(0);
  });
});

describe('the season', () => {
  const curve = [1, 1.2, 1, 1, 1, 1, 1.3, 1, 1, 1, 1, 1.5];
  test.each([
    ['2027-02-10', 1.2],
    ['2027-07-31', 1.3],
    ['2026-12-17', 1.5],
    ['2026-12-18', 1.92],
    ['2027-01-04', 1.34],
    ['2027-01-05', 1],
  ])('on %s is %d', (day, factor) => expect(seasonFactor(curve, day)).toBe(factor));

  test.each([
    ['2026-12-17', 1],
    ['2026-12-18', 1.34],
    ['2026-12-31', 1.34],
    ['2027-01-01', 1.34],
    ['2027-01-04', 1.34],
    ['2027-01-05', 1],
  ])('of a place without one has Christmas and New Year all the same: on %s %d', (day, factor) =>
    expect(seasonFactor(Array<number>(12).fill(1), day)).toBe(factor),
  );

  test('is ordinary where no curve is known', () => expect(seasonFactor([], '2027-07-10')).toBe(1));
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

test('the day holds season, weekday and lead time: a Friday is dearest, a Tuesday cheapest', () => {
  const on = (departureDate: string) => dayFactor({ departureDate, season: 1, today: '2027-02-01' });
  const week = ['04', '05', '06', '07', '08', '09', '10'].map((day) => on(`2027-04-${day}`));
  expect(week.indexOf(Math.max(...week))).toBe(5);
  expect(week.indexOf(Math.min(...week))).toBe(2);
  expect(dayFactor({ departureDate: '2027-04-08', season: 1.3, today: '2027-02-01' })).toBeCloseTo(
    1.3 * on('2027-04-08'),
    9,
  );
});

test('the day of departure is counted from the day of purchase', () => {
  // A Thursday, whose factor is 1, 3 and 59 days after the purchase.
  const bought = (today: string) => dayFactor({ departureDate: '2027-04-08', season: 1, today });
  expect(bought('2027-04-05')).toBe(1.85);
  expect(bought('2027-02-08')).toBe(0.94);
});

test('low-cost carriers sell each way by itself; others ask more for a single, far away most', () => {
  expect(carrierTypes.map((carrierType) => oneWayFactor(carrierType, 1_000) > 1)).toEqual([true, false, false]);
  expect(oneWayFactor('full', 9_000)).toBeGreaterThan(oneWayFactor('full', 1_000));
});

test('a better cabin always costs more', () => {
  fc.assert(
    fc.property(kilometres, fc.integer({ min: 0, max: 5_000 }), (km, economy) => {
      const fares = cabins.map((cabin) => cabinFare(economy, cabin, km));
      expect(fares).toEqual([...new Set(fares)].toSorted((a, b) => a - b));
      expect(fares[0]).toBe(economy);
    }),
    { examples: [[500, 0]] },
  );
});

test('buckets are skewed: most flights are nearer to the lowest fare than to the highest', () => {
  expect([bucketFactor(0), bucketFactor(1)]).toEqual([1, 2.35]);
  expect(bucketFactor(0.5)).toBeLessThan(1.5);
});

test('children pay less where airlines say so, infants little, and nobody nothing', () => {
  expect(familyFares(400, 'full', 2)).toEqual({ child: 300, infant: 40 });
  expect(familyFares(60, 'low-cost', 1)).toEqual({ child: 60, infant: 30 });
  expect(familyFares(60, 'ultra-low-cost', 2)).toEqual({ child: 60, infant: 60 });
});
