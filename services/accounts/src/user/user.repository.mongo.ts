import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import { unavailable } from '../unavailable';
import { usernameKeyOf, type User } from './user.model';
import type { UserRepository } from './user.repository';

type UserDocument = Omit<User, 'id'> & { _id: string; passwordHash: string };

const textOrNull = { type: String, default: null };
const text = { type: String, required: true };

const userSchema = new Schema<UserDocument>(
  {
    _id: text,
    username: text,
    usernameKey: text,
    email: text,
    emailKey: text,
    emailProvenAt: { type: Date, default: null },
    firstName: textOrNull,
    lastName: textOrNull,
    formattedAddress: textOrNull,
    city: textOrNull,
    country: textOrNull,
    latitude: textOrNull,
    longitude: textOrNull,
    passwordHash: text,
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'users' },
);
userSchema.index({ usernameKey: 1 }, { unique: true, name: 'username' });
userSchema.index({ emailKey: 1 }, { unique: true, name: 'email' });

const FOLDED_KEYS = { _id: 'usernames-folded' as const };

/** The migration step: creates the indexes of people, and folds their usernames once. Safe to run again. */
export async function migrateUsers(connection: Connection): Promise<void> {
  await userModel(connection).createIndexes();
  const done = connection.collection<{ _id: string; at: Date }>('migrations');
  if (await done.findOne(FOLDED_KEYS)) return;
  await foldUsernameKeys(userModel(connection));
  await done.updateOne(FOLDED_KEYS, { $set: { at: new Date() } }, { upsert: true });
}

/** Of two people whose usernames are one when folded, the older one gets that key and the other is left as they were. */
async function foldUsernameKeys(model: Model<UserDocument>): Promise<void> {
  const outdated: Pick<UserDocument, '_id' | 'username' | 'usernameKey' | 'createdAt'>[] = [];
  const everybody = model.find({}, { username: 1, usernameKey: 1, createdAt: 1 }).lean().cursor();
  for await (const person of everybody) {
    if (person.usernameKey !== usernameKeyOf(person.username)) outdated.push(person);
  }
  outdated.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  for (const { _id, username } of outdated) {
    await withMongoErrors(() => model.updateOne({ _id }, { $set: { usernameKey: usernameKeyOf(username) } }), {
      unavailable,
      onDuplicateKey: () => undefined,
    });
  }
}

/** People in MongoDB. */
export function createMongoUserRepository(connection: Connection): UserRepository {
  const model = userModel(connection);
  return {
    add: ({ user: { id, ...user }, passwordHash }) =>
      withMongoErrors(
        async () => {
          await model.insertOne({ _id: id, ...user, passwordHash });
          return 'added' as const;
        },
        {
          unavailable,
          onDuplicateKey: ([field], error) => {
            if (field === 'usernameKey') return 'username-taken' as const;
            if (field === 'emailKey') return 'email-taken' as const;
            throw error;
          },
        },
      ),
    findById: (id) => withMongoErrors(async () => userOf(await model.findById(id).lean()), { unavailable }),
    findForSignIn: (key) =>
      withMongoErrors(
        async () => {
          const found = await model.findOne(key).lean();
          const user = userOf(found);
          return user && found ? { user, passwordHash: found.passwordHash } : null;
        },
        { unavailable },
      ),
    changeNames: (id, names) =>
      withMongoErrors(
        async () => userOf(await model.findByIdAndUpdate(id, { $set: names }, { returnDocument: 'after' }).lean()),
        { unavailable },
      ),
    replaceHash: (id, { from, to }) =>
      withMongoErrors(
        async () => {
          await model.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
        },
        { unavailable },
      ),
  };
}

/** A connection refuses to compile the same model twice. */
const userModel = (connection: Connection): Model<UserDocument> =>
  (connection.models['User'] as Model<UserDocument> | undefined) ?? connection.model<UserDocument>('User', userSchema);

function userOf(document: UserDocument | null): User | null {
  if (!document) return null;
  const { _id: id, passwordHash: _hash, ...user } = document;
  return { id, ...user };
}
