/** The port through which trips are stored. An engine that does not answer throws AppError `unavailable`. */
import type { TripCursor } from '@sojourn/contracts';
import type { DeletedTripCursor } from '@sojourn/contracts/plan';
import type { Trip, TripsCounted } from './trip.model';

/** Which part of the deleted trips: after one of them, or from the beginning; those that can still be restored `now`. */
export type DeletedPage = { after?: DeletedTripCursor | undefined; now: Date; limit: number };

/** Which part of a list: after a trip, or from the beginning, and at most so many. */
export type TripPage = { after?: TripCursor | undefined; limit: number };

export type TripRepository = {
  /** The next number, never given twice, also by another process. */
  nextId(): Promise<number>;
  /**
   * Durable once it resolves. Nothing is stored when the owner has used this idempotency key before (`duplicate`), or has
   * another trip with this serial (`outrun`).
   */
  insert(trip: Trip): Promise<'inserted' | 'duplicate' | 'outrun'>;
  /** Stores a trip whose stored version is the one before it; false when somebody else was faster, or took its serial. */
  update(trip: Trip): Promise<boolean>;
  /** Deleted trips too, until they are purged. */
  find(id: number): Promise<Trip | null>;
  /** Deleted trips too. */
  findByIdempotencyKey(ownerId: string, key: string): Promise<Trip | null>;
  /** An owner's trips that are not deleted, soonest start first, then in the order they were made. */
  listOf(ownerId: string, page: TripPage): Promise<Trip[]>;
  /** An owner's deleted trips that can be restored, newest deletion first. */
  deletedOf(ownerId: string, page: DeletedPage): Promise<Trip[]>;
  /** Numbers of trips that could be restored until then at most. */
  expiredBy(until: Date, limit: number): Promise<number[]>;
  /** Takes a trip away for good, if it could be restored until then at most. */
  purge(id: number, until: Date): Promise<void>;
  /** How many trips an owner has; counting stops at `atMost`. */
  countOf(ownerId: string, counted: TripsCounted, atMost: number): Promise<number>;
  /** The highest serial of an owner's trips, deleted ones too; null where none has one. */
  lastSerialOf(ownerId: string): Promise<number | null>;
};
