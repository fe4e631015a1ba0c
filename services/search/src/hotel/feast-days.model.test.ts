import { daysBetween, weekdayOf } from '@sojourn/travel';
import fc from 'fast-check';
import { easterOf, feastDays, orthodoxEasterOf } from './feast-days.model';

const feastYears = { years: [2027, 2028], lunarNewYears: ['2027-02-06', '2028-01-26'] };
const datesOf = (rule: string) => {
  const [first = '', last = ''] = rule.split(' ');
  return feastDays(first, last, feastYears).map(({ from, to }) => `${from} ${to}`);
};

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

test.each([
  ['a day of every year', '12-29 01-01', ['12-29 01-01']],
  ['a day of one year', '2027-06-14 2027-06-20', ['2027-06-14 2027-06-20']],
  ['a weekday from a day', 'sat>=09-16 +15', ['2027-09-18 2027-10-03', '2028-09-16 2028-10-01']],
  ['days before Easter', 'easter-52 +5', ['2027-02-04 2027-02-09', '2028-02-24 2028-02-29']],
  ['Easter itself', 'easter +0', ['2027-03-28 2027-03-28', '2028-04-16 2028-04-16']],
  ['days before the Orthodox Easter', 'orthodox-3 +4', ['2027-04-29 2027-05-03', '2028-04-13 2028-04-17']],
  ['the Lunar New Year', 'lunar-1 +4', ['2027-02-05 2027-02-09', '2028-01-25 2028-01-29']],
  ['a day of the Hijri calendar', 'hijri-12-08 +1', ['2027-05-14 2027-05-15', '2028-05-03 2028-05-04']],
  ['a day of the Hebrew calendar', 'hebrew-Nisan-15 +1', ['2027-04-22 2027-04-23', '2028-04-11 2028-04-12']],
])('dates a feast when its rule is %s', (_, rule, dates) => expect(datesOf(rule)).toEqual(dates));

test('refuses a rule when it knows no such day', () => {
  expect(() => datesOf('whitsun+3 +1')).toThrow('Nobody knows the day whitsun+3.');
  expect(() => datesOf('dec>=12-01 +1')).toThrow(RangeError);
});
