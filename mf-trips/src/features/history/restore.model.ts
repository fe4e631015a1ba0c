/** Going back to a point of a history: which changes that takes back, and what becomes of the trip in words. */
import type { HistoryEntry } from '@sojourn/contracts/plan';
import type { RestoredPart } from '@sojourn/trip';

/**
 * How many entries stand in a row from the newest, so that a trip can go back to any of them; none while the trip is ahead
 * of them.
 * @param entries newest first, @param version of the plan as it is shown
 */
export function unbrokenEntries(entries: readonly HistoryEntry[], version: number): number {
  const gap = entries.findIndex((entry, at) => entry.version !== version - at);
  return gap < 0 ? entries.length : gap;
}

const nouns: Record<RestoredPart['in'], [one: string, many: string]> = {
  head: ['part of its head', 'parts of its head'],
  travellers: ['traveler', 'travelers'],
  bookings: ['booking', 'bookings'],
  items: ['event', 'events'],
  expenses: ['expense', 'expenses'],
  rates: ['rate', 'rates'],
  packing: ['packing entry', 'packing entries'],
  documents: ['document', 'documents'],
};

const verbs: Record<RestoredPart['kind'], [one: string, many: string]> = {
  back: ['comes back', 'come back'],
  gone: ['goes', 'go'],
  changed: ['is as it was', 'are as they were'],
};

const headNames: Partial<Record<string, string>> = {
  title: 'The title is as it was',
  destination: 'The destination is as it was',
  dates: 'The dates are as they were',
  budget: 'The budget is as it was',
  notes: 'The notes are as they were',
  status: 'The status is as it was',
  cover: 'The picture is as it was',
  party: 'The number of travelers is as it was',
};

/** What would become of a trip, a line for each kind of thing. */
export function effectWords(parts: readonly RestoredPart[]): string[] {
  const head = parts.filter((part) => part.in === 'head').flatMap(({ id }) => headNames[id] ?? []);
  const counted: string[] = [];
  for (const name of Object.keys(nouns) as RestoredPart['in'][]) {
    if (name === 'head') continue;
    for (const kind of Object.keys(verbs) as RestoredPart['kind'][]) {
      const count = parts.filter((part) => part.in === name && part.kind === kind).length;
      const form = count === 1 ? 0 : 1;
      if (count > 0) counted.push(`${count} ${nouns[name][form]} ${verbs[kind][form]}`);
    }
  }
  return [...head, ...counted];
}
