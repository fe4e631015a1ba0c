import { feastDays } from './feast-days.model';

const feastYears = { years: [2027, 2028] };
const datesOf = (rule: string) => {
  const [first = '', last = ''] = rule.split(' ');
  return feastDays(first, last, feastYears).map(({ from, to }) => `${from} ${to}`);
};

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
