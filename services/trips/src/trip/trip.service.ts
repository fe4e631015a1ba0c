/** The use cases of a trip: may they? -> load -> rule -> save. */
import { createHash, randomUUID } from 'node:crypto';
import {
  tripLimits,
  type Trip as TripOnTheWire,
  type TripChange,
  type TripCursor,
  type TripDeleted,
  type TripDraft,
  type TripUsage,
} from '@sojourn/contracts';
import type { DeletedTrip, DeletedTripCursor } from '@sojourn/contracts/plan';
import { AppError } from '@sojourn/node-kit';
import { statusRefusal } from '@sojourn/trip';
import { editTrip, firstPlan, planBytes } from '../plan/plan.model';
import { createPlanRoom } from '../plan/plan-room';
import { mostPlanBytes } from '../plan/plan-room.model';
import type { DocumentRepository } from '../document/document.repository';
import type { PlanRepository } from '../plan/plan.repository';
import type { ShareRepository } from '../share/share.repository';
import {
  contentText,
  createTrip,
  deleteTrip,
  isDeleted,
  isPurged,
  limitRefusal,
  mostTrips,
  restoreTrip,
  toDeletedEntry,
  toListEntry,
  toWire,
  type Trip,
  type TripOrigin,
  type TripsCounted,
} from './trip.model';
import { createKeyedLock } from './keyed-lock';
import { tripNotFound } from './trip-not-found';
import type { TripRepository } from './trip.repository';

/** Enough for any two people who press at once; past it something is wrong. */
const ATTEMPTS = 5;

/** Past its last restorable moment a trip stays so long, for clocks that differ. */
const PURGED_AFTER_MS = 60 * 60 * 1000;
const PURGED_AT_ONCE = 100;

export type TripService = {
  list(userId: string, after?: TripCursor): Promise<TripOnTheWire[]>;
  /** What the plans of their trips take, and may take. */
  usage(userId: string): Promise<TripUsage>;
  create(userId: string, draft: TripDraft, idempotencyKey: string | null): Promise<TripOnTheWire>;
  read(userId: string, id: number): Promise<TripOnTheWire>;
  change(userId: string, id: number, change: TripChange): Promise<TripOnTheWire>;
  delete(userId: string, id: number): Promise<TripDeleted>;
  restore(userId: string, id: number): Promise<TripOnTheWire>;
  listDeleted(userId: string, after?: DeletedTripCursor): Promise<DeletedTrip[]>;
  /** Takes away for good what can no longer be restored, with all that belongs to it; how many trips. */
  purge(): Promise<number>;
};

/** Where trips are, and what belongs to them. */
export type TripParts = {
  trips: TripRepository;
  plans: PlanRepository;
  shares: Pick<ShareRepository, 'removeAll'>;
  documents: Pick<DocumentRepository, 'ofTrip' | 'remove'>;
};

export function createTripService({ trips, plans, shares, documents }: TripParts, now = () => new Date()): TripService {
  const locks = createKeyedLock('Many of your trips are being saved just now. Please try again in a moment.');
  // Trips are made and restored rarely, and a restored one may be large.
  const room = createPlanRoom(plans, now, 0);

  /** The user's own trip, deleted or not; a stranger learns nothing. */
  const loadOwn = async (userId: string, id: number): Promise<Trip> => {
    const trip = await trips.find(id);
    if (!trip || trip.ownerId !== userId || isPurged(trip, now())) throw tripNotFound();
    return trip;
  };

  const live = <Found extends Trip>(userId: string, trip: Found | null): Found => {
    if (!trip || trip.ownerId !== userId || isDeleted(trip)) throw tripNotFound();
    return trip;
  };
  const loadLive = async (userId: string, id: number) => live(userId, await trips.find(id));

  /** Applies `rule` to the newest version, again when somebody was faster. */
  const settle = async (load: () => Promise<Trip>, rule: (trip: Trip) => Trip | Promise<Trip>): Promise<Trip> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await load();
      const after = await rule(before);
      if (after === before || (await trips.update(after))) return after;
    }
    throw new AppError('conflict', 'This trip is being changed somewhere else. Please try again.');
  };

  const countOf = (userId: string, counted: TripsCounted) => trips.countOf(userId, counted, mostTrips[counted]);
  const refuseBeyondLimit = async (userId: string, counted: TripsCounted) => {
    const refusal = limitRefusal(counted, await countOf(userId, counted));
    if (refusal) throw new AppError('limit-reached', refusal);
  };

  /** The serial of one more trip. Whoever has not made as many as they may have is within every limit uncounted. */
  const nextSerial = async (userId: string, isNew: boolean): Promise<number> => {
    const last = await trips.lastSerialOf(userId);
    if (last !== null && last < tripLimits.perAccount) return last + 1;
    await refuseBeyondLimit(userId, 'live');
    if (isNew) await refuseBeyondLimit(userId, 'all');
    return (last ?? (await countOf(userId, 'all'))) + 1;
  };

  /** Inserts with the next serial, again when another process has taken it: then this one has counted too early. */
  const insertNext = async (origin: Omit<TripOrigin, 'id' | 'serial'>, draft: TripDraft) => {
    let id: number | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const serial = await nextSerial(origin.ownerId, true);
      const growth = planBytes(firstPlan(createTrip(draft, { ...origin, id: 0, serial })));
      await room.require(origin.ownerId, { live: growth, all: growth, isOwner: true });
      id ??= await trips.nextId();
      const trip = createTrip(draft, { ...origin, id, serial });
      const outcome = await trips.insert(trip);
      if (outcome !== 'outrun') return outcome === 'inserted' ? trip : undefined;
    }
    throw new AppError('conflict', 'Your trips are being changed somewhere else. Please try again.');
  };

  return {
    async list(userId, after) {
      return (await trips.listOf(userId, { after, limit: tripLimits.perPage })).map(toListEntry);
    },

    async usage(userId) {
      return { bytes: (await plans.bytesOf(userId)).live, most: mostPlanBytes.live };
    },

    async create(userId, draft, idempotencyKey) {
      const requestDigest = idempotencyKey === null ? null : digestOf(draft);
      const earlier = idempotencyKey === null ? null : await trips.findByIdempotencyKey(userId, idempotencyKey);
      if (earlier) return answerAgain(earlier, requestDigest);
      const origin = { ownerId: userId, idempotencyKey, requestDigest, now: now() };
      const trip = await locks.take(userId, () => insertNext(origin, draft));
      if (trip) return toWire(trip);
      const winner = await trips.findByIdempotencyKey(userId, idempotencyKey ?? '');
      if (!winner) throw new AppError('conflict', 'This trip was just made and deleted again. Please try again.');
      return answerAgain(winner, requestDigest);
    },

    async listDeleted(userId, after) {
      const deleted = await trips.deletedOf(userId, { after, now: now(), limit: tripLimits.perPage });
      return deleted.map(toDeletedEntry);
    },

    async purge() {
      const until = new Date(now().getTime() - PURGED_AFTER_MS);
      const expired = await trips.expiredBy(until, PURGED_AT_ONCE);
      for (const id of expired) {
        // The trip itself last: what is half done is found again.
        await plans.forgetBefore(id, Number.MAX_SAFE_INTEGER);
        await shares.removeAll(id);
        for (const file of await documents.ofTrip(id)) await documents.remove(file);
        await trips.purge(id, until);
      }
      return expired.length;
    },

    async read(userId, id) {
      return toWire(await loadLive(userId, id));
    },

    async change(userId, id, change) {
      const trip = live(userId, await plans.find(id));
      if (trip.version !== change.version) throw conflictWith(trip);
      const refusal = statusRefusal(trip.status, change.status);
      if (refusal) throw new AppError('bad-input', refusal, { details: [{ path: 'status', message: refusal }] });
      const outcome = editTrip(trip, change, { key: `edit-${randomUUID()}`, now: now() });
      if ('refusal' in outcome) throw new AppError('bad-input', outcome.refusal.message);
      const growth = outcome.trip.planBytes - trip.planBytes;
      if (growth > 0) await room.require(userId, { live: growth, all: growth, isOwner: true });
      if (!(await plans.commit(trip, outcome.trip))) throw conflictWith(await loadLive(userId, id));
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
      const rule = async (trip: Trip) => {
        if (!isDeleted(trip)) return trip;
        const { planBytes: bytes = 0 } = (await plans.find(id)) ?? {};
        await room.require(userId, { live: bytes, all: 0, isOwner: true });
        return restoreTrip(trip, await nextSerial(userId, false), now());
      };
      return toWire(await locks.take(userId, () => settle(load, rule)));
    },
  };
}

const digestOf = (draft: TripDraft) => createHash('sha256').update(contentText(draft)).digest('base64url');

/** The trip that a request with this key has made already, whatever became of it since. */
function answerAgain(trip: Trip, requestDigest: string | null): TripOnTheWire {
  if (trip.requestDigest !== null && trip.requestDigest !== requestDigest) {
    const details = isDeleted(trip) ? {} : { details: toWire(trip) };
    throw new AppError('key-reused', 'This Idempotency-Key belongs to another trip that was made with it.', details);
  }
  if (isDeleted(trip)) throw new AppError('conflict', 'This request made a trip that has been deleted since.');
  return toWire(trip);
}

const conflictWith = (current: Trip) =>
  new AppError('conflict', 'This trip was changed somewhere else in the meantime.', { details: toWire(current) });
