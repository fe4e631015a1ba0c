import { daysBetween, easterOf, orthodoxEasterOf, weekdayOf } from '@sojourn/travel';
import fc from 'fast-check';
import { daysByName, lunarNewYearOf } from './feast-calendar.model';

test.each([
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2027, '2027-03-28', '2027-05-02'],
  [2028, '2028-04-16', '2028-04-16'],
  [2038, '2038-04-25', '2038-04-25'],
])('finds both Easter Sundays when the year is %i', (year, easter, orthodox) => {
  expect(easterOf(year)).toBe(easter);
  expect(orthodoxEasterOf(year)).toBe(orthodox);
});

test('finds a Sunday from 22 March to 25 April when any year is asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2099 }), (year) => {
      const easter = easterOf(year);
      expect(weekdayOf(easter)).toBe(0);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      expect(weekdayOf(orthodoxEasterOf(year))).toBe(0);
      expect(daysBetween(easter, orthodoxEasterOf(year)) % 7).toBe(0);
    }),
  );
});

test('names the days of a year when another calendar is asked for', () => {
  expect(daysByName('islamic-umalqura', 2027).get('12-08')).toEqual(['2027-05-14']);
  expect(daysByName('hebrew', 2027).get('Nisan-15')).toEqual(['2027-04-22']);
  // The year of the Hijri calendar is eleven days shorter.
  expect(daysByName('islamic-umalqura', 2030).get('09-01')).toHaveLength(2);
});

test.each([
  [2026, '2026-02-17'],
  [2027, '2027-02-06'],
  [2028, '2028-01-26'],
  [2029, '2029-02-13'],
  [2030, '2030-02-03'],
  [2031, '2031-01-23'],
  [2032, '2032-02-11'],
])('dates the Lunar New Year of %i as the observatory does when the runtime may be a day off', (year, day) =>
  expect(lunarNewYearOf(year)).toBe(day),
);
