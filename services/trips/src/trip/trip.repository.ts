/** The port through which trips are stored. An engine that does not answer throws AppError `unavailable`. */
import type { TripCursor } from '@sojourn/contracts';
import type { Trip, TripsCounted } from './trip.model';

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
  /** How many trips an owner has; counting stops at `atMost`. */
  countOf(ownerId: string, counted: TripsCounted, atMost: number): Promise<number>;
  /** The highest serial of an owner's trips, deleted ones too; null where none has one. */
  lastSerialOf(ownerId: string): Promise<number | null>;
};
