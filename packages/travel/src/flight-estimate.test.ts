import fc from 'fast-check';
import { estimateFlight } from './flight-estimate';
import { distanceKm } from './great-circle';
import typical from './typical-fares.json' with { type: 'json' };

const { today, fares } = typical;
const london = { latitude: 51.4706, longitude: -0.4619 };
const newYork = { latitude: 40.6398, longitude: -73.7789 };
const sydney = { latitude: -33.9461, longitude: 151.1772 };
const week = { startDate: '2027-04-10', endDate: '2027-04-16', today };

describe('against the middle offers of the flight search', () => {
  const ratios = fares.map((each) => estimateFlight({ ...each, today }).fare / each.fare);

  test('there are enough pairs, near and far', () => {
    expect(fares.length).toBeGreaterThanOrEqual(80);
    const kms = fares.map(({ from, to }) => distanceKm(from, to));
    for (const [least, most] of [
      [0, 1_500],
      [1_500, 4_500],
      [4_500, 9_000],
      [9_000, 20_000],
    ] as const) {
      expect(kms.filter((km) => km >= least && km < most).length).toBeGreaterThanOrEqual(9);
    }
  });

  test('97 of 100 are within a fifth, the others within 30 %, and none is systematically off', () => {
    const off = ratios.map((ratio) => Math.abs(ratio - 1));
    expect(off.filter((each) => each <= 0.2).length / off.length).toBeGreaterThanOrEqual(0.97);
    expect(Math.max(...off)).toBeLessThanOrEqual(0.3);
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
    expect(Math.abs(mean - 1)).toBeLessThan(0.04);
  });
});

describe('single figures', () => {
  test.each([
    ['London to New York', { from: london, to: newYork }, { km: 5_540, minutes: 450, fare: 530 }],
    ['London to Sydney', { from: london, to: sydney }, { km: 17_021, minutes: 1_315, fare: 1_220 }],
    ['nobody knows from where', { from: null, to: newYork }, { km: 5_500, minutes: 425, fare: 520 }],
  ])('%s', (_name, ends, estimate) => {
    const { km, ...rest } = estimateFlight({ ...ends, ...week });
    expect({ km: Math.round(km), ...rest }).toEqual(estimate);
  });

  test('Christmas costs more, in both directions', () => {
    const fareFrom = (startDate: string, endDate: string) =>
      estimateFlight({ from: london, to: newYork, startDate, endDate, today }).fare;
    expect(fareFrom('2026-12-16', '2026-12-23')).toBeGreaterThan(fareFrom('2026-12-09', '2026-12-16'));
    expect(fareFrom('2026-12-19', '2026-12-26')).toBeGreaterThan(fareFrom('2026-12-16', '2026-12-23'));
  });

  test('changing planes adds two hours beyond 13,500 km', () => {
    const equator = (longitude: number) => ({ latitude: 0, longitude });
    const to = (longitude: number) => estimateFlight({ from: equator(0), to: equator(longitude), ...week });
    const [near, far] = [to(121.3), to(121.5)];
    expect([near.km <= 13_500, far.km > 13_500]).toEqual([true, true]);
    expect(far.minutes - near.minutes).toBe(120);
  });
});

test('is whole fives of minutes and whole tens of dollars, between any two places', () => {
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(position, position, (from, to) => {
      const { km, minutes, fare } = estimateFlight({ from, to, ...week });
      expect(km).toBe(distanceKm(from, to));
      expect(minutes % 5).toBe(0);
      expect(minutes).toBeGreaterThanOrEqual(30);
      expect(fare % 10).toBe(0);
      expect(fare).toBeGreaterThanOrEqual(50);
      expect(fare).toBeLessThanOrEqual(2_000);
    }),
  );
});
