/** How far a thing of a plan has come: an idea, a placeholder that is to be chosen, planned, chosen, or booked. */
import type { Booking, BookingContent, ItemContent, TripPlan } from '@sojourn/contracts/plan';
import { plannedItem, type PlannedItem } from './day-plan';

/**
 * Only a person or an import makes a thing `booked`. `to-choose` is a way or a bed that a recommendation or a generator put
 * into the plan: finding the real one replaces it, which is then `chosen` until somebody says that it is booked. An `idea`
 * has no day yet.
 */
export type Standing = 'idea' | 'to-choose' | 'planned' | 'chosen' | 'booked';

type Bookings = Readonly<Record<string, BookingContent>>;

/** A recommendation of an earlier release made bookings of its estimates: nothing in them was ever booked. */
const isEstimate = ({ source }: ItemContent, { code, provider, url, segments }: BookingContent): boolean =>
  source?.kind === 'recommendation' && code === '' && provider === '' && url === null && segments.length === 0;

const isWayOrBed = ({ type, day }: ItemContent): boolean =>
  type === 'flight' || type === 'stay' || (type === 'transport' && day !== null);

/** A search found it: it has its days and its price, and nobody has a code of it yet. */
const isFound = ({ source }: ItemContent, { code }: BookingContent): boolean =>
  (source?.kind === 'flight' || source?.kind === 'hotel') && code === '';

const isMade = ({ source }: ItemContent): boolean => source?.kind === 'recommendation' || source?.kind === 'timeline';

/** How far an item has come. */
export function standingOf({ bookings }: { bookings: Bookings }, item: ItemContent): Standing {
  const booking = item.bookingId === null ? undefined : bookings[item.bookingId];
  if (booking && !isEstimate(item, booking)) return isFound(item, booking) ? 'chosen' : 'booked';
  if (isMade(item) && isWayOrBed(item)) return 'to-choose';
  return item.day === null ? 'idea' : 'planned';
}

/** Whether something has days of its own, which do not follow a plan: those of its ticket, or those that it was found for. */
export const hasTicket = (trip: { bookings: Bookings }, item: ItemContent): boolean =>
  ['booked', 'chosen'].includes(standingOf(trip, item));

/** What is booked or chosen, without the estimates of an earlier release. */
export function bookingsOf({ bookings, items }: Pick<TripPlan, 'bookings' | 'items'>): [id: string, Booking][] {
  const estimates = new Set(
    Object.values(items).flatMap((item) => {
      const booking = item.bookingId === null ? undefined : bookings[item.bookingId];
      return booking && isEstimate(item, booking) ? [item.bookingId] : [];
    }),
  );
  return Object.entries(bookings).filter(([id]) => !estimates.has(id));
}

/** The items of a type that are still to be chosen, by their days. */
export const toChoose = (trip: Pick<TripPlan, 'bookings' | 'items'>, type: ItemContent['type']): PlannedItem[] =>
  Object.entries(trip.items)
    .filter(([, item]) => item.type === type && standingOf(trip, item) === 'to-choose')
    .map(([id, item]) => plannedItem(item, id))
    .sort(
      (one, other) => Number((one.day ?? '9') > (other.day ?? '9')) - Number((one.day ?? '9') < (other.day ?? '9')),
    );
