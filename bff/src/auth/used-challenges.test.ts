import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Redis } from 'ioredis';
import { createUsedChallenges } from './used-challenges.redis';

let server: TestRedis;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());

test('a challenge is used once, by one of many at the same moment, and is forgotten in time', async () => {
  const redis = new Redis(server.url);
  const used = createUsedChallenges(redis, 60_000);
  const answers = await Promise.all(Array.from({ length: 10 }, () => used.use('challenge')));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await used.use('another')).toBe(true);
  const keys = await redis.keys('passkey-used:*');
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    expect(key).not.toContain('challenge');
    expect(await redis.pttl(key)).toBeGreaterThan(0);
  }
  redis.disconnect();
});

test('while the store is away nothing is called unused', async () => {
  const redis = new Redis('redis://127.0.0.1:1', {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  await expect(createUsedChallenges(redis, 60_000).use('challenge')).rejects.toMatchObject({ code: 'unavailable' });
  redis.disconnect();
});
