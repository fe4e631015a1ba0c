import { withMongoErrors } from '@sojourn/node-kit/mongo';
import type { Item } from '@sojourn/contracts/plan';
import type { Connection } from 'mongoose';
import { tripsOn, unavailable, type TripRecord } from '../trip/trip-documents';
import type { StatisticsRepository } from './statistics.repository';

/** Counts over the documents of trips; of a plan only its items are read. */
export function createMongoStatisticsRepository(connection: Connection): StatisticsRepository {
  const trips = tripsOn(connection);
  return {
    countedOf: (ownerId) =>
      withMongoErrors(
        async () => {
          const found = await trips
            .find({ ownerId, deletedAt: null }, { destination: 1, 'plan.items': 1 })
            .lean<Pick<TripRecord, 'destination' | 'plan'>[]>();
          return found.map(({ destination, plan }) => {
            const activities = Object.values(plan?.items ?? {}).filter(isSaved).length;
            return { destination, activities };
          });
        },
        { unavailable },
      ),
  };
}

/** What the timeline begins with is nobody's choice yet. */
const isSaved = ({ type, source }: Item) => type === 'activity' && source?.kind !== 'timeline';
