import fc from 'fast-check';
import { addDays, daysBetween, durationInDays, timeUntil } from './trip-days.model';

const rome = { startDate: '2027-04-10', endDate: '2027-04-17' };

it('counts the days between, also over a change of clocks and a leap day', () => {
  expect(daysBetween('2026-11-21', '2027-04-10')).toBe(140);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2027-04-17', '2027-04-10')).toBe(-7);
});

it('a trip lasts the difference of its days, and at least one', () => {
  expect(durationInDays(rome)).toBe(7);
  expect(durationInDays({ startDate: '2027-04-10', endDate: '2027-04-10' })).toBe(1);
});

it('adding days and counting them agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
      expect(daysBetween('2027-04-10', addDays('2027-04-10', days))).toBe(days);
    }),
  );
});

it.each([
  ['2026-11-21', 'In 140 days'],
  ['2027-04-08', 'In 2 days'],
  ['2027-04-09', 'Tomorrow'],
  ['2027-04-10', 'Starts today'],
  ['2027-04-11', 'Under way, day 2'],
  ['2027-04-17', 'Under way, day 8'],
  ['2027-04-18', 'Ended yesterday'],
  ['2027-05-17', 'Ended 30 days ago'],
])('on %s the trip is told as: %s', (today, words) => {
  expect(timeUntil(rome, today)).toBe(words);
});
