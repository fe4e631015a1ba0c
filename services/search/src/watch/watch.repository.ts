/** The port to stored watches. Every method throws AppError `unavailable` while the store is away. */
import type { StoredWatch } from './watch.model';

export type WatchRepository = {
  /** `duplicate`: the account has one of the same subject already. */
  insert(watch: StoredWatch): Promise<'inserted' | 'duplicate'>;
  /** Stores a watch over the one of the same version, which becomes one more; false when that one is gone or another. */
  replace(watch: StoredWatch): Promise<boolean>;
  /** Takes one away as if it had never been. */
  remove(id: string): Promise<void>;
  find(id: string): Promise<StoredWatch | null>;
  findBySubject(userId: string, subject: string): Promise<StoredWatch | null>;
  findByStopDigest(digest: string): Promise<StoredWatch | null>;
  /** Those of an account that are not stopped, newest first. */
  listOf(userId: string, page: { after?: string | undefined; limit: number }): Promise<StoredWatch[]>;
  countOf(userId: string): Promise<number>;
  countNewDrops(userId: string): Promise<number>;
  markSeen(userId: string): Promise<void>;
  /** The one that waits longest to be looked at. */
  nextDue(now: Date): Promise<StoredWatch | null>;
  /** Some of those on a route that wait to be looked at. */
  dueOn(route: string, now: Date, limit: number): Promise<StoredWatch[]>;
  /** Looks at those of a route that wait later instead. */
  postpone(route: string, now: Date, until: Date): Promise<void>;
  /** Some of those with a notice to be mailed now. */
  withNotices(now: Date, limit: number): Promise<StoredWatch[]>;
  /** Ends the notices of these names. */
  endNotices(ids: readonly string[]): Promise<void>;
  /** Removes for good what is to go by then. */
  purge(now: Date): Promise<void>;
  /** All of an account, stopped ones too. */
  allOf(userId: string): Promise<StoredWatch[]>;
  removeAllOf(userId: string): Promise<void>;
  /** Whether `holder` may look at prices until then: one of all processes may. */
  takeLease(holder: string, lease: { now: Date; until: Date }): Promise<boolean>;
};
