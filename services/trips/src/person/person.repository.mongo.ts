/** The document adapter of everything of one person: over the collections of trips and links. */
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import type { Connection } from 'mongoose';
import { sharesOn } from '../share/share-documents';
import { tripsOn, unavailable } from '../trip/trip-documents';
import type { PersonRepository } from './person.repository';

/** All links of one person are written at once. */
const LINKS_LIMIT_MS = 10_000;

export function createMongoPersonRepository(connection: Connection): PersonRepository {
  const [trips, shares] = [tripsOn(connection), sharesOn(connection)];
  return {
    tripsOf: (ownerId, limit) =>
      withMongoErrors(
        async () => {
          const found = await trips.find({ ownerId }, { _id: 1 }).limit(limit).lean();
          return found.map(({ _id }) => _id).sort((one, other) => one - other);
        },
        { unavailable },
      ),
    removeTrip: (ownerId, tripId) =>
      withMongoErrors(async () => void (await trips.deleteOne({ _id: tripId, ownerId })), { unavailable }),
    pauseLinks: (ownerId, arePaused) =>
      withMongoErrors(
        async () => {
          const change = arePaused ? { $set: { isPaused: true } } : { $unset: { isPaused: 1 } };
          await shares.updateMany({ ownerId }, change);
        },
        { unavailable, limitMs: LINKS_LIMIT_MS },
      ),
    removeLinks: (ownerId) =>
      withMongoErrors(async () => void (await shares.deleteMany({ ownerId })), {
        unavailable,
        limitMs: LINKS_LIMIT_MS,
      }),
  };
}
