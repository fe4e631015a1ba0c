/** The port through which plans and their histories are stored. An engine that does not answer throws AppError `unavailable`. */
import type { PlanBytes } from './plan-room.model';
import type { TripWithPlan, StoredChange, TripHead } from './plan.model';

/** Which changes of a trip: after one version and up to another, both in the order of time. */
export type ChangeRange = { after: number; upTo: number };

/** Which page of a history: older than a version, not older than another, and at most so many. */
export type HistoryPage = { before: number; from: number; limit: number };

export type PlanRepository = {
  /** A trip with its plan, deleted ones too. One from before there were plans gets its first. */
  find(tripId: number): Promise<TripWithPlan | null>;
  /** As `find`, without the plan itself. */
  findHead(tripId: number): Promise<TripHead | null>;
  /**
   * Stores what a command has made of a trip, with the change, in one write; false when somebody else was faster. The
   * change that stood in the trip is in its history before. Durable once it resolves.
   * @param before as it was found @param after one version later
   */
  commit(before: TripWithPlan, after: TripWithPlan): Promise<boolean>;
  /** Changes of the history, oldest first; not the newest, which stands in the trip. */
  changes(tripId: number, range: ChangeRange): Promise<StoredChange[]>;
  /** A page of the history, newest first; not the newest, which stands in the trip. */
  history(tripId: number, page: HistoryPage): Promise<StoredChange[]>;
  /** The change of the history that was sent under a key. */
  findChange(tripId: number, key: string): Promise<StoredChange | null>;
  /** How many bytes an owner's plans take; no plan is read for it. */
  bytesOf(ownerId: string): Promise<PlanBytes>;
  /** Forgets what is older than a version. */
  forgetBefore(tripId: number, version: number): Promise<void>;
};
