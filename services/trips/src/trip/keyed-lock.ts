import { AppError } from '@sojourn/node-kit';
import pLimit, { type LimitFunction } from 'p-limit';

/** As many as all requests that one address may have under way (CAP-1), a few times over. */
const MOST_WAITING = 50;

/** Work on one thing is done one after the other; things do not wait for each other. */
export type KeyedLock = {
  /** @throws AppError `too-many-requests` when too much work on this thing waits already */
  take<T>(thing: string, work: () => Promise<T>): Promise<T>;
};

/**
 * Creates {@link KeyedLock} of this process; nothing is remembered of a thing whose work is done.
 * @param tooMany the sentence of a refusal
 */
export function createKeyedLock(tooMany: string): KeyedLock {
  const waiting = new Map<string, LimitFunction>();
  return {
    async take(thing, work) {
      const turn = waiting.get(thing) ?? pLimit(1);
      if (turn.pendingCount >= MOST_WAITING) {
        throw new AppError('too-many-requests', tooMany, { retryAfterSeconds: 1 });
      }
      waiting.set(thing, turn);
      try {
        return await turn(work);
      } finally {
        if (turn.activeCount + turn.pendingCount === 0) waiting.delete(thing);
      }
    },
  };
}
