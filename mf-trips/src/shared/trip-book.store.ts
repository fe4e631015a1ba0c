/** The port: a book of trips, kept by an account or by this browser. The same pages work on either. */
import type { PlannedTrip, TripEntry, TripKeeper } from './trip.model';

export type TripBook = {
  keeper: TripKeeper;
  /** Soonest start first. */
  list(signal?: AbortSignal): Promise<PlannedTrip[]>;
  /** Null for a trip that is not there, or is somebody else's. */
  read(id: number, signal?: AbortSignal): Promise<PlannedTrip | null>;
  /** `intention` names one press of the button, so that a repeated request makes one trip. */
  create(entry: TripEntry, intention: string): Promise<PlannedTrip>;
  /** Throws TripConflict when the trip has been changed since `version`. */
  change(id: number, entry: TripEntry, version: number): Promise<PlannedTrip>;
  /** It can be restored for 30 days. */
  remove(id: number): Promise<void>;
  restore(id: number): Promise<PlannedTrip>;
};

/** A name for one intention. Not `crypto.randomUUID`: it is missing where a page is not served by https. */
export function newIntention(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
