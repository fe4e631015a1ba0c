/** What every queue over Redis has in common: how its connections behave, and how it tells what is wrong. */
import { Gauge, type Registry } from 'prom-client';
import { AppError } from './app-error';
import type { Logger } from './logger';
import { isRedisFull, storageFull } from './storage-full';

const SAY_AGAIN_MS = 30_000;
const retryStrategy = (attempt: number) => Math.min(attempt * 100, 2_000);

/** Options of ioredis for an http entry, where somebody waits: without Redis a command fails at once. */
export const failFastRedis = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 800,
  connectTimeout: 2_000,
  retryStrategy,
};

/** Options of ioredis for a worker: without Redis it waits until there is one again. */
export const patientRedis = { maxRetriesPerRequest: null, retryStrategy };

/** Every connection tells of every attempt; the log says it once in a while. */
export function redisTrouble(logger: Logger): (error: Error) => void {
  let saidAt = -SAY_AGAIN_MS;
  return (error) => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    logger.warn({ reason: error.message }, 'redis is out of reach');
  };
}

/** The refusal of a queue that takes nothing: 507 where Redis is full, else 503 with this sentence. */
export function queueRefusal(cause: unknown, sentence: string): AppError {
  if (isRedisFull(cause)) return storageFull(cause);
  return new AppError('unavailable', sentence, { cause, retryAfterSeconds: 5 });
}

/** A gauge of a queue's jobs by state; left out of an answer while Redis is out of reach. */
export function countJobs(
  metrics: Registry,
  { name, help, counts }: { name: string; help: string; counts: () => Promise<Record<string, number>> },
): void {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      this.reset();
      const found = await counts().catch(() => ({}));
      for (const [state, count] of Object.entries(found)) this.set({ state }, count);
    },
  });
}
