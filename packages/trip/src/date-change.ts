/** What a change of a trip's dates does to everything that has a day, before and when it is made. */
import {
  MAX_TRIP_DAYS,
  type BookingContent,
  type DatePolicy,
  type ItemContent,
  type TripPlan,
} from '@sojourn/contracts/plan';
import { addDays, daysBetween } from '@sojourn/travel';
import { hasTicket } from './standing';

/** The dates a trip is to have, and what becomes of what has a day. */
export type DateChange = { startDate: string; endDate: string; policy: DatePolicy };

/** What becomes of one item: from a day of the trip as it was, to a day or to Unscheduled (null). */
export type ItemMove = { id: string; from: string; to: string | null };

/** All that would happen, and the items that would then lie outside of the new dates. */
export type DatePreview = { moved: ItemMove[]; unscheduled: ItemMove[]; outside: ItemMove[] };

type Dates = { startDate: string; endDate: string };
type Bookings = { bookings: Readonly<Record<string, BookingContent>> };

/** Further than this from a trip's days nothing of it lies; and no day leaves the calendar. */
const FAR = 3_660;

/** Why a trip cannot have these dates, as a sentence; undefined when it can. */
export function datesRefusal({ startDate, endDate }: Dates): string | undefined {
  if (endDate < startDate) return 'The end date must not be before the start date.';
  if (daysBetween(startDate, endDate) >= MAX_TRIP_DAYS) return `A trip may last at most ${MAX_TRIP_DAYS} days.`;
  return undefined;
}

/**
 * The day an item has after the change; null for Unscheduled. What is booked or chosen always has a day: that of its ticket.
 *
 * - `shift`: everything moves with the first day, bookings and their tickets too. What then lies past the end, and did not
 *   before, is unscheduled.
 * - `keep-bookings`: what is booked stays on its day, everything else as with `shift`.
 * - `unschedule`: nothing moves; what lies outside of the new dates is unscheduled.
 */
function dayAfter(
  { day, isFixed }: { day: string; isFixed: boolean },
  before: Dates,
  change: DateChange,
): string | null {
  const { startDate, endDate, policy } = change;
  const isWithin = (each: string, dates: Dates) => each >= dates.startDate && each <= dates.endDate;
  if (policy === 'unschedule') return isFixed || isWithin(day, change) ? day : null;
  if (policy === 'keep-bookings' && isFixed) return day;
  const offset = daysBetween(before.startDate, day);
  if (Math.abs(offset) > FAR) return isFixed ? day : null;
  const moved = addDays(startDate, offset);
  return isFixed || moved <= endDate || !isWithin(day, before) ? moved : null;
}

/** Every item that has another day after the change. */
export function movesOf(
  { items, ...trip }: Bookings & { items: readonly [id: string, item: ItemContent][] },
  before: Dates,
  change: DateChange,
): ItemMove[] {
  return items.flatMap(([id, item]) => {
    if (item.day === null) return [];
    const to = dayAfter({ day: item.day, isFixed: hasTicket(trip, item) }, before, change);
    return to === item.day ? [] : [{ id, from: item.day, to }];
  });
}

/** What a change of dates would do, for a person to see before it is made. */
export function previewDates(trip: TripPlan, change: DateChange): DatePreview {
  const items = Object.entries(trip.items);
  const moves = movesOf({ bookings: trip.bookings, items }, trip.head.dates, change);
  const moveOf = new Map(moves.map((move) => [move.id, move]));
  const outside = items.flatMap(([id, { day }]): ItemMove[] => {
    const move = moveOf.get(id);
    const to = move ? move.to : day;
    const isOutside = to !== null && (to < change.startDate || to > change.endDate);
    return isOutside && day !== null ? [{ id, from: day, to }] : [];
  });
  return {
    moved: moves.filter(({ to }) => to !== null),
    unscheduled: moves.filter(({ to }) => to === null),
    outside,
  };
}
