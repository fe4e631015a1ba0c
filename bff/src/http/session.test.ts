import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { createLogger } from '@sojourn/node-kit';
import express, { type Request, type Response, type Router } from 'express';
import session from 'express-session';
import { Redis } from 'ioredis';
import request from 'supertest';
import { startPortal, type FakePortal } from './portal.fake';
import { createSession, destroySession, regenerateSession, requireSignedIn } from './session';
import { SessionStore } from './session-store';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TestRedis;
let redis: Redis;
let portal: FakePortal;
let door: Server;
let origin: string;
/** Lets the slow route go on; it waits from `arrived` on. */
let slow: { arrived: Promise<void>; arrive(): void; go: Promise<void>; letGo(): void };

const gate = () => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return [passed, open] as const;
};

function auth(): Router {
  const router = express.Router();
  router.post('/api/login', async (req, res) => {
    await regenerateSession(req, { userId: String(req.query['as']) });
    res.json({});
  });
  router.post(['/api/logout', '/api/auth/logout'], async (req, res) => {
    await destroySession(req);
    res.json({});
  });
  router.get('/api/auth/user', (req, res) => {
    res.json({ id: requireSignedIn(req) });
  });
  router.post('/api/slow', async (req, res) => {
    slow.arrive();
    await slow.go;
    Object.assign(req.session, { seen: true });
    res.json({});
  });
  return router;
}

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());

beforeEach(async () => {
  const [arrived, arrive] = gate();
  const [go, letGo] = gate();
  slow = { arrived, arrive, go, letGo };
  redis = new Redis(server.url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 5_000,
    retryStrategy: () => 20,
  });
  redis.on('error', () => undefined);
  if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
  await redis.flushall();
  portal = await startPortal({ store: new SessionStore(redis), auth: auth() });
  door = createServer(portal.app);
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
});
afterEach(async () => {
  door.close();
  door.closeAllConnections();
  redis.disconnect();
  await portal.close();
});

const signIn = async (cookie?: string) => {
  const call = request(origin).post('/api/login?as=u1').set(ours);
  const answer = await (cookie ? call.set('cookie', cookie) : call).expect(200);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
};
const user = (cookie: string) => request(origin).get('/api/auth/user').set('cookie', cookie);
const keyOf = async () => (await redis.keys('session:*'))[0] ?? '';

describe('a stranger', () => {
  test.each(['/', '/api/destinations', '/api/auth/user', '/mf/registry.json', '/healthz'])(
    'who reads %s gets no cookie and leaves no key in Redis',
    async (path) => {
      const answer = await request(origin).get(path);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await redis.dbsize()).toBe(0);
    },
  );

  test('who plants a cookie gains nothing by a sign-in', async () => {
    const planted = await signIn();
    const real = await signIn(planted);
    expect(real).not.toBe(planted);
    await user(planted).expect(401);
    await user(real).expect(200, { id: 'u1' });
  });

  test('who signs out gets no cookie', async () => {
    const answer = await request(origin).post('/api/logout').set(ours).expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('who makes up a cookie is a guest', async () => {
    await user('sid=s%3Amade-up.signature').expect(401);
    expect(await redis.dbsize()).toBe(0);
  });
});

describe('a session', () => {
  test('has a cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await request(origin).post('/api/login?as=u1').set(ours);
    expect(String(answer.headers['set-cookie'])).toMatch(/^sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('lives 30 minutes after its last use', async () => {
    const cookie = await signIn();
    const key = await keyOf();
    expect(await redis.pttl(key)).toBeGreaterThan(29 * MINUTE);
    await redis.pexpire(key, 5 * MINUTE);
    await user(cookie).expect(200);
    expect(await redis.pttl(key)).toBeGreaterThan(29 * MINUTE);
  });

  test('lives on by proxied calls, too', async () => {
    const cookie = await signIn();
    const key = await keyOf();
    await redis.pexpire(key, 5 * MINUTE);
    await request(origin).get('/api/trips').set('cookie', cookie).expect(200);
    await user(cookie).expect(200);
    expect(await redis.pttl(key)).toBeGreaterThan(29 * MINUTE);
  });

  test('ends for proxied calls at once when it ends', async () => {
    const cookie = await signIn();
    await request(origin).get('/api/trips').set('cookie', cookie).expect(200);
    await request(origin).post('/api/logout').set(ours).set('cookie', cookie).expect(200);
    await request(origin).get('/api/trips').set('cookie', cookie).expect(401);
  });

  test('is touched in Redis once a minute at most', async () => {
    const cookie = await signIn();
    await user(cookie).expect(200);
    const key = await keyOf();
    await redis.pexpire(key, 5 * MINUTE);
    await user(cookie).expect(200);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(5 * MINUTE);
  });

  test('ends 12 hours after its birth, however busy', async () => {
    const cookie = await signIn();
    const key = await keyOf();
    const kept = JSON.parse((await redis.get(key)) ?? '{}');
    const bornAgo = async (ms: number) => {
      await redis.set(key, JSON.stringify({ ...kept, bornAt: Date.now() - ms }), 'KEEPTTL');
      // Another process, which has not read it before.
      const other = await startPortal({ store: new SessionStore(redis), auth: auth() });
      const answer = await request(other.app).get('/api/auth/user').set('cookie', cookie);
      await other.close();
      return answer.status;
    };
    expect(await bornAgo(12 * HOUR - 5 * MINUTE)).toBe(200);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(5 * MINUTE);
    expect(await bornAgo(12 * HOUR)).toBe(401);
  });

  test('ends at logout, and takes its cookie back', async () => {
    const cookie = await signIn();
    const answer = await request(origin).post('/api/logout').set(ours).set('cookie', cookie).expect(200);
    expect(String(answer.headers['set-cookie'])).toContain('sid=; Path=/; Expires=Thu, 01 Jan 1970');
    await user(cookie).expect(401);
    expect(await redis.dbsize()).toBe(0);
  });

  test('that was ended stays ended when a slow request saves it afterwards', async () => {
    const cookie = await signIn();
    const late = request(origin)
      .post('/api/slow')
      .set(ours)
      .set('cookie', cookie)
      .then((answer) => answer.status);
    await slow.arrived;
    await request(origin).post('/api/logout').set(ours).set('cookie', cookie).expect(200);
    slow.letGo();
    expect(await late).toBe(200);
    expect(await redis.dbsize()).toBe(0);
    await user(cookie).expect(401);
  });

  test('is saved by a slow request when nobody ended it', async () => {
    const cookie = await signIn();
    slow.letGo();
    await request(origin).post('/api/slow').set(ours).set('cookie', cookie).expect(200);
    expect(JSON.parse((await redis.get(await keyOf())) ?? '{}')).toMatchObject({ data: { userId: 'u1', seen: true } });
  });
});

// Over http a step that is never done is noticed by nothing but a time-out.
test('every step of a session is done at once', async () => {
  const turns = async () => {
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    throw new Error('It is never done.');
  };
  const atOnce = (work: Promise<void>) => Promise.race([work, turns()]);
  const logger = createLogger({ name: 'test', level: 'silent' });
  const use = createSession({ store: new session.MemoryStore(), secret: 's'.repeat(32), secure: false, logger });
  const req = Object.assign(new IncomingMessage(new Socket()), { url: '/', originalUrl: '/' }) as unknown as Request;
  const res = Object.assign(new ServerResponse(req), { locals: {} }) as unknown as Response;
  Object.assign(req, { res });
  let passed = 0;
  void use(req, res, () => (passed += 1));
  expect(passed).toBe(1);
  const first = req.sessionID;
  await atOnce(regenerateSession(req, { userId: 'u1' }));
  expect(requireSignedIn(req)).toBe('u1');
  expect(req.sessionID).not.toBe(first);
  await atOnce(destroySession(req));
  expect(req.session).toBeUndefined();
});

test('a session that cannot be saved after the answer does not run the routes again', async () => {
  const store = new session.MemoryStore();
  const logged: Array<Record<string, unknown>> = [];
  const logger = createLogger({
    name: 'test',
    level: 'info',
    destination: { write: (line) => void logged.push(JSON.parse(line)) },
  });
  store.set = (_sid, _session, done) => done?.(new Error('away'));
  let runs = 0;
  const app = express();
  app.use(createSession({ store, secret: 's'.repeat(32), secure: false, logger }), (req, res) => {
    runs += 1;
    if (!res.headersSent) {
      Object.assign(req.session, { seen: true });
      res.json({});
    }
  });
  // Express goes on behind the handler when it is told to go on twice.
  app.use((_req, _res, next) => {
    runs += 1;
    next();
  });
  await request(app).get('/').expect(200);
  expect(runs).toBe(1);
  expect(logged).toMatchObject([{ msg: 'session store is down', cause: 'away' }]);
});

describe('with the store down', () => {
  const down = async () => {
    const cookie = await signIn();
    redis.disconnect();
    return cookie;
  };

  test('search goes on as a guest, with a notice', async () => {
    const cookie = await down();
    const answer = await request(origin).get('/api/destinations').set('cookie', cookie).expect(200);
    expect(answer.headers['x-sojourn-notice']).toBe('sessions-unavailable');
  });

  test('somebody with a cookie is told to wait, not to sign in again', async () => {
    const cookie = await down();
    const answer = await request(origin).get('/api/trips').set('cookie', cookie).expect(503);
    expect(answer.body.code).toBe('unavailable');
    expect(answer.headers['retry-after']).toBe('5');
  });

  test('nobody can sign in, and is told so', async () => {
    await down();
    const answer = await request(origin).post('/api/login?as=u1').set(ours).expect(503);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
