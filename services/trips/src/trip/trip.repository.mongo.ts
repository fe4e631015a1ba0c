/** The document adapter: documents are mapped to the model here and nowhere else. */
import { tripStatuses, type TripCursor } from '@sojourn/contracts';
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model, type QueryFilter } from 'mongoose';
import type { Trip } from './trip.model';
import type { TripRepository } from './trip.repository';

const COUNTER = 'trips';
const unavailable = 'Your trips cannot be reached right now. Please try again in a moment.';

type TripDocument = Omit<Trip, 'id' | 'serial' | 'deletion' | 'idempotencyKey' | 'requestDigest'> & {
  _id: number;
  deletedAt: Date | null;
  // Absent unless the trip is deleted or was made under a key: the TTL and the unique indexes skip what is absent.
  purgeAt?: Date;
  serial?: number;
  idempotencyKey?: string;
  requestDigest?: string;
};
type CounterDocument = { _id: string; value: number };

const text = { type: String, required: true } as const;
const tripDocument = new Schema<TripDocument>(
  {
    _id: { type: Number, required: true },
    ownerId: text,
    title: text,
    destination: text,
    startDate: text,
    endDate: text,
    budgetCents: { type: Number, default: null },
    notes: { type: String, default: null },
    status: { ...text, enum: tripStatuses },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
    purgeAt: Date,
    serial: Number,
    idempotencyKey: String,
    requestDigest: String,
  },
  { collection: 'trips', versionKey: false, autoIndex: false, autoCreate: false },
);
tripDocument.index({ ownerId: 1, deletedAt: 1, startDate: 1, _id: 1 }, { name: 'list' });
tripDocument.index({ purgeAt: 1 }, { name: 'purge', expireAfterSeconds: 0 });
tripDocument.index(
  { ownerId: 1, idempotencyKey: 1 },
  // Not `sparse`: a compound sparse index holds every document that has any of its fields, and all have an owner.
  { name: 'idempotency', unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);
tripDocument.index(
  { ownerId: 1, serial: 1 },
  { name: 'serial', unique: true, partialFilterExpression: { serial: { $exists: true } } },
);

const counterDocument = new Schema<CounterDocument>(
  { _id: text, value: { type: Number, required: true } },
  { collection: 'counters', versionKey: false, autoIndex: false, autoCreate: false },
);

/** A connection refuses to compile the same model twice. */
const modelsOn = (connection: Connection) => ({
  trips:
    (connection.models['Trip'] as Model<TripDocument> | undefined) ??
    connection.model<TripDocument>('Trip', tripDocument),
  counters:
    (connection.models['Counter'] as Model<CounterDocument> | undefined) ??
    connection.model<CounterDocument>('Counter', counterDocument),
});

/** The migration step: the counter and every index there must be. Safe to run again, and by several at once. */
export async function migrateTrips(connection: Connection): Promise<void> {
  const { trips, counters } = modelsOn(connection);
  await trips.createIndexes();
  await withMongoErrors(
    () => counters.updateOne({ _id: COUNTER }, { $setOnInsert: { value: 0 } }, { upsert: true }),
    // Two processes that start together may both find no counter; one of them has made it now.
    { unavailable, onDuplicateKey: () => undefined },
  );
}

export function createMongoTripRepository(connection: Connection): TripRepository {
  const { trips, counters } = modelsOn(connection);
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
          await trips.create(toDocument(trip));
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
          const filter = { _id: trip.id, ownerId: trip.ownerId, version: trip.version - 1 };
          const { matchedCount } = await trips.replaceOne(filter, toDocument(trip));
          return matchedCount === 1;
        },
        { unavailable, onDuplicateKey: () => false },
      ),
    find: (id) => withMongoErrors(async () => toTrip(await trips.findById(id).lean()), { unavailable }),
    findByIdempotencyKey: (ownerId, key) =>
      withMongoErrors(async () => toTrip(await trips.findOne({ ownerId, idempotencyKey: key }).lean()), {
        unavailable,
      }),
    listOf: (ownerId, { after, limit }) =>
      withMongoErrors(
        async () => {
          const order = { startDate: 1, _id: 1 } as const;
          const found = await trips.find(listFilter(ownerId, after)).sort(order).limit(limit).lean();
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

/** Past a trip in the order of the list; `trusted`, because the connection takes the dollar out of what callers send. */
function listFilter(ownerId: string, after: TripCursor | undefined): QueryFilter<TripDocument> {
  const live = { ownerId, deletedAt: null };
  if (!after) return live;
  const { startDate, id } = after;
  const later = [{ startDate: trusted({ $gt: startDate }) }, { startDate, _id: trusted({ $gt: id }) }];
  return { ...live, startDate: trusted({ $gte: startDate }), $or: later };
}

function toDocument(trip: Trip): TripDocument {
  const { id, serial, deletion, idempotencyKey, requestDigest, ...same } = trip;
  return {
    _id: id,
    ...same,
    deletedAt: deletion?.deletedAt ?? null,
    ...(deletion ? { purgeAt: deletion.purgeAt } : {}),
    ...(serial === null ? {} : { serial }),
    ...(idempotencyKey === null ? {} : { idempotencyKey }),
    ...(requestDigest === null ? {} : { requestDigest }),
  };
}

function toTrip(document: TripDocument): Trip;
function toTrip(document: TripDocument | null): Trip | null;
function toTrip(document: TripDocument | null): Trip | null {
  if (!document) return null;
  const { _id, serial, deletedAt, purgeAt, idempotencyKey, requestDigest, ...same } = document;
  return {
    id: _id,
    ...same,
    deletion: deletedAt && purgeAt ? { deletedAt, purgeAt } : null,
    serial: serial ?? null,
    idempotencyKey: idempotencyKey ?? null,
    requestDigest: requestDigest ?? null,
  };
}
