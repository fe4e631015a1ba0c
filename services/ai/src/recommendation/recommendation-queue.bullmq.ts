import { randomUUID } from 'node:crypto';
import type { RecommendationJob, RecommendationProgress } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { Queue, QueueEvents, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { RecommendationQueue, Waiter } from './recommendation-queue';

/** The queue's name: its keys in Redis begin with `bull:ai-recommendations`. */
export const QUEUE_NAME = 'ai-recommendations';
/** Where job ids are announced whose last waiter went away. */
export const CANCEL_CHANNEL = 'sojourn:ai:cancel';
/** Why a job failed that was called off. */
export const CANCELLED = 'cancelled';

const OVERDUE = 'nothing came within';
const HAND_IN_MS = 900;
const WAIT_MS = 75_000;
const KEEP_DONE = { age: 3_600, count: 500 };
const KEEP_FAILED = { age: 24 * 3_600, count: 500 };

/** `redis` fails fast; `blocking` never gives up on a command (it reads the event stream). */
export type QueueConnections = { redis: Redis; blocking: Redis; onTrouble: (error: Error) => void };

export type BullRecommendationQueue = RecommendationQueue & {
  check(): Promise<void>;
  /** How many jobs are in each state. */
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
};

const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'Recommendations are taking a break. Please try again in a moment.', {
    cause,
    retryAfterSeconds: 5,
  });

export function createBullRecommendationQueue({
  redis,
  blocking,
  onTrouble,
}: QueueConnections): BullRecommendationQueue {
  const queue = new Queue<RecommendationJob>(QUEUE_NAME, { connection: redis });
  const events = new QueueEvents(QUEUE_NAME, { connection: blocking });
  queue.on('error', onTrouble);
  events.on('error', onTrouble);
  redis.on('error', onTrouble);
  blocking.on('error', onTrouble);
  // One listener for everybody who waits.
  queue.setMaxListeners(0);
  events.setMaxListeners(0);

  const handIn = (job: RecommendationJob) =>
    within(
      HAND_IN_MS,
      queue.add('recommend', job, {
        deduplication: { id: job.key },
        attempts: 3,
        backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
        removeOnComplete: KEEP_DONE,
        removeOnFail: KEEP_FAILED,
      }),
    );

  /** Leaves the circle of those who wait; the last one calls the work off. */
  async function leave(job: Job, waiterId: string): Promise<void> {
    const circle = circleOf(job);
    const left = await redis
      .multi()
      .zrem(circle, waiterId)
      .zremrangebyscore(circle, '-inf', Date.now())
      .zcard(circle)
      .exec();
    if (left?.[2]?.[1] !== 0) return;
    // A job that nobody works on yet is simply taken back; one that is being worked on cannot be removed.
    const isTakenBack = await job.remove().then(
      () => true,
      () => false,
    );
    if (!isTakenBack) await redis.publish(CANCEL_CHANNEL, String(job.id));
  }

  async function wait(job: Job, { onProgress, signal }: Waiter): Promise<void> {
    const waiterId = randomUUID();
    const circle = circleOf(job);
    const listen = ({ data }: { data: unknown }) => onProgress(data as RecommendationProgress);
    const progressed = `progress:${job.id}` as 'progress';
    events.on(progressed, listen);
    await redis
      .multi()
      .zadd(circle, Date.now() + WAIT_MS, waiterId)
      .pexpire(circle, WAIT_MS)
      .exec();
    try {
      await within(WAIT_MS, Promise.race([job.waitUntilFinished(events), removed(job, events), aborted(signal)]));
    } finally {
      events.off(progressed, listen);
      await leave(job, waiterId).catch(onTrouble);
    }
  }

  return {
    async work(job, waiter) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const handed = await handIn(job);
          return await wait(handed, waiter);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          if (waiter.signal.aborted) throw new AppError('timed-out', 'The request was given up.', { cause: error });
          // We joined a job just as its last waiter called it off.
          if (reason === CANCELLED && attempt === 1) continue;
          if (reason === `${OVERDUE} ${WAIT_MS} ms`) {
            throw new AppError('timed-out', 'This takes longer than it should. Please try again.', { cause: error });
          }
          throw unavailable(error);
        }
      }
    },
    async check() {
      await redis.ping();
    },
    counts: () => within(HAND_IN_MS, queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed')),
    async close() {
      // Without Redis BullMQ would wait for its good-bye for ever.
      await within(HAND_IN_MS, Promise.all([events.close(), queue.close()])).catch(onTrouble);
      redis.disconnect();
      blocking.disconnect();
    },
  };
}

const circleOf = (job: Job) => `sojourn:ai:waiters:${job.id}`;

function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${OVERDUE} ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error('given up'));
    signal.addEventListener('abort', () => reject(new Error('given up')), { once: true });
  });
}

function removed(job: Job, events: QueueEvents): Promise<never> {
  return new Promise((_resolve, reject) => {
    events.once(`removed:${job.id}` as 'error', () => reject(new Error(CANCELLED)));
  });
}
