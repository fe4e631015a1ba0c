import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { createLogger } from '@sojourn/node-kit';
import express, { type Router } from 'express';
import { Redis } from 'ioredis';
import request, { type Response } from 'supertest';
import { startPortal, type FakePortal } from './portal.fake';
import { RememberedBrowsers } from './remembered-browsers';
import { createRemembering } from './remembering';
import { destroySession, regenerateSession, requireSignedIn } from './session';
import { createSessionReader } from './session-reader';
import { SessionStore } from './session-store';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const DAY = 24 * 3_600_000;

let server: TestRedis;
let redis: Redis;
let store: SessionStore;
let portal: FakePortal;
let reused: string[];

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 5_000,
    retryStrategy: () => 20,
  };
  redis = new Redis(server.url, options);
  redis.on('error', () => undefined);
  await new Promise((resolve) => redis.once('ready', resolve));
  await redis.flushall();
  store = new SessionStore(redis);
  reused = [];
  const logger = createLogger({ name: 'bff', level: 'silent' });
  const sessions = { store, secret: 's'.repeat(32), secure: false, logger };
  const remembering = createRemembering({
    ...sessions,
    readSession: createSessionReader(sessions),
    browsers: new RememberedBrowsers(redis),
    onReused: async (userId) => void reused.push(userId),
  });
  portal = await startPortal({ store, auth: auth(), parts: { remembering } });
});
afterEach(async () => {
  redis.disconnect();
  await portal.close();
});

function auth(): Router {
  const router = express.Router();
  router.post('/api/login', async (req, res) => {
    const { as, remember, begunAt = Date.now() } = req.query;
    const data = { userId: String(as), begunAt: Number(begunAt) };
    await regenerateSession(req, data, { remember: remember === 'yes' });
    res.json({});
  });
  router.post('/api/logout', async (req, res) => {
    await destroySession(req);
    res.json({});
  });
  router.get('/api/auth/user', (req, res) => {
    res.json({ id: requireSignedIn(req) });
  });
  router.post('/api/reset', async (req, res) => {
    await store.endSessions('ada');
    await regenerateSession(req, { userId: 'ada' }, { forgotten: true });
    res.json({});
  });
  router.post('/api/renew', async (req, res) => {
    await regenerateSession(req, { userId: requireSignedIn(req) });
    res.json({});
  });
  return router;
}

/** A browser's cookies: what an answer sets is sent from then on. */
class Browser {
  cookies = new Map<string, string>();
  get header() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  take(answer: Response): Response {
    for (const line of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
  get = async (path = '/api/auth/user') => this.take(await request(portal.app).get(path).set('cookie', this.header));
  post = async (path: string) =>
    this.take(
      await request(portal.app)
        .post(path)
        .set({ ...ours, cookie: this.header }),
    );
  /** It is closed and opened again, or its session ran out. */
  restart() {
    this.cookies.delete('sid');
    return this;
  }
  copy(): Browser {
    const other = new Browser();
    other.cookies = new Map(this.cookies);
    return other;
  }
}

const signedIn = async (remember = 'yes', as = 'ada') => {
  const browser = new Browser();
  await browser.post(`/api/login?as=${as}&remember=${remember}`);
  return browser;
};

test('nobody is remembered who did not ask for it', async () => {
  const browser = await signedIn('no');
  expect(browser.cookies.has('remember')).toBe(false);
  expect((await browser.restart().get()).status).toBe(401);
  expect(await redis.keys('remembered*')).toEqual([]);
});

test('a browser is remembered for 30 days, by a cookie that no script reads and Redis does not know', async () => {
  const answer = await request(portal.app).post('/api/login?as=ada&remember=yes').set(ours);
  const cookie = (answer.headers['set-cookie'] as unknown as string[]).find((line) => line.startsWith('remember='));
  expect(cookie).toMatch(
    /^remember=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
  const [key = ''] = await redis.keys('remembered:*');
  expect(await redis.pttl(key)).toBeGreaterThan(29 * DAY);
  const secret = /\.([\w-]{43})/.exec(cookie ?? '')?.[1] ?? '';
  expect(JSON.stringify(await redis.hgetall(key))).not.toContain(secret);
});

test('a remembered person goes on after the browser was closed, also in a call that is passed on', async () => {
  const browser = await signedIn();
  const before = browser.cookies.get('remember');
  expect((await browser.restart().get()).body).toEqual({ id: 'ada' });
  expect(browser.cookies.get('remember')).not.toBe(before);
  expect((await browser.restart().get('/api/trips')).status).toBe(200);
  expect(portal.service.seen.at(-1)?.headers.cookie).toBeUndefined();
  expect((await browser.restart().post('/api/trips')).status).toBe(200);
  expect(await store.listSessions('ada')).toHaveLength(1);
});

test('the days run from the sign-in, however often the token is renewed', async () => {
  const browser = await signedIn();
  const [key = ''] = await redis.keys('remembered:*');
  await redis.pexpire(key, 3 * DAY);
  await browser.restart().get();
  expect(await redis.pttl(key)).toBeLessThanOrEqual(3 * DAY);
  await redis.del(key);
  expect((await browser.restart().get()).status).toBe(401);
  expect(browser.cookies.has('remember')).toBe(false);
});

test('an answer that others may keep never carries a cookie', async () => {
  const browser = (await signedIn()).restart();
  const answer = await browser.get('/api/destinations');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await browser.get()).status).toBe(200);
});

test('an old token ends everything that began by it, once the next one was seen', async () => {
  const browser = await signedIn();
  const thief = browser.copy().restart();
  await browser.restart().get();
  await browser.get();
  expect((await thief.get()).status).toBe(401);
  expect((await browser.get()).status).toBe(401);
  expect((await browser.restart().get()).status).toBe(401);
  expect(reused).toEqual(['ada']);
  expect(await redis.keys('session*')).toEqual([]);
});

test('the owner who comes after a thief ends what the thief has', async () => {
  const browser = await signedIn();
  const thief = browser.copy().restart();
  await thief.get();
  await thief.get();
  expect((await browser.restart().get()).status).toBe(401);
  expect((await thief.get()).status).toBe(401);
  expect(reused).toEqual(['ada']);
});

test('the calls of one page go on together', async () => {
  const browser = (await signedIn()).restart();
  const copies = Array.from({ length: 6 }, () => browser.copy());
  const answers = await Promise.all(copies.map((each) => each.get()));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const renewed = copies.filter((each) => each.cookies.get('remember') !== browser.cookies.get('remember'));
  expect(renewed).toHaveLength(1);
  expect((await renewed[0]?.restart().get())?.status).toBe(200);
  expect(await store.listSessions('ada')).toHaveLength(1);
  expect(reused).toEqual([]);
});

test('an answer that got lost costs nobody their sign-in', async () => {
  const browser = (await signedIn()).restart();
  await browser.copy().get();
  const [key = ''] = await redis.keys('remembered:*');
  await redis.hset(key, 'renewedAt', Date.now() - 60_000);
  expect((await browser.get()).status).toBe(200);
  expect((await browser.restart().get()).status).toBe(200);
  expect(reused).toEqual([]);
});

test('signing out forgets the browser, also when its session has run out', async () => {
  const browser = await signedIn();
  const thief = browser.copy().restart();
  await browser.post('/api/logout');
  expect(browser.cookies.size).toBe(0);
  expect((await thief.get()).status).toBe(401);
  const other = (await signedIn()).restart();
  await other.post('/api/logout');
  expect(other.cookies.size).toBe(0);
  expect(await redis.keys('remembered*')).toEqual([]);
});

test('another who signs in at the same browser is not the one who is remembered', async () => {
  const browser = await signedIn();
  await browser.post('/api/login?as=grace&remember=no');
  expect((await browser.get()).body).toEqual({ id: 'grace' });
  expect((await browser.restart().get()).status).toBe(401);
  expect(await redis.keys('remembered:*')).toEqual([]);
});

test('a new session id for the same person leaves the browser remembered', async () => {
  const browser = await signedIn();
  await browser.post('/api/renew');
  expect((await browser.restart().get()).body).toEqual({ id: 'ada' });
});

test('who ends everything of theirs in a remembered browser is signed in there, and not remembered', async () => {
  const browser = await signedIn();
  expect((await browser.restart().post('/api/reset')).status).toBe(200);
  expect((await browser.get()).body).toEqual({ id: 'ada' });
  expect((await browser.restart().get()).status).toBe(401);
});

test('ending all other sessions forgets the other browsers, and this one stays remembered', async () => {
  const other = await signedIn();
  const here = await signedIn();
  const sid = decodeURIComponent(here.cookies.get('sid') ?? '').replace(/^s:(.*)\..*$/, '$1');
  await store.endSessions('ada', { except: sid });
  expect((await other.restart().get()).status).toBe(401);
  expect((await here.restart().get()).status).toBe(200);
});

test('a remembered browser without a session is listed, and can be ended', async () => {
  const browser = await signedIn();
  await redis.del(await redis.keys('session:*'));
  const [listed] = await store.listSessions('ada');
  expect(listed).toMatchObject({ sids: [], browser: 'An unknown browser' });
  expect(await store.endSession('ada', listed?.id ?? '')).toBe(true);
  expect((await browser.restart().get()).status).toBe(401);
});

test('a sign-in that all sessions were ended under is not remembered either', async () => {
  await store.endSessions('ada');
  const late = new Browser();
  const answer = await late.post(`/api/login?as=ada&remember=yes&begunAt=${Date.now() - 1_000}`);
  expect(answer.status).toBe(503);
  expect(late.cookies.size).toBe(0);
  expect(await redis.keys('remembered*')).toEqual([]);
});

test.each(['', 'x', 'a.b', `${'a'.repeat(22)}.${'b'.repeat(43)}`, '%00', '../..'])(
  'a made-up token %j is nothing, and is taken back',
  async (token) => {
    const browser = new Browser();
    browser.cookies.set('remember', token);
    expect((await browser.get()).status).toBe(401);
    expect(await redis.dbsize()).toBe(0);
  },
);

test('while the store is down nobody counts as signed out, and the token stays', async () => {
  const browser = (await signedIn()).restart();
  redis.disconnect();
  const answer = await browser.get('/api/trips');
  expect([answer.status, answer.headers['x-sojourn-notice']]).toEqual([503, 'sessions-unavailable']);
  expect(browser.cookies.has('remember')).toBe(true);
});
