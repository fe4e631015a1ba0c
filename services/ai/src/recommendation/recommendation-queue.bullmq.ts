import { randomUUID } from 'node:crypto';
import type { ErrorCode, RecommendationJob, RecommendationProgress } from '@sojourn/contracts';
import { AppError, queueRefusal } from '@sojourn/node-kit';
import { Queue, QueueEvents, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { createCrowdCheck } from './crowd';
import { createJobFollowers } from './job-followers';
import { createJobWaiters } from './job-waiters';
import { createPlaceInLine } from './place-in-line';
import type { RecommendationQueue, Waiter } from './recommendation-queue';
import { withinMs } from './time-limit';

/** The queue's name: its keys in Redis begin with `bull:ai-recommendations`. */
export const QUEUE_NAME = 'ai-recommendations';
/** The channel that carries the ids of jobs whose last waiter went away. */
export const CANCEL_CHANNEL = 'sojourn:ai:cancel';
/** The failure reason of a cancelled job. */
export const CANCELLED = 'cancelled';
/** Failures that whoever waits is told of: the reason with which the job fails, by the code of the error, and the sentence. */
export const TOLD_FAILURES = new Map<ErrorCode, { reason: string; message: string }>([
  ['model-failed', { reason: 'model failed', message: 'Failed to generate recommendations. Please try again.' }],
  [
    'not-found',
    {
      reason: 'nothing fits',
      message: 'None of our places fits all of this. Leave a wish out, or say it in other words.',
    },
  ],
]);

/** How BullMQ says that a job is no longer there. */
const MISSING = 'Missing key for job';

const HAND_IN_MS = 900;
const WAIT_MS = 75_000;
/** A reload, a tunnel: whoever is back by then finds the job still at work. */
export const ABANDONED_AFTER_MS = 15_000;
/**
 * Who handed a job in is noted as its waiter only then: most jobs are done before, and whether somebody still waits is asked
 * no sooner than `ABANDONED_AFTER_MS` after another one joined and left.
 */
export const NOTED_AFTER_MS = 5_000;
/** Who waits is told so often how many are before them: most jobs are begun sooner, and nobody asks where they stand. */
export const LINE_EVERY_MS = 1_000;
/** As the service tells it when a job is handed in. */
const QUEUED_PERCENT = 5;
/** Events from so long ago on are read, by the clock of Redis: with none of them missed a job need not be asked for its end. */
const HEARD_MS = 60_000;
/** Jobs that may wait for a worker: who comes behind so many would not be served while anybody waits. */
const MOST_WAITING = 500;
/** What operators can still look at, in seconds and jobs. */
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
  /** How many jobs are in each state; of those that are done, how many there ever were. */
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

/** The error of a job that failed with such a reason. */
function toldOf(failed: unknown): AppError | undefined {
  const [code, told] =
    [...TOLD_FAILURES].find(([, { reason }]) => failed instanceof Error && failed.message === reason) ?? [];
  return code && told && new AppError(code, told.message);
}

const isGone = ({ message }: Error) => message === CANCELLED || message.startsWith(MISSING);

const overdue = () => new AppError('timed-out', 'This takes longer than it should. Please try again.');

export function createBullRecommendationQueue({
  redis,
  blocking,
  onTrouble,
  schedule = byTheClock,
  mostWaiting = MOST_WAITING,
}: QueueConnections): BullRecommendationQueue {
  const queue = new Queue<RecommendationJob>(QUEUE_NAME, { connection: redis });
  const events = new QueueEvents(QUEUE_NAME, { connection: blocking, lastEventId: `${Date.now() - HEARD_MS}-0` });
  queue.on('error', onTrouble);
  events.on('error', onTrouble);
  for (const connection of [redis, blocking]) connection.on('error', onTrouble);
  // One listener for each waiter that BullMQ waits with.
  queue.setMaxListeners(0);
  events.setMaxListeners(0);
  const followers = createJobFollowers(events, CANCELLED);
  const waiters = createJobWaiters(redis, WAIT_MS, (jobId) => queue.toKey(jobId));
  const placeInLine = createPlaceInLine(redis, queue.toKey('wait'));
  const soon = <T>(promise: Promise<T>) =>
    withinMs(promise, HAND_IN_MS, () => new Error('Redis did not answer in time.'));
  const checkCrowd = createCrowdCheck(() => soon(queue.getWaitingCount()), mostWaiting, crowded);

  const handIn = (job: RecommendationJob, jobId: string) =>
    soon(
      queue.add('recommend', job, {
        jobId,
        deduplication: { id: job.key },
        attempts: 3,
        backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
      }),
    );

  const endings = new Set<() => void>();

  /** A job that nobody waits for is cancelled a little later. */
  async function cancelLater(job: Job): Promise<void> {
    if (await isAwaited(job)) return;
    const callOff = schedule(() => {
      endings.delete(callOff);
      void cancelAbandoned(job).catch(onTrouble);
    }, ABANDONED_AFTER_MS);
    endings.add(callOff);
  }

  const isAwaited = async ({ id = '' }: Job) => followers.has(id) || (await waiters.isAwaited(id));

  async function cancelAbandoned(job: Job): Promise<void> {
    if (await isAwaited(job)) return;
    // A job that no worker has taken yet is removed; one that is being worked on is locked and must be cancelled.
    const isRemoved = await job.remove().then(
      () => true,
      () => false,
    );
    if (!isRemoved) await redis.publish(CANCEL_CHANNEL, String(job.id));
  }

  async function wait(data: RecommendationJob, { onProgress, signal }: Waiter): Promise<void> {
    // The name of the job, where it becomes one of its own, and of who waits: it is heard of before it is handed in.
    const id = randomUUID();
    let percent = -1;
    let told: number | undefined;
    const tell = (progress: RecommendationProgress) => {
      if (progress.percent <= percent) return;
      percent = progress.percent;
      onProgress(progress);
    };
    const untils: (() => void)[] = [];
    let job: Job | undefined;
    let isNoted = false;
    let isDone = false;
    const done = new Promise<void>((resolve, reject) => {
      const onEnd = (error?: Error) => {
        isDone = true;
        if (error) reject(error);
        else resolve();
      };
      const follow = (jobId: string) => untils.push(followers.follow(jobId, { onProgress: tell, onEnd }));
      /** Notes the waiter for all processes, and asks Redis for what was or will be missed. */
      const note = async (handed: Job, mostMs: number) => {
        isNoted = true;
        const limit = setTimeout(() => reject(overdue()), mostMs);
        untils.push(() => clearTimeout(limit));
        const before = await waiters.join(String(handed.id), id);
        if (before) tell(before);
        await handed.waitUntilFinished(events);
      };
      /** Tells the place in line, until something else is heard of the job. */
      const lookAtLine = async (jobId: string) => {
        const ahead = await placeInLine(jobId);
        if (isDone || percent >= 0 || ahead === null) return;
        if (ahead !== told) onProgress({ stage: 'queued', percent: QUEUED_PERCENT, ahead });
        told = ahead;
        standInLine(jobId);
      };
      const standInLine = (jobId: string) =>
        void untils.push(schedule(() => void lookAtLine(jobId).catch(onTrouble), LINE_EVERY_MS));
      const onHanded = (handed: Job) => {
        // Its end may be heard of before its name.
        if (isDone) return;
        job = handed;
        const giveUp = () => reject(signal.reason as Error);
        if (signal.aborted) return giveUp();
        signal.addEventListener('abort', giveUp, { once: true });
        untils.push(() => signal.removeEventListener('abort', giveUp));
        standInLine(String(handed.id));
        const noted = (mostMs: number) => void note(handed, mostMs).then(() => onEnd(), onEnd);
        if (handed.id === id) return untils.push(schedule(() => noted(WAIT_MS - NOTED_AFTER_MS), NOTED_AFTER_MS));
        // It was under way already.
        follow(String(handed.id));
        noted(WAIT_MS);
      };
      follow(id);
      handIn(data, id).then(onHanded).catch(reject);
    });
    try {
      await done;
    } finally {
      for (const until of untils) until();
      if (job && isNoted) await waiters.leave(String(job.id), id).catch(onTrouble);
      if (job && !isDone) await cancelLater(job).catch(onTrouble);
    }
  }

  return {
    async work(job, waiter) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await checkCrowd();
          return await wait(job, waiter);
        } catch (error) {
          if (waiter.signal.aborted) throw new AppError('timed-out', 'The request was given up.', { cause: error });
          const told = toldOf(error);
          if (told) throw told;
          // We joined a job just as its last waiter cancelled it, or as it was done; then its answer is there.
          if (error instanceof Error && isGone(error) && attempt === 1) continue;
          throw error instanceof AppError ? error : unavailable(error);
        }
      }
    },
    async check() {
      // A read: with a full disk Redis refuses even a ping, and answers everything that is stored.
      await redis.exists(QUEUE_NAME);
    },
    async counts() {
      const states = queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
      const [counted, { meta }] = await soon(Promise.all([states, queue.getMetrics('completed', 0, 0)]));
      return { ...counted, completed: meta.count };
    },
    async close() {
      // Nobody is left to call it off, so what is under way is done and stored.
      for (const callOff of endings) callOff();
      followers.endAll(new Error('The queue is closing.'));
      // Without Redis BullMQ would wait for its good-bye for ever.
      const closed = Promise.all([events.close(), queue.close()]);
      await soon(closed).catch(onTrouble);
      redis.disconnect();
      blocking.disconnect();
    },
  };
}
