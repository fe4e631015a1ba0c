import { Redis } from 'ioredis';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { testCacheRepository } from './cache.repository.contract';
import { createFakeCacheRepository } from './cache.repository.fake';
import { createRedisCacheRepository, type RedisCacheRepository } from './cache.repository.redis';
import { type CacheResult, createCache } from './cache.service';

const valueOf = ({ body }: CacheResult): unknown => JSON.parse(body.toString());

testCacheRepository('fake', createFakeCacheRepository);

describe('on a real Redis', () => {
  let redis: TestRedis;
  let repository: RedisCacheRepository;
  const isUp = async (one = repository) => {
    for (;;) {
      try {
        return await one.check();
      } catch (error) {
        if (String(error).includes('Connection is closed')) throw error;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };

  beforeAll(async () => {
    redis = await startRedis();
    repository = createRedisCacheRepository(redis.url, () => undefined);
    await isUp();
  });
  afterAll(async () => {
    await repository.close();
    await redis.stop();
  });

  testCacheRepository('redis', () => repository);

  test('stores what repeats itself in a fraction of its size', async () => {
    const body = Buffer.from(JSON.stringify(Array.from({ length: 60 }, (_, at) => ({ id: at, carrier: 'Alpha Air' }))));
    await repository.write('long', { body, madeAt: 1, freshUntil: 2 }, 60_000);
    const reader = new Redis(redis.url);
    expect(await reader.strlen('long')).toBeLessThan(body.length / 5);
    await reader.quit();
    expect((await repository.read('long'))?.body.equals(body)).toBe(true);
  });

  test('an entry that was damaged is an error, which the cache takes for none', async () => {
    const writer = new Redis(redis.url);
    await writer.set('damaged', '1 9999999999999\nnot compressed');
    await writer.quit();
    await expect(repository.read('damaged')).rejects.toThrow();
    const errors: unknown[] = [];
    const cache = createCache({ repository, onError: (error) => errors.push(error) });
    const lifetime = { softMs: 60_000, hardMs: 60_000 };
    expect(valueOf(await cache.getOrCompute({ key: 'damaged', lifetime, compute: async () => 'anew' }))).toBe('anew');
    expect(errors.length).toBeGreaterThan(0);
  });

  test('two processes asked 500 times at once make one call', async () => {
    let calls = 0;
    const others = createRedisCacheRepository(redis.url, () => undefined);
    const caches = [repository, others].map((one) => createCache({ repository: one, onError: () => undefined }));
    const compute = async () => {
      calls += 1;
      return 'fares';
    };
    const lifetime = { softMs: 60_000, hardMs: 600_000 };
    await isUp(others);
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) => caches[at % 2]?.getOrCompute({ key: 'cold', lifetime, compute })),
    );
    await others.close();
    expect(answers.every((answer) => answer && valueOf(answer) === 'fares')).toBe(true);
    expect(calls).toBe(1);
  });

  test('fails at once before it is connected and after it is closed, rather than waiting', async () => {
    const another = createRedisCacheRepository(redis.url, () => undefined);
    await expect(another.read('k')).rejects.toThrow(/enableOfflineQueue/);
    await isUp(another);
    await another.close();
    await expect(isUp(another)).rejects.toThrow('Connection is closed.');
  });

  test('losing Redis is reported and loses no answer', async () => {
    const errors: Error[] = [];
    const another = createRedisCacheRepository(redis.url, (error) => errors.push(error));
    await isUp(another);
    const cache = createCache({ repository: another, onError: () => undefined });
    const ask = (key: string) =>
      cache.getOrCompute({ key, lifetime: { softMs: 60_000, hardMs: 60_000 }, compute: async () => key });
    expect(valueOf(await ask('before'))).toBe('before');
    await redis.stop();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(`during-${at}`)));
    expect(answers.map(valueOf)).toEqual(Array.from({ length: 50 }, (_, at) => `during-${at}`));
    while (errors.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await redis.restart();
    await isUp(another);
    expect(valueOf(await ask('after'))).toBe('after');
    await another.close();
  });
});
