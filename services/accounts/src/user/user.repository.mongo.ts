import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model } from 'mongoose';
import { unavailable } from '../unavailable';
import { usernameKeyOf, type User } from './user.model';
import type { ProofOutcome, SignInRecord, UserRepository } from './user.repository';

/** `provenEmailKey` is there only with a proof: its unique index is what makes an address belong to one account. */
type UserDocument = Omit<User, 'id'> & { _id: string; provenEmailKey?: string; passwordHash: string | null };

const textOrNull = { type: String, default: null };
const text = { type: String, required: true };

const userSchema = new Schema<UserDocument>(
  {
    _id: text,
    username: text,
    usernameKey: text,
    email: text,
    emailKey: textOrNull,
    provenEmailKey: { type: String },
    emailProvenAt: { type: Date, default: null },
    firstName: textOrNull,
    lastName: textOrNull,
    formattedAddress: textOrNull,
    streetAddress: textOrNull,
    stateRegion: textOrNull,
    postalCode: textOrNull,
    city: textOrNull,
    country: textOrNull,
    latitude: textOrNull,
    longitude: textOrNull,
    passwordHash: textOrNull,
    createdAt: { type: Date, required: true },
    leavesAt: Date,
  },
  { versionKey: false, collection: 'users' },
);
userSchema.index({ usernameKey: 1 }, { unique: true, name: 'username' });
userSchema.index({ provenEmailKey: 1 }, { unique: true, sparse: true, name: 'email-owner' });
userSchema.index({ emailKey: 1, createdAt: 1 }, { name: 'email-claims' });

const FOLDED_KEYS = { _id: 'usernames-folded' as const };

/**
 * The migration step: creates the indexes of people, lets an address be claimed by many, and folds usernames once. Safe
 * to run again.
 */
export async function migrateUsers(connection: Connection): Promise<void> {
  await userModel(connection).createIndexes();
  await dropUniqueClaims(userModel(connection));
  const done = connection.collection<{ _id: string; at: Date }>('migrations');
  if (await done.findOne(FOLDED_KEYS)) return;
  await foldUsernameKeys(userModel(connection));
  await done.updateOne(FOLDED_KEYS, { $set: { at: new Date() } }, { upsert: true });
}

/** Before addresses could be proven, one that was only claimed was unique. */
async function dropUniqueClaims({ collection }: Model<UserDocument>): Promise<void> {
  const indexes = await collection.indexes();
  if (!indexes.some(({ name }) => name === 'email')) return;
  try {
    await collection.dropIndex('email');
  } catch (error) {
    // Another process that starts at the same moment dropped it.
    if ((error as { codeName?: string }).codeName !== 'IndexNotFound') throw error;
  }
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
  const within = <T>(call: () => Promise<T>) => withMongoErrors(call, { unavailable });
  const owning = (call: () => Promise<ProofOutcome>) =>
    withMongoErrors(call, { unavailable, onDuplicateKey: () => 'owned' as const });
  const change = (id: string, values: Partial<User>) =>
    within(async () => {
      const changed = await model.findByIdAndUpdate(id, { $set: values }, { returnDocument: 'after' }).lean();
      return recordOf(changed)?.user ?? null;
    });

  return {
    add: ({ user: { id, ...user }, passwordHash }) =>
      withMongoErrors(
        async () => {
          const { emailKey, emailProvenAt } = user;
          const owned = emailKey !== null && emailProvenAt ? { provenEmailKey: emailKey } : {};
          await model.insertOne({ _id: id, ...user, ...owned, passwordHash });
          return 'added' as const;
        },
        {
          unavailable,
          onDuplicateKey: ([field], error) => {
            if (field === 'usernameKey') return 'username-taken' as const;
            if (field === 'provenEmailKey') return 'email-owned' as const;
            if (field === '_id') return 'id-taken' as const;
            throw error;
          },
        },
      ),
    findById: (id) => within(async () => recordOf(await model.findById(id).lean())?.user ?? null),
    findRecord: (id) => within(async () => recordOf(await model.findById(id).lean())),
    findByUsername: (usernameKey) => within(async () => recordOf(await model.findOne({ usernameKey }).lean())),
    findByAddress: (emailKey, claimants) =>
      within(async () => {
        const [owner, claiming] = await Promise.all([
          model.findOne({ provenEmailKey: emailKey }).lean(),
          // A limit of 0 is none to MongoDB.
          claimants === 0
            ? []
            : model.find({ emailKey, emailProvenAt: null }).sort({ createdAt: 1 }).limit(claimants).lean(),
        ]);
        return { owner: recordOf(owner), claimants: claiming.flatMap((each) => recordOf(each) ?? []) };
      }),
    changeNames: (id, names) => change(id, names),
    changeLocation: (id, address) => change(id, address),
    replaceHash: (id, { from, to }) =>
      within(async () => {
        const { matchedCount } = await model.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
        return matchedCount === 1;
      }),
    setHash: (id, passwordHash) =>
      within(async () => (await model.updateOne({ _id: id }, { $set: { passwordHash } })).matchedCount === 1),
    addPassword: (id, addition) =>
      withMongoErrors(
        async () => {
          const added = await model.updateOne({ _id: id, passwordHash: null }, { $set: addition });
          return added.matchedCount === 1 ? ('added' as const) : ('has-password' as const);
        },
        { unavailable, onDuplicateKey: () => 'username-taken' as const },
      ),
    proveAddress: (id, { emailKey, at }) =>
      owning(async () => {
        const proof = { emailProvenAt: at, provenEmailKey: emailKey };
        const first = await model.updateOne({ _id: id, emailKey, emailProvenAt: null }, { $set: proof });
        if (first.matchedCount === 1) return 'proven';
        return (await model.exists({ _id: id, provenEmailKey: emailKey })) ? 'proven' : 'not-claimed';
      }),
    changeAddress: (id, { email, emailKey, at }) =>
      owning(async () => {
        const address = { email, emailKey, provenEmailKey: emailKey, emailProvenAt: at };
        const changed = await model.updateOne({ _id: id }, { $set: address });
        return changed.matchedCount === 1 ? 'proven' : 'not-claimed';
      }),
    dropClaims: (emailKey, except) =>
      within(async () => {
        const claims = await model.find({ emailKey, emailProvenAt: null }, { _id: 1 }).lean();
        const ids = claims.map(({ _id }) => _id).filter((id) => id !== except);
        // Asked for again in the write: one who proved another address meanwhile keeps it.
        await model.updateMany(
          { _id: trusted({ $in: ids }), emailKey, emailProvenAt: null },
          { $set: { emailKey: null, passwordHash: null } },
        );
        return ids;
      }),
    setLeaving: (id, leavesAt) =>
      within(async () => {
        await model.updateOne({ _id: id }, leavesAt ? { $set: { leavesAt } } : { $unset: { leavesAt: 1 } });
      }),
    close: (id) =>
      within(async () => {
        const closed = { $set: { emailKey: null, passwordHash: null }, $unset: { provenEmailKey: 1 } };
        await model.updateOne({ _id: id }, closed);
      }),
    remove: (id) => within(async () => void (await model.deleteOne({ _id: id }))),
  };
}

/** A connection refuses to compile the same model twice. */
const userModel = (connection: Connection): Model<UserDocument> =>
  (connection.models['User'] as Model<UserDocument> | undefined) ?? connection.model<UserDocument>('User', userSchema);

function recordOf(document: UserDocument | null): SignInRecord | null {
  if (!document) return null;
  const { _id: id, passwordHash, provenEmailKey: _owned, ...user } = document;
  return { user: { id, ...user }, passwordHash };
}
