/** The document adapter of links. */
import { shareRoles } from '@sojourn/contracts/plan';
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import { unavailable } from '../trip/trip-documents';
import type { Share } from './share.model';
import type { ShareRepository } from './share.repository';

type ShareDocument = Omit<Share, 'id'> & { _id: string };

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const yesOrNo = { type: Boolean, required: true } as const;
const shareDocument = new Schema<ShareDocument>(
  {
    _id: text,
    tripId: number,
    ownerId: text,
    tokenDigest: text,
    slot: number,
    role: { ...text, enum: shareRoles },
    includes: { bookingCodes: yesOrNo, documents: yesOrNo },
    name: String,
    expiresAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    lastOpenedAt: { type: Date, default: null },
    isPaused: Boolean,
  },
  { collection: 'trip_shares', versionKey: false, autoIndex: false, autoCreate: false },
);
shareDocument.index({ tokenDigest: 1 }, { name: 'token', unique: true });
shareDocument.index({ tripId: 1, slot: 1 }, { name: 'slot', unique: true });
shareDocument.index({ tripId: 1, createdAt: -1 }, { name: 'list' });
shareDocument.index({ ownerId: 1 }, { name: 'owner' });
shareDocument.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

/** The links of a connection, which refuses to compile the same model twice. */
export const sharesOn = (connection: Connection): Model<ShareDocument> =>
  (connection.models['TripShare'] as Model<ShareDocument> | undefined) ??
  connection.model<ShareDocument>('TripShare', shareDocument);

/** The migration step of links: their indexes. Safe to run again, and by several at once. */
export async function migrateShares(connection: Connection): Promise<void> {
  await sharesOn(connection).createIndexes();
}

export function createMongoShareRepository(connection: Connection): ShareRepository {
  const shares = sharesOn(connection);
  const remove = (filter: { tripId: number; _id?: string }) =>
    withMongoErrors(async () => void (await shares.deleteMany(filter)), { unavailable });
  return {
    insert: ({ id, ...share }) =>
      withMongoErrors(
        async () => {
          await shares.create({ _id: id, ...share });
          return 'inserted' as const;
        },
        {
          unavailable,
          onDuplicateKey: (fields, error) => {
            if (fields.includes('slot')) return 'outrun' as const;
            throw error;
          },
        },
      ),
    findByToken: (tokenDigest) =>
      withMongoErrors(
        async () => {
          const found = await shares.findOne({ tokenDigest }).lean();
          return found && toShare(found);
        },
        { unavailable },
      ),
    listOf: (tripId) =>
      withMongoErrors(async () => (await shares.find({ tripId }).sort({ createdAt: -1 }).lean()).map(toShare), {
        unavailable,
      }),
    remove: (tripId, id) => remove({ tripId, _id: id }),
    removeAll: (tripId) => remove({ tripId }),
    markOpened: (id, at) =>
      withMongoErrors(async () => void (await shares.updateOne({ _id: id }, { $set: { lastOpenedAt: at } })), {
        unavailable,
      }),
  };
}

const toShare = ({ _id, ...share }: ShareDocument): Share => ({ id: _id, ...share });
