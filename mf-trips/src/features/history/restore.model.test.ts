import type { HistoryEntry } from '@sojourn/contracts/plan';
import { effectWords, entriesAfter } from './restore.model';

const entry = (version: number) => ({ version }) as HistoryEntry;
const entries = [entry(9), entry(8), entry(7), entry(5)];
const [newest, second, third, beyond] = entries as [HistoryEntry, HistoryEntry, HistoryEntry, HistoryEntry];

test.each([
  ['the newest has none', newest, 9, null],
  ['one has those after it', third, 9, [newest, second]],
  ['one behind a gap has none that can be told', beyond, 9, null],
  ['none can be told while the trip is ahead', third, 10, null],
  ['one that is not in the list has none', entry(3), 9, null],
] as const)('of the changes after an entry, %s', (...[, of, version, expected]) =>
  expect(entriesAfter(entries, of, version)).toEqual(expected),
);

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
