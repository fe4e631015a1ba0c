/** What whoever came by a link is told about it. */
import type { SharedDetails } from '@sojourn/contracts/plan';
import { formatList } from '@sojourn/travel';

const words: readonly [keyof SharedDetails, string][] = [
  ['notes', 'notes'],
  ['costs', 'costs'],
  ['people', 'names'],
  ['addresses', 'places'],
  ['bookingCodes', 'booking codes'],
  ['documents', 'documents'],
];

/** What they may do with the trip. */
export const mayWords = (canEdit: boolean): string =>
  canEdit
    ? 'You can look at it and edit it; what you change, everybody sees.'
    : 'You can look at it, but not change it.';

/** What they do not see; empty where they see everything. */
export function leftOutWords(includes: SharedDetails): string {
  const hidden = words.filter(([name]) => !includes[name]).map(([, word]) => word);
  return hidden.length === 0 ? '' : `Not shared: ${formatList(hidden)}.`;
}
