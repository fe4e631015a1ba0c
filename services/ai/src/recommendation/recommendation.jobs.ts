/** The worker's side of the queue: takes jobs, reports progress, obeys cancellation, fails for good what cannot succeed. */
import { recommendationJobSchema } from '@sojourn/contracts';
import { AppError, parseInput } from '@sojourn/node-kit';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import type { RecommendationGenerator } from './recommendation-generator.service';
import { CANCEL_CHANNEL, CANCELLED, QUEUE_NAME } from './recommendation-queue.bullmq';

export type RecommendationJobsParts = {
  generator: RecommendationGenerator;
  /** `maxRetriesPerRequest: null`, as BullMQ asks of a worker. */
  redis: Redis;
  /** Listens for cancellations; a subscribed connection can do nothing else. */
  subscriber: Redis;
  concurrency: number;
  lockSeconds: number;
  onTrouble: (error: Error) => void;
};

/** Starts working; `close` lets the jobs in hand finish. */
export async function startRecommendationJobs(parts: RecommendationJobsParts): Promise<{ close(): Promise<void> }> {
  const { generator, redis, subscriber, concurrency, lockSeconds, onTrouble } = parts;
  const worker = new Worker(QUEUE_NAME, (job, _token, signal) => run(generator, job, signal), {
    connection: redis,
    concurrency,
    // A killed worker's job is found after at most one lock and one look: 25 s with the default of 15.
    lockDuration: lockSeconds * 1_000,
    stalledInterval: Math.max(500, Math.round((lockSeconds * 1_000) / 1.5)),
    maxStalledCount: 3,
  });
  for (const emitter of [worker, redis, subscriber]) emitter.on('error', onTrouble);
  subscriber.on('message', (_channel, jobId) => worker.cancelJob(jobId, CANCELLED));
  await subscriber.subscribe(CANCEL_CHANNEL);
  return {
    async close() {
      // Without Redis there is nobody to say good-bye to, and BullMQ would wait for it.
      await worker.close(redis.status !== 'ready');
      redis.disconnect();
      subscriber.disconnect();
    },
  };
}

async function run(generator: RecommendationGenerator, job: Job, signal = new AbortController().signal): Promise<void> {
  try {
    const data = parseInput(recommendationJobSchema, job.data);
    const onProgress = (progress: object) => {
      // Progress is for whoever watches; the work does not wait for it nor fail with it.
      job.updateProgress(progress).catch(() => undefined);
    };
    // A provider that ignores its signal must not hold the worker.
    await pTimeout(generator.generate(data, { onProgress, signal }), {
      milliseconds: Number.POSITIVE_INFINITY,
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw new UnrecoverableError(CANCELLED);
    if (error instanceof AppError && error.status < 500) throw new UnrecoverableError(error.message);
    throw error;
  }
}
