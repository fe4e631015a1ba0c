/** Two versions of one thing: what differs between them, and the command that puts one's own back. */
import type {
  BookingContent,
  DocumentContent,
  ExpenseContent,
  HeadName,
  ItemContent,
  PackingContent,
  RateContent,
  TravellerContent,
  TripCommand,
  TripPlan,
} from '@sojourn/contracts/plan';
import type { Conflict } from '@sojourn/trip';

/** One field in two versions, as text. */
export type Difference = { field: string; yours: string; theirs: string };

const isVersion = (field: string) => field === 'version' || field === 'latest';

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'object') {
    return Object.values(value)
      .map(inWords)
      .filter((text) => text !== 'nothing')
      .join(', ');
  }
  return String(value);
}

/** `dayOfYear` as a person reads it. */
const sayField = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What is not the same in both; empty when one of them is that the thing is gone. */
export function differencesOf({ yours, theirs }: Pick<Conflict, 'yours' | 'theirs'>): Difference[] {
  if (typeof yours !== 'object' || yours === null || theirs === null) return [];
  const other = theirs as Record<string, unknown>;
  return Object.entries(yours)
    .filter(([field, value]) => !isVersion(field) && JSON.stringify(value) !== JSON.stringify(other[field]))
    .map(([field, value]) => ({ field: sayField(field), yours: inWords(value), theirs: inWords(other[field]) }));
}

function headCommand(id: HeadName, yours: object, plan: TripPlan): TripCommand {
  const { version } = plan.head[id];
  if (id !== 'dates') return { type: 'head.edit', parts: { [id]: { ...yours, version } } };
  const { startDate, endDate } = yours as TripPlan['head']['dates'];
  return { type: 'dates.change', version, startDate, endDate, policy: 'keep-bookings' };
}

/** Takes a thing away as it is now. */
function removal({ in: name, id }: Conflict, plan: TripPlan): TripCommand | null {
  if (name === 'head') return null;
  const version = plan[name][id]?.version;
  if (version === undefined) return null;
  const places = Object.entries(plan.items).flatMap(([itemId, item]): [string, number][] =>
    item.bookingId === id ? [[itemId, item.version]] : [],
  );
  const commands: Record<typeof name, TripCommand> = {
    items: { type: 'item.remove', id, version },
    bookings: { type: 'booking.remove', id, version, places: Object.fromEntries(places) },
    expenses: { type: 'expense.remove', id, version },
    rates: { type: 'rate.remove', currency: id, version },
    travellers: { type: 'traveller.remove', id, version },
    packing: { type: 'packing.remove', id, version },
    documents: { type: 'document.remove', id, version },
  };
  return commands[name];
}

/** Puts one's own version over theirs, or back where it is gone. */
function replacement({ in: name, id, yours }: Conflict, plan: TripPlan): TripCommand | null {
  if (name === 'head') return headCommand(id, yours as object, plan);
  const version = plan[name][id]?.version;
  const { bookingId, ...unbooked } = yours as ItemContent;
  const { checked, key: _, ...packed } = yours as PackingContent;
  if (version === undefined) {
    const known = bookingId !== null && Object.hasOwn(plan.bookings, bookingId) ? bookingId : null;
    const additions: Record<typeof name, TripCommand | null> = {
      items: { type: 'item.add', id, content: { ...unbooked, bookingId: known } },
      bookings: { type: 'booking.add', id, content: yours as BookingContent, places: [] },
      expenses: { type: 'expense.add', id, content: yours as ExpenseContent },
      rates: { type: 'rate.set', currency: id, version: 0, content: yours as RateContent },
      travellers: { type: 'traveller.add', id, content: yours as TravellerContent },
      packing: { type: 'packing.add', id, content: packed },
      // Its bytes are gone with it.
      documents: null,
    };
    return additions[name];
  }
  const edits: Record<typeof name, TripCommand> = {
    items: { type: 'item.edit', id, version, fields: unbooked },
    bookings: { type: 'booking.edit', id, version, fields: yours as BookingContent },
    expenses: { type: 'expense.edit', id, version, fields: yours as ExpenseContent },
    rates: { type: 'rate.set', currency: id, version, content: yours as RateContent },
    travellers: { type: 'traveller.edit', id, version, fields: yours as TravellerContent },
    packing: { type: 'packing.tick', id, version, checked },
    documents: {
      type: 'document.edit',
      id,
      version,
      fields: { name: (yours as DocumentContent).name, bookingId: (yours as DocumentContent).bookingId },
    },
  };
  return edits[name];
}

/** The command that makes a thing as one wanted it, whatever others have made of it; null where nothing can. */
export const commandForYours = (conflict: Conflict, plan: TripPlan): TripCommand | null =>
  conflict.yours === null ? removal(conflict, plan) : replacement(conflict, plan);
