import { countJobs, failFastRedis, patientRedis, redisTrouble, type Logger } from '@sojourn/node-kit';
import { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { readEnv } from '../env';
import type { Addressee } from './mail-queue';
import { createBullMailQueue, type BullMailQueue } from './mail-queue.bullmq';
import { startMailJobs } from './mail.jobs';
import type { MailProvider } from './mail.provider';
import { createOutboxProvider } from './mail.provider.outbox';
import { createSmtpProvider } from './mail.provider.smtp';

type Env = ReturnType<typeof readEnv>;

/** What is left of the stop limit for everything else. */
const OTHERS_MS = 3_000;

/** Mail as a process has it: the queue, and the worker that empties it. */
export type OpenMail = {
  queue: BullMailQueue;
  adapter: string;
  /** Takes back what waits, and what is stored of what was sent. */
  forget(who: Addressee): Promise<void>;
  close(): Promise<void>;
};

/** Opens the queue and starts sending. */
export function openMail(env: Env, { logger, now }: { logger: Logger; now: () => Date }): OpenMail {
  const onTrouble = redisTrouble(logger);
  const failFast = new Redis(env.REDIS_QUEUE_URL, failFastRedis);
  const patient = new Redis(env.REDIS_QUEUE_URL, patientRedis);
  const queue = createBullMailQueue({ redis: failFast, onTrouble });
  const provider = providerOf(env, now);
  const jobs = startMailJobs({
    provider,
    redis: patient,
    host: new URL(env.PUBLIC_URL).hostname,
    stopMs: Math.max(0, env.STOP_LIMIT_SECONDS * 1_000 - OTHERS_MS),
    logger,
    onTrouble,
  });
  const close = async () => {
    await jobs.close();
    await queue.close();
  };
  const forget = async (who: Addressee) => {
    await queue.forget(who);
    await provider.forget(who);
  };
  return { queue, adapter: provider.name, forget, close };
}

/** The adapter is chosen by the environment alone. */
function providerOf({ SMTP_URL: url, OUTBOX_DIR: dir, MAIL_FROM, PUBLIC_URL }: Env, now: () => Date): MailProvider {
  const from = MAIL_FROM ?? `Sojourn <no-reply@${new URL(PUBLIC_URL).hostname}>`;
  if (url !== undefined) return createSmtpProvider({ url, from });
  if (dir === undefined) throw new Error('neither SMTP_URL nor OUTBOX_DIR is set');
  return createOutboxProvider({ dir, from, now });
}

/** `accounts_mail_jobs`: messages of the mail queue by state. */
export const countMail = (metrics: Registry, { counts }: Pick<BullMailQueue, 'counts'>): void =>
  countJobs(metrics, { name: 'accounts_mail_jobs', help: 'Messages of the mail queue by state.', counts });
