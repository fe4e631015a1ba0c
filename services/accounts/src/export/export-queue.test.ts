import { AppError, createLogger, currentContext, runInContext } from '@sojourn/node-kit';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Queue, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import type { ExportMaker } from './export-maker.service';
import type { ExportOrder } from './export-queue';
import { createBullExportQueue, EXPORT_QUEUE_NAME, type BullExportQueue } from './export-queue.bullmq';
import { startExportJobs } from './export.jobs';

const quietly = () => undefined;
const patient = () => new Redis(redis.url, { maxRetriesPerRequest: null });
const order: ExportOrder = { userId: 'ada', exportId: 'e1' };
let redis: TestRedis;
let queue: BullExportQueue;
let inspected: Queue;
let inspector: Redis;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  const client = new Redis(redis.url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  inspector = patient();
  inspector.on('error', quietly);
  queue = createBullExportQueue({ redis: client, onTrouble: quietly });
  inspected = new Queue(EXPORT_QUEUE_NAME, { connection: inspector });
  inspected.on('error', quietly);
  await inspector.flushall();
  if (client.status !== 'ready') await new Promise((resolve) => client.once('ready', resolve));
});
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  await queue.close();
  await inspected.close();
  inspector.disconnect();
});

/** A worker whose maker does as told; `done` resolves once an order was made or given up, with what was logged. */
function work(make: (attempt: number) => Promise<void>) {
  const made: (ExportOrder & { requestId: string | undefined })[] = [];
  const givenUp: ExportOrder[] = [];
  const logged: Record<string, unknown>[] = [];
  const done = new Promise<void>((resolve) => {
    const write = (line: string) => {
      logged.push(JSON.parse(line) as Record<string, unknown>);
      if (line.includes('download made')) resolve();
    };
    const maker: ExportMaker = {
      async make(given) {
        made.push({ ...given, requestId: currentContext()?.requestId });
        await make(made.length);
      },
      async giveUp(given) {
        givenUp.push(given);
        resolve();
      },
      removeExpired: async () => undefined,
    };
    const jobs = startExportJobs({
      maker,
      redis: patient(),
      stopMs: 5_000,
      logger: createLogger({ name: 'accounts', level: 'info', destination: { write } }),
      onTrouble: quietly,
    });
    endings.push(() => jobs.close());
  });
  return { made, givenUp, logged, done: pTimeout(done, { milliseconds: 10_000 }) };
}

/** Makes what waits for its next try due at once. */
async function promoteNext() {
  const deadline = AbortSignal.timeout(10_000);
  for (let jobs: Job[] = []; jobs.length === 0; jobs = await inspected.getDelayed()) deadline.throwIfAborted();
  for (const job of await inspected.getDelayed()) await job.promote();
}

test('an order is made as a part of the request that caused it, and nothing of it stays', async () => {
  const { made, done, logged, givenUp } = work(async () => undefined);
  const context = {
    requestId: 'request-12345',
    traceId: 'a'.repeat(32),
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  await runInContext(context, () => queue.add(order));
  await done;
  expect(made).toEqual([{ ...order, requestId: 'request-12345' }]);
  expect(logged).toEqual([
    expect.objectContaining({
      msg: 'download made',
      attempt: 1,
      jobId: 'e1',
      requestId: 'request-12345',
      traceId: 'a'.repeat(32),
    }),
  ]);
  expect(givenUp).toEqual([]);
});

test('one order is one job, however often it is handed in', async () => {
  for (let n = 0; n < 3; n += 1) await queue.add(order);
  await queue.add({ ...order, exportId: 'e2' });
  expect(await queue.counts()).toEqual({ waiting: 2, active: 0, delayed: 0 });
  const [job] = await inspected.getWaiting();
  expect(job?.data).toEqual(order);
  expect(job?.opts.backoff).toMatchObject({ type: 'exponential', delay: 5_000 });
  expect(job?.opts).toMatchObject({ attempts: 3, removeOnComplete: true, removeOnFail: true });
  expect(job?.name).toBe('export');
});

test('what fails is tried three times, and then given up once', async () => {
  const { made, done, logged, givenUp } = work(() => Promise.reject(new AppError('unavailable', 'trips are away')));
  await queue.add(order);
  await promoteNext();
  await promoteNext();
  await done;
  expect(made).toHaveLength(3);
  expect(givenUp).toEqual([order]);
  expect(logged.map(({ msg, attempt, code, level }) => [msg, attempt, code, level])).toEqual([
    ['download not made', 1, 'unavailable', 40],
    ['download not made', 2, 'unavailable', 40],
    ['download given up', 3, 'unavailable', 50],
  ]);
});

test('what passes at the second attempt is made, and an unknown error says nothing of itself', async () => {
  const { made, done, logged, givenUp } = work(async (attempt) => {
    if (attempt === 1) throw new Error('ada@example.org cannot be read');
  });
  await queue.add(order);
  await promoteNext();
  await done;
  expect(made).toHaveLength(2);
  expect(givenUp).toEqual([]);
  expect(logged[0]).toMatchObject({ msg: 'download not made', code: 'internal' });
  expect(JSON.stringify(logged)).not.toContain('ada@example.org');
});

test('without Redis an order is refused with when to come back', async () => {
  const dead = createBullExportQueue({
    // Port 1 of the loopback is nobody's.
    redis: new Redis('redis://127.0.0.1:1', {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => 50,
    }),
    onTrouble: quietly,
  });
  await expect(dead.add(order)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Downloads cannot be made at the moment. Please try again in a while.',
    retryAfterSeconds: 5,
  });
  await dead.close();
});

test('trouble with Redis is told of, of the queue and of the worker', async () => {
  const told: string[] = [];
  const onTrouble = ({ message }: Error) => void told.push(message);
  const [ofQueue, ofWorker] = [patient(), patient()];
  const loud = createBullExportQueue({ redis: ofQueue, onTrouble });
  ofQueue.emit('error', new Error('of the queue'));
  const logger = createLogger({ name: 'accounts', level: 'silent' });
  const maker = { make: async () => undefined, giveUp: async () => undefined, removeExpired: async () => undefined };
  const jobs = startExportJobs({ maker, redis: ofWorker, stopMs: 5_000, logger, onTrouble });
  ofWorker.emit('error', new Error('of the worker'));
  await jobs.close();
  await loud.close();
  expect(told).toEqual(expect.arrayContaining(['of the queue', 'of the worker']));
  expect([ofQueue, ofWorker].map(({ status }) => status)).not.toContain('ready');
});

test('a worker that is stopped finishes what it has in hand', async () => {
  let finish: () => void = quietly;
  let begun: () => void = quietly;
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const { done, logged } = work(() => {
    begun();
    return new Promise((resolve) => (finish = resolve));
  });
  await queue.add(order);
  await pTimeout(isBegun, { milliseconds: 10_000 });
  const closed = endings.splice(0).map((end) => end());
  finish();
  await done;
  await Promise.all(closed);
  expect(logged).toMatchObject([{ msg: 'download made' }]);
  expect(await queue.counts()).toEqual({ waiting: 0, active: 0, delayed: 0 });
});
