import fc from 'fast-check';
import { addDays, daysBetween, monthOf, weekdayOf } from './calendar-day';
import { proposeDates } from './travel-dates';

test.each([
  [{ months: [4, 5], days: 7, today: '2026-11-21' }, '2027-04-03', '2027-04-09'],
  [{ months: [11], days: 3, today: '2026-11-21' }, '2027-11-06', '2027-11-08'],
  [{ months: [12, 1], days: 17, today: '2026-11-21' }, '2026-12-05', '2026-12-21'],
  [{ months: [], days: 30, today: '2026-12-20' }, '2027-01-09', '2027-02-07'],
  [{ months: [], days: 1, today: '2026-11-21' }, '2026-12-05', '2026-12-05'],
  [{ months: [], days: 1, today: '2026-11-22' }, '2026-12-12', '2026-12-12'],
  [{ months: [1, 12], days: 2, today: '2026-12-19' }, '2027-01-02', '2027-01-03'],
])('for %j they run from %s to %s', (wanted, startDate, endDate) => {
  expect(proposeDates(wanted)).toEqual({ startDate, endDate });
});

test.each([0, 13, 1.5, Number.NaN])('refuses %p as a month', (month) =>
  expect(() => proposeDates({ months: [4, month], days: 7, today: '2026-11-21' })).toThrow(
    new RangeError(`One of 4, ${month} is not a month.`),
  ),
);

test('refuses a day that is none', () =>
  expect(() => proposeDates({ months: [], days: 7, today: 'today' })).toThrow(RangeError));

test('start on the first good Saturday that leaves two weeks, and last as long as asked', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2026-01-01', days));
  const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 });
  fc.assert(
    fc.property(day, months, fc.integer({ min: 1, max: 40 }), (today, wanted, days) => {
      const { startDate, endDate } = proposeDates({ months: wanted, days, today });
      expect(weekdayOf(startDate)).toBe(6);
      expect(wanted).toContain(monthOf(startDate));
      expect(daysBetween(startDate, endDate) + 1).toBe(days);
      const lead = daysBetween(today, startDate);
      expect(lead).toBeGreaterThanOrEqual(14);
      for (let before = lead - 7; before >= 14; before -= 7)
        expect(wanted).not.toContain(monthOf(addDays(today, before)));
    }),
  );
});
