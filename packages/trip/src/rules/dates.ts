/** The dates of a trip, and its whole days. */
import type { ItemContent } from '@sojourn/contracts/plan';
import { addDays } from '@sojourn/travel';
import { datesRefusal, movesOf } from '../date-change';
import { changeEach, changeHead, refuseHeadConflicts } from '../guard';
import type { Draft } from '../draft';
import { contentOf } from '../part';
import { refuse } from '../refusal';
import { formatDay } from '../format';
import { hasTicket, standingOf } from '../standing';
import { bookingMoved } from '../ticket';
import type { Rules, StepsOn } from './rule';

/** A day's place when one day is taken out and put in at another: those between move up or down by one. */
function dayInOrder(day: string, from: string, to: string): string {
  if (day === from) return to;
  if (from < to && day > from && day <= to) return addDays(day, -1);
  if (to < from && day >= to && day < from) return addDays(day, 1);
  return day;
}

const bookingsIn = (draft: Draft) => ({ bookings: Object.fromEntries(draft.list('bookings')) });

const dayRule = (dayOf: (day: string) => string) => (draft: Draft) => {
  const trip = bookingsIn(draft);
  changeEach(draft, 'items', (item) => {
    // The way there and what is booked do not follow a plan, and nights are not a day's.
    const isFixed = item.type === 'stay' || hasTicket(trip, item) || standingOf(trip, item) === 'to-choose';
    return item.day === null || isFixed ? item : { ...item, day: dayOf(item.day) };
  });
};

/** The ticket of a place that moves says its new day. */
function moveBooking(draft: Draft, item: ItemContent, day: string | null): void {
  const booking = item.bookingId === null ? undefined : draft.find('bookings', item.bookingId);
  if (!booking || item.bookingId === null) return;
  draft.set({ in: 'bookings', id: item.bookingId }, bookingMoved(contentOf(booking), item, { ...item, day }));
}

export const dateRules: Rules<StepsOn<'dates'> | StepsOn<'day'>> = {
  'dates.change': (draft, { version, startDate, endDate, policy }) => {
    const refusal = datesRefusal({ startDate, endDate });
    if (refusal) throw refuse(refusal);
    const before = draft.head('dates');
    refuseHeadConflicts([changeHead(draft, 'dates', { startDate, endDate, version })]);
    const moves = movesOf({ ...bookingsIn(draft), items: draft.list('items') }, before, { startDate, endDate, policy });
    const dayOf = new Map(moves.map(({ id, to }) => [id, to]));
    changeEach(draft, 'items', (item, id) => {
      const day = dayOf.get(id);
      if (day === undefined) return item;
      moveBooking(draft, item, day);
      return { ...item, day };
    });
    return `Changed the dates to ${formatDay(startDate)} – ${formatDay(endDate)}`;
  },

  'day.move': (draft, { from, to }) => {
    dayRule((day) => dayInOrder(day, from, to))(draft);
    return `Moved the plan of ${formatDay(from)} to ${formatDay(to)}`;
  },

  'day.swap': (draft, { one, other }) => {
    dayRule((day) => (day === one ? other : day === other ? one : day))(draft);
    return `Swapped ${formatDay(one)} and ${formatDay(other)}`;
  },
};
