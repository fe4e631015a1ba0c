/** The port through which trips are stored. An engine that does not answer throws AppError `unavailable`. */
import type { TripCursor } from '@sojourn/contracts';
import type { Trip, TripCount } from './trip.model';

/** Which part of a list: after a trip, or from the beginning, and at most so many. */
export type TripPage = { after?: TripCursor | undefined; limit: number };

export type TripRepository = {
  /** The next number, never given twice, also by another process. */
  nextId(): Promise<number>;
  /** Durable once it resolves. `duplicate`: the owner has used this idempotency key before, and nothing was stored. */
  insert(trip: Trip): Promise<'inserted' | 'duplicate'>;
  /** Stores a trip whose stored version is the one before it; false when somebody else was faster. */
  update(trip: Trip): Promise<boolean>;
  /** Deleted trips too, until they are purged. */
  find(id: number): Promise<Trip | null>;
  /** Deleted trips too. */
  findByIdempotencyKey(ownerId: string, key: string): Promise<Trip | null>;
  /** An owner's trips that are not deleted, soonest start first, then in the order they were made. */
  listOf(ownerId: string, page: TripPage): Promise<Trip[]>;
  countOf(ownerId: string): Promise<TripCount>;
  /** Takes away a trip as it was inserted, for good; one that has changed since stays. */
  removeInserted(trip: Trip): Promise<void>;
};
