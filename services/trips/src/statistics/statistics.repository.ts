/** The port through which an owner's trips are counted. An engine that does not answer throws AppError `unavailable`. */
import type { CountedTrip } from './statistics.model';

export type StatisticsRepository = {
  /** An owner's trips that are not deleted. */
  countedOf(ownerId: string): Promise<CountedTrip[]>;
};
