/** The document adapter of plans: each stands in its trip's document with its newest change, older changes in a collection. */
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model, type UpdateQuery } from 'mongoose';
import {
  absentFieldsOf,
  fieldsOf,
  SIZE_INDEX,
  toTrip,
  tripsOn,
  unavailable,
  type TripRecord,
} from '../trip/trip-documents';
import { firstPlan, planBytes, type TripWithPlan, type StoredChange, type TripHead } from './plan.model';
import { bytesAmong } from './plan-room.model';
import type { PlanRepository } from './plan.repository';
import { planWrites } from './plan-writes';

const text = { type: String, required: true } as const;
const changeDocument = new Schema<StoredChange>(
  {
    tripId: { type: Number, required: true },
    version: { type: Number, required: true },
    key: text,
    digest: text,
    command: { type: Schema.Types.Mixed, required: true },
    inverse: { type: Schema.Types.Mixed, required: true },
    summary: String,
    at: { type: Date, required: true },
    by: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'trip_changes', versionKey: false, autoIndex: false, autoCreate: false, minimize: false },
);
changeDocument.index({ tripId: 1, version: 1 }, { name: 'version', unique: true });
changeDocument.index({ tripId: 1, key: 1 }, { name: 'key', unique: true });

const changesOn = (connection: Connection): Model<StoredChange> =>
  (connection.models['TripChange'] as Model<StoredChange> | undefined) ??
  connection.model<StoredChange>('TripChange', changeDocument);

/** Stored changes without what the database adds. */
const CHANGE = { _id: 0 } as const;
/** Of a plan only how far it is. */
const HEAD = {
  ...{
    ownerId: 1,
    title: 1,
    destination: 1,
    startDate: 1,
    endDate: 1,
    budgetCents: 1,
    notes: 1,
    status: 1,
    picture: 1,
    costCents: 1,
    version: 1,
  },
  ...{ createdAt: 1, updatedAt: 1, deletedAt: 1, purgeAt: 1, serial: 1, idempotencyKey: 1, requestDigest: 1 },
  ...{ newest: 1, 'plan.version': 1 },
} as const;

/** All that the index of sizes holds besides the owner, so that no document is read. */
const SIZE = { _id: 0, deletedAt: 1, planBytes: 1 } as const;

const EVERY_TRIP_HAS_A_PLAN = 'every trip has a plan';
/** How many trips from before there were plans are read and written together. */
const LIFTED_AT_ONCE = 25;

/** The migration step of plans: indexes, and a plan for each trip. Safe to run again, and by several at once. */
export async function migratePlans(connection: Connection): Promise<void> {
  await changesOn(connection).createIndexes();
  const done = connection.collection<{ _id: string }>('migrations');
  if (await done.findOne({ _id: EVERY_TRIP_HAS_A_PLAN })) return;
  await liftAll(tripsOn(connection));
  await done.updateOne({ _id: EVERY_TRIP_HAS_A_PLAN }, { $set: { at: new Date() } }, { upsert: true });
}

async function liftAll(trips: Model<TripRecord>): Promise<void> {
  for (let last = 0, isMore = true; isMore;) {
    const page = await trips
      .find({ _id: trusted({ $gt: last }) }, HEAD)
      .sort({ _id: 1 })
      .limit(LIFTED_AT_ONCE)
      .lean<TripRecord[]>();
    const older = page.filter(({ plan }) => !plan);
    const writes = older.map((document) => ({
      updateOne: {
        // One that is changed meanwhile gets its plan with the change.
        filter: { _id: document._id, version: document.version, plan: trusted({ $exists: false }) },
        update: { $set: { plan: firstPlan(toTrip(document)) } },
      },
    }));
    if (writes.length > 0) await trips.bulkWrite(writes);
    last = page.at(-1)?._id ?? last;
    isMore = page.length === LIFTED_AT_ONCE;
  }
}

export function createMongoPlanRepository(connection: Connection): PlanRepository {
  const [trips, changes] = [tripsOn(connection), changesOn(connection)];

  const archive = (change: StoredChange) =>
    withMongoErrors(() => changes.create(change).then(() => undefined), {
      unavailable,
      onDuplicateKey: (fields, error) => {
        // A commit that was outrun has archived it before.
        if (!fields.includes('version')) throw error;
      },
    });

  const write = (before: TripWithPlan, filter: object, update: UpdateQuery<TripRecord>) =>
    withMongoErrors(
      async () => {
        const same = { _id: before.id, ownerId: before.ownerId, version: before.version };
        return (await trips.updateOne({ ...same, ...filter }, update)).matchedCount === 1;
      },
      { unavailable },
    );

  return {
    find: (tripId) => withMongoErrors(async () => toTripWithPlan(await trips.findById(tripId).lean()), { unavailable }),

    findHead: (tripId) =>
      withMongoErrors(async () => toTripHead(await trips.findById(tripId, HEAD).lean()), { unavailable }),

    async commit(before, after) {
      if (before.newest && after.newest !== before.newest) await archive(before.newest);
      const { _id: _, ...fields } = fieldsOf(after);
      const newest = after.newest ? { newest: withoutTripId(after.newest) } : {};
      const { set, unset } = planWrites(before.plan, after.plan);
      const gone = Object.fromEntries([...absentFieldsOf(fieldsOf(after)), ...unset].map((path) => [path, 1]));
      const isStored = await write(
        before,
        { 'plan.version': before.plan.version },
        { $set: { ...fields, ...newest, ...set, planBytes: after.planBytes }, $unset: gone },
      );
      if (isStored) return true;
      // One from before there were plans gets all of it.
      const first = { $set: { ...fields, ...newest, plan: after.plan, planBytes: after.planBytes } };
      return before.plan.version === 0 && write(before, { plan: trusted({ $exists: false }) }, first);
    },

    changes: (tripId, { after, upTo }) =>
      withMongoErrors(
        () =>
          changes
            .find({ tripId, version: trusted({ $gt: after, $lte: upTo }) }, CHANGE)
            .sort({ version: 1 })
            .lean(),
        { unavailable },
      ),

    history: (tripId, { before, from, limit }) =>
      withMongoErrors(
        () =>
          changes
            .find({ tripId, version: trusted({ $lt: before, $gte: from }) }, CHANGE)
            .sort({ version: -1 })
            .limit(limit)
            .lean(),
        { unavailable },
      ),

    findChange: (tripId, key) =>
      withMongoErrors(() => changes.findOne({ tripId, key }, CHANGE).lean(), { unavailable }),

    bytesOf: (ownerId) =>
      withMongoErrors(
        async () => {
          const found = await trips.find({ ownerId }, SIZE).hint(SIZE_INDEX).lean();
          return bytesAmong(
            found.map(({ planBytes = 0, deletedAt }) => ({ bytes: planBytes, isDeleted: deletedAt !== null })),
          );
        },
        { unavailable },
      ),

    forgetBefore: (tripId, version) =>
      withMongoErrors(async () => void (await changes.deleteMany({ tripId, version: trusted({ $lt: version }) })), {
        unavailable,
      }),
  };
}

function withoutTripId({ tripId: _, ...change }: StoredChange) {
  return change;
}

const newestOf = ({ _id, newest }: TripRecord): StoredChange | null => (newest ? { ...newest, tripId: _id } : null);

function toTripWithPlan(document: TripRecord | null): TripWithPlan | null {
  if (!document) return null;
  const trip = toTrip(document);
  const plan = document.plan ?? firstPlan(trip);
  return { ...trip, plan, planBytes: document.planBytes ?? planBytes(plan), newest: newestOf(document) };
}

function toTripHead(document: TripRecord | null): TripHead | null {
  if (!document) return null;
  return { ...toTrip(document), planVersion: document.plan?.version ?? 0, newest: newestOf(document) };
}
