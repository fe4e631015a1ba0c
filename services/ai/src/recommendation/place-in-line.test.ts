import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Redis } from 'ioredis';
import { createPlaceInLine } from './place-in-line';

let server: TestRedis;
let redis: Redis;

beforeAll(async () => {
  server = await startRedis();
  redis = new Redis(server.url);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

beforeEach(() => redis.flushall());

test('the oldest of those that wait is next, whoever came last has all others before it', async () => {
  const placeInLine = createPlaceInLine(redis, 'line');
  await redis.lpush('line', 'first', 'second', 'third');
  expect(await Promise.all(['first', 'second', 'third'].map(placeInLine))).toEqual([0, 1, 2]);
  await redis.rpop('line');
  expect(await Promise.all(['first', 'second', 'third'].map(placeInLine))).toEqual([null, 0, 1]);
});

test('a job that never waited has no place, nor has one of a line that is empty', async () => {
  await redis.lpush('other line', 'first');
  expect(await createPlaceInLine(redis, 'other line')('stranger')).toBeNull();
  expect(await createPlaceInLine(redis, 'empty line')('first')).toBeNull();
});

test('nothing is known of a place that Redis cannot tell', async () => {
  await redis.set('no line', 'a text');
  expect(await createPlaceInLine(redis, 'no line')('first')).toBeNull();
});
