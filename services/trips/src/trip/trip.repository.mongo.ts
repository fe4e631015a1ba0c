/** The document adapter of trips; their plans are another one's, on the same documents. */
import type { TripCursor } from '@sojourn/contracts';
import type { DeletedTripCursor } from '@sojourn/contracts/plan';
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model, type QueryFilter } from 'mongoose';
import { firstPlan, planBytes } from '../plan/plan.model';
import { absentFieldsOf, fieldsOf, toTrip, tripsOn, unavailable, withoutPlan, type TripRecord } from './trip-documents';
import type { TripRepository } from './trip.repository';

const COUNTER = 'trips';
const TTL_INDEX = 'purge';
const INDEX_NOT_FOUND = 27;

type CounterDocument = { _id: string; value: number };

const counterDocument = new Schema<CounterDocument>(
  { _id: { type: String, required: true }, value: { type: Number, required: true } },
  { collection: 'counters', versionKey: false, autoIndex: false, autoCreate: false },
);

const countersOn = (connection: Connection): Model<CounterDocument> =>
  (connection.models['Counter'] as Model<CounterDocument> | undefined) ??
  connection.model<CounterDocument>('Counter', counterDocument);

/** The migration step: the counter and every index there must be. Safe to run again, and by several at once. */
export async function migrateTrips(connection: Connection): Promise<void> {
  const trips = tripsOn(connection);
  await trips.createIndexes();
  // Purged trips by themselves, and would leave behind what belongs to them.
  const { collection } = trips;
  if (await collection.indexExists(TTL_INDEX)) await collection.dropIndex(TTL_INDEX).catch(unlessGone);
  await withMongoErrors(
    () => countersOn(connection).updateOne({ _id: COUNTER }, { $setOnInsert: { value: 0 } }, { upsert: true }),
    // Two processes that start together may both find no counter; one of them has made it now.
    { unavailable, onDuplicateKey: () => undefined },
  );
}

/** Another process that migrates at once may have been faster. */
function unlessGone(error: { code?: unknown }): void {
  if (error.code !== INDEX_NOT_FOUND) throw error;
}

export function createMongoTripRepository(connection: Connection): TripRepository {
  const [trips, counters] = [tripsOn(connection), countersOn(connection)];
  return {
    nextId: () =>
      withMongoErrors(
        async () => {
          const options = { upsert: true, returnDocument: 'after' } as const;
          const counter = await counters.findOneAndUpdate({ _id: COUNTER }, { $inc: { value: 1 } }, options).lean();
          return Number(counter?.value);
        },
        { unavailable },
      ),
    insert: (trip) =>
      withMongoErrors(
        async () => {
          const plan = firstPlan(trip);
          await trips.create({ ...fieldsOf(trip), plan, planBytes: planBytes(plan) });
          return 'inserted' as const;
        },
        {
          unavailable,
          onDuplicateKey: (fields, error) => {
            if (fields.includes('idempotencyKey')) return 'duplicate' as const;
            if (fields.includes('serial')) return 'outrun' as const;
            throw error;
          },
        },
      ),
    update: (trip) =>
      withMongoErrors(
        async () => {
          const { _id, ...fields } = fieldsOf(trip);
          const filter = { _id, ownerId: trip.ownerId, version: trip.version - 1 };
          const gone = Object.fromEntries(absentFieldsOf({ _id, ...fields }).map((name) => [name, 1]));
          const { matchedCount } = await trips.updateOne(filter, { $set: fields, $unset: gone });
          return matchedCount === 1;
        },
        { unavailable, onDuplicateKey: () => false },
      ),
    find: (id) =>
      withMongoErrors(async () => toTripOrNull(await trips.findById(id, withoutPlan).lean()), { unavailable }),
    findByIdempotencyKey: (ownerId, key) =>
      withMongoErrors(
        async () => toTripOrNull(await trips.findOne({ ownerId, idempotencyKey: key }, withoutPlan).lean()),
        { unavailable },
      ),
    listOf: (ownerId, { after, limit }) =>
      withMongoErrors(
        async () => {
          const order = { startDate: 1, _id: 1 } as const;
          const found = await trips.find(listFilter(ownerId, after), withoutPlan).sort(order).limit(limit).lean();
          return found.map((document) => toTrip(document));
        },
        { unavailable },
      ),
    deletedOf: (ownerId, { after, now, limit }) =>
      withMongoErrors(
        async () => {
          const order = { purgeAt: -1, _id: -1 } as const;
          const found = await trips
            .find(deletedFilter(ownerId, now, after), withoutPlan)
            .sort(order)
            .limit(limit)
            .lean();
          return found.map((document) => toTrip(document));
        },
        { unavailable },
      ),
    expiredBy: (until, limit) =>
      withMongoErrors(
        async () => {
          const found = await trips.find(expired(until), { _id: 1 }).sort({ purgeAt: 1 }).limit(limit).lean();
          return found.map(({ _id }) => _id);
        },
        { unavailable },
      ),
    purge: (id, until) =>
      withMongoErrors(async () => void (await trips.deleteOne({ _id: id, ...expired(until) })), { unavailable }),
    countOf: (ownerId, counted, atMost) =>
      withMongoErrors(
        () => trips.countDocuments(counted === 'live' ? { ownerId, deletedAt: null } : { ownerId }).limit(atMost),
        { unavailable },
      ),
    lastSerialOf: (ownerId) =>
      withMongoErrors(
        async () => {
          const numbered = { ownerId, serial: trusted({ $exists: true }) };
          const last = await trips.findOne(numbered, { serial: 1 }).sort({ serial: -1 }).lean();
          return last?.serial ?? null;
        },
        { unavailable },
      ),
  };
}

const toTripOrNull = (document: TripRecord | null) => document && toTrip(document);

/** Past a trip in the order of the list; `trusted`, because the connection takes the dollar out of what callers send. */
function listFilter(ownerId: string, after: TripCursor | undefined): QueryFilter<TripRecord> {
  const live = { ownerId, deletedAt: null };
  if (!after) return live;
  const { startDate, id } = after;
  const later = [{ startDate: trusted({ $gt: startDate }) }, { startDate, _id: trusted({ $gt: id }) }];
  return { ...live, startDate: trusted({ $gte: startDate }), $or: later };
}

const expired = (until: Date): QueryFilter<TripRecord> => ({ purgeAt: trusted({ $exists: true, $lte: until }) });

function deletedFilter(ownerId: string, now: Date, after: DeletedTripCursor | undefined): QueryFilter<TripRecord> {
  const restorable = { ownerId, purgeAt: trusted({ $exists: true, $gt: now }) };
  if (!after) return restorable;
  const end = new Date(after.restorableUntil);
  const earlier = [{ purgeAt: trusted({ $lt: end }) }, { purgeAt: end, _id: trusted({ $lt: after.id }) }];
  return { ...restorable, purgeAt: trusted({ $exists: true, $gt: now, $lte: end }), $or: earlier };
}
