import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model } from 'mongoose';
import { unavailable } from '../unavailable';
import type { AccountDeletion } from './account-deletion.model';
import type { AccountDeletionRepository } from './account-deletion.repository';

type AccountDeletionDocument = Omit<AccountDeletion, 'userId'> & { _id: string };

const date = { type: Date, required: true } as const;
const text = { type: String, required: true } as const;
const deletionSchema = new Schema<AccountDeletionDocument>(
  { _id: text, state: text, askedAt: date, leavesAt: date, checkAt: date },
  { versionKey: false, collection: 'departures', autoIndex: false, autoCreate: false },
);
deletionSchema.index({ checkAt: 1 }, { name: 'check' });

const deletionsOn = (connection: Connection): Model<AccountDeletionDocument> =>
  (connection.models['AccountDeletion'] as Model<AccountDeletionDocument> | undefined) ??
  connection.model<AccountDeletionDocument>('AccountDeletion', deletionSchema);

/** The migration step of leavings: their index. Safe to run again, and by several at once. */
export async function migrateAccountDeletions(connection: Connection): Promise<void> {
  await deletionsOn(connection).createIndexes();
}

/** Leavings in MongoDB, keyed by the account. */
export function createMongoAccountDeletionRepository(connection: Connection): AccountDeletionRepository {
  const deletions = deletionsOn(connection);
  const within = <T>(call: () => Promise<T>) => withMongoErrors(call, { unavailable });
  const find = (userId: string) => within(async () => deletionOf(await deletions.findById(userId).lean()));
  return {
    find,
    async begin(deletion) {
      const { userId, ...fields } = deletion;
      await withMongoErrors(
        async () => {
          // Over one that was cancelled, or where there is none; over any other the key is taken.
          await deletions.updateOne({ _id: userId, state: 'staying' }, { $set: fields }, { upsert: true });
        },
        { unavailable, onDuplicateKey: () => undefined },
      );
      return (await find(userId)) ?? deletion;
    },
    change: (userId, from, { userId: _same, ...to }) =>
      within(async () => {
        const { matchedCount } = await deletions.updateOne({ _id: userId, state: from }, { $set: to });
        return matchedCount === 1;
      }),
    due: (now, limit) =>
      within(async () => {
        const due = deletions.find({ checkAt: trusted({ $lte: now }) }).sort({ checkAt: 1 });
        return (await due.limit(limit).lean()).flatMap((each) => deletionOf(each) ?? []);
      }),
    remove: (userId, state) => within(async () => void (await deletions.deleteOne({ _id: userId, state }))),
  };
}

function deletionOf(document: AccountDeletionDocument | null): AccountDeletion | null {
  if (!document) return null;
  const { _id: userId, ...deletion } = document;
  return { userId, ...deletion };
}
