import { feastsIn } from './feasts';

const departures = (text: string) => feastsIn(text, '2026-11-30').map(({ startDate }) => startDate);

test.each([
  ['Over Easter with the kids', '2027-03-26'],
  ['Easter 2028', '2028-04-14'],
  ['über Ostern ans Meer', '2027-03-26'],
  ['à Noël', '2026-12-22'],
  ["for New Year's Eve", '2026-12-29'],
  ['a Capodanno', '2026-12-29'],
  ['the week after New Year', '2027-01-01'],
  ['the week before Christmas', '2026-12-17'],
  ['Chinese New Year', '2027-02-05'],
  ['Orthodox Easter', '2027-04-30'],
  ['Diwali holidays', '2027-10-28'],
  ['for Eid', '2027-03-08'],
  ['half term in October', '2027-10-23'],
  ['August bank holiday', '2027-08-28'],
  ['in the October half-term', '2027-10-23'],
  ['half term', '2027-02-13'],
  ['May half term', '2027-05-29'],
  ['over Thanksgiving week', '2027-11-24'],
  ['le pont de l’Ascension', '2027-05-06'],
  ['über Pfingsten', '2027-05-15'],
  ['Memorial Day weekend', '2027-05-28'],
  ['over Labor Day', '2027-09-03'],
  ["Presidents' Day weekend", '2027-02-12'],
  ['the 4th of July weekend', '2027-07-02'],
  ['Victoria Day long weekend', '2027-05-21'],
  ['Canada Day', '2027-06-30'],
  ['Golden Week', '2027-05-01'],
  ['five weeks after Easter', '2027-05-02'],
  ['two weeks before Christmas', '2026-12-10'],
  ['zwei Wochen nach Ostern', '2027-04-11'],
])('leaves for the next feast of %j', (text, startDate) => expect(departures(text)).toEqual([startDate]));

test.each([
  'Christmas markets and mulled wine',
  'Christmas Island',
  'Easterly winds',
  'a new yearning',
  "St Patrick's Cathedral",
])('leaves for no feast in %j', (text) => expect(departures(text)).toEqual([]));

test('finds where the words for it stand', () => {
  const text = 'warm, over Easter, with kids';
  const [{ start, end } = { start: 0, end: 0 }] = feastsIn(text, '2026-11-30');
  expect(text.slice(start, end)).toBe('over Easter');
});
