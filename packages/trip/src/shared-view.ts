/** A trip as somebody sees it whom its owner shares it with: what is not included is not there. */
import {
  collectionNames,
  type CollectionName,
  type HeadName,
  type PartIn,
  type SharedDetails,
  type TripHead,
  type TripPlan,
} from '@sojourn/contracts/plan';
import type { Refusal } from './refusal';

/** What an owner may include or leave out. */
export type Detail = keyof SharedDetails;

/** A field that stands for a detail, and what stands in its place where that is left out. */
type Hideable = { of: Detail; empty: unknown };

/** Fields by collection; a collection named by a detail alone is left out as a whole. */
const hideable: Partial<Record<CollectionName, Detail | Record<string, Hideable>>> = {
  travellers: 'people',
  expenses: 'costs',
  rates: 'costs',
  documents: 'documents',
  items: {
    notes: { of: 'notes', empty: '' },
    planned: { of: 'costs', empty: null },
    place: { of: 'addresses', empty: null },
  },
  bookings: {
    code: { of: 'bookingCodes', empty: '' },
    url: { of: 'bookingCodes', empty: null },
    planned: { of: 'costs', empty: null },
  },
};
const payers: Record<string, Hideable> = {
  paidBy: { of: 'people', empty: null },
  sharedBy: { of: 'people', empty: [] },
};
const hideableHead: Partial<Record<HeadName, { of: Detail; empty: object }>> = {
  budget: { of: 'costs', empty: { cents: null } },
  notes: { of: 'notes', empty: { text: '' } },
};

/** What an owner sees of a trip. */
export const everythingIncluded: SharedDetails = {
  bookingCodes: true,
  documents: true,
  notes: true,
  costs: true,
  people: true,
  addresses: true,
};

/** Whether there is nothing that is left out. */
export const seesEverything = (includes: SharedDetails): boolean => Object.values(includes).every(Boolean);

/** The detail for which a whole collection is left out; undefined where it is shown. */
export function hiddenCollection(name: CollectionName, includes: SharedDetails): Detail | undefined {
  const of = hideable[name];
  return typeof of === 'string' && !includes[of] ? of : undefined;
}

/** The fields of a collection that are left out, with what stands in their place. */
export function hiddenFields(name: CollectionName, includes: SharedDetails): [field: string, hidden: Hideable][] {
  const of = hideable[name];
  const fields = name === 'expenses' ? payers : typeof of === 'object' ? of : {};
  return Object.entries(fields).filter(([, hidden]) => !includes[hidden.of]);
}

/** The part of the head that is left out, with the detail it stands for. */
export const hiddenHead = (name: HeadName, includes: SharedDetails): { of: Detail; empty: object } | undefined => {
  const hidden = hideableHead[name];
  return hidden && !includes[hidden.of] ? hidden : undefined;
};

/** Parts that are told of one by one: a note is one, a payment names who paid whom, a list is its owner's. */
function isHiddenPart(name: CollectionName, part: object, includes: SharedDetails): boolean {
  if (hiddenCollection(name, includes)) return true;
  if (name === 'items') return !includes.notes && 'type' in part && part.type === 'note';
  if (includes.people) return false;
  if (name === 'packing') return 'travellerId' in part && part.travellerId !== null;
  return name === 'expenses' && 'settles' in part && part.settles === true;
}

/** A part as it is shown; null for one that is left out. */
export function shownPart<Name extends CollectionName>(
  name: Name,
  part: PartIn[Name],
  includes: SharedDetails,
): PartIn[Name] | null {
  if (isHiddenPart(name, part, includes)) return null;
  const fields = hiddenFields(name, includes);
  if (fields.length === 0) return part;
  return { ...part, ...Object.fromEntries(fields.map(([field, { empty }]) => [field, empty])) };
}

function shownHead(head: TripHead, includes: SharedDetails): TripHead {
  const entries = Object.entries(head).map(([name, part]) => {
    const hidden = hiddenHead(name as HeadName, includes);
    return [name, hidden ? { ...part, ...hidden.empty } : part];
  });
  return Object.fromEntries(entries) as TripHead;
}

/** A trip as it is shown to whoever is not its owner. */
export function sharedView(trip: TripPlan, includes: SharedDetails): TripPlan {
  if (seesEverything(includes)) return trip;
  const view: TripPlan = { ...trip, head: shownHead(trip.head, includes) };
  for (const name of collectionNames) {
    const shown = Object.entries(trip[name]).flatMap(([id, part]) => {
      const now = shownPart(name, part as never, includes);
      return now ? [[id, now]] : [];
    });
    Object.assign(view, { [name]: Object.fromEntries(shown) });
  }
  return view;
}

type Conflict = Refusal['conflicts'][number];

function shownConflict(conflict: Conflict, includes: SharedDetails): Conflict | null {
  if (conflict.in === 'head') return hiddenHead(conflict.id as HeadName, includes) ? null : conflict;
  const { in: name, theirs, yours } = conflict;
  const shown = (part: object | null) => part && shownPart(name, part as never, includes);
  if ([theirs, yours].some((part) => part && isHiddenPart(name, part as object, includes))) return null;
  if (hiddenCollection(name, includes)) return null;
  return { ...conflict, theirs: shown(theirs as object | null), yours: shown(yours as object | null) } as Conflict;
}

/** A refusal as somebody may read it whom the owner shares the trip with: its conflicts hold nothing that is left out. */
export function sharedRefusal(refusal: Refusal, includes: SharedDetails): Refusal {
  if (seesEverything(includes)) return refusal;
  const conflicts = refusal.conflicts.flatMap((conflict) => shownConflict(conflict, includes) ?? []);
  return { ...refusal, conflicts };
}
