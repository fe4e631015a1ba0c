import { AppError } from '@sojourn/node-kit';
import type { Options, Store } from 'express-rate-limit';

/** How many attempts a key has in a window, and what is said when there are none left. */
export type AttemptWindow = { limit: number; windowMs: number; sentence: string };

/** Attempts of one kind, counted before the work so that many at once gain nothing. */
export type AttemptLimit = {
  /**
   * @param most fewer than the window's limit, for a key that has earned less
   * @throws AppError `too-many-requests` with when to come back
   */
  take(key: string, most?: number): Promise<void>;
  /** Counts one more without refusing it. @returns when the window ends, in ms, once its limit is passed; else null */
  note(key: string): Promise<number | null>;
  /** Undoes a {@link AttemptLimit.take}: what it was for does not count. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

/** Makes the counter of a prefix; it must go on counting in memory while what it counts in is away. */
export type StoreFor = (prefix: string) => Store;

/** Creates {@link AttemptLimit} in a store that is used for nothing else. */
export function createAttemptLimit(store: Store, { limit, windowMs, sentence }: AttemptWindow): AttemptLimit {
  store.init?.({ limit, windowMs } as Options);
  const endOf = (resetTime: Date | undefined) => resetTime?.getTime() ?? Date.now() + windowMs;
  return {
    async note(key) {
      const { totalHits, resetTime } = await store.increment(key);
      return totalHits > limit ? endOf(resetTime) : null;
    },
    async take(key, most = limit) {
      const { totalHits, resetTime } = await store.increment(key);
      if (totalHits <= most) return;
      const waitMs = endOf(resetTime) - Date.now();
      throw new AppError('too-many-requests', sentence, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
    },
    giveBack: async (key) => store.decrement(key),
    forget: async (key) => store.resetKey(key),
  };
}
