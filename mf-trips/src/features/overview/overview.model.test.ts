import { newItem, newTrip } from '@sojourn/trip';
import { leftLine, nextDays, partWords } from './overview.model';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-14' });
const on = (day: string, title: string, start: string | null = null) => ({
  ...newItem({ type: 'activity', title, day, start }),
  ...{ version: 1, latest: 1 },
});
const plan = {
  ...rome,
  items: {
    'a-1': on('2127-04-11', 'Late', '20:00'),
    'b-1': on('2127-04-11', 'Early', '08:00'),
    'c-1': on('2127-04-14', 'Home'),
  },
};
const outline = (today: string) =>
  nextDays(plan, today).map(({ number, items }) => [number, items.map(({ title }) => title)]);

it.each([
  [
    '2127-01-01',
    [
      [1, []],
      [2, ['Early', 'Late']],
      [3, []],
    ],
  ],
  [
    '2127-04-10',
    [
      [1, []],
      [2, ['Early', 'Late']],
      [3, []],
    ],
  ],
  [
    '2127-04-11',
    [
      [2, ['Early', 'Late']],
      [3, []],
      [4, []],
    ],
  ],
  [
    '2127-04-14',
    [
      [3, []],
      [4, []],
      [5, ['Home']],
    ],
  ],
  [
    '2127-05-01',
    [
      [1, []],
      [2, ['Early', 'Late']],
      [3, []],
    ],
  ],
])('on %s a trip’s next days are those from then, three of them', (today, days) => {
  expect(outline(today)).toEqual(days);
});

it('a trip of one day has one', () => {
  const { head } = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-10' });
  expect(nextDays({ head, items: {} }, '2127-04-10')).toEqual([{ day: '2127-04-10', number: 1, items: [], more: 0 }]);
});

test.each([
  [124_000, 7, '$1,240 left, $177 a day'],
  [0, 7, '$0 left, $0 a day'],
  [-550, 7, '$5.50 over budget'],
])('%i cents for %i days are %s', (left, days, words) => expect(leftLine(left, days)).toBe(words));

it.each([
  [7, 7, 0],
  [8, 6, 2],
  [13, 6, 7],
])('of %i events on a day %i are shown, and %i are counted', (count, shown, more) => {
  const items = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`e-${at}`, on('2127-04-10', `Event ${at}`, `08:${10 + at}`)]),
  );
  const [first] = nextDays({ ...rome, items }, '2127-01-01');
  expect([first?.items.length, first?.more]).toEqual([shown, more]);
  expect(first?.items[0]?.title).toBe('Event 0');
});

it.each([
  ['2127-01-01', '2 places of days 1 to 3. The itinerary has every day on its map.'],
  ['2127-04-14', '2 places of days 3 to 5. The itinerary has every day on its map.'],
])('says of which days its map is: %s', (today, words) => expect(partWords(nextDays(plan, today), 2)).toBe(words));
