import fc from 'fast-check';
import { localDayOf } from './local-day';

// Instants are made on this machine's clock, so that the days hold in every time zone.
test.each([
  ['the first moment of a day', new Date(2027, 0, 5, 0, 0, 0, 0), '2027-01-05'],
  ['the last moment of a day', new Date(2027, 0, 5, 23, 59, 59, 999), '2027-01-05'],
  ['the last moment of a year', new Date(2026, 11, 31, 23, 59, 59, 999), '2026-12-31'],
  ['the first moment of a year', new Date(2027, 0, 1), '2027-01-01'],
  ['a leap day', new Date(2028, 1, 29, 12), '2028-02-29'],
  ['the first month of two digits', new Date(2027, 9, 10, 12), '2027-10-10'],
])('%s is of its reader’s own day', (_, instant, day) => {
  expect(localDayOf(instant)).toBe(day);
  expect(localDayOf(instant.toISOString())).toBe(day);
});

test('an instant is the same whatever offset it is written with', () => {
  const [noon, elsewhere] = ['2027-04-10T12:00:00Z', '2027-04-10T22:00:00+10:00'];
  expect(localDayOf(elsewhere)).toBe(localDayOf(noon));
});

test('the day is the one of this machine’s calendar', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
  const instant = fc.date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(fc.property(instant, (moment) => expect(localDayOf(moment.toISOString())).toBe(calendar.format(moment))));
});
