import { feastsIn } from './feasts';

const departures = (text: string) => feastsIn(text, '2026-11-30').map(({ startDate }) => startDate);

test.each([
  ['Over Easter with the kids', '2027-03-26'],
  ['Easter 2028', '2028-04-14'],
  ['über Ostern ans Meer', '2027-03-26'],
  ['à Noël', '2026-12-22'],
  ["for New Year's Eve", '2026-12-29'],
  ['a Capodanno', '2026-12-29'],
])('leaves for the next feast of %j', (text, startDate) => expect(departures(text)).toEqual([startDate]));

test.each(['Christmas markets and mulled wine', 'Christmas Island', 'Easterly winds', 'a new yearning'])(
  'leaves for no feast in %j',
  (text) => expect(departures(text)).toEqual([]),
);

test('finds where the words for it stand', () => {
  const text = 'warm, over Easter, with kids';
  const [{ start, end } = { start: 0, end: 0 }] = feastsIn(text, '2026-11-30');
  expect(text.slice(start, end)).toBe('over Easter');
});
