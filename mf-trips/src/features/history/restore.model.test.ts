import type { HistoryEntry } from '@sojourn/contracts/plan';
import { effectWords, unbrokenEntries } from './restore.model';

const at = (...versions: number[]) => versions.map((version) => ({ version }) as HistoryEntry);

test.each([
  { to: 'all of them, where none is missing', entries: at(9, 8, 7), version: 9, count: 3 },
  { to: 'those before a gap', entries: at(9, 8, 7, 5, 4), version: 9, count: 3 },
  { to: 'none while the trip is ahead', entries: at(9, 8), version: 10, count: 0 },
  { to: 'none where there are none', entries: at(), version: 9, count: 0 },
])('a trip goes back to $to', ({ entries, version, count }) => expect(unbrokenEntries(entries, version)).toBe(count));

test('what becomes of a trip is said by kind', () => {
  expect(
    effectWords([
      { in: 'head', id: 'dates', kind: 'changed' },
      { in: 'items', id: 'a', kind: 'gone' },
      { in: 'items', id: 'b', kind: 'gone' },
      { in: 'items', id: 'c', kind: 'back' },
      { in: 'expenses', id: 'd', kind: 'changed' },
    ]),
  ).toEqual(['The dates are as they were', '1 event comes back', '2 events go', '1 expense is as it was']);
  expect(effectWords([])).toEqual([]);
});
