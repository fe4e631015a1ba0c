/** The port: where trips are stored, in an account or in this browser. The same pages work on either. */
import type { DeletedTrip, PlannedTrip, TripEntry, TripStorage } from './trip.model';

export type TripStore = {
  storage: TripStorage;
  /** Soonest start first. An account's have the beginning of long notes only. */
  list(signal?: AbortSignal): Promise<PlannedTrip[]>;
  /** `idempotencyKey` names one press of the button, so that a repeated request makes one trip; TripConflict has the one that it made before. */
  create(entry: TripEntry, idempotencyKey: string): Promise<PlannedTrip>;
  /** It can be restored for 30 days. */
  remove(id: number): Promise<void>;
  restore(id: number): Promise<PlannedTrip>;
  /** What can be restored, newest deletion first. */
  deleted(signal?: AbortSignal): Promise<DeletedTrip[]>;
};
