/** Which parts of a trip name which others; none may name one that is not there. */
import type { CollectionName, ContentIn } from '@sojourn/contracts/plan';
import type { Draft, TouchedPart } from './draft';
import { refuse } from './refusal';

type Reference = { in: 'travellers' | 'bookings'; id: string };

const toBooking = (id: string | null): Reference[] => (id === null ? [] : [{ in: 'bookings', id }]);
const toTraveller = (id: string | null): Reference[] => (id === null ? [] : [{ in: 'travellers', id }]);

const referencesIn: { [Name in CollectionName]?: (content: ContentIn[Name]) => Reference[] } = {
  items: ({ bookingId }) => toBooking(bookingId),
  expenses: ({ bookingId, paidBy, sharedBy }) => [
    ...toBooking(bookingId),
    ...toTraveller(paidBy),
    ...sharedBy.flatMap(({ travellerId }) => toTraveller(travellerId)),
  ],
  packing: ({ travellerId }) => toTraveller(travellerId),
  documents: ({ bookingId }) => toBooking(bookingId),
};

/** The parts that a part names. */
export const referencesOf = <Name extends CollectionName>(name: Name, content: ContentIn[Name]): Reference[] =>
  referencesIn[name]?.(content) ?? [];

const GONE = {
  travellers: 'That traveller is not part of the trip.',
  bookings: 'That booking is not part of the trip.',
};

/** Refuses what would leave a part naming one that is not there. */
export function refuseLooseEnds(draft: Draft, touched: readonly TouchedPart[]): void {
  for (const part of touched) {
    if (part.in === 'head' || !part.after) continue;
    const missing = referencesOf(part.in, part.after as never).find(({ in: name, id }) => !draft.find(name, id));
    if (missing) throw refuse(GONE[missing.in]);
  }
  const isGone = (reference: Reference) =>
    touched.some(({ in: name, id, after }) => name === reference.in && id === reference.id && after === null);
  if (!touched.some(({ in: name, after }) => after === null && (name === 'travellers' || name === 'bookings'))) return;
  for (const name of Object.keys(referencesIn) as CollectionName[]) {
    const isLoose = draft.list(name).some(([, part]) => referencesOf(name, part as never).some(isGone));
    if (isLoose) throw refuse('Something else in the trip belongs to it by now.');
  }
}
