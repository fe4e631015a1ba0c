import fc from 'fast-check';
import { addDays } from './calendar-day';
import { fareMovement } from './fare-movement';

const bought = { route: 'London Rome', departureDate: '2027-04-10', today: '2026-11-23' };
const days = (count: number) => Array.from({ length: count }, (_, at) => addDays('2026-01-01', at));
const series = (route: string, departureDate = '2027-04-10') =>
  days(300).map((today) => fareMovement({ route, departureDate, today }));

test('the same purchase has the same factor, and never an absurd one', () => {
  expect(fareMovement(bought)).toBe(fareMovement({ ...bought }));
  const day = fc.integer({ min: 0, max: 4_000 }).map((at) => addDays('2024-01-01', at));
  fc.assert(
    fc.property(fc.string(), day, day, (route, departureDate, today) => {
      const factor = fareMovement({ route, departureDate, today });
      expect(factor).toBeGreaterThanOrEqual(0.8);
      expect(factor).toBeLessThanOrEqual(1.07);
    }),
  );
});

test('it moves nearly every day, little by little unless a sale begins or ends', () => {
  const factors = series('London Rome');
  const steps = factors.slice(1).map((factor, at) => Math.abs(factor - (factors[at] ?? 0)));
  expect(steps.filter((step) => step > 0).length).toBeGreaterThan(290);
  const leaps = steps.filter((step) => step > 0.03).length;
  expect(leaps).toBeGreaterThan(2);
  expect(leaps).toBeLessThan(60);
});

test('a sale is seldom and lasts some days', () => {
  const routes = Array.from({ length: 40 }, (_, at) => `route ${at}`);
  const low = routes.flatMap((route) => series(route)).filter((factor) => factor < 0.92).length;
  expect(low / (300 * routes.length)).toBeGreaterThan(0.02);
  expect(low / (300 * routes.length)).toBeLessThan(0.12);
});

test('departures of one week move together, of another week and on another route by themselves', () => {
  const tuesday = series('London Rome', '2027-04-06');
  expect(series('London Rome', '2027-04-10')).toEqual(tuesday);
  expect(series('London Rome', '2027-04-14')).not.toEqual(tuesday);
  expect(series('Rome London', '2027-04-06')).not.toEqual(tuesday);
});
