import type { TravelStatistics } from '@sojourn/contracts/account';
import { countTrips } from './statistics.model';
import type { StatisticsRepository } from './statistics.repository';

/** Counting one's own trips. */
export type StatisticsService = { count(userId: string): Promise<TravelStatistics> };

export const createStatisticsService = (statistics: StatisticsRepository): StatisticsService => ({
  count: async (userId) => countTrips(await statistics.countedOf(userId)),
});
