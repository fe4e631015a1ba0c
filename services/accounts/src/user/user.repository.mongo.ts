import { Schema, type Connection } from 'mongoose';
import { duplicateKeyOf, throughMongo } from '../mongo';
import type { User } from './user.model';
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

/** People in MongoDB; `prepare` is the migration step that makes the indexes. */
export function createMongoUserRepository(connection: Connection): UserRepository & { prepare(): Promise<void> } {
  const model = connection.model('User', userSchema);
  return {
    prepare: () => throughMongo(() => model.createIndexes()),
    add: ({ user: { id, ...user }, passwordHash }) =>
      throughMongo(async () => {
        try {
          await model.insertOne({ _id: id, ...user, passwordHash });
          return 'added';
        } catch (error) {
          const key = duplicateKeyOf(error);
          if (key === 'usernameKey') return 'username-taken';
          if (key === 'emailKey') return 'email-taken';
          throw error;
        }
      }),
    findById: (id) => throughMongo(async () => userOf(await model.findById(id).lean())),
    findForSignIn: (key) =>
      throughMongo(async () => {
        const found = await model.findOne(key).lean();
        const user = userOf(found);
        return user && found ? { user, passwordHash: found.passwordHash } : null;
      }),
    changeNames: (id, names) =>
      throughMongo(async () =>
        userOf(await model.findByIdAndUpdate(id, { $set: names }, { returnDocument: 'after' }).lean()),
      ),
    replaceHash: (id, { from, to }) =>
      throughMongo(async () => {
        await model.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
      }),
  };
}

function userOf(document: UserDocument | null): User | null {
  if (!document) return null;
  const { _id: id, passwordHash: _hash, ...user } = document;
  return { id, ...user };
}
