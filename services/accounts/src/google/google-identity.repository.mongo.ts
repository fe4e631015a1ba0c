import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import { unavailable } from '../unavailable';
import type { GoogleIdentity, GoogleKey } from './google-identity.model';
import type { GoogleIdentityRepository } from './google-identity.repository';

const text = { type: String, required: true };

const identitySchema = new Schema<GoogleIdentity>(
  {
    issuer: text,
    subject: text,
    userId: text,
    email: text,
    isPrimary: { type: Boolean, required: true },
    linkedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'googleIdentities' },
);
identitySchema.index({ issuer: 1, subject: 1 }, { unique: true, name: 'google-account' });
identitySchema.index({ userId: 1 }, { unique: true, name: 'user' });

/** The migration step: creates the indexes that make a Google account open one account, and an account have one. */
export async function migrateGoogleIdentities(connection: Connection): Promise<void> {
  await identityModel(connection).createIndexes();
}

/** Google identities in MongoDB. */
export function createMongoGoogleIdentityRepository(connection: Connection): GoogleIdentityRepository {
  const model = identityModel(connection);
  const within = <T>(call: () => Promise<T>) => withMongoErrors(call, { unavailable });
  const keyOf = ({ issuer, subject }: GoogleKey) => ({ issuer, subject });
  const found = (filter: object) => within(async () => model.findOne(filter, { _id: 0 }).lean<GoogleIdentity>().exec());

  return {
    add: (identity) =>
      withMongoErrors(
        async () => {
          await model.insertOne(identity);
          return 'added' as const;
        },
        { unavailable, onDuplicateKey: () => 'taken' as const },
      ),
    find: (key) => found(keyOf(key)),
    findOf: (userId) => found({ userId }),
    changeEmail: (key, email) =>
      within(async () => {
        await model.updateOne(keyOf(key), { $set: { email } });
      }),
    removeOf: (userId) => within(async () => (await model.deleteOne({ userId })).deletedCount === 1),
  };
}

/** A connection refuses to compile the same model twice. */
const identityModel = (connection: Connection): Model<GoogleIdentity> =>
  (connection.models['GoogleIdentity'] as Model<GoogleIdentity> | undefined) ??
  connection.model<GoogleIdentity>('GoogleIdentity', identitySchema);
