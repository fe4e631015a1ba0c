import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model } from 'mongoose';
import { unavailable } from '../unavailable';
import type { StoredSecurityEvent } from './security-event.model';
import type { SecurityLogRepository } from './security-log.repository';

type EventDocument = Omit<StoredSecurityEvent, 'id'> & { _id: string };

const eventSchema = new Schema<EventDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    browser: { type: String, default: null },
    address: { type: String, default: null },
  },
  { versionKey: false, collection: 'securityEvents' },
);
eventSchema.index({ userId: 1, at: -1 }, { name: 'newest-of-user' });

/** The migration step of the security log: its index. Safe to run again. */
export async function migrateSecurityLog(connection: Connection): Promise<void> {
  await eventModel(connection).createIndexes();
}

/** Events in MongoDB. */
export function createMongoSecurityLogRepository(connection: Connection): SecurityLogRepository {
  const model = eventModel(connection);
  const errors = { unavailable };
  return {
    append: ({ id, ...event }, keep) =>
      withMongoErrors(async () => {
        await model.insertOne({ _id: id, ...event });
        const newest = model.find({ userId: event.userId }, { _id: 1 }).sort({ at: -1 });
        const surplus = (await newest.skip(keep).lean()).map(({ _id }) => _id);
        if (surplus.length > 0) await model.deleteMany({ _id: trusted({ $in: surplus }) });
      }, errors),
    newestOf: (userId, limit) =>
      withMongoErrors(
        async () => (await model.find({ userId }).sort({ at: -1 }).limit(limit).lean()).map(eventOf),
        errors,
      ),
    removeAllOf: (userId) => withMongoErrors(async () => void (await model.deleteMany({ userId })), errors),
  };
}

/** A connection refuses to compile the same model twice. */
const eventModel = (connection: Connection): Model<EventDocument> =>
  (connection.models['SecurityEvent'] as Model<EventDocument> | undefined) ??
  connection.model<EventDocument>('SecurityEvent', eventSchema);

const eventOf = ({ _id: id, ...event }: EventDocument): StoredSecurityEvent => ({ id, ...event });
