import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { RecommendationAnswer, RecommendationJob } from '@sojourn/contracts';
import { AppError, createLogger, currentContext } from '@sojourn/node-kit';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Job, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import type { RecommendationGenerator } from './recommendation-generator.service';
import { aPreference } from './preferences.fake';
import { createBullRecommendationQueue, QUEUE_NAME, type BullRecommendationQueue } from './recommendation-queue.bullmq';
import { startRecommendationJobs } from './recommendation.jobs';
import { behavesAsRecommendationRepository } from './recommendation.repository.contract';
import { createFakeRecommendationRepository } from './recommendation.repository.fake';
import { createRedisRecommendationRepository } from './recommendation.repository.redis';

const quietly = () => undefined;
const MOST_WAITING = 5;
let redis: TestRedis;
let queue: BullRecommendationQueue;
let answersRedis: Redis;
let events: QueueEvents;
let eventsRedis: Redis;

/** What the queues do later, for the test to say when. */
const later = new Map<() => void, number>();
const schedule = (work: () => void, ms: number) => {
  later.set(work, ms);
  return () => void later.delete(work);
};
const dueAfter = (ms: number) => [...later].filter(([, after]) => after === ms).map(([work]) => work);
/** So many seconds pass for all that waits for just as many: five for a waiter to be noted, fifteen for a job to be given up. */
const pass = (seconds = 15) => {
  for (const work of dueAfter(1_000 * seconds)) {
    later.delete(work);
    work();
  }
};

/** Resolves once something is so. */
const until = (isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (isSo() ? resolve() : void setImmediate(look));
    look();
  });

beforeAll(async () => {
  redis = await startRedis();
  queue = openQueue();
  answersRedis = new Redis(redis.url);
  answersRedis.on('error', quietly);
  eventsRedis = new Redis(redis.url, { maxRetriesPerRequest: null });
  events = new QueueEvents(QUEUE_NAME, { connection: eventsRedis });
  events.on('error', quietly);
  await events.waitUntilReady();
});
afterAll(async () => {
  await queue.close();
  await events.close();
  eventsRedis.disconnect();
  answersRedis.disconnect();
  await redis.stop();
});

/** A job that no other test knows. */
const aJob = (): RecommendationJob => ({
  key: randomUUID(),
  preferences: aPreference(),
  today: '2026-11-21',
  requestId: 'test',
});
const openQueue = (limits: { mostWaiting?: number } = {}) =>
  createBullRecommendationQueue({
    redis: new Redis(redis.url),
    blocking: new Redis(redis.url, { maxRetriesPerRequest: null }),
    onTrouble: quietly,
    schedule,
    ...limits,
  });
const anAnswer: RecommendationAnswer = { recommendations: [], source: 'catalogue' };
const waiter = (signal = new AbortController().signal) => ({ onProgress: quietly, signal });

/** What comes at all comes within seconds: a queue that lost a job says so itself, not the test runner for it. */
const soon = <T>(promise: Promise<T>): Promise<T> =>
  pTimeout(promise, { milliseconds: 10_000, message: 'The queue never came to it.' });

// Ends what a test began, also one that failed half-way.
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const logged: { msg: string; requestId: string; traceId: string }[] = [];
const logger = createLogger({
  name: 'ai-worker',
  level: 'info',
  destination: { write: (line) => void logged.push(JSON.parse(line)) },
});

async function startJobs(generator: RecommendationGenerator, stopMs = 5_000) {
  const jobs = await startRecommendationJobs({
    generator,
    redis: new Redis(redis.url, { maxRetriesPerRequest: null }),
    subscriber: new Redis(redis.url, { maxRetriesPerRequest: null }),
    concurrency: 4,
    lockSeconds: 5,
    stopMs,
    logger,
    onTrouble: quietly,
  });
  endings.push(() => jobs.close());
  return jobs;
}

/** A maker whose work ends when the test says so; what it has made is not made again, as the real one reads what is stored. */
function heldGenerator() {
  const state = { started: 0, aborted: 0 };
  const made = new Set<string>();
  let release: () => void = quietly;
  const released = new Promise<void>((resolve) => (release = resolve));
  endings.push(release);
  let tell: () => void = quietly;
  const begun = new Promise<void>((resolve) => (tell = resolve));
  let resolveAborted: () => void = quietly;
  const wasAborted = new Promise<void>((resolve) => (resolveAborted = resolve));
  const generator: RecommendationGenerator = {
    async generate({ key }, { onProgress, signal }) {
      // Whoever joins a job just as it is done hands it in once more.
      if (made.has(key)) return anAnswer;
      state.started += 1;
      onProgress({ stage: 'reading', percent: 20 });
      signal.addEventListener('abort', () => {
        state.aborted += 1;
        resolveAborted();
      });
      tell();
      await released;
      if (!signal.aborted) made.add(key);
      onProgress({ stage: 'writing', percent: 90 });
      return anAnswer;
    },
  };
  return { generator, state, release: () => release(), begun, wasAborted };
}

describe('the queue on a real Redis', () => {
  test('does one job for a double click and tells both who wait', async () => {
    // From the first event that came, none is missed.
    const first = await startJobs({ generate: async () => anAnswer });
    await soon(queue.work(aJob(), waiter()));
    await first.close();
    const held = heldGenerator();
    await startJobs(held.generator);
    const job = aJob();
    const seen: string[] = [];
    const given = queue.work(job, { ...waiter(), onProgress: ({ stage }) => seen.push(stage) });
    await soon(held.begun);
    const seenBySecond: string[] = [];
    let second = Promise.resolve<unknown>(undefined);
    // What came before the second one waits is told at once; the work goes on after that.
    await soon(
      new Promise<void>((resolve) => {
        const onProgress = ({ stage }: { stage: string }) => {
          seenBySecond.push(stage);
          resolve();
        };
        second = queue.work(job, { ...waiter(), onProgress });
      }),
    );
    const counts = await queue.counts();
    expect(counts).toMatchObject({ active: 1, waiting: 0 });
    expect(Object.keys(counts).sort()).toEqual(['active', 'completed', 'delayed', 'failed', 'prioritized', 'waiting']);
    held.release();
    await soon(Promise.all([given, second]));
    await soon(queue.work(aJob(), waiter()));
    expect(held.state.started).toBe(2);
    for (const stages of [seen, seenBySecond]) expect(stages).toEqual(['reading', 'writing']);
  });

  test('keeps nothing of a job that is done but how many there were', async () => {
    await startJobs({ generate: async () => anAnswer });
    const before = (await queue.counts())['completed'] ?? 0;
    const job = aJob();
    await soon(queue.work(job, waiter()));
    expect((await queue.counts())['completed']).toBe(before + 1);
    const [reader, kept] = [new Redis(redis.url), `bull:${QUEUE_NAME}:`];
    endings.push(() => reader.disconnect());
    const names = await reader.keys(`${kept}*`);
    const jobs = names.filter((name) => /^[0-9a-f-]{36}$/.test(name.slice(kept.length)));
    const wishes = await Promise.all(jobs.map((name) => reader.hget(name, 'data')));
    expect(wishes.filter((data) => data?.includes(job.key))).toEqual([]);
  });

  test('asks again for a job that was done just as somebody joined it', async () => {
    const held = heldGenerator();
    await startJobs(held.generator);
    const job = aJob();
    const first = queue.work(job, waiter());
    await soon(held.begun);
    // As BullMQ answers when the job ends between the handing in and the question whether it has.
    const { waitUntilFinished } = Job.prototype;
    endings.push(() => (Job.prototype.waitUntilFinished = waitUntilFinished));
    const isAskedAgain = new Promise<void>((resolve) => {
      Job.prototype.waitUntilFinished = async () => {
        Job.prototype.waitUntilFinished = function (...given) {
          resolve();
          return Reflect.apply(waitUntilFinished, this, given) as Promise<never>;
        };
        throw new Error('Missing key for job 7. isFinished');
      };
    });
    const second = queue.work(job, waiter());
    await soon(isAskedAgain);
    held.release();
    await soon(Promise.all([first, second]));
    expect(held.state.started).toBe(1);
  });

  test('tells who waits how many lists are begun before theirs, until it is their turn', async () => {
    const told: number[][] = [[], [], []];
    const lists = told.map((heard) =>
      queue.work(aJob(), { ...waiter(), onProgress: ({ ahead }) => ahead !== undefined && heard.push(ahead) }),
    );
    await soon(until(() => dueAfter(1_000).length === 3));
    pass(1);
    await soon(until(() => told.every((heard) => heard.length === 1) && dueAfter(1_000).length === 3));
    // Nothing has changed, and nothing is told twice.
    pass(1);
    const held = heldGenerator();
    await startJobs(held.generator);
    await soon(held.begun);
    held.release();
    await soon(Promise.all(lists));
    expect(told).toEqual([[0], [1], [2]]);
  });

  test('hands back what a stopping worker cannot finish, and the next one finishes it', async () => {
    const held = heldGenerator();
    const stopping = await startJobs(held.generator, 1);
    const done = queue.work(aJob(), waiter());
    await soon(held.begun);
    await soon(stopping.close());
    expect(logged.at(-1)?.msg).toBe('job handed back');
    expect(await queue.counts()).toMatchObject({ active: 0, waiting: 1 });
    const finished: string[] = [];
    await startJobs({
      generate: async (job) => {
        finished.push(job.key);
        return anAnswer;
      },
    });
    await soon(done);
    expect(finished).toHaveLength(1);
  });

  test('lets a stopping worker finish what it can', async () => {
    const held = heldGenerator();
    const stopping = await startJobs(held.generator, 60_000);
    const done = queue.work(aJob(), waiter());
    await soon(held.begun);
    const closed = stopping.close();
    held.release();
    await soon(Promise.all([done, closed]));
    expect(held.state).toEqual({ started: 1, aborted: 0 });
  });

  test('goes on with the trace of the request that handed a job in, in its calls and in its log', async () => {
    const seen: unknown[] = [];
    await startJobs({
      generate: async () => {
        seen.push(currentContext());
        return anAnswer;
      },
    });
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
    await soon(queue.work({ ...aJob(), requestId: 'request-of-a-test', traceparent }, waiter()));
    expect(seen).toEqual([
      { requestId: 'request-of-a-test', traceId, traceparent: expect.stringContaining(`00-${traceId}-`) },
    ]);
    expect(logged.at(-1)).toMatchObject({ msg: 'job done', requestId: 'request-of-a-test', traceId });
  });

  test('goes on for whoever loads the page again within 15 seconds', async () => {
    const held = heldGenerator();
    await startJobs(held.generator);
    const job = aJob();
    const leaver = new AbortController();
    const before = queue.work(job, waiter(leaver.signal));
    before.catch(quietly);
    await soon(held.begun);
    leaver.abort();
    await expect(soon(before)).rejects.toMatchObject({ code: 'timed-out' });
    const joined = new Promise<void>((resolve) => {
      void queue.work(job, { ...waiter(), onProgress: () => resolve() }).then(() => ended());
    });
    let ended: () => void = quietly;
    const done = new Promise<void>((resolve) => (ended = resolve));
    await soon(joined);
    pass();
    held.release();
    await soon(done);
    expect(held.state).toEqual({ started: 1, aborted: 0 });
  });

  test('aborts the work 15 seconds after the only waiter went, and works again for the next', async () => {
    const held = heldGenerator();
    await startJobs(held.generator);
    const job = aJob();
    const leaver = new AbortController();
    const given = queue.work(job, waiter(leaver.signal));
    given.catch(quietly);
    await soon(held.begun);
    leaver.abort();
    await expect(soon(given)).rejects.toMatchObject({ code: 'timed-out', message: 'The request was given up.' });
    expect(held.state.aborted).toBe(0);
    pass();
    await soon(held.wasAborted);
    held.release();
    await soon(queue.work(job, waiter()));
    expect(held.state).toEqual({ started: 2, aborted: 1 });
  });

  test('goes on working when one of two waiters goes', async () => {
    const held = heldGenerator();
    await startJobs(held.generator);
    const job = aJob();
    const leaver = new AbortController();
    const stays = queue.work(job, waiter());
    await soon(held.begun);
    const leaves = queue.work(job, waiter(leaver.signal));
    leaves.catch(quietly);
    leaver.abort();
    await expect(soon(leaves)).rejects.toMatchObject({ code: 'timed-out' });
    held.release();
    await soon(stays);
    expect(held.state).toEqual({ started: 1, aborted: 0 });
  });

  test('goes on for whoever waits at another process, noted after a while, when the one here goes', async () => {
    const elsewhere = openQueue();
    endings.push(() => elsewhere.close());
    const held = heldGenerator();
    await startJobs(held.generator);
    const job = aJob();
    const stays = elsewhere.work(job, waiter());
    await soon(held.begun);
    const leaver = new AbortController();
    let hasJoined: () => void = quietly;
    const joined = new Promise<void>((resolve) => (hasJoined = resolve));
    const leaves = queue.work(job, { onProgress: () => hasJoined(), signal: leaver.signal });
    leaves.catch(quietly);
    await soon(joined);
    pass(5);
    while ((await answersRedis.keys('sojourn:ai:waiters:*')).length === 0);
    leaver.abort();
    await expect(soon(leaves)).rejects.toMatchObject({ code: 'timed-out' });
    pass();
    held.release();
    await soon(stays);
    expect(held.state).toEqual({ started: 1, aborted: 0 });
  });

  test('tells all who wait that it closes', async () => {
    const closing = openQueue();
    const held = heldGenerator();
    await startJobs(held.generator);
    const given = closing.work(aJob(), waiter());
    given.catch(quietly);
    await soon(held.begun);
    await closing.close();
    await expect(soon(given)).rejects.toMatchObject({ code: 'unavailable' });
    expect(held.state.aborted).toBe(0);
  });

  test('drops a job that no worker has taken 15 seconds after its waiter went', async () => {
    const leaver = new AbortController();
    const given = queue.work(aJob(), waiter(leaver.signal));
    given.catch(quietly);
    leaver.abort();
    await expect(soon(given)).rejects.toMatchObject({ code: 'timed-out' });
    expect(await queue.counts()).toMatchObject({ active: 0, waiting: 1 });
    const dropped = once(events, 'removed');
    pass();
    await soon(dropped);
    expect(await queue.counts()).toMatchObject({ active: 0, waiting: 0 });
    expect(await answersRedis.keys('sojourn:ai:waiters:*')).toEqual([]);
  });

  test('does not try bad work again', async () => {
    let tries = 0;
    await startJobs({
      generate: async () => {
        tries += 1;
        return anAnswer;
      },
    });
    const broken = { ...aJob(), today: 'yesterday' };
    await expect(soon(queue.work(broken, waiter()))).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries).toBe(0);
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
    const { state, generator } = failing(9, new AppError('bad-input', 'A fault in what was asked.'));
    await startJobs(generator);
    await expect(soon(queue.work(aJob(), waiter()))).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
      message: 'Recommendations are taking a break. Please try again in a moment.',
    });
    expect(state.tries).toBe(1);
  });

  test('says that no place fits, at once', async () => {
    const { state, generator } = failing(9, new AppError('not-found', 'Your wishes leave out every place we know.'));
    await startJobs(generator);
    await expect(soon(queue.work(aJob(), waiter()))).rejects.toMatchObject({
      code: 'not-found',
      message: 'None of our places fits all of this. Leave a wish out, or say it in other words.',
    });
    expect(state.tries).toBe(1);
  });

  test('says that it was a language model that failed, at once', async () => {
    const { state, generator } = failing(9, new AppError('model-failed', 'Failed.'));
    await startJobs(generator);
    await expect(soon(queue.work(aJob(), waiter()))).rejects.toMatchObject({
      code: 'model-failed',
      message: 'Failed to generate recommendations. Please try again.',
    });
    expect(state.tries).toBe(1);
  });

  test.each([
    ['that is away', new AppError('unavailable', 'Search is away.')],
    ['with a fault of ours', new AppError('internal', 'A fault.')],
    ['that nobody foresaw', new Error('A fault.')],
  ])('is tried again where it can: something %s', async (_name, error) => {
    const { state, generator } = failing(1, error);
    await startJobs(generator);
    await soon(queue.work(aJob(), waiter()));
    expect(state.tries).toBe(2);
  });
});

describe.each([
  ['the fake', () => createFakeRecommendationRepository()],
  ['Redis', () => createRedisRecommendationRepository(answersRedis)],
])('answers kept by %s', (_name, open) => {
  behavesAsRecommendationRepository(open);
});

test('stores as many answers as it is told, and lets the oldest make room', async () => {
  await answersRedis.flushdb();
  const repository = createRedisRecommendationRepository(answersRedis, 3);
  const keys = ['1', '2', '3', '4', '5'];
  const stored = async () => {
    const found = await Promise.all(keys.map((key) => repository.find(key)));
    return keys.filter((_key, at) => found[at] !== undefined).join('');
  };
  const after: string[] = [];
  for (const key of keys) {
    await repository.store(key, anAnswer, 60_000);
    after.push(await stored());
  }
  expect(after).toEqual(['1', '12', '123', '234', '345']);
  expect(await answersRedis.dbsize()).toBe(4);
});

describe('with a Redis that is full', () => {
  afterEach(() => answersRedis.config('SET', 'maxmemory', '0'));

  test('refuses a job as what cannot be saved, stays ready, and works again once there is room', async () => {
    const jobs = { generate: async () => anAnswer };
    await startJobs(jobs);
    await answersRedis.config('SET', 'maxmemory', '1');
    await expect(queue.work(aJob(), waiter())).rejects.toMatchObject({ code: 'storage-full', status: 507 });
    await expect(queue.check()).resolves.toBeUndefined();
    await answersRedis.config('SET', 'maxmemory', '0');
    await soon(queue.work(aJob(), waiter()));
  });
});

test('who would wait behind more than can be done in time is told so at once', async () => {
  // One that has let nobody in before.
  const small = openQueue({ mostWaiting: MOST_WAITING });
  endings.push(() => small.close());
  const gone = new AbortController();
  const waiting = Array.from({ length: MOST_WAITING }, () => small.work(aJob(), waiter(gone.signal)).catch(quietly));
  while ((await small.counts())['waiting'] !== MOST_WAITING);
  await expect(soon(small.work(aJob(), waiter()))).rejects.toMatchObject({
    code: 'overloaded',
    message: expect.stringMatching(/Very many people/),
    retryAfterSeconds: 60,
  });
  expect((await small.counts())['waiting']).toBe(MOST_WAITING);
  gone.abort();
  await Promise.all(waiting);
  while (dueAfter(15_000).length < MOST_WAITING) await new Promise((turn) => setImmediate(turn));
  pass();
  while ((await small.counts())['waiting'] !== 0);
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
    await soon(once(connection, 'ready'));
    await gone.stop();
    await expect(soon(lonely.work(aJob(), waiter()))).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
    });
    await expect(soon(lonely.check())).rejects.toThrow();
    // Not events.once: it rejects with the refused attempts in between.
    const isBack = new Promise((resolve) => connection.once('ready', resolve));
    await gone.restart();
    await soon(isBack);
    await expect(lonely.check()).resolves.toBeUndefined();
    await lonely.close();
    await gone.stop();
  });
});
