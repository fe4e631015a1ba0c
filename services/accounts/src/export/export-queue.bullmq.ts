import { currentContext, queueRefusal } from '@sojourn/node-kit';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import type { ExportOrder, ExportQueue } from './export-queue';

/** The queue's name: its keys in Redis begin with `bull:accounts-exports`. */
export const EXPORT_QUEUE_NAME = 'accounts-exports';
/** How often a download is tried before it is given up. */
export const EXPORT_ATTEMPTS = 3;

const HAND_IN_MS = 900;

/** What a worker is given: whose download, and the request it was caused by. */
export type ExportJob = ExportOrder & { requestId?: string; traceparent?: string };

/** {@link ExportQueue} with what its process needs. */
export type BullExportQueue = ExportQueue & {
  /** How many jobs are in each state. */
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
};

const unavailable = (cause: unknown) =>
  queueRefusal(cause, 'Downloads cannot be made at the moment. Please try again in a while.');

/** Downloads in a BullMQ queue. `redis` fails fast: without Redis a command of it is refused at once. */
export function createBullExportQueue(parts: { redis: Redis; onTrouble: (error: Error) => void }): BullExportQueue {
  const { redis, onTrouble } = parts;
  const queue = new Queue<ExportJob>(EXPORT_QUEUE_NAME, { connection: redis });
  queue.on('error', onTrouble);
  redis.on('error', onTrouble);

  const within = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await pTimeout(call(), { milliseconds: HAND_IN_MS });
    } catch (cause) {
      throw unavailable(cause);
    }
  };

  return {
    add: (order) =>
      within(async () => {
        const { requestId, traceparent } = currentContext() ?? {};
        const job = { ...order, ...(requestId && { requestId }), ...(traceparent && { traceparent }) };
        await queue.add('export', job, {
          // One order is one job, however often it is handed in.
          jobId: order.exportId,
          attempts: EXPORT_ATTEMPTS,
          backoff: { type: 'exponential', delay: 5_000, jitter: 0.5 },
          // What became of it stands in the store of downloads.
          removeOnComplete: true,
          removeOnFail: true,
        });
      }),
    counts: () => within(() => queue.getJobCounts('waiting', 'active', 'delayed')),
    async close() {
      // Without Redis BullMQ would wait for its good-bye for ever.
      await pTimeout(queue.close(), { milliseconds: HAND_IN_MS }).catch(onTrouble);
      redis.disconnect();
    },
  };
}
