/** What somebody is to a trip, and what they may do with it and see of it. */
import type { OpenedPlan, TripPlan } from '@sojourn/contracts/plan';

/** What each role may do with the plan. Who comments or suggests will stand between viewer and editor. */
const rights: Record<TripRole, { change: boolean }> = {
  owner: { change: true },
  editor: { change: true },
  viewer: { change: false },
};

/** Whom a trip knows; everybody else is a stranger to it. */
export type TripRole = OpenedPlan['role'];

/** Why somebody may not change a trip, as a sentence; undefined when they may. */
export function changeRefusal(role: TripRole): string | undefined {
  return rights[role].change ? undefined : 'You can look at this trip, but not change it.';
}

/** What the owner includes for those who are not: booking codes and their links, documents. */
export type SharedDetails = { bookingCodes: boolean; documents: boolean };

/** A trip as somebody sees it whom the owner shares it with: what is not included is not there. */
export function sharedView(trip: TripPlan, includes: SharedDetails): TripPlan {
  const bookings = Object.entries(trip.bookings).map(([id, booking]) => [id, { ...booking, code: '', url: null }]);
  return {
    ...trip,
    bookings: includes.bookingCodes ? trip.bookings : (Object.fromEntries(bookings) as TripPlan['bookings']),
    documents: includes.documents ? trip.documents : {},
  };
}
