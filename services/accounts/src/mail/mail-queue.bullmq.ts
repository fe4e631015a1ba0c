import { createHash, randomUUID } from 'node:crypto';
import { currentContext, queueRefusal } from '@sojourn/node-kit';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { inboxOf, isAbout, type MailMessage, type MailQueue } from './mail-queue';

/** The queue's name: its keys in Redis begin with `bull:accounts-mail`. */
export const MAIL_QUEUE_NAME = 'accounts-mail';
/** How often a message is tried before it is given up; see `retryDelay` in `mail.jobs.ts` for when. */
export const ATTEMPTS = 3;

const HAND_IN_MS = 900;
/** What operators can still look at, in seconds and jobs; their data holds no address and no text by then. */
const KEEP_DONE = { age: 3_600, count: 500 };
const KEEP_FAILED = { age: 24 * 3_600, count: 500 };

/** Of the messages that others may cause, so many reach one address in an hour. */
const LIMITED_AN_HOUR = 8;
const HOUR_MS = 3_600_000;

/** What a worker is given: the message, and the request it was caused by. */
export type MailJob = MailMessage & { requestId?: string; traceparent?: string };

/** {@link MailQueue} with what its process needs. */
export type BullMailQueue = MailQueue & {
  /** How many jobs are in each state. */
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
};

const unavailable = (cause: unknown) =>
  queueRefusal(cause, 'Messages cannot be sent at the moment. Please try again in a while.');

// Redis learns no address by its keys.
const turnsKeyOf = (to: string) => `sojourn:mail:turns:${createHash('sha256').update(inboxOf(to)).digest('base64url')}`;

function unlessLocked(error: Error): void {
  if (!/lock/i.test(error.message)) throw error;
}

/** Mail in a BullMQ queue. `redis` fails fast: without Redis a command of it is refused at once. */
export function createBullMailQueue(parts: { redis: Redis; onTrouble: (error: Error) => void }): BullMailQueue {
  const { redis, onTrouble } = parts;
  const queue = new Queue<MailJob>(MAIL_QUEUE_NAME, { connection: redis });
  queue.on('error', onTrouble);
  redis.on('error', onTrouble);

  const within = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await pTimeout(call(), { milliseconds: HAND_IN_MS });
    } catch (cause) {
      throw unavailable(cause);
    }
  };

  async function hasTurn(to: string): Promise<boolean> {
    const key = turnsKeyOf(to);
    const outcome = await redis.multi().set(key, 0, 'PX', HOUR_MS, 'NX').incr(key).exec();
    const [failure, count] = outcome?.[1] ?? [new Error('the count was not taken')];
    if (failure) throw failure;
    return Number(count) <= LIMITED_AN_HOUR;
  }

  return {
    enqueue: ({ id = randomUUID(), ...message }) =>
      within(async () => {
        if (message.isLimited && !(await hasTurn(message.to))) return 'limited';
        const { requestId, traceparent } = currentContext() ?? {};
        const job = { ...message, ...(requestId && { requestId }), ...(traceparent && { traceparent }) };
        await queue.add(message.kind, job, {
          // A name that is there already adds nothing.
          jobId: id,
          attempts: ATTEMPTS,
          backoff: { type: 'custom' },
          removeOnComplete: KEEP_DONE,
          removeOnFail: KEEP_FAILED,
        });
        return 'queued';
      }),
    // A read: with a full disk Redis refuses even a ping.
    check: () => within(async () => void (await redis.exists(MAIL_QUEUE_NAME))),
    async forget(who) {
      for (const job of await within(() => queue.getJobs(['waiting', 'delayed', 'prioritized']))) {
        // One that is being sent meanwhile is locked, and forgets by itself what it held.
        if (isAbout(who, job.data)) await within(() => job.remove().catch(unlessLocked));
      }
    },
    counts: () => within(() => queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed')),
    async close() {
      // Without Redis BullMQ would wait for its good-bye for ever.
      await pTimeout(queue.close(), { milliseconds: HAND_IN_MS }).catch(onTrouble);
      redis.disconnect();
    },
  };
}
