/** The worker's side of the mail queue: sends, tries again later, and leaves nobody's address behind. */
import { AppError, contextFrom, currentContext, runInContext, type Logger } from '@sojourn/node-kit';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { ATTEMPTS, MAIL_QUEUE_NAME, type MailJob } from './mail-queue.bullmq';
import type { MailProvider } from './mail.provider';

/** A message after its job: what it was about, and nothing of what it said or to whom. */
type SpentJob = Pick<MailJob, 'kind'>;

const CONCURRENCY = 4;
const LOCK_MS = 30_000;
/** After an error of Redis the worker asks again this soon. */
const RETRY_MS = 1_000;

export type MailJobsParts = {
  provider: MailProvider;
  /** `maxRetriesPerRequest: null`, as BullMQ asks of a worker. */
  redis: Redis;
  /** The right-hand side of message ids: the portal's own host. */
  host: string;
  /** How long messages in hand may take once it is stopped; what is not sent then is sent by the next process. */
  stopMs: number;
  logger: Logger;
  onTrouble: (error: Error) => void;
  /** See {@link retryDelay}; given so that a test need not wait. */
  delayMs?: (attemptsMade: number) => number;
};

/**
 * When to try again, in ms: soon after the first failure, which is mostly a passing one, and 10 minutes after the
 * second, which outlives a greylisting server's 5 (https://www.rfc-editor.org/rfc/rfc6647#section-4.1). Up to half more
 * at random, so that messages that failed together do not come back together.
 */
export const retryDelay = (attemptsMade: number, random = Math.random()): number =>
  15_000 * 40 ** (attemptsMade - 1) * (1 + random / 2);

/** Starts sending; `close` lets the messages in hand finish. */
export function startMailJobs(parts: MailJobsParts): { close(): Promise<void> } {
  const { provider, redis, stopMs, onTrouble, delayMs = retryDelay } = parts;
  const worker = new Worker<MailJob | SpentJob>(MAIL_QUEUE_NAME, (job) => run(parts, job), {
    connection: redis,
    concurrency: CONCURRENCY,
    // A killed process's message is found by another after at most one lock and one look, 50 s.
    lockDuration: LOCK_MS,
    stalledInterval: 20_000,
    maxStalledCount: ATTEMPTS,
    runRetryDelay: RETRY_MS,
    settings: { backoffStrategy: (attemptsMade = 1) => delayMs(attemptsMade) },
  });
  for (const emitter of [worker, redis]) emitter.on('error', onTrouble);
  return {
    async close() {
      const closed = worker.close(redis.status !== 'ready');
      await pTimeout(closed, { milliseconds: stopMs, fallback: () => undefined });
      redis.disconnect();
      provider.close();
    },
  };
}

/** Works on one job as a part of the request that handed it in. */
function run(parts: MailJobsParts, job: Job<MailJob | SpentJob>): Promise<void> {
  const { requestId, traceparent } = job.data as Partial<MailJob>;
  const context = contextFrom({ 'x-request-id': requestId, ...(traceparent ? { traceparent } : {}) });
  return runInContext(context, () => work(parts, job));
}

async function work({ provider, host, logger }: MailJobsParts, job: Job<MailJob | SpentJob>): Promise<void> {
  const attempt = job.attemptsMade + 1;
  const { requestId, traceId } = currentContext() ?? {};
  const said = { jobId: job.id, kind: job.data.kind, attempt, requestId, traceId };
  // Sent before, and its worker died before it could say so.
  if (!('to' in job.data)) return;
  try {
    await provider.send({ ...job.data, messageId: `<${job.id}@${host}>` });
  } catch (error) {
    // An error of a mail server often names the address.
    const code = error instanceof AppError ? error.code : 'internal';
    const isFinal = (error instanceof AppError && error.status < 500) || attempt >= ATTEMPTS;
    logger[isFinal ? 'error' : 'warn']({ ...said, code }, isFinal ? 'mail given up' : 'mail not sent');
    if (!isFinal) throw new Error(code, { cause: error });
    await job.updateData({ kind: job.data.kind });
    throw new UnrecoverableError(code);
  }
  await job.updateData({ kind: job.data.kind });
  logger.info(said, 'mail sent');
}
