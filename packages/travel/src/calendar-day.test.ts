import fc from 'fast-check';
import { addDays, dayOf, daysBetween, lastDayOf, monthOf, utcDayOf, weekdayFrom, weekdayOf } from './calendar-day';

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const shift = fc.integer({ min: -20_000, max: 20_000 });

describe('days after a day', () => {
  test.each([
    ['2027-04-10', 0, '2027-04-10'],
    ['2027-04-10', 1, '2027-04-11'],
    ['2027-04-10', -1, '2027-04-09'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-01-01', -1, '2027-12-31'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-21', 361, '2027-11-17'],
  ])('%s and %i days is %s', (from, days, to) => expect(addDays(from, days)).toBe(to));

  test.each([
    // Clocks change in the night before or after these, in Europe, America and Lord Howe.
    ['2027-03-27', '2027-03-28'],
    ['2027-03-28', '2027-03-29'],
    ['2027-10-30', '2027-10-31'],
    ['2027-11-06', '2027-11-07'],
    // Samoa had no 30 December 2011.
    ['2011-12-29', '2011-12-30'],
  ])('%s is followed by %s whatever clocks do', (from, to) => {
    expect(addDays(from, 1)).toBe(to);
    expect(daysBetween(from, to)).toBe(1);
  });

  test('goes back the same way', () => {
    fc.assert(fc.property(day, shift, (from, days) => expect(addDays(addDays(from, days), -days)).toBe(from)));
  });
});

describe('days between days', () => {
  test.each([
    ['2027-04-10', '2027-04-17', 7],
    ['2027-04-17', '2027-04-10', -7],
    ['2027-04-10', '2027-04-10', 0],
    ['2027-12-31', '2028-03-01', 61],
    ['2026-12-31', '2027-03-01', 60],
  ])('from %s to %s are %i', (from, to, days) => expect(daysBetween(from, to)).toBe(days));

  test('is what was added', () => {
    fc.assert(fc.property(day, shift, (from, days) => expect(daysBetween(from, addDays(from, days))).toBe(days)));
  });
});

test.each([
  ['2026-11-21', 6, 11],
  ['2026-11-22', 0, 11],
  ['2027-01-01', 5, 1],
  ['2027-12-31', 5, 12],
])('%s is weekday %i of month %i', (date, weekday, month) => {
  expect(weekdayOf(date)).toBe(weekday);
  expect(monthOf(date)).toBe(month);
});

test('a week later is the same weekday', () => {
  fc.assert(fc.property(day, (date) => expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date))));
});

test.each([
  '',
  'soon',
  '2027-02-29',
  '2027-02-30',
  '2027-13-01',
  '2027-00-10',
  '27-04-10',
  '2027-04-10T08:20:00',
  ' 2027-04-10',
])('refuses %j', (text) => {
  const message = `${JSON.stringify(text)} is not a day as YYYY-MM-DD.`;
  expect(() => addDays(text, 1)).toThrow(new RangeError(message));
  expect(() => daysBetween(text, '2027-04-10')).toThrow(new RangeError(message));
  expect(() => daysBetween('2027-04-10', text)).toThrow(new RangeError(message));
  expect(() => weekdayOf(text)).toThrow(new RangeError(message));
  expect(() => monthOf(text)).toThrow(new RangeError(message));
});

describe('the last day of a month', () => {
  test.each([
    ['2027-01', '2027-01-31'],
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
    ['2100-02', '2100-02-28'],
    ['2027-04', '2027-04-30'],
    ['2027-12', '2027-12-31'],
    ['0099-12', '0099-12-31'],
  ])('of %s is %s', (month, last) => expect(lastDayOf(month)).toBe(last));

  test('is in the month, and the day after it is the first of another', () => {
    fc.assert(
      fc.property(day, (any) => {
        const last = lastDayOf(any.slice(0, 7));
        expect(last.slice(0, 7)).toBe(any.slice(0, 7));
        expect(addDays(last, 1).slice(8)).toBe('01');
        expect(last >= any).toBe(true);
      }),
    );
  });

  test.each(['2027-13', '2027', 'soon', '2027-04-01'])('%p has none', (text) =>
    expect(() => lastDayOf(text)).toThrow(RangeError),
  );
});

describe('the day of an instant', () => {
  test.each([
    [0, '1970-01-01'],
    [Date.UTC(2027, 3, 10, 23, 59, 59, 999), '2027-04-10'],
    [new Date('2027-04-10T22:30:00-05:00'), '2027-04-11'],
  ])('of %p is %s', (instant, expected) => expect(utcDayOf(instant)).toBe(expected));

  test('is the same all day, as a number and as a Date', () => {
    fc.assert(
      fc.property(day, fc.nat(86_399_999), (any, ms) => {
        const instant = Date.parse(any) + ms;
        expect([utcDayOf(instant), utcDayOf(new Date(instant))]).toEqual([any, any]);
      }),
    );
  });

  test('is none where there is no time', () => expect(() => utcDayOf(Number.NaN)).toThrow(RangeError));
});

test('finds the first such weekday when a day is given', () => {
  expect(weekdayFrom('2027-09-16', 6)).toBe('2027-09-18');
  expect(weekdayFrom('2027-09-18', 6)).toBe('2027-09-18');
});

test('writes a day of two digits each when its numbers are given', () => expect(dayOf(2027, 3, 9)).toBe('2027-03-09'));
