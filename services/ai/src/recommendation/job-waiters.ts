/** Who waits for which job, over all processes: so that work that nobody waits for any more is known as such. */
import type { RecommendationProgress } from '@sojourn/contracts';
import type { Redis } from 'ioredis';

export type JobWaiters = {
  /** Notes somebody who waits; answers how far the job came before. */
  join(jobId: string, waiterId: string): Promise<RecommendationProgress | null>;
  leave(jobId: string, waiterId: string): Promise<void>;
  isAwaited(jobId: string): Promise<boolean>;
};

const nameOf = (jobId: string) => `sojourn:ai:waiters:${jobId}`;

/** @param mostMs nobody waits for longer; @param jobKeyOf the key of a job in Redis */
export function createJobWaiters(redis: Redis, mostMs: number, jobKeyOf: (jobId: string) => string): JobWaiters {
  return {
    async join(jobId, waiterId) {
      const name = nameOf(jobId);
      const joined = await redis
        .multi()
        .zadd(name, Date.now() + mostMs, waiterId)
        .pexpire(name, mostMs)
        .hget(jobKeyOf(jobId), 'progress')
        .exec();
      const before: unknown = JSON.parse(String(joined?.[2]?.[1] ?? null));
      return before !== null && typeof before === 'object' ? (before as RecommendationProgress) : null;
    },
    async leave(jobId, waiterId) {
      await redis.zrem(nameOf(jobId), waiterId);
    },
    async isAwaited(jobId) {
      const name = nameOf(jobId);
      const left = await redis.multi().zremrangebyscore(name, '-inf', Date.now()).zcard(name).exec();
      return left?.[1]?.[1] !== 0;
    },
  };
}
