/** Items of the plan: added, edited, moved, duplicated, removed. */
import { addPart, changePart, readPart, removePart } from '../guard';
import { contentOf, nameOf } from '../part';
import { refuse } from '../refusal';
import { formatDayOrUnscheduled } from '../format';
import type { Rules, StepsOn } from './rule';

export const itemRules: Rules<StepsOn<'item'>> = {
  'item.add': (draft, { id, content }) => {
    addPart(draft, { in: 'items', id }, content);
    return `Added ${nameOf('items', content)}`;
  },

  'item.edit': (draft, { id, version, fields }) => {
    return `Changed ${nameOf('items', changePart(draft, { in: 'items', id, version }, fields))}`;
  },

  'item.move': (draft, { id, version, day, start, end, rank }) => {
    const item = changePart(draft, { in: 'items', id, version }, { day, start, end, rank });
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
