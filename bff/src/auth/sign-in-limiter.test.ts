import { AppError } from '@sojourn/node-kit';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Redis } from 'ioredis';
import { sharedCounter } from '../http/rate-limit';
import { createSignInLimiter, type SignInLimiter } from './sign-in-limiter';

const ada = { address: '192.0.2.1', name: 'ada' };
const wrong = () => Promise.reject(new AppError('wrong-credentials', 'Wrong.'));
const codeOf = (limiter: SignInLimiter, who = ada) =>
  limiter.attempt(who, wrong).catch((error: AppError) => error.code);
const codesOf = async (limiter: SignInLimiter, count: number) => {
  const codes: string[] = [];
  for (let n = 0; n < count; n += 1) codes.push(await codeOf(limiter));
  return codes;
};

describe('the sign-in limiter', () => {
  let server: TestRedis;
  const clients: Redis[] = [];
  const limiterOnRedis = () => {
    const redis = new Redis(server.url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: () => 50,
    });
    redis.on('error', () => undefined);
    clients.push(redis);
    return { redis, limiter: createSignInLimiter((prefix) => sharedCounter(redis, prefix)) };
  };
  const whenReady = (redis: Redis) => new Promise((resolve) => redis.once('ready', resolve));

  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.stop();
  });

  test('counts for all processes together, and keeps no name in Redis', async () => {
    const [one, two] = [limiterOnRedis(), limiterOnRedis()];
    await Promise.all([whenReady(one.redis), whenReady(two.redis)]);
    expect(await codesOf(one.limiter, 3)).toEqual(Array(3).fill('wrong-credentials'));
    expect(await codesOf(two.limiter, 3)).toEqual(['wrong-credentials', 'wrong-credentials', 'too-many-requests']);
    expect((await one.redis.keys('*')).filter((key) => key.includes('ada'))).toEqual([]);
  });

  test('goes on counting in memory while Redis is away', async () => {
    await server.stop();
    const { limiter } = limiterOnRedis();
    expect(await codesOf(limiter, 6)).toEqual([...Array(5).fill('wrong-credentials'), 'too-many-requests']);
    expect(await codeOf(limiter, { ...ada, address: '192.0.2.2' })).toBe('wrong-credentials');
  });
});
