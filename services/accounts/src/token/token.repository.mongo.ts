import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model } from 'mongoose';
import { unavailable } from '../unavailable';
import type { StoredToken } from './token.model';
import type { TokenRepository } from './token.repository';

type TokenDocument = Omit<StoredToken, 'digest'> & { _id: string };

const text = { type: String, required: true } as const;
const tokenSchema = new Schema<TokenDocument>(
  {
    _id: text,
    purpose: text,
    userId: { type: String, default: null },
    data: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'tokens', minimize: false, autoIndex: false, autoCreate: false },
);
tokenSchema.index({ userId: 1 }, { name: 'user' });
tokenSchema.index({ 'data.emailKey': 1 }, { name: 'address', sparse: true });
tokenSchema.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

const tokensOn = (connection: Connection): Model<TokenDocument> =>
  (connection.models['Token'] as Model<TokenDocument> | undefined) ??
  connection.model<TokenDocument>('Token', tokenSchema);

/** The migration step of mailed tokens: their indexes. Safe to run again, and by several at once. */
export async function migrateTokens(connection: Connection): Promise<void> {
  await tokensOn(connection).createIndexes();
}

/** Mailed tokens in MongoDB, keyed by their digest. */
export function createMongoTokenRepository(connection: Connection): TokenRepository {
  const tokens = tokensOn(connection);
  const within = <T>(call: () => Promise<T>) => withMongoErrors(call, { unavailable });
  return {
    add: ({ digest, ...token }) => within(async () => void (await tokens.create({ _id: digest, ...token }))),
    find: (purpose, digest) => within(async () => orNull(await tokens.findOne({ _id: digest, purpose }).lean())),
    take: (purpose, digest) =>
      within(async () => orNull(await tokens.findOneAndDelete({ _id: digest, purpose }).lean())),
    listOf: (userId, purpose) => within(async () => (await tokens.find({ userId, purpose }).lean()).map(tokenOf)),
    removeByAddress: (emailKey) =>
      within(async () => void (await tokens.deleteMany({ 'data.emailKey': emailKey, userId: null }))),
    removeOf: (userId, purposes) =>
      within(async () => {
        await tokens.deleteMany({ userId, ...(purposes && { purpose: trusted({ $in: [...purposes] }) }) });
      }),
  };
}

const tokenOf = ({ _id: digest, ...token }: TokenDocument): StoredToken => ({ digest, ...token });

const orNull = (document: TokenDocument | null): StoredToken | null => document && tokenOf(document);
