/** The use cases of a trip: may they? -> load -> rule -> save. */
import type { Trip as TripOnTheWire, TripChange, TripDeleted, TripDraft } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { changeTrip, createTrip, deleteTrip, isDeleted, isPurged, restoreTrip, toWire, type Trip } from './trip.model';
import type { TripRepository } from './trip.repository';

/** Enough for any two people who press at once; past it something is wrong. */
const ATTEMPTS = 5;

export type TripService = {
  list(userId: string): Promise<TripOnTheWire[]>;
  create(userId: string, draft: TripDraft, idempotencyKey: string | null): Promise<TripOnTheWire>;
  read(userId: string, id: number): Promise<TripOnTheWire>;
  change(userId: string, id: number, change: TripChange): Promise<TripOnTheWire>;
  delete(userId: string, id: number): Promise<TripDeleted>;
  restore(userId: string, id: number): Promise<TripOnTheWire>;
};

/** The answer for a missing trip, and, word for word, for somebody else's. */
export const tripNotFound = () => new AppError('not-found', 'This trip does not exist.');

export function createTripService(trips: TripRepository, now: () => Date = () => new Date()): TripService {
  /** The user's own trip, deleted or not; a stranger learns nothing. */
  const loadOwn = async (userId: string, id: number): Promise<Trip> => {
    const trip = await trips.find(id);
    if (!trip || trip.ownerId !== userId || isPurged(trip, now())) throw tripNotFound();
    return trip;
  };

  const loadLive = async (userId: string, id: number): Promise<Trip> => {
    const trip = await loadOwn(userId, id);
    if (isDeleted(trip)) throw tripNotFound();
    return trip;
  };

  /** Applies `rule` to the newest version, again when somebody was faster. */
  const settle = async (load: () => Promise<Trip>, rule: (trip: Trip) => Trip): Promise<Trip> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await load();
      const after = rule(before);
      if (after === before || (await trips.update(after))) return after;
    }
    throw new AppError('conflict', 'This trip is being changed somewhere else. Please try again.');
  };

  return {
    async list(userId) {
      return (await trips.listOf(userId)).map(toWire);
    },

    async create(userId, draft, idempotencyKey) {
      const earlier = idempotencyKey === null ? null : await trips.findByIdempotencyKey(userId, idempotencyKey);
      if (earlier) return answerAgain(earlier);
      const trip = createTrip(draft, { id: await trips.nextId(), ownerId: userId, idempotencyKey, now: now() });
      if ((await trips.insert(trip)) === 'inserted') return toWire(trip);
      const winner = await trips.findByIdempotencyKey(userId, idempotencyKey ?? '');
      if (!winner) throw new AppError('conflict', 'This trip was just made and deleted again. Please try again.');
      return answerAgain(winner);
    },

    async read(userId, id) {
      return toWire(await loadLive(userId, id));
    },

    async change(userId, id, change) {
      const trip = await loadLive(userId, id);
      if (trip.version !== change.version) throw conflictWith(trip);
      const outcome = changeTrip(trip, change, now());
      if ('refusal' in outcome) {
        throw new AppError('bad-input', outcome.refusal, { details: [{ path: 'status', message: outcome.refusal }] });
      }
      if (!(await trips.update(outcome.trip))) throw conflictWith(await loadLive(userId, id));
      return toWire(outcome.trip);
    },

    async delete(userId, id) {
      const load = () => loadOwn(userId, id);
      const { deletion } = await settle(load, (trip) => (isDeleted(trip) ? trip : deleteTrip(trip, now())));
      if (!deletion) throw new Error('A deleted trip knows when it was deleted.');
      return { id, restorableUntil: deletion.purgeAt.toISOString() };
    },

    async restore(userId, id) {
      const load = () => loadOwn(userId, id);
      return toWire(await settle(load, (trip) => (isDeleted(trip) ? restoreTrip(trip, now()) : trip)));
    },
  };
}

function answerAgain(trip: Trip): TripOnTheWire {
  if (isDeleted(trip)) throw new AppError('conflict', 'This request made a trip that has been deleted since.');
  return toWire(trip);
}

const conflictWith = (current: Trip) =>
  new AppError('conflict', 'This trip was changed somewhere else in the meantime.', { details: toWire(current) });
