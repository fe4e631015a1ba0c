/** What a proposal is before its plan follows, and where a saved one is now. */
import type { TripPlan, TripProposal } from '@sojourn/contracts/plan';
import type { StoredTrip, TripEntry } from '../../shared/trip.model';

/**
 * `storage` is `browser`, or the id of the account that has the trip. `idempotencyKey` names the request to an account, stored before it is first sent so that a
 * second try makes nothing twice; `tripId` is null until it is known that there is a trip.
 */
export type Mark = { storage: string; idempotencyKey: string; tripId: number | null };

/** A new trip for a proposal; a budget of nothing is none. */
export const entryOfProposal = ({
  title,
  destination,
  startDate,
  endDate,
  budget,
  notes,
}: TripProposal): TripEntry => ({
  title,
  destination,
  startDate,
  endDate,
  budget: budget > 0 ? budget : null,
  notes,
  status: 'planning',
  imageUrl: '',
  activities: [],
  accommodation: '',
  flight: '',
});

/** Whether a trip has nothing of its proposal yet: it was made, and what followed did not arrive. */
export const isBare = ({ items, bookings }: Pick<TripPlan, 'items' | 'bookings'>): boolean =>
  Object.keys(items).length + Object.keys(bookings).length === 0;

/** Lists of trips; undefined while they are not known, when nothing is said to be gone. */
type Lists = { account: readonly StoredTrip[] | undefined; browser: readonly StoredTrip[] | undefined };

/**
 * The number of the trip that a proposal became, or null: also when it was deleted since. One of this browser that an account
 * has taken over is the account's for whoever is signed in.
 */
export function tripOfMark(mark: Mark | undefined, userId: string | null, lists: Lists): number | null {
  if (!mark || mark.tripId === null) return null;
  const { storage, tripId } = mark;
  const isInAccount = (id: number) => userId !== null && (lists.account?.some((trip) => trip.id === id) ?? true);
  if (storage !== 'browser') return storage === userId && isInAccount(tripId) ? tripId : null;
  if (!lists.browser) return tripId;
  const kept = lists.browser.find((trip) => trip.id === tripId);
  if (!kept) return null;
  const { importedAs } = kept;
  return importedAs !== null && userId !== null && isInAccount(importedAs) ? importedAs : tripId;
}
