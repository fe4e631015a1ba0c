import { AppError } from '@sojourn/node-kit';
import pLimit, { type LimitFunction } from 'p-limit';

/** As many as all requests that one address may have under way (CAP-1), a few times over. */
const MOST_WAITING = 50;

/** Work that an owner has done one after the other; owners do not wait for each other. */
export type OwnerTurns = {
  /** @throws AppError `too-many-requests` when too much of this owner's waits already */
  take<T>(ownerId: string, work: () => Promise<T>): Promise<T>;
};

/** Creates {@link OwnerTurns} of this process; nothing is remembered of an owner whose work is done. */
export function createOwnerTurns(): OwnerTurns {
  const waiting = new Map<string, LimitFunction>();
  return {
    async take(ownerId, work) {
      const turn = waiting.get(ownerId) ?? pLimit(1);
      if (turn.pendingCount >= MOST_WAITING) {
        const message = 'Many of your trips are being saved just now. Please try again in a moment.';
        throw new AppError('too-many-requests', message, { retryAfterSeconds: 1 });
      }
      waiting.set(ownerId, turn);
      try {
        return await turn(work);
      } finally {
        if (turn.activeCount + turn.pendingCount === 0) waiting.delete(ownerId);
      }
    },
  };
}
