import { isCalendarDate } from './basics';

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

test('a day is one that the calendar has, in every year of its four hundred and in the first and last', () => {
  const years = [...Array.from({ length: 400 }, (_none, at) => 1900 + at), 1, 4, 100, 400, 9996, 9999];
  const wrong = years.flatMap((year) =>
    Array.from({ length: 14 * 33 }, (_none, at) => {
      const text = `${pad(year, 4)}-${pad(Math.floor(at / 33), 2)}-${pad(at % 33, 2)}`;
      const instant = new Date(`${text}T00:00:00Z`);
      const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
      return isCalendarDate(text) === isDay ? [] : [text];
    }).flat(),
  );
  expect(wrong).toEqual([]);
});

test.each([
  '',
  '2027-4-1',
  '2027-04-01T00:00',
  ' 2027-04-01',
  '+2027-04-01',
  '20270401',
  '2027-04-01\n',
  '２０２７-04-01',
])('“%s” is no day', (text) => expect(isCalendarDate(text)).toBe(false));
