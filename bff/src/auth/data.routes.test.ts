import { jest } from '@jest/globals';
import { MemoryStore } from 'express-rate-limit';
import { AppError } from '@sojourn/node-kit';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import express, { type Router } from 'express';
import { Redis } from 'ioredis';
import request from 'supertest';
import { startPortal, type FakePortal } from '../http/portal.fake';
import { regenerateSession } from '../http/session';
import { SessionStore } from '../http/session-store';
import { createFakeDataRights, LEAVES_AT, type FakeDataRights } from './data-rights.client.fake';
import { createDataRightsService } from './data-rights.service';
import { createDataRoutes } from './data.routes';
import { createLeavingWatch, startLeavingWatch, type LeavingWatch } from './leaving-watch';
import { createPeoplesSessions } from './peoples-sessions.redis';
import { createSignInLimiter } from './sign-in-limiter';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const MINUTE = 60_000;

let server: TestRedis;
let redis: Redis;
let portal: FakePortal;
let accounts: FakeDataRights;
let watch: LeavingWatch;
let clock: number;
const warnings: object[] = [];
const logger = { warn: (said: object) => void warnings.push(said) };

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());
beforeEach(async () => {
  redis = new Redis(server.url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  redis.on('error', () => undefined);
  await new Promise((resolve) => redis.once('ready', resolve));
  await redis.flushall();
  const store = new SessionStore(redis);
  const sessions = createPeoplesSessions(store);
  accounts = createFakeDataRights();
  clock = Date.now();
  warnings.length = 0;
  const now = () => clock;
  watch = createLeavingWatch({ redis, accounts, sessions, logger, now });
  const guesses = createSignInLimiter(() => new MemoryStore());
  const storeFor = () => new MemoryStore();
  const rights = createDataRightsService({ accounts, sessions, watch, guesses, storeFor, now });
  portal = await startPortal({ store, auth: [signingIn(), createDataRoutes({ rights })] });
});
afterEach(async () => {
  redis.disconnect();
  await portal.close();
});

function signingIn(): Router {
  const router = express.Router();
  router.post('/api/login', async (req, res) => {
    await regenerateSession(req, { userId: String(req.query['as']), provenAt: clock });
    res.json({});
  });
  return router;
}
const signIn = async (as = 'ada') => {
  const answer = await request(portal.app)
    .post(`/api/login?as=${as}`)
    .set({ ...ours, 'user-agent': CHROME });
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
};
type Method = 'get' | 'post' | 'delete';
const call = (method: Method, path: string, cookie = '') =>
  request(portal.app)
    [method](`/api/user/${path}`)
    .set({ ...ours, cookie });
const leave = (cookie: string, body: object = { password: 'Analytical!1' }) =>
  call('post', 'leaving', cookie).send(body);

describe('data rights', () => {
  test.each<[Method, string]>([
    ['get', 'data-export'],
    ['post', 'data-export'],
    ['get', 'data-export/file'],
    ['get', 'leaving'],
    ['post', 'leaving'],
    ['delete', 'leaving'],
  ])('%s %s is no stranger’s', async (method, path) => {
    await call(method, path).expect(401);
    expect([accounts.asked, accounts.left, portal.service.seen]).toEqual([[], [], []]);
  });

  test.each<[Method, string]>([
    ['get', 'data-export'],
    ['post', 'data-export'],
    ['get', 'leaving'],
    ['delete', 'leaving'],
    ['post', 'leaving'],
  ])('the answer of %s %s is one person’s, and stored nowhere', async (method, path) => {
    const cookie = await signIn();
    const { status, headers } = await call(method, path, cookie).send(
      path === 'leaving' ? { password: 'Analytical!1' } : {},
    );
    expect([status < 300, headers['cache-control']]).toEqual([true, 'no-store']);
  });

  test.each(['Data-Export', 'Leaving'])('are at one address, not at %s', async (path) => {
    await call('get', path, await signIn()).expect(404);
  });

  test('take no bad input', async () => {
    const cookie = await signIn();
    for (const password of [{ $ne: null }, 7, 'x'.repeat(129)]) await leave(cookie, { password }).expect(400);
    expect(accounts.left).toEqual([]);
    await call('get', 'leaving', cookie).expect(200);
  });

  test('are typed refusals while accounts are away, and nobody is signed out', async () => {
    const cookie = await signIn();
    accounts.isAway = true;
    await call('get', 'data-export', cookie).expect(503);
    await call('post', 'data-export', cookie).expect(503);
    await leave(cookie).expect(503);
    accounts.isAway = false;
    await call('get', 'leaving', cookie).expect(200, { leavesAt: null, proof: 'password', isFresh: true });
    // What was noted before it failed is seen to be nothing.
    await watch.run();
    expect(await redis.zcard('leaving')).toBe(0);
  });
});

describe('a download', () => {
  test('is asked for with where one is signed in, which the bff alone knows', async () => {
    const cookie = await signIn();
    const { headers, body } = await call('post', 'data-export', cookie).expect(202);
    expect(body).toMatchObject({ state: 'preparing' });
    expect(headers['cache-control']).toBe('no-store');
    expect(accounts.asked).toEqual([
      [
        'ada',
        { sessions: [{ browser: 'Chrome on Linux', signedInAt: expect.any(String), lastSeenAt: expect.any(String) }] },
      ],
    ]);
    await call('get', 'data-export', cookie).expect(200, body);
  });

  test('can be made five times a day; asking again while one is made costs nothing', async () => {
    const cookie = await signIn();
    for (let n = 0; n < 5; n += 1) {
      accounts.exports.delete('ada');
      await call('post', 'data-export', cookie).expect(202);
      await call('post', 'data-export', cookie).expect(202);
    }
    accounts.exports.delete('ada');
    await call('post', 'data-export', cookie).expect(429).expect('retry-after', /\d+/);
    await call('post', 'data-export', await signIn('grace')).expect(202);
  });

  test('that could not be begun costs none of the five', async () => {
    const cookie = await signIn();
    const { askExport } = accounts;
    accounts.askExport = () => Promise.reject(new AppError('unavailable', 'The queue is away.'));
    for (let n = 0; n < 6; n += 1) await call('post', 'data-export', cookie).expect(503);
    accounts.askExport = askExport;
    await call('post', 'data-export', cookie).expect(202);
  });

  test('is passed on as it is, for the signed-in owner alone, stored nowhere on the way', async () => {
    portal.service.answer = (_req, res) =>
      res
        .writeHead(200, {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="sojourn.zip"',
          'cache-control': 'no-store',
        })
        .end('PK');
    const { headers } = await call('get', 'data-export/file', await signIn()).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="sojourn.zip"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [seen] = portal.service.seen;
    expect(seen?.url).toBe('/user/data-export/file');
    const claims = JSON.parse(
      Buffer.from(seen?.headers.authorization?.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(claims).toMatchObject({ sub: 'ada', kind: 'user', aud: 'accounts' });
  });
});

describe('leaving', () => {
  test('ends every session, this one too, and takes the cookie back', async () => {
    const [there, here, graces] = [await signIn(), await signIn(), await signIn('grace')];
    const answer = await leave(here).expect(200, { leavesAt: LEAVES_AT });
    expect(String(answer.headers['set-cookie'])).toMatch(/sid=;/);
    await call('get', 'leaving', here).expect(401);
    await call('get', 'leaving', there).expect(401);
    await call('get', 'leaving', graces).expect(200);
  });

  test('takes the password, which is guessed five times and no more', async () => {
    const cookie = await signIn();
    for (let n = 0; n < 5; n += 1) await leave(cookie, { password: 'Guess!' }).expect(401);
    await leave(cookie).expect(429).expect('retry-after', /\d+/);
    expect(accounts.left).toEqual([]);
    await call('get', 'leaving', cookie).expect(200);
  });

  test('says whether the sign-in is a fresh one: ten minutes old at most', async () => {
    accounts.password = null;
    const cookie = await signIn();
    clock += 9 * MINUTE;
    expect((await call('get', 'leaving', cookie)).body).toMatchObject({ proof: 'fresh-sign-in', isFresh: true });
    clock += 2 * MINUTE;
    expect((await call('get', 'leaving', cookie)).body).toMatchObject({ isFresh: false });
    await leave(cookie, {}).expect(200);
    expect(accounts.left).toEqual([['ada', { isFresh: false }]]);
  });

  test('asks nothing of who has no password: an empty request is enough', async () => {
    accounts.password = null;
    await call('post', 'leaving', await signIn()).expect(200, { leavesAt: LEAVES_AT });
  });

  test('a page cannot say so by itself', async () => {
    const cookie = await signIn();
    clock += 11 * MINUTE;
    await leave(cookie, { password: 'Analytical!1', isFresh: true }).expect(200);
    expect(accounts.left[0]?.[1]).toMatchObject({ isFresh: false });
  });

  test('is cancelled after signing in again', async () => {
    await leave(await signIn()).expect(200);
    const { body } = await call('delete', 'leaving', await signIn()).expect(200);
    expect(body).toMatchObject({ id: 'ada' });
    expect(accounts.leaving.size).toBe(0);
  });
});

describe('the sessions of an account that is gone', () => {
  test('are ended, and nothing of it stays in the session store but a mark that runs out', async () => {
    await leave(await signIn());
    const during = await signIn();
    await watch.run();
    await call('get', 'leaving', during).expect(200);
    accounts.gone.add('ada');
    clock = Math.max(Date.parse(LEAVES_AT), clock) + MINUTE;
    // The append-only file still has what was taken away.
    const written = jest.spyOn(redis, 'bgrewriteaof');
    await watch.run();
    expect(written).toHaveBeenCalledTimes(1);
    await call('get', 'leaving', during).expect(401);
    expect((await redis.keys('*')).filter((key) => key.includes('ada'))).toEqual(['sessions-ended:ada']);
    expect(await redis.pttl('sessions-ended:ada')).toBeGreaterThan(0);
    expect(await redis.zcard('leaving')).toBe(0);
  });

  test('are left alone where the account stays', async () => {
    await leave(await signIn());
    const after = await signIn();
    accounts.leaving.clear();
    await watch.run();
    await call('get', 'leaving', after).expect(200);
    expect(await redis.zcard('leaving')).toBe(0);
  });

  test('are found later when accounts cannot be asked now', async () => {
    await leave(await signIn());
    const during = await signIn();
    accounts.isAway = true;
    await watch.run();
    expect(warnings).toHaveLength(1);
    accounts.isAway = false;
    accounts.gone.add('ada');
    clock += 15_000;
    await watch.run();
    await call('get', 'leaving', during).expect(401);
  });
});

describe('looking for accounts that are gone', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());
  const startLooking = (run: () => Promise<void>) => startLeavingWatch({ note: async () => undefined, run }, logger);

  test('goes on by itself until it is stopped', () => {
    let count = 0;
    const looking = startLooking(async () => void (count += 1));
    jest.advanceTimersByTime(30_000);
    expect(count).toBe(2);
    looking.stop();
    jest.advanceTimersByTime(60_000);
    expect(count).toBe(2);
  });

  test('goes on, with a warning, when a round fails', async () => {
    let count = 0;
    const looking = startLooking(() => Promise.reject(new Error(`Redis is away ${(count += 1)}`)));
    await jest.advanceTimersByTimeAsync(30_000);
    looking.stop();
    expect(warnings).toEqual([{ cause: 'Error: Redis is away 1' }, { cause: 'Error: Redis is away 2' }]);
  });
});
