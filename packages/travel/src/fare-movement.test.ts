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

test('it goes straight from one turn to the next, five days later, without a leap', () => {
  // No sale is as little below the ordinary fare as this.
  const drifts = Array.from({ length: 30 }, (_, at) => series(`route ${at}`)).filter((factors) =>
    factors.slice(0, 40).every((factor) => factor > 0.94),
  );
  expect(drifts.length).toBeGreaterThan(0);
  for (const factors of drifts) {
    const steps = factors.slice(1, 40).map((factor, at) => factor - (factors[at] ?? 0));
    const changes = steps.slice(1).flatMap((step, at) => (Math.abs(step - (steps[at] ?? 0)) > 1e-9 ? [at] : []));
    expect(changes.length).toBeGreaterThan(3);
    // Its direction changes with a turn alone.
    expect(new Set(changes.map((at) => at % 5)).size).toBe(1);
  }
});

test('a sale takes thirteen in a hundred off at a blow, for two to four days', () => {
  const lengths = Array.from({ length: 200 }, (_, at) => series(`route ${at}`)).flatMap((factors) => {
    const isSale = factors.map((factor) => factor < 0.88);
    return isSale.flatMap((on, at) => {
      // Those that surely begin and end here: the days before and behind are far above.
      if (!on || at === 0 || (factors[at - 1] ?? 0) < 0.95) return [];
      const end = isSale.indexOf(false, at);
      return end > 0 && (factors[end] ?? 0) > 0.95 ? [end - at] : [];
    });
  });
  const [short, long] = [lengths.filter((days) => days <= 4), lengths.filter((days) => days > 4)];
  expect([...new Set(short)].sort()).toEqual([2, 3, 4]);
  // Two that happen to meet.
  expect(long.length).toBeLessThan(lengths.length / 10);
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
