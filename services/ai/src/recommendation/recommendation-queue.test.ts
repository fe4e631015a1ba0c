import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { RecommendationAnswer, RecommendationJob } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { createTestIssuer, startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Redis } from 'ioredis';
import { aCatalogue } from './catalogue.fake';
import type { RecommendationGenerator } from './recommendation-generator.service';
import { aPreference } from './preferences.fake';
import { createBullRecommendationQueue, type BullRecommendationQueue } from './recommendation-queue.bullmq';
import { startRecommendationJobs } from './recommendation.jobs';
import { behavesAsRecommendationRepository } from './recommendation.repository.contract';
import { createFakeRecommendationRepository } from './recommendation.repository.fake';
import { createRedisRecommendationRepository } from './recommendation.repository.redis';

const quietly = () => undefined;
let redis: TestRedis;
let queue: BullRecommendationQueue;
let answersRedis: Redis;

beforeAll(async () => {
  redis = await startRedis();
  queue = createBullRecommendationQueue({
    redis: new Redis(redis.url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, lazyConnect: false }),
    blocking: new Redis(redis.url, { maxRetriesPerRequest: null }),
    onTrouble: quietly,
  });
  answersRedis = new Redis(redis.url);
  answersRedis.on('error', quietly);
});
afterAll(async () => {
  await queue.close();
  answersRedis.disconnect();
  await redis.stop();
});

const aJob = (key: string): RecommendationJob => ({
  key,
  preferences: aPreference(),
  today: '2026-11-21',
  requestId: 'test',
});
const anAnswer: RecommendationAnswer = { recommendations: [], source: 'catalogue' };
const waiter = (signal = new AbortController().signal) => ({ onProgress: quietly, signal });

const startJobs = (generator: RecommendationGenerator) =>
  startRecommendationJobs({
    generator,
    redis: new Redis(redis.url, { maxRetriesPerRequest: null }),
    subscriber: new Redis(redis.url, { maxRetriesPerRequest: null }),
    concurrency: 4,
    lockSeconds: 5,
    onTrouble: quietly,
  });

/** A maker whose work ends when the test says so. */
function heldGenerator() {
  const state = { started: 0, aborted: 0 };
  let release: () => void = quietly;
  const released = new Promise<void>((resolve) => (release = resolve));
  let tell: () => void = quietly;
  const begun = new Promise<void>((resolve) => (tell = resolve));
  let tellAborted: () => void = quietly;
  const wasAborted = new Promise<void>((resolve) => (tellAborted = resolve));
  const generator: RecommendationGenerator = {
    async generate(_job, { onProgress, signal }) {
      state.started += 1;
      onProgress({ stage: 'reading', percent: 20 });
      signal.addEventListener('abort', () => {
        state.aborted += 1;
        tellAborted();
      });
      tell();
      await released;
      return anAnswer;
    },
  };
  return { generator, state, release: () => release(), begun, wasAborted };
}

describe('the queue on a real Redis', () => {
  test('does one job for a double click and tells both who wait', async () => {
    const held = heldGenerator();
    const jobs = await startJobs(held.generator);
    const seen: string[] = [];
    const first = queue.work(aJob('double'), { ...waiter(), onProgress: ({ stage }) => seen.push(stage) });
    await held.begun;
    const second = queue.work(aJob('double'), waiter());
    expect(await queue.counts()).toMatchObject({ active: 1, waiting: 0 });
    held.release();
    await Promise.all([first, second]);
    expect(held.state.started).toBe(1);
    expect(seen).toContain('reading');
    await jobs.close();
  });

  test('aborts the work when the only waiter goes, and works again for the next', async () => {
    const held = heldGenerator();
    const jobs = await startJobs(held.generator);
    const leaver = new AbortController();
    const given = queue.work(aJob('leaver'), waiter(leaver.signal));
    given.catch(quietly);
    await held.begun;
    leaver.abort();
    await expect(given).rejects.toMatchObject({ code: 'timed-out' });
    await held.wasAborted;
    held.release();
    await queue.work(aJob('leaver'), waiter());
    expect(held.state).toEqual({ started: 2, aborted: 1 });
    await jobs.close();
  });

  test('goes on working when one of two waiters goes', async () => {
    const held = heldGenerator();
    const jobs = await startJobs(held.generator);
    const leaver = new AbortController();
    const stays = queue.work(aJob('pair'), waiter());
    await held.begun;
    const leaves = queue.work(aJob('pair'), waiter(leaver.signal));
    leaves.catch(quietly);
    leaver.abort();
    await expect(leaves).rejects.toMatchObject({ code: 'timed-out' });
    held.release();
    await stays;
    expect(held.state).toEqual({ started: 1, aborted: 0 });
    await jobs.close();
  });

  test('does not try bad work again', async () => {
    let tries = 0;
    const jobs = await startJobs({
      generate: async () => {
        tries += 1;
        return anAnswer;
      },
    });
    const broken = { ...aJob('broken'), today: 'yesterday' };
    await expect(queue.work(broken, waiter())).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries).toBe(0);
    await jobs.close();
  });
});

describe('work that fails', () => {
  const failing = (failures: number, error: Error) => {
    const state = { tries: 0 };
    const generator: RecommendationGenerator = {
      async generate() {
        state.tries += 1;
        if (state.tries <= failures) throw error;
        return anAnswer;
      },
    };
    return { state, generator };
  };

  test('is given up at once where trying again cannot help', async () => {
    const { state, generator } = failing(9, new AppError('not-found', 'No place fits these wishes.'));
    const jobs = await startJobs(generator);
    await expect(queue.work(aJob('hopeless'), waiter())).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
      message: 'Recommendations are taking a break. Please try again in a moment.',
    });
    expect(state.tries).toBe(1);
    await jobs.close();
  });

  test('is tried again where it can', async () => {
    const { state, generator } = failing(1, new AppError('unavailable', 'Search is away.'));
    const jobs = await startJobs(generator);
    await queue.work(aJob('second-try'), waiter());
    expect(state.tries).toBe(2);
    await jobs.close();
  });
});

describe.each([
  ['the fake', () => createFakeRecommendationRepository()],
  ['Redis', () => createRedisRecommendationRepository(answersRedis)],
])('answers kept by %s', (_name, open) => {
  behavesAsRecommendationRepository(open);
});

describe('a killed worker', () => {
  const issuer = createTestIssuer('sojourn-ai');
  let search: Server;
  let asked: () => void;
  let firstAsked: Promise<void>;
  const workers: ChildProcess[] = [];

  beforeAll(async () => {
    let calls = 0;
    firstAsked = new Promise((resolve) => (asked = resolve));
    search = createServer((_req, res) => {
      calls += 1;
      // The first worker never hears back: it is killed in the middle of its job.
      if (calls === 1) return asked();
      res.setHeader('content-type', 'application/json').end(JSON.stringify(aCatalogue));
    }).listen(0);
    await once(search, 'listening');
  });
  afterAll(() => {
    for (const worker of workers) worker.kill('SIGKILL');
    search.closeAllConnections();
    search.close();
  });

  async function startWorker(): Promise<ChildProcess> {
    const worker = spawn(process.execPath, ['--import', 'tsx', new URL('../worker.ts', import.meta.url).pathname], {
      env: {
        PATH: process.env['PATH'],
        IDENTITY_PUBLIC_KEYS: issuer.publicKeys,
        IDENTITY_PRIVATE_KEY: issuer.privateKey,
        REDIS_QUEUE_URL: redis.url,
        SEARCH_URL: `http://127.0.0.1:${(search.address() as AddressInfo).port}`,
        AI_LOCK_SECONDS: '1',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    workers.push(worker);
    await once(worker.stdout as NodeJS.ReadableStream, 'data');
    return worker;
  }

  test('has its job done by another, with exactly one stored answer', async () => {
    const first = await startWorker();
    const done = queue.work(aJob('killed'), waiter());
    await firstAsked;
    first.kill('SIGKILL');
    await once(first, 'exit');
    await startWorker();
    await done;
    const stored = await answersRedis.keys('sojourn:ai:answer:*killed');
    expect(stored).toHaveLength(1);
    const answer = await createRedisRecommendationRepository(answersRedis).find('killed');
    expect(answer?.recommendations[0]?.id).toBe('tromso');
  }, 60_000);
});

describe('without Redis', () => {
  test('refuses with the words and the code of a 503, and heals when Redis is back', async () => {
    const gone = await startRedis();
    const connection = new Redis(gone.url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => 50,
    });
    const lonely = createBullRecommendationQueue({
      redis: connection,
      blocking: new Redis(gone.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 }),
      onTrouble: quietly,
    });
    await once(connection, 'ready');
    await gone.stop();
    await expect(lonely.work(aJob('down'), waiter())).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
    });
    // Not events.once: it rejects with the refused attempts in between.
    const isBack = new Promise((resolve) => connection.once('ready', resolve));
    await gone.restart();
    await isBack;
    await expect(lonely.check()).resolves.toBeUndefined();
    await lonely.close();
    await gone.stop();
  });
});
