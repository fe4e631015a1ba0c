/** The port: where trips are stored, in an account or in this browser. The same pages work on either. */
import type { DeletedTrip, StoredTrip, TripEntry, TripStorage } from './trip.model';

export type TripStore = {
  storage: TripStorage;
  /** Soonest start first. An account's have the beginning of long notes only. */
  list(signal?: AbortSignal): Promise<StoredTrip[]>;
  /** `idempotencyKey` names one press of the button, so that a repeated request makes one trip; TripConflict has the one that it made before. */
  create(entry: TripEntry, idempotencyKey: string): Promise<StoredTrip>;
  /** It can be restored for `RESTORABLE_DAYS`. */
  remove(id: number): Promise<void>;
  restore(id: number): Promise<StoredTrip>;
  /** What can be restored, newest deletion first. */
  deleted(signal?: AbortSignal): Promise<DeletedTrip[]>;
};
