import { jest } from '@jest/globals';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import type { Request } from 'express';
import { Redis } from 'ioredis';
import request from 'supertest';
import type { BffParts } from '../app';
import { startPortal, type FakePortal } from './portal.fake';
import { createLimiters } from './rate-limit';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const limits = { readsPerMinute: 3, writesPerMinute: 2, costlyPerMinute: 100 };

let server: TestRedis;
let redis: Redis;
const portals: FakePortal[] = [];
const start = async (parts: Partial<BffParts>) => {
  const portal = await startPortal({ parts });
  portals.push(portal);
  return portal;
};

beforeAll(async () => {
  server = await startRedis();
  redis = new Redis(server.url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, retryStrategy: () => null });
  redis.on('error', () => undefined);
  await new Promise((resolve) => redis.once('ready', resolve));
});
afterEach(() => Promise.all(portals.splice(0).map((portal) => portal.close())));
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

test('too many reads are refused with a typed 429 and Retry-After, and leave no key in Redis', async () => {
  const portal = await start({ limiters: createLimiters(limits, redis) });
  for (let turn = 0; turn < 3; turn += 1) await request(portal.app).get('/api/destinations').expect(200);
  const answer = await request(portal.app).get('/api/destinations').expect(429);
  expect(answer.body).toMatchObject({
    code: 'too-many-requests',
    message: expect.any(String),
    requestId: expect.any(String),
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await redis.dbsize()).toBe(0);
  await request(portal.app).get('/').set('accept', 'text/html').expect(200);
});

test('a refusal says how many seconds are left, in one header and in words', async () => {
  const real = ['nextTick', 'queueMicrotask', 'setImmediate'] as const;
  jest.useFakeTimers({ now: new Date('2027-01-01T12:00:00Z'), doNotFake: [...real] });
  try {
    const portal = await start({ limiters: createLimiters({ ...limits, readsPerMinute: 1 }) });
    const ask = () => request(portal.app).get('/api/nowhere');
    await ask().expect(404);
    jest.setSystemTime(new Date('2027-01-01T12:00:20Z'));
    const { body, headers } = await ask().expect(429).expect('retry-after', '40');
    expect(body.message).toBe('Too many requests from your address. Please wait a little and try again.');
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
    // A clock that is late asks for a second all the same.
    jest.setSystemTime(new Date('2027-01-01T12:00:59.900Z'));
    await ask().expect(429).expect('retry-after', '1');
  } finally {
    jest.useRealTimers();
  }
});

test('writes are counted for all processes together', async () => {
  await redis.flushall();
  const one = await start({ limiters: createLimiters(limits, redis) });
  const other = await start({ limiters: createLimiters(limits, redis) });
  const write = (app: typeof one.app) => request(app).post('/api/ai/recommendations').set(ours).send({});
  await write(one.app).expect(200);
  await write(other.app).expect(200);
  await write(one.app).expect(429);
});

test('a name at the sign-in and a link are counted apart from what else their network asks', async () => {
  const portal = await start({ limiters: createLimiters({ ...limits, costlyPerMinute: 2 }) });
  const signIn = (username: string) => request(portal.app).post('/api/login?as=u1').set(ours).send({ username });
  for (let turn = 0; turn < 4; turn += 1) await request(portal.app).post('/api/nowhere').set(ours);
  for (let turn = 0; turn < 4; turn += 1) await request(portal.app).get('/api/nowhere');
  for (let name = 0; name < 20; name += 1) await signIn(`name-${name}`).expect(200);
  await signIn('name-1').expect(200);
  await signIn(' NAME-1 ').expect(429);
  await request(portal.app).get('/api/shared/one/plan').expect(200);
  await request(portal.app).get('/api/ai/shared/one').expect(200);
  await request(portal.app).post('/api/shared/one/commands').set(ours).send({}).expect(200);
  const reset = (token: string) => request(portal.app).post('/api/auth/reset-password').set(ours).send({ token });
  await reset('t'.repeat(43)).expect(404);
});

test('a browser that is known goes on by itself when its network has used up its turns, but searches no more', async () => {
  const ownerOf = (req: Request) => req.headers.cookie ?? null;
  const limiters = createLimiters({ ...limits, costlyPerMinute: 1 }, undefined, ownerOf);
  const portal = await start({ limiters });
  // One server for all: asked by its app alone, each of hundreds of requests would open one of its own.
  const listening = portal.app.listen(0, '127.0.0.1');
  const ask = (path: string, cookie?: string) =>
    cookie ? request(listening).get(path).set('cookie', cookie) : request(listening).get(path);
  for (let turn = 0; turn < 3; turn += 1) await ask('/api/destinations').expect(200);
  await ask('/api/destinations').expect(429);
  for (let turn = 0; turn < 240; turn += 1) await ask('/api/nowhere', 'ada').expect(404);
  await ask('/api/nowhere', 'ada').expect(429);
  await ask('/api/nowhere', 'grace').expect(404);
  await ask('/api/auth/google', 'grace').expect(404);
  await ask('/api/auth/google', 'grace').expect(404);
  await ask('/api/flights/search', 'grace').expect(429);
  await new Promise((resolve) => listening.close(resolve));
});

test('an address behind a trusted proxy is counted by what that proxy says, and by nothing a visitor adds', async () => {
  const portal = await start({ trustedProxyHops: 1, limiters: createLimiters(limits) });
  const read = (forwarded: string) => request(portal.app).get('/api/destinations').set('x-forwarded-for', forwarded);
  for (const made of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) await read(`${made}, 10.0.0.1`).expect(200);
  await read('4.4.4.4, 10.0.0.1').expect(429);
  await read('10.0.0.2').expect(200);
});

test.each([
  ['2001:db8:0:100::1', '2001:db8:0:1ff::9', 429],
  ['2001:db8:0:100::1', '2001:db8:0:200::1', 200],
])('%s and %s: their /56 decides whether they are counted together', async (one, other, status) => {
  const portal = await start({ trustedProxyHops: 1, limiters: createLimiters(limits) });
  const read = (address: string) => request(portal.app).get('/api/destinations').set('x-forwarded-for', address);
  for (let turn = 0; turn < 3; turn += 1) await read(one).expect(200);
  await read(other).expect(status);
});

test('HEAD counts as a read, anything unsafe as a write, and each for itself', async () => {
  const portal = await start({ limiters: createLimiters(limits) });
  const call = (method: 'head' | 'get' | 'post' | 'put' | 'delete') =>
    request(portal.app)[method]('/api/nowhere').set(ours);
  for (const method of ['head', 'get', 'head'] as const) await call(method).expect(404);
  await call('get').expect(429);
  await call('put').expect(404);
  await call('delete').expect(404);
  await call('post').expect(429);
});

test.each([
  ['get', '/api/flights/search'],
  ['get', '/api/hotels/search'],
  ['post', '/api/ai/recommendations'],
  ['post', '/api/login?as=u1'],
  ['post', '/api/register'],
] as const)('%s %s weighs more: it has fewer turns, and leaves the others theirs', async (method, path) => {
  const roomy = { readsPerMinute: 100, writesPerMinute: 100 };
  const portal = await start({ limiters: createLimiters({ ...roomy, costlyPerMinute: 2 }) });
  const ask = () => request(portal.app)[method](path).set(ours);
  const statuses = [(await ask()).status, (await ask()).status];
  expect(statuses).not.toContain(429);
  const refused = await ask().expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await request(portal.app).get('/api/destinations').expect(200);
});

test('with Redis gone it goes on counting in memory', async () => {
  const portal = await start({ limiters: createLimiters(limits, redis) });
  await redis.flushall();
  await server.stop();
  const write = () => request(portal.app).post('/api/ai/recommendations').set(ours).send({});
  await write().expect(200);
  await write().expect(200);
  await write().expect(429);
});

test('a link opens when others of its network guessed links that open nothing', async () => {
  const portal = await start({ limiters: createLimiters({ ...limits, readsPerMinute: 5 }) });
  const open = (token: string) => request(portal.app).get(`/api/shared/${token}/plan`);
  const { answer } = portal.service;
  portal.service.answer = (_req, res) => res.writeHead(404).end();
  for (let turn = 0; turn < 90; turn += 1) await open(`guess-${turn}`).expect(404);
  portal.service.answer = answer;
  for (let turn = 0; turn < 5; turn += 1) await open('known').expect(200);
  await open('known').expect(429);
});
