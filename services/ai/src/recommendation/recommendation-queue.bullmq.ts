import { randomUUID } from 'node:crypto';
import type { RecommendationJob, RecommendationProgress } from '@sojourn/contracts';
import { AppError, queueRefusal } from '@sojourn/node-kit';
import { Queue, QueueEvents, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import type { RecommendationQueue, Waiter } from './recommendation-queue';

/** The queue's name: its keys in Redis begin with `bull:ai-recommendations`. */
export const QUEUE_NAME = 'ai-recommendations';
/** The channel that carries the ids of jobs whose last waiter went away. */
export const CANCEL_CHANNEL = 'sojourn:ai:cancel';
/** The failure reason of a cancelled job. */
export const CANCELLED = 'cancelled';

const HAND_IN_MS = 900;
const WAIT_MS = 75_000;
/** A reload, a tunnel: whoever is back by then finds the job still at work. */
export const ABANDONED_AFTER_MS = 15_000;
/** Jobs that may wait for a worker: who comes behind so many would not be served while anybody waits. */
const MOST_WAITING = 500;
/** What operators can still look at, in seconds and jobs. */
export const KEEP_DONE = { age: 3_600, count: 500 };
export const KEEP_FAILED = { age: 24 * 3_600, count: 500 };

/** Does something later, unless it is called off by what is returned. */
type Schedule = (work: () => void, ms: number) => () => void;

/**
 * `redis` fails fast; `blocking` never gives up on a command (it reads the event stream). `schedule` is by the clock
 * unless a test is the clock.
 */
export type QueueConnections = {
  redis: Redis;
  blocking: Redis;
  onTrouble: (error: Error) => void;
  schedule?: Schedule;
  mostWaiting?: number;
};

const byTheClock: Schedule = (work, ms) => {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
};

export type BullRecommendationQueue = RecommendationQueue & {
  check(): Promise<void>;
  /** How many jobs are in each state. */
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
};

const unavailable = (cause: unknown) =>
  queueRefusal(cause, 'Recommendations are taking a break. Please try again in a moment.');

const crowded = () =>
  new AppError(
    'overloaded',
    'Very many people are asking for recommendations just now. Please try again in a minute.',
    {
      retryAfterSeconds: 60,
    },
  );

const overdue = () => new AppError('timed-out', 'This takes longer than it should. Please try again.');

export function createBullRecommendationQueue({
  redis,
  blocking,
  onTrouble,
  schedule = byTheClock,
  mostWaiting = MOST_WAITING,
}: QueueConnections): BullRecommendationQueue {
  const queue = new Queue<RecommendationJob>(QUEUE_NAME, { connection: redis });
  const events = new QueueEvents(QUEUE_NAME, { connection: blocking });
  queue.on('error', onTrouble);
  events.on('error', onTrouble);
  redis.on('error', onTrouble);
  blocking.on('error', onTrouble);
  // One listener for each waiter.
  queue.setMaxListeners(0);
  events.setMaxListeners(0);

  const handIn = (job: RecommendationJob) =>
    pTimeout(
      queue.add('recommend', job, {
        deduplication: { id: job.key },
        attempts: 3,
        backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
        removeOnComplete: KEEP_DONE,
        removeOnFail: KEEP_FAILED,
      }),
      { milliseconds: HAND_IN_MS },
    );

  const endings = new Set<() => void>();

  /** Removes a waiter; a job that is not done and that nobody waits for is cancelled a little later. */
  async function leave(job: Job, waiterId: string, isDone: boolean): Promise<void> {
    await redis.zrem(waitersKeyOf(job), waiterId);
    if (isDone || (await isAwaited(job))) return;
    const callOff = schedule(() => {
      endings.delete(callOff);
      void cancelAbandoned(job).catch(onTrouble);
    }, ABANDONED_AFTER_MS);
    endings.add(callOff);
  }

  async function isAwaited(job: Job): Promise<boolean> {
    const waiters = waitersKeyOf(job);
    const left = await redis.multi().zremrangebyscore(waiters, '-inf', Date.now()).zcard(waiters).exec();
    return left?.[1]?.[1] !== 0;
  }

  async function cancelAbandoned(job: Job): Promise<void> {
    if (await isAwaited(job)) return;
    // A job that no worker has taken yet is removed; one that is being worked on is locked and must be cancelled.
    const isRemoved = await job.remove().then(
      () => true,
      () => false,
    );
    if (!isRemoved) await redis.publish(CANCEL_CHANNEL, String(job.id));
  }

  async function wait(job: Job, { onProgress, signal }: Waiter): Promise<void> {
    const waiterId = randomUUID();
    const waiters = waitersKeyOf(job);
    let percent = -1;
    const tell = (progress: RecommendationProgress) => {
      if (progress.percent <= percent) return;
      percent = progress.percent;
      onProgress(progress);
    };
    const listen = ({ data }: { data: unknown }) => tell(data as RecommendationProgress);
    const progressed = `progress:${job.id}` as 'progress';
    const removed = `removed:${job.id}` as 'error';
    let onRemoved = (): void => undefined;
    const removal = new Promise<never>((_resolve, reject) => (onRemoved = () => reject(new Error(CANCELLED))));
    events.on(progressed, listen);
    events.on(removed, onRemoved);
    const joined = await redis
      .multi()
      .zadd(waiters, Date.now() + WAIT_MS, waiterId)
      .pexpire(waiters, WAIT_MS)
      .hget(queue.toKey(String(job.id)), 'progress')
      .exec();
    // How far the job came before anybody listened to it.
    const before: unknown = JSON.parse(String(joined?.[2]?.[1] ?? null));
    if (before !== null && typeof before === 'object') tell(before as RecommendationProgress);
    let isDone = false;
    const finished = job.waitUntilFinished(events).finally(() => (isDone = true));
    try {
      await pTimeout(Promise.race([finished, removal]), { milliseconds: WAIT_MS, message: overdue(), signal });
    } finally {
      events.off(progressed, listen);
      events.off(removed, onRemoved);
      await leave(job, waiterId, isDone).catch(onTrouble);
    }
  }

  return {
    async work(job, waiter) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          if ((await pTimeout(queue.getWaitingCount(), { milliseconds: HAND_IN_MS })) >= mostWaiting) throw crowded();
          const handed = await handIn(job);
          return await wait(handed, waiter);
        } catch (error) {
          if (waiter.signal.aborted) throw new AppError('timed-out', 'The request was given up.', { cause: error });
          // We joined a job just as its last waiter cancelled it.
          if (error instanceof Error && error.message === CANCELLED && attempt === 1) continue;
          throw error instanceof AppError ? error : unavailable(error);
        }
      }
    },
    async check() {
      // A read: with a full disk Redis refuses even a ping, and answers everything that is stored.
      await redis.exists(QUEUE_NAME);
    },
    counts: () =>
      pTimeout(queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'completed', 'failed'), {
        milliseconds: HAND_IN_MS,
      }),
    async close() {
      // Nobody is left to call it off, so what is under way is done and stored.
      for (const callOff of endings) callOff();
      // Without Redis BullMQ would wait for its good-bye for ever.
      const closed = Promise.all([events.close(), queue.close()]);
      await pTimeout(closed, { milliseconds: HAND_IN_MS }).catch(onTrouble);
      redis.disconnect();
      blocking.disconnect();
    },
  };
}

const waitersKeyOf = (job: Job) => `sojourn:ai:waiters:${job.id}`;
