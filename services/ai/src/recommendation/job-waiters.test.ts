import { jest } from '@jest/globals';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Redis } from 'ioredis';
import { createJobWaiters, type JobWaiters } from './job-waiters';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 24, 12);
const keyOf = (jobId: string) => `jobs:${jobId}`;

let server: TestRedis;
let redis: Redis;
let waiters: JobWaiters;
let now: number;

beforeAll(async () => {
  server = await startRedis();
  redis = new Redis(server.url);
  waiters = createJobWaiters(redis, MINUTE_MS, keyOf);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});
beforeEach(async () => {
  await redis.flushall();
  now = START;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

describe('a job', () => {
  test('is awaited by nobody until somebody joins', async () => {
    expect(await waiters.isAwaited('a')).toBe(false);
    await waiters.join('a', 'ada');
    expect(await waiters.isAwaited('a')).toBe(true);
  });

  test('is awaited until the last of its waiters leaves', async () => {
    await waiters.join('a', 'ada');
    await waiters.join('a', 'bob');
    await waiters.leave('a', 'ada');
    expect(await waiters.isAwaited('a')).toBe(true);
    await waiters.leave('a', 'bob');
    expect(await waiters.isAwaited('a')).toBe(false);
  });

  test('is not awaited by who waits for another one', async () => {
    await waiters.join('a', 'ada');
    expect(await waiters.isAwaited('b')).toBe(false);
    await waiters.leave('b', 'ada');
    expect(await waiters.isAwaited('a')).toBe(true);
  });

  test('is not awaited any more by a waiter whose process died: nobody waits longer than the limit', async () => {
    await waiters.join('a', 'ada');
    now = START + MINUTE_MS / 2;
    await waiters.join('a', 'bob');
    now = START + MINUTE_MS;
    expect(await waiters.isAwaited('a')).toBe(true);
    expect(await redis.zscore('sojourn:ai:waiters:a', 'ada')).toBeNull();
    now = START + 1.5 * MINUTE_MS;
    expect(await waiters.isAwaited('a')).toBe(false);
  });

  test('leaves nothing behind in Redis, even if nobody ever asks again', async () => {
    await waiters.join('a', 'ada');
    const left = await redis.pttl('sojourn:ai:waiters:a');
    expect(left > 0 && left <= MINUTE_MS).toBe(true);
  });

  test('is awaited by all processes together', async () => {
    await createJobWaiters(redis, MINUTE_MS, keyOf).join('a', 'ada');
    expect(await waiters.isAwaited('a')).toBe(true);
  });
});

describe('who joins', () => {
  test('hears how far the job came before', async () => {
    const progress = { stage: 'matching', percent: 40 };
    await redis.hset('jobs:a', 'progress', JSON.stringify(progress));
    expect(await waiters.join('a', 'ada')).toEqual(progress);
  });

  test.each([{}, { progress: '0' }, { progress: 'null' }])(
    'hears nothing of a job without a stage: %j',
    async (noted) => {
      await redis.hset('jobs:a', { name: 'recommend', ...noted });
      expect(await waiters.join('a', 'ada')).toBeNull();
    },
  );
});
