import fc from 'fast-check';
import { estimateFlight } from './flight-estimate';

const london = { latitude: 51.4706, longitude: -0.4619 };
const newYork = { latitude: 40.6398, longitude: -73.7789 };
const paris = { latitude: 49.0097, longitude: 2.5479 };
const week = { startDate: '2027-04-10', endDate: '2027-04-16', today: '2026-11-21' };

test('knows distance and time, and asks more for more kilometres', () => {
  const [near, far] = [paris, newYork].map((to) => estimateFlight({ ...week, from: london, to }));
  expect(Math.round(far?.km ?? 0)).toBe(5_540);
  expect(far?.fare).toBeGreaterThan(near?.fare ?? Infinity);
  expect(far?.minutes).toBeGreaterThan(400);
});

test('without a place to start from is one of the middle of all', () => {
  const estimate = estimateFlight({ ...week, from: null, to: paris });
  expect(estimate.km).toBe(5_500);
  expect(estimate.fare).toBeGreaterThan(400);
});

test('adds a change of planes beyond what flies nonstop', () => {
  const sydney = { latitude: -33.9461, longitude: 151.1772 };
  expect(estimateFlight({ ...week, from: london, to: sydney }).minutes).toBeGreaterThan(21 * 60);
});

test('adds none to a flight that is nonstop', () => {
  expect(estimateFlight({ ...week, from: london, to: paris }).minutes).toBeLessThan(90);
  expect(estimateFlight({ ...week, from: london, to: newYork }).minutes).toBeLessThan(9 * 60);
});

test('is whole dollars, pricier shortly before', () => {
  const days = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(days, (ahead) => {
      const soon = estimateFlight({
        ...week,
        today: `2027-04-${String(10 - ahead).padStart(2, '0')}`,
        from: london,
        to: paris,
      });
      expect(Number.isInteger(soon.fare)).toBe(true);
      expect(soon.fare).toBeGreaterThan(estimateFlight({ ...week, from: london, to: paris }).fare);
    }),
  );
});
