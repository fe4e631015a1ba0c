/** The document adapter of watches. */
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model } from 'mongoose';
import type { StoredWatch } from './watch.model';
import type { WatchRepository } from './watch.repository';

type WatchDocument = Omit<StoredWatch, 'id'> & { _id: string };
type LeaseDocument = { _id: string; holder: string; until: Date };

const unavailable = 'Price watches cannot be reached right now. Please try again in a moment.';
const LEASE = 'check';

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const dateOrNull = { type: Date, default: null } as const;
const value = { type: Schema.Types.Mixed, required: true } as const;
const valueOrNull = { type: Schema.Types.Mixed, default: null } as const;
const bare = { versionKey: false, autoIndex: false, autoCreate: false } as const;

const watchDocument = new Schema<WatchDocument>(
  {
    ...{ _id: text, userId: text, subject: text, route: text, source: text, state: text },
    ...{ search: value, flight: valueOrNull, places: value, alert: value },
    ...{ createdAt: date, checkedAt: date, nextCheckAt: dateOrNull },
    price: { type: Number, default: null },
    ...{ lowest: value, own: value },
    ...{ drop: valueOrNull, isDropNew: { type: Boolean, default: false } },
    ...{ notice: valueOrNull, noticeDueAt: dateOrNull, stopDigests: { type: [String], default: [] } },
    ...{ stoppedAt: dateOrNull, purgeAt: dateOrNull, version: { type: Number, required: true } },
  },
  { collection: 'watches', ...bare },
);
const onlyDates = (field: string) => ({ partialFilterExpression: { [field]: { $type: 'date' } } });
watchDocument.index({ userId: 1, subject: 1 }, { name: 'subject', unique: true });
watchDocument.index({ userId: 1, stoppedAt: 1, _id: -1 }, { name: 'list' });
watchDocument.index({ nextCheckAt: 1 }, { name: 'due', ...onlyDates('nextCheckAt') });
watchDocument.index({ route: 1, nextCheckAt: 1 }, { name: 'due-on-route', ...onlyDates('nextCheckAt') });
watchDocument.index({ noticeDueAt: 1 }, { name: 'notices', ...onlyDates('noticeDueAt') });
watchDocument.index({ purgeAt: 1 }, { name: 'purge', ...onlyDates('purgeAt') });
watchDocument.index({ 'notice.id': 1 }, { name: 'notice-id', sparse: true });
watchDocument.index({ stopDigests: 1 }, { name: 'stop' });

const leaseDocument = new Schema<LeaseDocument>(
  { _id: text, holder: text, until: date },
  { collection: 'watch_leases', ...bare },
);

const modelOn = <Document>(connection: Connection, name: string, schema: Schema<Document>): Model<Document> =>
  (connection.models[name] as Model<Document> | undefined) ?? connection.model<Document>(name, schema);
const watchesOn = (connection: Connection) => modelOn(connection, 'Watch', watchDocument);

/** The migration step of watches: their indexes. Safe to run again, and by several at once. */
export async function migrateWatches(connection: Connection): Promise<void> {
  await watchesOn(connection).createIndexes();
}

export function createMongoWatchRepository(connection: Connection): WatchRepository {
  const watches = watchesOn(connection);
  const leases = modelOn(connection, 'WatchLease', leaseDocument);
  const ask = <Found>(call: () => Promise<Found>) => withMongoErrors(call, { unavailable });
  const some = async (found: PromiseLike<WatchDocument[]>) => (await found).map(toWatch);
  const by = (now: Date) => trusted({ $type: 'date' as const, $lte: now });
  return {
    insert: (watch) =>
      withMongoErrors(
        async () => {
          await watches.create(toDocument(watch));
          return 'inserted' as const;
        },
        { unavailable, onDuplicateKey: () => 'duplicate' as const },
      ),
    replace: (watch) =>
      ask(async () => {
        const { version } = watch;
        const { _id, ...fields } = toDocument({ ...watch, version: version + 1 });
        const { matchedCount } = await watches.updateOne({ _id, version }, { $set: fields });
        return matchedCount === 1;
      }),
    remove: (id) => ask(async () => void (await watches.deleteOne({ _id: id }))),
    find: (id) => ask(async () => toWatchOrNull(await watches.findById(id).lean())),
    findBySubject: (userId, subject) =>
      ask(async () => toWatchOrNull(await watches.findOne({ userId, subject }).lean())),
    findByStopDigest: (digest) => ask(async () => toWatchOrNull(await watches.findOne({ stopDigests: digest }).lean())),
    listOf: (userId, { after, limit }) =>
      ask(() => {
        const before = after === undefined ? {} : { _id: trusted({ $lt: after }) };
        return some(
          watches
            .find({ userId, stoppedAt: null, ...before })
            .sort({ _id: -1 })
            .limit(limit)
            .lean(),
        );
      }),
    countOf: (userId) => ask(() => watches.countDocuments({ userId, stoppedAt: null })),
    countNewDrops: (userId) => ask(() => watches.countDocuments({ userId, stoppedAt: null, isDropNew: true })),
    markSeen: (userId) =>
      ask(async () => {
        const isNew = { userId, stoppedAt: null, isDropNew: true };
        await watches.updateMany(isNew, { $set: { isDropNew: false }, $inc: { version: 1 } });
      }),
    nextDue: (now) =>
      ask(async () =>
        toWatchOrNull(
          await watches
            .findOne({ nextCheckAt: by(now) })
            .sort({ nextCheckAt: 1 })
            .lean(),
        ),
      ),
    dueOn: (route, now, limit) =>
      ask(() =>
        some(
          watches
            .find({ route, nextCheckAt: by(now) })
            .limit(limit)
            .lean(),
        ),
      ),
    postpone: (route, now, until) =>
      ask(async () => {
        const later = { $set: { nextCheckAt: until }, $inc: { version: 1 } };
        await watches.updateMany({ route, nextCheckAt: by(now) }, later);
      }),
    withNotices: (now, limit) =>
      ask(() =>
        some(
          watches
            .find({ noticeDueAt: by(now) })
            .sort({ noticeDueAt: 1 })
            .limit(limit)
            .lean(),
        ),
      ),
    endNotices: (ids) =>
      ask(async () => {
        const none = { $set: { notice: null, noticeDueAt: null }, $inc: { version: 1 } };
        await watches.updateMany({ 'notice.id': trusted({ $in: [...ids] }) }, none);
      }),
    purge: (now) => ask(async () => void (await watches.deleteMany({ purgeAt: by(now) }))),
    allOf: (userId) => ask(() => some(watches.find({ userId }).lean())),
    removeAllOf: (userId) => ask(async () => void (await watches.deleteMany({ userId }))),
    takeLease: (holder, { now, until }) =>
      withMongoErrors(
        async () => {
          const free = { _id: LEASE, $or: [{ holder }, { until: trusted({ $lte: now }) }] };
          await leases.updateOne(free, { $set: { holder, until } }, { upsert: true });
          return true;
        },
        // Somebody else has it: the upsert finds the document that the filter does not.
        { unavailable, onDuplicateKey: () => false },
      ),
  };
}

const toDocument = ({ id, ...same }: StoredWatch): WatchDocument => ({ _id: id, ...same });
const toWatch = ({ _id, ...same }: WatchDocument): StoredWatch => ({ id: _id, ...same });
const toWatchOrNull = (found: WatchDocument | null): StoredWatch | null => found && toWatch(found);
