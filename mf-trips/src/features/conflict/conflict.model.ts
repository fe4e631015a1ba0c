/** One's own version of a thing that somebody else has changed: the steps that put it back over theirs. */
import type {
  BookingContent,
  DocumentContent,
  ExpenseContent,
  HeadName,
  ItemContent,
  PackingContent,
  RateContent,
  TravellerContent,
  TripStep,
  TripPlan,
} from '@sojourn/contracts/plan';
import { headPartOf, type Conflict } from '@sojourn/trip';

type Naming = {
  bookingId?: string | null;
  paidBy?: string | null;
  travellerId?: string | null;
  sharedBy?: ExpenseContent['sharedBy'];
};

/** What one's own version names and is gone is left out: somebody else removed it meanwhile. */
function withoutGone<Content extends object>(content: Content, { travellers, bookings }: TripPlan): Content {
  const kept: Naming = { ...content };
  const has = (parts: object, id: string | null | undefined) => id != null && Object.hasOwn(parts, id);
  if ('bookingId' in kept && !has(bookings, kept.bookingId)) kept.bookingId = null;
  if ('paidBy' in kept && !has(travellers, kept.paidBy)) kept.paidBy = null;
  if ('travellerId' in kept && !has(travellers, kept.travellerId)) kept.travellerId = null;
  if (kept.sharedBy) kept.sharedBy = kept.sharedBy.filter(({ travellerId }) => has(travellers, travellerId));
  return kept as Content;
}

function headStep(id: HeadName, yours: object, plan: TripPlan): TripStep {
  const { version } = headPartOf(plan.head, id);
  if (id !== 'dates') return { type: 'head.edit', parts: { [id]: { ...yours, version } } };
  const { startDate, endDate } = yours as TripPlan['head']['dates'];
  return { type: 'dates.change', version, startDate, endDate, policy: 'keep-bookings' };
}

/** Takes a thing away as it is now. */
function removal({ in: name, id }: Conflict, plan: TripPlan): TripStep[] {
  if (name === 'head') return [];
  const version = plan[name][id]?.version;
  if (version === undefined) return [];
  const places = Object.entries(plan.items).flatMap(([itemId, item]): [string, number][] =>
    item.bookingId === id ? [[itemId, item.version]] : [],
  );
  const removals: Record<typeof name, TripStep> = {
    items: { type: 'item.remove', id, version },
    bookings: { type: 'booking.remove', id, version, places: Object.fromEntries(places) },
    expenses: { type: 'expense.remove', id, version },
    rates: { type: 'rate.remove', currency: id, version },
    travellers: { type: 'traveller.remove', id, version },
    packing: { type: 'packing.remove', id, version },
    documents: { type: 'document.remove', id, version },
  };
  return [removals[name]];
}

/** Puts one's own version back where the thing is gone. */
function addition({ in: name, id }: Conflict, yours: unknown): TripStep[] {
  const { checked, key: _, ...packed } = yours as PackingContent;
  const tick: TripStep[] = checked ? [{ type: 'packing.tick', id, version: 1, checked }] : [];
  const additions: Record<Exclude<typeof name, 'head'>, TripStep[]> = {
    items: [{ type: 'item.add', id, content: yours as ItemContent }],
    bookings: [{ type: 'booking.add', id, content: yours as BookingContent, places: [] }],
    expenses: [{ type: 'expense.add', id, content: yours as ExpenseContent }],
    rates: [{ type: 'rate.set', currency: id, version: 0, content: yours as RateContent }],
    travellers: [{ type: 'traveller.add', id, content: yours as TravellerContent }],
    packing: [{ type: 'packing.add', id, content: packed }, ...tick],
    // Its bytes are gone with it.
    documents: [],
  };
  return name === 'head' ? [] : additions[name];
}

/** Puts one's own version over theirs. */
function edit({ in: name, id }: Conflict, yours: unknown, version: number): TripStep[] {
  const { bookingId: _, ...unbooked } = yours as ItemContent;
  const { name: file, bookingId } = yours as DocumentContent;
  const { checked } = yours as PackingContent;
  const edits: Record<Exclude<typeof name, 'head'>, TripStep> = {
    items: { type: 'item.edit', id, version, fields: unbooked },
    bookings: { type: 'booking.edit', id, version, fields: yours as BookingContent },
    expenses: { type: 'expense.edit', id, version, fields: yours as ExpenseContent },
    rates: { type: 'rate.set', currency: id, version, content: yours as RateContent },
    travellers: { type: 'traveller.edit', id, version, fields: yours as TravellerContent },
    packing: { type: 'packing.tick', id, version, checked },
    documents: { type: 'document.edit', id, version, fields: { name: file, bookingId } },
  };
  return name === 'head' ? [] : [edits[name]];
}

/** The steps that make a thing as one wanted it, whatever others have made of it; none where nothing can. */
export function stepsForYours(conflict: Conflict, plan: TripPlan): TripStep[] {
  const { in: name, id, yours } = conflict;
  if (yours === null) return removal(conflict, plan);
  if (name === 'head') return [headStep(id, yours as object, plan)];
  const known = withoutGone(yours as object, plan);
  const version = plan[name][id]?.version;
  return version === undefined ? addition(conflict, known) : edit(conflict, known, version);
}
