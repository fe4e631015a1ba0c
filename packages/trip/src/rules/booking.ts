/** Bookings: one step makes or removes a booking, its places on the timeline and its planned cost. */
import type { Draft } from '../draft';
import { addPart, changeEach, changePart, removePart } from '../guard';
import { nameOf } from '../part';
import { refuseConflict, type Conflict } from '../refusal';
import type { Rules, StepsOn } from './rule';

/** The places of a booking that are not as they were read: changed, moved, added or gone. */
function conflictsOf(draft: Draft, bookingId: string, read: Record<string, number>): Conflict[] {
  const linked = draft.list('items').filter(([, item]) => item.bookingId === bookingId);
  const changed = linked
    .filter(([id, { version }]) => !Object.hasOwn(read, id) || read[id] !== version)
    .map(([id, theirs]): Conflict => ({ in: 'items', id, version: Number(read[id] ?? 0), theirs, yours: null }));
  const there = new Set(linked.map(([id]) => id));
  const gone = Object.entries(read)
    .filter(([id]) => !there.has(id) && draft.find('items', id))
    .map(([id, version]): Conflict => ({
      in: 'items',
      id,
      version,
      theirs: draft.find('items', id) ?? null,
      yours: null,
    }));
  return [...changed, ...gone];
}

export const bookingRules: Rules<StepsOn<'booking'>> = {
  'booking.add': (draft, { id, content, places }) => {
    addPart(draft, { in: 'bookings', id }, content);
    for (const place of places) addPart(draft, { in: 'items', id: place.id }, { ...place.content, bookingId: id });
    return `Added ${nameOf('bookings', content)}`;
  },

  'booking.edit': (draft, { id, version, fields }) => {
    return `Changed ${nameOf('bookings', changePart(draft, { in: 'bookings', id, version }, fields))}`;
  },

  'booking.remove': (draft, { id, version, places }) => {
    const booking = removePart(draft, { in: 'bookings', id, version });
    const name = nameOf('bookings', booking);
    const conflicts = conflictsOf(draft, id, places);
    if (conflicts.length > 0) {
      throw refuseConflict(`The plan of ${name} was changed somewhere else in the meantime.`, conflicts);
    }
    for (const [itemId, { bookingId }] of draft.list('items')) if (bookingId === id) draft.remove('items', itemId);
    // What was really spent, and files, are never lost with a booking.
    changeEach(draft, 'expenses', (expense) => (expense.bookingId === id ? { ...expense, bookingId: null } : expense));
    changeEach(draft, 'documents', (file) => (file.bookingId === id ? { ...file, bookingId: null } : file));
    return `Removed ${name}`;
  },
};
