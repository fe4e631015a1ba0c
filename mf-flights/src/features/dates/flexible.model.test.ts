import { addDays, daysBetween } from '@sojourn/travel';
import fc from 'fast-check';
import type { FareCell } from './dates.model';
import { daysOfThreeMonths, weeksOfThreeMonths } from './flexible.model';

const cell = (departureDate: string, total: number): FareCell => ({
  ...{ departureDate, total, returnDate: '', tone: 'low', isLowest: false, isChosen: false },
});

test('asks for thirteen weeks in two questions, each small enough, one way or with nights', () => {
  expect(daysOfThreeMonths('2027-01-06', undefined)).toEqual([
    { departureFrom: '2027-01-06', departureUntil: '2027-02-23' },
    { departureFrom: '2027-02-24', departureUntil: '2027-04-06' },
  ]);
  expect(daysOfThreeMonths('2027-01-06', 5).map(({ nights }) => nights)).toEqual([5, 5]);
});

test('gives each week its cheapest departure, and none when nobody flies', () => {
  // The sixth of January 2027 is a Wednesday.
  const weeks = weeksOfThreeMonths('2027-01-06', [
    cell('2027-01-07', 300),
    cell('2027-01-09', 200),
    cell('2027-01-10', 200),
    cell('2027-01-11', 150),
  ]);
  expect(weeks[0]).toMatchObject({
    from: '2027-01-06',
    until: '2027-01-10',
    cheapest: { departureDate: '2027-01-09' },
  });
  expect(weeks[1]).toMatchObject({ from: '2027-01-11', until: '2027-01-17', cheapest: { total: 150 } });
  expect(weeks[2]?.cheapest).toBeNull();
});

test('holds every day of three months once, whatever day it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), (ahead) => {
      const today = addDays('2026-11-28', ahead);
      const weeks = weeksOfThreeMonths(today, []);
      expect(weeks[0]?.from).toBe(today);
      expect(weeks.reduce((sum, { from, until }) => sum + daysBetween(from, until) + 1, 0)).toBe(91);
      for (const [at, { from }] of weeks.entries()) if (at > 0) expect(from).toBe(addDays(weeks[at - 1]!.until, 1));
    }),
  );
});
