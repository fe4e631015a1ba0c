/** Where a job stands among those that no worker has begun. */
import type { Redis } from 'ioredis';

/**
 * A function from a job to how many are begun before it; null once it no longer waits.
 * @param waiting the key of BullMQ's list: new jobs come in at its head, workers take from its tail
 */
export function createPlaceInLine(redis: Redis, waiting: string): (jobId: string) => Promise<number | null> {
  return async (jobId) => {
    const answers = await redis.multi().lpos(waiting, jobId).llen(waiting).exec();
    const [at, length] = [answers?.[0]?.[1], answers?.[1]?.[1]];
    return typeof at === 'number' && typeof length === 'number' ? length - 1 - at : null;
  };
}
