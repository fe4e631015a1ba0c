/** The in-memory twin of the document adapter. */
import type { TripCursor } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import type { DocumentRepository } from '../document/document.repository';
import { createFakeDocumentRepository } from '../document/document.repository.fake';
import type { PersonRepository } from '../person/person.repository';
import { createFakePlanRepository, type FakePlanRepository } from '../plan/plan.repository.fake';
import { firstPlan, planBytes, type TripWithPlan } from '../plan/plan.model';
import { createFakeShareRepository } from '../share/share.repository.fake';
import type { TipRepository } from '../tip/tip.repository';
import { createFakeTipRepository } from '../tip/tip.repository.fake';
import type { Trip } from './trip.model';
import type { TripRepository } from './trip.repository';

export type FakeTripRepository = TripRepository & {
  /** The plans of these trips. */
  plans: FakePlanRepository;
  /** The links to these trips. */
  shares: ReturnType<typeof createFakeShareRepository>;
  /** The files of their documents. */
  documents: DocumentRepository;
  /** Everything of one person. */
  people: PersonRepository;
  /** Beside them, tips of destinations. */
  tips: TipRepository;
  /** From now on every call fails as if no engine answered, until `comeBack`. */
  goAway(): void;
  comeBack(): void;
};

export function createFakeTripRepository(): FakeTripRepository {
  const kept = new Map<number, TripWithPlan>();
  let lastId = 0;
  let isAway = false;

  const reach = async () => {
    if (isAway) throw new AppError('unavailable', 'Trips cannot be reached right now.', { retryAfterSeconds: 5 });
  };
  const ownOf = (ownerId: string) => [...kept.values()].filter((trip) => trip.ownerId === ownerId);
  const isOutrun = ({ id, ownerId, serial }: Trip) =>
    serial !== null && ownOf(ownerId).some((trip) => trip.serial === serial && trip.id !== id);
  const byKey = (ownerId: string, key: string | null) =>
    [...kept.values()].find((trip) => key !== null && trip.ownerId === ownerId && trip.idempotencyKey === key);

  const shares = createFakeShareRepository(reach);
  const people: PersonRepository = {
    async tripsOf(ownerId, limit) {
      await reach();
      return ownOf(ownerId)
        .map(({ id }) => id)
        .sort((one, other) => one - other)
        .slice(0, limit);
    },
    async removeTrip(ownerId, tripId) {
      await reach();
      if (kept.get(tripId)?.ownerId === ownerId) kept.delete(tripId);
    },
    pauseLinks: shares.pauseOf,
    removeLinks: shares.removeOf,
  };

  return {
    plans: createFakePlanRepository(kept, reach),
    shares,
    people,
    documents: createFakeDocumentRepository(reach),
    tips: createFakeTipRepository(reach),
    async nextId() {
      await reach();
      lastId += 1;
      return lastId;
    },
    async insert(trip) {
      await reach();
      if (byKey(trip.ownerId, trip.idempotencyKey)) return 'duplicate';
      if (isOutrun(trip)) return 'outrun';
      const plan = firstPlan(trip);
      kept.set(trip.id, structuredClone({ ...trip, plan, planBytes: planBytes(plan), newest: null }));
      return 'inserted';
    },
    async update(trip) {
      await reach();
      const before = kept.get(trip.id);
      if (before?.version !== trip.version - 1 || isOutrun(trip)) return false;
      kept.set(
        trip.id,
        structuredClone({ ...trip, plan: before.plan, planBytes: before.planBytes, newest: before.newest }),
      );
      return true;
    },
    async find(id) {
      await reach();
      return copyOf(kept.get(id));
    },
    async findByIdempotencyKey(ownerId, key) {
      await reach();
      return copyOf(byKey(ownerId, key));
    },
    async listOf(ownerId, { after, limit }) {
      await reach();
      const inOrder = (a: TripCursor, b: TripCursor) => a.startDate.localeCompare(b.startDate) || a.id - b.id;
      const live = [...kept.values()].filter((trip) => trip.ownerId === ownerId && trip.deletion === null);
      const later = live.filter((trip) => !after || inOrder(trip, after) > 0);
      return later.sort(inOrder).slice(0, limit).map(withoutPlan);
    },
    async deletedOf(ownerId, { after, now, limit }) {
      await reach();
      const endOf = ({ deletion }: Trip) => deletion?.purgeAt.getTime() ?? 0;
      const order = (a: Trip, b: Trip) => endOf(b) - endOf(a) || b.id - a.id;
      const found = ownOf(ownerId).filter((trip) => endOf(trip) > now.getTime());
      const end = after && new Date(after.restorableUntil).getTime();
      const later = found.filter(
        (trip) => !after || !end || endOf(trip) < end || (endOf(trip) === end && trip.id < after.id),
      );
      return later.sort(order).slice(0, limit).map(withoutPlan);
    },
    async expiredBy(until, limit) {
      await reach();
      const expired = [...kept.values()].filter(({ deletion }) => deletion && deletion.purgeAt <= until);
      return expired.slice(0, limit).map(({ id }) => id);
    },
    async purge(id, until) {
      await reach();
      const { deletion } = kept.get(id) ?? {};
      if (deletion && deletion.purgeAt <= until) kept.delete(id);
    },
    async countOf(ownerId, counted, atMost) {
      await reach();
      const found = ownOf(ownerId).filter((trip) => counted === 'all' || trip.deletion === null);
      return Math.min(found.length, atMost);
    },
    async lastSerialOf(ownerId) {
      await reach();
      return Math.max(0, ...ownOf(ownerId).map(({ serial }) => serial ?? 0)) || null;
    },
    goAway: () => {
      isAway = true;
    },
    comeBack: () => {
      isAway = false;
    },
  };
}

const withoutPlan = ({ plan: _plan, planBytes: _bytes, newest: _newest, ...trip }: TripWithPlan): Trip =>
  structuredClone(trip);
const copyOf = (trip: TripWithPlan | undefined): Trip | null => (trip ? withoutPlan(trip) : null);
