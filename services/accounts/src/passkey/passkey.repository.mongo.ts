import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import { unavailable } from '../unavailable';
import type { Passkey } from './passkey.model';
import type { PasskeyRepository } from './passkey.repository';

type PasskeyDocument = Omit<Passkey, 'id'> & { _id: string };

const text = { type: String, required: true } as const;

const passkeySchema = new Schema<PasskeyDocument>(
  {
    _id: text,
    userId: text,
    handle: text,
    credentialId: text,
    publicKey: text,
    counter: { type: Number, required: true },
    transports: { type: [String], required: true },
    name: text,
    isBackedUp: { type: Boolean, required: true },
    madeAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { versionKey: false, collection: 'passkeys' },
);
passkeySchema.index({ userId: 1, madeAt: 1 }, { name: 'of-user' });

/** The migration step of passkeys: their index. Safe to run again. */
export async function migratePasskeys(connection: Connection): Promise<void> {
  await passkeyModel(connection).createIndexes();
}

/** Passkeys in MongoDB; a credential is stored once, because its digest is the key of its document. */
export function createMongoPasskeyRepository(connection: Connection): PasskeyRepository {
  const model = passkeyModel(connection);
  const within = <T>(call: () => Promise<T>) => withMongoErrors(call, { unavailable });

  return {
    add: ({ id, ...passkey }, most) =>
      withMongoErrors(
        async () => {
          await model.insertOne({ _id: id, ...passkey });
          // Counted afterwards: several that come at once all see one another.
          if ((await model.countDocuments({ userId: passkey.userId })) <= most) return 'added' as const;
          await model.deleteOne({ _id: id });
          return 'too-many' as const;
        },
        { unavailable, onDuplicateKey: () => 'taken' as const },
      ),
    find: (id) => within(async () => passkeyOf(await model.findById(id).lean())),
    listOf: (userId) =>
      within(async () =>
        (await model.find({ userId }).sort({ madeAt: 1 }).lean()).flatMap((each) => passkeyOf(each) ?? []),
      ),
    countOf: (userId) => within(async () => model.countDocuments({ userId })),
    rename: (userId, id, name) =>
      within(async () =>
        passkeyOf(
          await model.findOneAndUpdate({ _id: id, userId }, { $set: { name } }, { returnDocument: 'after' }).lean(),
        ),
      ),
    noteUse: (id, { from, counter, isBackedUp, at }) =>
      within(async () => {
        const use = { counter, isBackedUp, lastUsedAt: at };
        return (await model.updateOne({ _id: id, counter: from }, { $set: use })).matchedCount === 1;
      }),
    remove: (userId, id) => within(async () => passkeyOf(await model.findOneAndDelete({ _id: id, userId }).lean())),
    removeOf: (userId) => within(async () => (await model.deleteMany({ userId })).deletedCount > 0),
  };
}

/** A connection refuses to compile the same model twice. */
const passkeyModel = (connection: Connection): Model<PasskeyDocument> =>
  (connection.models['Passkey'] as Model<PasskeyDocument> | undefined) ??
  connection.model<PasskeyDocument>('Passkey', passkeySchema);

function passkeyOf(document: PasskeyDocument | null): Passkey | null {
  if (!document) return null;
  const { _id: id, ...passkey } = document;
  return { id, ...passkey };
}
