/** The queue as operators see it, on the private port: jobs by state, their progress and failures. Nothing can be changed. */
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { Queue } from 'bullmq';
import type { Express, Router } from 'express';
import type { Redis } from 'ioredis';
import { QUEUE_NAME } from '../recommendation/recommendation-queue.bullmq';
import { requireOperator } from './operator-check';

const PATH = '/queues';

export type BoardParts = { redis: Redis; password: string; onTrouble: (error: Error) => void };

/** Adds the board below `/queues` of the app of the private port. */
export function addBoard(app: Express, { redis, password, onTrouble }: BoardParts): void {
  const queue = new Queue(QUEUE_NAME, { connection: redis });
  queue.on('error', onTrouble);
  const adapter = new BullMQAdapter(queue, { readOnlyMode: true });
  // What somebody wishes for is not operators' to read, also while the job waits.
  adapter.setFormatter('data', (data: { key?: string; requestId?: string }) => ({
    key: data.key,
    requestId: data.requestId,
  }));
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(PATH);
  createBullBoard({
    queues: [adapter],
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Sojourn queues', hideRedisDetails: true } },
  });
  app.use(PATH, requireOperator(password), serverAdapter.getRouter() as Router);
}
