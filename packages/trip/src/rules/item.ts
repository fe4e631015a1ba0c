/** Items of the plan: added, edited, moved, duplicated, removed. */
import type { ItemContent } from '@sojourn/contracts/plan';
import type { Draft } from '../draft';
import { formatDay, formatDayOrUnscheduled } from '../format';
import { addPart, changePart, readPart, removePart } from '../guard';
import { contentOf, nameOf, withFields } from '../part';
import { refuse } from '../refusal';
import { hasTicket, standingOf } from '../standing';
import { bookingMoved } from '../ticket';
import type { Rules, StepsOn } from './rule';

type Read = { id: string; version: number };
type Fields = { [Field in keyof ItemContent]?: ItemContent[Field] | undefined };

/** Changes an item; a booking that has its place there says the same days afterwards, and none without a day. */
function changeItem(draft: Draft, { id, version }: Read, fields: Fields): ItemContent {
  const before = readPart(draft, { in: 'items', id, version }, (content) => withFields<ItemContent>(content, fields));
  const after = changePart(draft, { in: 'items', id, version }, fields);
  const { bookingId } = before;
  const booking = bookingId === null ? undefined : draft.find('bookings', bookingId);
  if (bookingId === null || !booking) return after;
  const content = contentOf(booking);
  const trip = { bookings: { [bookingId]: content } };
  if (before.day !== null && after.day === null && hasTicket(trip, before)) {
    const words = `${standingOf(trip, before)} for ${formatDay(before.day)}`;
    throw refuse(`${nameOf('items', before)} is ${words}, so it keeps a day.`);
  }
  draft.set({ in: 'bookings', id: bookingId }, bookingMoved(content, before, after));
  return after;
}

export const itemRules: Rules<StepsOn<'item'>> = {
  'item.add': (draft, { id, content }) => {
    addPart(draft, { in: 'items', id }, content);
    return `Added ${nameOf('items', content)}`;
  },

  'item.edit': (draft, { id, version, fields }) => {
    return `Changed ${nameOf('items', changeItem(draft, { id, version }, fields))}`;
  },

  'item.move': (draft, { id, version, day, start, end, rank }) => {
    const item = changeItem(draft, { id, version }, { day, start, end, rank });
    return `Moved ${nameOf('items', item)} to ${formatDayOrUnscheduled(day)}`;
  },

  'item.reorder': (draft, { id, version, rank }) => {
    return `Moved ${nameOf('items', changePart(draft, { in: 'items', id, version }, { rank }))}`;
  },

  'item.duplicate': (draft, { id, of, day, rank }) => {
    const source = draft.find('items', of);
    if (!source) throw refuse('What you want to duplicate was removed from the trip in the meantime.');
    // The copy is a plan of its own: nothing is booked for it.
    const copy = { ...contentOf(source), day, rank, bookingId: null };
    addPart(draft, { in: 'items', id }, copy);
    return `Duplicated ${nameOf('items', copy)}`;
  },

  'item.remove': (draft, { id, version }) => {
    const { bookingId } = readPart(draft, { in: 'items', id, version }, () => null);
    const booking = bookingId === null ? undefined : draft.find('bookings', bookingId);
    if (booking) {
      throw refuse(`This is part of the booking ${nameOf('bookings', booking)}: removing that removes all its parts.`);
    }
    return `Removed ${nameOf('items', removePart(draft, { in: 'items', id, version }))}`;
  },
};
