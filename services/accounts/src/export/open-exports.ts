import { countJobs, failFastRedis, patientRedis, redisTrouble, type Logger } from '@sojourn/node-kit';
import { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { readEnv } from '../env';
import { createBullExportQueue, type BullExportQueue } from './export-queue.bullmq';
import type { ExportMaker } from './export-maker.service';
import { startExportJobs } from './export.jobs';

/** What is left of the stop limit for everything else. */
const OTHERS_MS = 3_000;

/** Downloads as a process has them: the queue, and the worker that empties it. */
export type OpenExports = { queue: BullExportQueue; close(): Promise<void> };

/** Opens the queue and starts making downloads. */
export function openExports(
  env: ReturnType<typeof readEnv>,
  parts: { maker: ExportMaker; logger: Logger },
): OpenExports {
  const onTrouble = redisTrouble(parts.logger);
  const queue = createBullExportQueue({ redis: new Redis(env.REDIS_QUEUE_URL, failFastRedis), onTrouble });
  const jobs = startExportJobs({
    ...parts,
    redis: new Redis(env.REDIS_QUEUE_URL, patientRedis),
    stopMs: Math.max(0, env.STOP_LIMIT_SECONDS * 1_000 - OTHERS_MS),
    onTrouble,
  });
  const close = async () => {
    await jobs.close();
    await queue.close();
  };
  return { queue, close };
}

/** `accounts_export_jobs`: downloads that wait or are being made, by state. */
export const countExports = (metrics: Registry, { counts }: Pick<BullExportQueue, 'counts'>): void =>
  countJobs(metrics, { name: 'accounts_export_jobs', help: 'Downloads that wait or are being made.', counts });
