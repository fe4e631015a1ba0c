/** The worker's side of the queue of downloads: makes one after the other, and tries again what failed. */
import { AppError, contextFrom, currentContext, runInContext, type Logger } from '@sojourn/node-kit';
import { Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { EXPORT_ATTEMPTS, EXPORT_QUEUE_NAME, type ExportJob } from './export-queue.bullmq';
import type { ExportMaker } from './export-maker.service';

const LOCK_MS = 30_000;
/** After an error of Redis the worker asks again this soon. */
const RETRY_MS = 1_000;

export type ExportJobsParts = {
  maker: ExportMaker;
  /** `maxRetriesPerRequest: null`, as BullMQ asks of a worker. */
  redis: Redis;
  /** How long a download in hand may take once it is stopped; what is not done then is made by the next process. */
  stopMs: number;
  logger: Logger;
  onTrouble: (error: Error) => void;
};

/** Starts making downloads. */
export function startExportJobs(parts: ExportJobsParts): { close(): Promise<void> } {
  const { redis, stopMs, onTrouble } = parts;
  const worker = new Worker<ExportJob>(EXPORT_QUEUE_NAME, (job) => run(parts, job), {
    connection: redis,
    // One at a time for a process: others want its disk and network, too.
    concurrency: 1,
    // A killed process's download is found by another after at most one lock and one look, 50 s.
    lockDuration: LOCK_MS,
    stalledInterval: 20_000,
    maxStalledCount: EXPORT_ATTEMPTS,
    runRetryDelay: RETRY_MS,
  });
  for (const emitter of [worker, redis]) emitter.on('error', onTrouble);
  return {
    async close() {
      const closed = worker.close(redis.status !== 'ready');
      await pTimeout(closed, { milliseconds: stopMs, fallback: () => undefined });
      redis.disconnect();
    },
  };
}

/** Works on one job as a part of the request that handed it in. */
function run({ maker, logger }: ExportJobsParts, job: Job<ExportJob>): Promise<void> {
  const { userId, exportId, requestId, traceparent } = job.data;
  const context = contextFrom({ 'x-request-id': requestId, ...(traceparent ? { traceparent } : {}) });
  return runInContext(context, async () => {
    const attempt = job.attemptsMade + 1;
    const said = { jobId: job.id, attempt, ...currentContext() };
    try {
      await maker.make({ userId, exportId });
      logger.info(said, 'download made');
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'internal';
      const isFinal = attempt >= EXPORT_ATTEMPTS;
      logger[isFinal ? 'error' : 'warn']({ ...said, code }, isFinal ? 'download given up' : 'download not made');
      if (isFinal) await maker.giveUp({ userId, exportId });
      throw new Error(code, { cause: error });
    }
  });
}
