/** What somebody is to a trip, and what of it they may change. */
import {
  collectionNames,
  type CollectionName,
  type HeadName,
  type SharedDetails,
  type StepOf,
  type TripCommand,
  type TripPlan,
  type TripStep,
} from '@sojourn/contracts/plan';
import { apply, isApplied } from './apply';
import { Refused, refuse, type Refusal } from './refusal';
import { hiddenCollection, hiddenFields, hiddenHead, seesEverything, shownPart, type Detail } from './shared-view';

/** What each role may do with the plan. Who comments or suggests will stand between viewer and editor. */
const rights = { owner: { change: true }, editor: { change: true }, viewer: { change: false } } as const;

/** Whom a trip knows; everybody else is a stranger to it. */
export type TripRole = keyof typeof rights;

/** Why somebody may not change a trip, as a sentence; undefined when they may. */
export function changeRefusal(role: TripRole): string | undefined {
  return rights[role].change ? undefined : 'You can look at this trip, but not change it.';
}

const SENTENCES: Record<Detail, string> = {
  bookingCodes: 'Booking codes and links of this trip are not shared with you.',
  documents: 'The documents of this trip are not shared with you.',
  notes: 'The notes of this trip are not shared with you.',
  costs: 'The costs of this trip are not shared with you.',
  people: 'Who goes on this trip is not shared with you.',
  addresses: 'The places of this trip are not shared with you.',
};
const OWN_DOCUMENTS = 'Only the owner of the trip can add or remove documents.';
const REMOVAL = 'This booking has details that are not shared with you. Only the owner of the trip can remove it.';
const BEYOND = 'This would change details that are not shared with you. Only the owner of the trip can do it.';
const TAKEN = 'This cannot be added: its id is taken.';

/** A command of somebody who may not see everything, and what they know of the trip. */
type Sight = { trip: TripPlan; includes: SharedDetails };

const isEmpty = (value: unknown, empty: unknown): boolean => JSON.stringify(value) === JSON.stringify(empty);

function refuseHidden(detail: Detail | undefined): void {
  if (detail) throw refuse(SENTENCES[detail]);
}

/** Without the fields that are left out; left as empty as they are shown, they are no change. */
function shownFields<Fields extends object>({ includes }: Sight, name: CollectionName, fields: Fields): Fields {
  const hidden = new Map(hiddenFields(name, includes));
  const kept = Object.entries(fields).filter(([field, value]) => {
    const of = hidden.get(field);
    if (of && !isEmpty(value, of.empty)) refuseHidden(of.of);
    return !of;
  });
  return Object.fromEntries(kept) as Fields;
}

/** Parts of the head, without what is left out. */
function shownHeadParts<Parts extends object>({ includes }: Sight, parts: Parts): Parts {
  for (const name of Object.keys(parts)) refuseHidden(hiddenHead(name as HeadName, includes)?.of);
  return parts;
}

/** Collections that a kind of step is on, by the first word of its name. */
const COLLECTION_OF: Record<string, CollectionName> = {
  item: 'items',
  booking: 'bookings',
  expense: 'expenses',
  rate: 'rates',
  traveller: 'travellers',
  packing: 'packing',
  document: 'documents',
};
const collectionOf = (step: TripStep) => COLLECTION_OF[step.type.split('.')[0] ?? ''];

/** To be told whether one's guess is what is there already would be to be told what is left out. */
function refuseGuess({ trip, includes }: Sight, name: CollectionName, id: string): void {
  const hides = hiddenCollection(name, includes) ?? hiddenFields(name, includes)[0];
  if (hides && Object.hasOwn(trip[name], id)) throw refuse(TAKEN);
}

/** What goes with a booking would take with it what is left out. */
function refuseHiddenRemoval({ trip, includes }: Sight, id: string): void {
  const booking = trip.bookings[id];
  const hasHidden = hiddenFields('bookings', includes).some(
    ([field, { empty }]) => booking && !isEmpty(booking[field as keyof typeof booking], empty),
  );
  const hasFile = Object.values(trip.documents).some(({ bookingId }) => bookingId === id);
  if (hasHidden || (hasFile && !includes.documents)) throw refuse(REMOVAL);
}

/**
 * Files are their owner's: whoever came by a link neither adds one nor takes one away. Describing one again that was
 * removed would bring its bytes back.
 */
function refuseDocuments(includes: SharedDetails): never {
  throw refuse(includes.documents ? OWN_DOCUMENTS : SENTENCES.documents);
}

function sharedRestore(sight: Sight, step: StepOf<'restore'>): StepOf<'restore'> {
  const { includes } = sight;
  for (const { in: name, id } of step.put) {
    if (name === 'documents') refuseDocuments(includes);
    refuseHidden(hiddenCollection(name, includes));
    refuseGuess(sight, name, id);
  }
  for (const { in: name, id } of step.remove) {
    if (name === 'documents') refuseDocuments(includes);
    refuseHidden(hiddenCollection(name as CollectionName, includes));
    if (name === 'bookings') refuseHiddenRemoval(sight, id);
  }
  const change = step.change.map((part) => {
    refuseHidden(hiddenCollection(part.in, includes));
    return { ...part, fields: shownFields(sight, part.in, part.fields) } as typeof part;
  });
  return { ...step, head: shownHeadParts(sight, step.head), change };
}

function sharedImport(sight: Sight, step: StepOf<'import'>): StepOf<'import'> {
  for (const name of collectionNames) {
    if (Object.keys(step.parts[name] ?? {}).length === 0) continue;
    if (name === 'documents') refuseDocuments(sight.includes);
    refuseHidden(hiddenCollection(name, sight.includes));
  }
  return { ...step, head: shownHeadParts(sight, step.head) };
}

function sharedStep(sight: Sight, step: TripStep): TripStep {
  const { includes } = sight;
  if (step.type === 'restore') return sharedRestore(sight, step);
  if (step.type === 'import') return sharedImport(sight, step);
  if (step.type === 'head.edit') return { ...step, parts: shownHeadParts(sight, step.parts) };
  if (step.type === 'document.add' || step.type === 'document.remove') refuseDocuments(includes);
  const name = collectionOf(step);
  if (!name) return step;
  refuseHidden(hiddenCollection(name, includes));
  if (step.type === 'booking.remove') refuseHiddenRemoval(sight, step.id);
  if (step.type.endsWith('.add') && 'id' in step) refuseGuess(sight, name, step.id);
  if (step.type === 'booking.add') for (const { id } of step.places) refuseGuess(sight, 'items', id);
  if (step.type === 'item.duplicate') refuseGuess(sight, 'items', step.id);
  if (step.type === 'item.edit') return { ...step, fields: shownFields(sight, name, step.fields) };
  if (step.type === 'booking.edit') return { ...step, fields: shownFields(sight, name, step.fields) };
  if (step.type === 'expense.edit') return { ...step, fields: shownFields(sight, name, step.fields) };
  return step;
}

/** What of a part is left out, as text; empty where nothing is. */
function hiddenOf(name: CollectionName, part: object | undefined, includes: SharedDetails): string {
  if (!part) return '';
  const shown = shownPart(name, part as never, includes) as Record<string, unknown> | null;
  // What is left out as a whole still goes along when the trip or a day is moved.
  if (!shown) return JSON.stringify({ ...part, version: 0, latest: 0, day: null, start: null, end: null, rank: '' });
  const hidden = Object.entries(part).filter(([field, value]) => !isEmpty(shown[field], value));
  return hidden.length === 0 ? '' : JSON.stringify(hidden);
}

/** Whatever a command does, what is left out of what was there before stays as it was. */
function refuseHiddenChange({ trip, includes }: Sight, command: TripCommand): void {
  const outcome = apply(trip, command);
  // Why it is refused is said when it is carried out.
  if (!isApplied(outcome)) return;
  for (const { in: name, id } of outcome.happened.touched) {
    if (name === 'head') continue;
    const before = hiddenOf(name, trip[name][id], includes);
    if (before !== '' && before !== hiddenOf(name, outcome.trip[name][id], includes)) throw refuse(BEYOND);
  }
}

/**
 * A command of somebody who came by a link and sees of a trip what its owner includes, so that it changes nothing else; or
 * why it may not be carried out. What is left out is neither overwritten nor removed, and no answer depends on it but for
 * one: what has something hidden is not theirs to remove.
 */
export function sharedCommand(
  trip: TripPlan,
  command: TripCommand,
  includes: SharedDetails,
): { command: TripCommand } | { refusal: Refusal } {
  const sight = { trip, includes };
  try {
    const allowed =
      command.type === 'batch'
        ? { ...command, steps: command.steps.map((step) => sharedStep(sight, step)) }
        : sharedStep(sight, command);
    if (!seesEverything(includes)) refuseHiddenChange(sight, allowed);
    return { command: allowed };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}
