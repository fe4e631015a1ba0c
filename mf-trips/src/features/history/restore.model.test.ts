import type { HistoryEntry } from '@sojourn/contracts/plan';
import { effectWords, unbrokenEntries } from './restore.model';

const at = (...versions: number[]) => versions.map((version) => ({ version }) as HistoryEntry);

test.each([
  ['all of them, where none is missing', at(9, 8, 7), 9, 3],
  ['those before a gap', at(9, 8, 7, 5, 4), 9, 3],
  ['none while the trip is ahead', at(9, 8), 10, 0],
  ['none where there are none', at(), 9, 0],
])('a trip goes back to %s', (_, entries, version, count) => expect(unbrokenEntries(entries, version)).toBe(count));

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
