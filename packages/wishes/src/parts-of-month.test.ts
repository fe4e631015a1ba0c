import { departuresIn } from './parts-of-month';

const TODAY = '2026-11-30';
const departures = (text: string) => departuresIn(text, TODAY).map(({ startDate }) => startDate);

test.each([
  ['two weeks in mid-January', '2027-01-16'],
  ['early June', '2027-06-05'],
  ['at the end of August 2028', '2028-08-26'],
  ['the second week of May', '2027-05-08'],
  ['in the last week of February', '2027-02-22'],
  ['the first week of June', '2027-06-01'],
  ['Mitte Oktober', '2027-10-16'],
  ['Anfang März', '2027-03-06'],
  ['fin août', '2027-08-21'],
  ["début d'octobre", '2027-10-02'],
  ['a mediados de mayo', '2027-05-15'],
  ['metà settembre', '2027-09-11'],
])('leaves on the first Saturday, or the first day of the week, of %j', (text, startDate) =>
  expect(departures(text)).toEqual([startDate]),
);

test.each(['in May', 'a late dinner in May', 'middle of nowhere', 'the pyramid, May', 'mid-Mayor', 'end of the world'])(
  'knows no part of a month in %j',
  (text) => expect(departures(text)).toEqual([]),
);

test('finds where the words for it stand', () => {
  const text = 'two of us, mid-January, beach';
  const [{ start, end } = { start: 0, end: 0 }] = departuresIn(text, TODAY);
  expect(text.slice(start, end)).toBe('mid-January');
});
