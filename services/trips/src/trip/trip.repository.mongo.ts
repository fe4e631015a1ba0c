/** The document adapter of trips; their plans are another one's, on the same documents. */
import type { TripCursor } from '@sojourn/contracts';
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model, type QueryFilter } from 'mongoose';
import { firstPlan } from '../plan/plan.model';
import {
  absentFieldsOf,
  fieldsOf,
  toTrip,
  tripsOn,
  unavailable,
  withoutPlan,
  type TripDocument,
} from './trip-documents';
import type { TripRepository } from './trip.repository';

const COUNTER = 'trips';

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
  await tripsOn(connection).createIndexes();
  await withMongoErrors(
    () => countersOn(connection).updateOne({ _id: COUNTER }, { $setOnInsert: { value: 0 } }, { upsert: true }),
    // Two processes that start together may both find no counter; one of them has made it now.
    { unavailable, onDuplicateKey: () => undefined },
  );
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
          await trips.create({ ...fieldsOf(trip), plan: firstPlan(trip) });
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

const toTripOrNull = (document: TripDocument | null) => document && toTrip(document);

/** Past a trip in the order of the list; `trusted`, because the connection takes the dollar out of what callers send. */
function listFilter(ownerId: string, after: TripCursor | undefined): QueryFilter<TripDocument> {
  const live = { ownerId, deletedAt: null };
  if (!after) return live;
  const { startDate, id } = after;
  const later = [{ startDate: trusted({ $gt: startDate }) }, { startDate, _id: trusted({ $gt: id }) }];
  return { ...live, startDate: trusted({ $gte: startDate }), $or: later };
}
