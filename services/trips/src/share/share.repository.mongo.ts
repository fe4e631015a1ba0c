/** The document adapter of links. */
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import type { Connection } from 'mongoose';
import { unavailable } from '../trip/trip-documents';
import { includesOf, type Share } from './share.model';
import { sharesOn, type ShareDocument } from './share-documents';
import type { ShareRepository } from './share.repository';

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

const toShare = ({ _id, includes, ...share }: ShareDocument): Share => ({
  id: _id,
  ...share,
  includes: includesOf(includes),
});
