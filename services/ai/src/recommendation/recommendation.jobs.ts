/** The worker's side of the queue: takes jobs, reports progress, obeys cancellation, fails for good what cannot succeed. */
import { recommendationJobSchema, type RecommendationJob } from '@sojourn/contracts';
import { AppError, contextFrom, currentContext, runInContext, type Logger } from '@sojourn/node-kit';
import { UnrecoverableError, WaitingError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { RecommendationGenerator } from './recommendation-generator.service';
import { CANCEL_CHANNEL, CANCELLED, KEEP_FAILED, QUEUE_NAME, TOLD_FAILURES } from './recommendation-queue.bullmq';

/** The reason of a job's signal when its worker stops before the job is done. */
const HANDED_BACK = 'handed back';
/** After an error of Redis, a full disk for one, the worker asks again this soon. */
const RETRY_MS = 1_000;
const DAY_MINUTES = 24 * 60;

export type RecommendationJobsParts = {
  generator: RecommendationGenerator;
  /** `maxRetriesPerRequest: null`, as BullMQ asks of a worker. */
  redis: Redis;
  /** Listens for cancellations; a subscribed connection can do nothing else. */
  subscriber: Redis;
  concurrency: number;
  lockSeconds: number;
  /** How long jobs in hand may go on once it is stopped; what is not done then goes back to the queue. */
  stopMs: number;
  logger: Logger;
  onTrouble: (error: Error) => void;
};

/** Starts working; `close` lets the jobs in hand finish, or hands them back for the next worker. */
export async function startRecommendationJobs(parts: RecommendationJobsParts): Promise<{ close(): Promise<void> }> {
  const { redis, subscriber, concurrency, lockSeconds, stopMs, onTrouble } = parts;
  const stopping = new AbortController();
  const inHand = new Map<string, GiveUp>();
  const worker = new Worker(
    QUEUE_NAME,
    // Three parameters: BullMQ gives its signal to no fewer.
    (job, token, signal) =>
      run(parts, { job, token, signal: signal ?? stopping.signal, stopping: stopping.signal, inHand }),
    {
      connection: redis,
      concurrency,
      // A killed worker's job is found after at most one lock and one look: 25 s with the default of 15.
      lockDuration: lockSeconds * 1_000,
      stalledInterval: Math.max(500, Math.round((lockSeconds * 1_000) / 1.5)),
      maxStalledCount: 3,
      runRetryDelay: RETRY_MS,
      // A job that is done is gone with its wishes; operators see how many there were, minute by minute.
      removeOnComplete: { count: 0 },
      removeOnFail: KEEP_FAILED,
      metrics: { maxDataPoints: DAY_MINUTES },
    },
  );
  for (const emitter of [worker, redis, subscriber]) emitter.on('error', onTrouble);
  subscriber.on('message', (_channel, jobId) => {
    worker.cancelJob(jobId, CANCELLED);
    inHand.get(jobId)?.(new Error(CANCELLED));
  });
  await subscriber.subscribe(CANCEL_CHANNEL);
  return {
    async close() {
      const handBack = setTimeout(() => {
        stopping.abort(HANDED_BACK);
        worker.cancelAllJobs(HANDED_BACK);
        for (const giveUp of inHand.values()) giveUp(new Error(HANDED_BACK));
      }, stopMs);
      // Without Redis there is nobody to say good-bye to, and BullMQ would wait for it.
      await worker.close(redis.status !== 'ready');
      clearTimeout(handBack);
      redis.disconnect();
      subscriber.disconnect();
    },
  };
}

/** A job that BullMQ hands out; it gives a signal to a processor that declares three parameters. */
type Work = {
  job: Job;
  token: string | undefined;
  signal: AbortSignal;
  stopping: AbortSignal;
  inHand: Map<string, GiveUp>;
};

/** Ends the waiting for a provider, also one that ignores its signal: it must not hold the worker. */
type GiveUp = (reason: Error) => void;

/** What a piece of work answers, unless its job is given up before. A listener on each job's signal would cost more than the rest. */
function unlessGivenUp<T>({ job: { id = '' }, inHand }: Work, answer: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    inHand.set(id, reject);
    answer.then(resolve, reject);
  });
}

/** Works on one job as a part of the request that handed it in: its ids go on into the log and to every call. */
function run(parts: RecommendationJobsParts, call: Work): Promise<void> {
  const { requestId, traceparent } = call.job.data as Partial<RecommendationJob>;
  const context = contextFrom({ 'x-request-id': requestId, ...(traceparent ? { traceparent } : {}) });
  return runInContext(context, () => work(parts, call));
}

async function work({ generator, logger }: RecommendationJobsParts, call: Work): Promise<void> {
  const { job, token, signal, stopping, inHand } = call;
  const { requestId, traceId } = currentContext() ?? {};
  const log = (outcome: string) =>
    logger.info({ jobId: job.id, attempt: job.attemptsMade + 1, requestId, traceId }, outcome);
  try {
    // A worker that stops may be given one more job, or the one it has just handed back.
    stopping.throwIfAborted();
    const data = readJob(job);
    const { onProgress, flush } = progressOf(job);
    await unlessGivenUp(call, generator.generate(data, { onProgress, signal }));
    flush();
    log('job done');
  } catch (error) {
    if (stopping.aborted && (!signal.aborted || reasonOf(signal) === HANDED_BACK)) {
      await job.moveToWait(token);
      log('job handed back');
      throw new WaitingError();
    }
    log('job failed');
    // Whoever waits decides whether the model is asked again.
    const refusal = error instanceof AppError ? refusalOf(error) : undefined;
    if (signal.aborted || refusal !== undefined || job.attemptsMade + 1 >= (job.opts.attempts ?? 1))
      await forgetWishes(job);
    if (signal.aborted) throw new UnrecoverableError(CANCELLED);
    if (refusal !== undefined) throw new UnrecoverableError(refusal);
    throw error;
  } finally {
    inHand.delete(job.id ?? '');
  }
}

/** Why a job is not tried again; undefined where another try may help. */
const refusalOf = ({ code, status, message }: AppError): string | undefined =>
  TOLD_FAILURES.get(code)?.reason ?? (status < 500 ? message : undefined);

/** Operators look at failed jobs for a day; what somebody wished for is not theirs to read, and would outlive the person's account. */
async function forgetWishes(job: Job): Promise<void> {
  await job.updateData({ key: (job.data as Partial<RecommendationJob>).key });
}

/** Another version of ours may have handed it in. What people send was checked before it was. */
function readJob({ data }: Job): RecommendationJob {
  const read = recommendationJobSchema.safeParse(data);
  if (read.success) return read.data;
  throw new AppError('bad-input', 'This job is not one that this worker can read.', { cause: read.error });
}

/**
 * Reports how far a job is, one report at a time: of what happens meanwhile only the last is told. Progress is for whoever
 * watches; the work neither waits for it nor fails with it.
 */
function progressOf(job: Job) {
  let latest: object | undefined;
  let isTelling = false;
  const flush = () => {
    if (latest === undefined) return;
    const progress = latest;
    latest = undefined;
    isTelling = true;
    const told = () => {
      isTelling = false;
      flush();
    };
    job.updateProgress(progress).then(told, told);
  };
  const onProgress = (progress: object) => {
    latest = progress;
    if (!isTelling) flush();
  };
  return { onProgress, flush };
}

const reasonOf = ({ reason }: AbortSignal) => (reason instanceof Error ? reason.message : String(reason));
