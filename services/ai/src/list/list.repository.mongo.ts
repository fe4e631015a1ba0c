import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model } from 'mongoose';
import type { StoredList } from './list.model';
import type { ListRepository } from './list.repository';

type ListDocument = Omit<StoredList, 'tokenDigest'> & { _id: string };

const listDocument = new Schema<ListDocument>(
  {
    _id: { type: String, required: true },
    key: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    list: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'shared_lists', versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
listDocument.index({ key: 1, createdAt: -1 }, { name: 'newest-of-answer' });
listDocument.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

const listsOn = (connection: Connection): Model<ListDocument> =>
  (connection.models['SharedList'] as Model<ListDocument> | undefined) ??
  connection.model<ListDocument>('SharedList', listDocument);

/** The migration step of lists: their indexes. Safe to run again, and by several at once. */
export async function migrateLists(connection: Connection): Promise<void> {
  await listsOn(connection).createIndexes();
}

const errors = { unavailable: 'Lists cannot be passed on right now. Please try again in a moment.' };

/** Lists in MongoDB. */
export function createMongoListRepository(connection: Connection): ListRepository {
  const lists = listsOn(connection);
  return {
    insert: ({ tokenDigest, ...list }, most) =>
      withMongoErrors(async () => {
        await lists.insertOne({ _id: tokenDigest, ...list });
        const oldest = lists.find({ key: list.key }, { _id: 1 }).sort({ createdAt: -1 }).skip(most);
        const surplus = (await oldest.lean()).map(({ _id }) => _id);
        if (surplus.length > 0) await lists.deleteMany({ _id: trusted({ $in: surplus }) });
      }, errors),
    find: (tokenDigest) =>
      withMongoErrors(async () => {
        const found = await lists.findById(tokenDigest).lean();
        if (!found) return null;
        const { _id, ...list } = found;
        return { tokenDigest: _id, ...list };
      }, errors),
  };
}
