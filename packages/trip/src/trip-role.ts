/** What somebody is to a trip, and what they may do with it and see of it. */
import type { Booking, StepOf, TripCommand, TripPlan, TripStep } from '@sojourn/contracts/plan';
import { Refused, refuse, type Refusal } from './refusal';

/** What each role may do with the plan. Who comments or suggests will stand between viewer and editor. */
const rights = { owner: { change: true }, editor: { change: true }, viewer: { change: false } } as const;

/** Whom a trip knows; everybody else is a stranger to it. */
export type TripRole = keyof typeof rights;

/** Why somebody may not change a trip, as a sentence; undefined when they may. */
export function changeRefusal(role: TripRole): string | undefined {
  return rights[role].change ? undefined : 'You can look at this trip, but not change it.';
}

/** What the owner includes for those who are not: booking codes and their links, documents. */
export type SharedDetails = { bookingCodes: boolean; documents: boolean };

const withoutCode = <Shown extends object>(booking: Shown) => ({ ...booking, code: '', url: null });

/** A trip as somebody sees it whom the owner shares it with: what is not included is not there. */
export function sharedView(trip: TripPlan, includes: SharedDetails): TripPlan {
  const bookings = Object.entries(trip.bookings).map(([id, booking]) => [id, withoutCode(booking)]);
  return {
    ...trip,
    bookings: includes.bookingCodes ? trip.bookings : (Object.fromEntries(bookings) as TripPlan['bookings']),
    documents: includes.documents ? trip.documents : {},
  };
}

/** A refusal as somebody may read it whom the owner shares the trip with: its conflicts hold nothing that is not included. */
export function sharedRefusal(refusal: Refusal, includes: SharedDetails): Refusal {
  const conflicts = refusal.conflicts
    .filter((conflict) => includes.documents || conflict.in !== 'documents')
    .map((conflict) => {
      if (includes.bookingCodes || conflict.in !== 'bookings') return conflict;
      const theirs = conflict.theirs && (withoutCode(conflict.theirs) as Booking);
      return { ...conflict, theirs, yours: conflict.yours && withoutCode(conflict.yours) };
    });
  return { ...refusal, conflicts };
}

const DOCUMENTS = 'The documents of this trip are not shared with you.';
const CODES = 'Booking codes and links of this trip are not shared with you.';
const REMOVAL = 'This booking has details that are not shared with you. Only the owner of the trip can remove it.';
const TAKEN = 'This booking cannot be added: its id is taken.';

/** A command of somebody who may not see everything, and what they know of the trip. */
type Sight = { trip: TripPlan; includes: SharedDetails };

/** Without the fields that are hidden; left as empty as they are shown, they are no change. */
function shownFields<Fields extends { code?: unknown; url?: unknown }>({ code = '', url = null, ...shown }: Fields) {
  if (code !== '' || url !== null) throw refuse(CODES);
  return shown;
}

/** What goes with a booking would take with it what is hidden. */
function refuseHiddenRemoval({ trip, includes }: Sight, id: string): void {
  const booking = trip.bookings[id];
  const hasCode = booking !== undefined && (booking.code !== '' || booking.url !== null);
  const hasFile = Object.values(trip.documents).some(({ bookingId }) => bookingId === id);
  if ((hasCode && !includes.bookingCodes) || (hasFile && !includes.documents)) throw refuse(REMOVAL);
}

/** To be told whether one's guess is what is there already would be to be told what is hidden. */
function refuseGuess({ trip, includes }: Sight, id: string): void {
  if (!includes.bookingCodes && Object.hasOwn(trip.bookings, id)) throw refuse(TAKEN);
}

function isOnDocuments(step: TripStep): boolean {
  if (step.type === 'import') return Object.keys(step.parts.documents ?? {}).length > 0;
  if (step.type !== 'restore') return step.type.startsWith('document.');
  return [...step.put, ...step.change, ...step.remove].some((part) => part.in === 'documents');
}

function sharedRestore(sight: Sight, step: StepOf<'restore'>): StepOf<'restore'> {
  for (const part of step.put) if (part.in === 'bookings') refuseGuess(sight, part.id);
  for (const part of step.remove) if (part.in === 'bookings') refuseHiddenRemoval(sight, part.id);
  if (sight.includes.bookingCodes) return step;
  const change = step.change.map((part) =>
    part.in === 'bookings' ? { ...part, fields: shownFields(part.fields) } : part,
  );
  return { ...step, change };
}

function sharedStep(sight: Sight, step: TripStep): TripStep {
  if (!sight.includes.documents && isOnDocuments(step)) throw refuse(DOCUMENTS);
  if (step.type === 'booking.add') refuseGuess(sight, step.id);
  if (step.type === 'booking.remove') refuseHiddenRemoval(sight, step.id);
  if (step.type === 'restore') return sharedRestore(sight, step);
  if (step.type !== 'booking.edit' || sight.includes.bookingCodes) return step;
  return { ...step, fields: shownFields(step.fields) };
}

/**
 * A command of somebody who sees of a trip what its owner includes, so that it changes nothing else; or why it may not be
 * carried out. What is hidden is neither overwritten nor removed, and no answer depends on it but for one: a booking that
 * has something hidden is not theirs to remove.
 */
export function sharedCommand(
  trip: TripPlan,
  command: TripCommand,
  includes: SharedDetails,
): { command: TripCommand } | { refusal: Refusal } {
  const sight = { trip, includes };
  try {
    if (command.type !== 'batch') return { command: sharedStep(sight, command) };
    return { command: { ...command, steps: command.steps.map((step) => sharedStep(sight, step)) } };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}
