import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import express, { type Router } from 'express';
import { Redis } from 'ioredis';
import request from 'supertest';
import { startPortal, type FakePortal } from '../http/portal.fake';
import { destroySession, regenerateSession } from '../http/session';
import { SessionStore } from '../http/session-store';
import { createPeoplesSessions } from './peoples-sessions.redis';
import { createFakeSecurityLogClient, type FakeSecurityLogClient } from './security-log.client.fake';
import { createSessionRoutes } from './sessions.routes';
import { createSessionService } from './sessions.service';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0 <script>';

let server: TestRedis;
let redis: Redis;
let store: SessionStore;
let portal: FakePortal;
let log: FakeSecurityLogClient;

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());
beforeEach(async () => {
  redis = await connect();
  await redis.flushall();
  store = new SessionStore(redis);
  log = createFakeSecurityLogClient();
  const routes = createSessionRoutes({
    sessions: createSessionService({ sessions: createPeoplesSessions(store), securityLog: log }),
  });
  portal = await startPortal({ store, auth: [signingIn(), routes] });
});
afterEach(async () => {
  redis.disconnect();
  await portal.close();
});

async function connect(): Promise<Redis> {
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 5_000,
    retryStrategy: () => 20,
  };
  const client = new Redis(server.url, options);
  client.on('error', () => undefined);
  await new Promise((resolve) => client.once('ready', resolve));
  return client;
}

function signingIn(): Router {
  const router = express.Router();
  router.post('/api/login', async (req, res) => {
    const begunAt = Number(req.query['begunAt'] ?? Date.now());
    await regenerateSession(req, { userId: String(req.query['as']), begunAt });
    res.json({});
  });
  router.post('/api/logout', async (req, res) => {
    await destroySession(req);
    res.json({});
  });
  return router;
}

const signIn = async (as = 'ada', userAgent = CHROME) => {
  const answer = await request(portal.app)
    .post(`/api/login?as=${as}`)
    .set({ ...ours, 'user-agent': userAgent });
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
};
const list = (cookie: string) => request(portal.app).get('/api/user/sessions').set('cookie', cookie);
const listed = async (cookie: string) => (await list(cookie).expect(200)).body as { id: string; isCurrent: boolean }[];
const end = (cookie: string, id = '') =>
  request(portal.app)
    .delete(`/api/user/sessions${id && `/${id}`}`)
    .set({ ...ours, cookie });
const otherThan = (sessions: { id: string; isCurrent: boolean }[]) =>
  sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';

describe('the sessions of a person', () => {
  test('are for those who are signed in', async () => {
    await list('').expect(401);
    await end('').expect(401);
    await end('', 'x').expect(401);
    await request(portal.app).get('/api/user/security-events').expect(401);
  });

  test('stand at one address, written in one way, and are kept by no cache', async () => {
    const cookie = await signIn();
    const answers = await Promise.all(
      ['/api/user/sessions', '/api/user/security-events'].map((path) =>
        request(portal.app).get(path).set('cookie', cookie).expect(200),
      ),
    );
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
    await request(portal.app).get('/api/user/Sessions').set('cookie', cookie).expect(404);
    await request(portal.app).get('/api/user/Security-Events').set('cookie', cookie).expect(404);
  });

  test('are named by browser, none by the words of a stranger, and say which one asks', async () => {
    await signIn('ada', FIREFOX);
    const here = await signIn('ada', CHROME);
    await signIn('grace');
    const { body, headers } = await list(here).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ browser: 'Chrome on Windows', isCurrent: true, isRemembered: false }),
        expect.objectContaining({ browser: 'Firefox on Linux', isCurrent: false }),
      ]),
    );
    expect((await redis.hvals('sessions-of:ada')).join()).not.toContain('script');
  });

  test('do not give away what opens them', async () => {
    const here = await signIn();
    const sid = (await redis.hkeys('sessions-of:ada'))[0] ?? '';
    expect(here).toContain(sid);
    expect(JSON.stringify(await listed(here))).not.toContain(sid);
  });

  test('can be ended one at a time, at once', async () => {
    const there = await signIn();
    const here = await signIn();
    await end(here, otherThan(await listed(here))).expect(200, {});
    await list(there).expect(401);
    await list(here).expect(200);
    expect(log.recorded).toEqual(['ada session-ended']);
  });

  test('of another are not there to be ended', async () => {
    const graces = await signIn('grace');
    const [hers] = await listed(graces);
    const here = await signIn();
    await end(here, hers?.id).expect(404);
    await end(here, 'made-up').expect(404);
    await list(graces).expect(200);
    expect(log.recorded).toEqual([]);
  });

  test('can be ended all but the one that asks', async () => {
    const others = [await signIn(), await signIn('ada', FIREFOX)];
    const graces = await signIn('grace');
    const here = await signIn();
    await end(here).expect(200, {});
    for (const other of others) await list(other).expect(401);
    expect(await listed(here)).toHaveLength(1);
    await list(graces).expect(200);
    await request(portal.app)
      .get('/api/user/security-events')
      .set('cookie', here)
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject([{ kind: 'other-sessions-ended' }]));
  });

  test('that were ended elsewhere are ended here within half a second', async () => {
    const there = await signIn();
    await list(there).expect(200);
    const other = await connect();
    await new SessionStore(other).endSessions('ada');
    other.disconnect();
    const isOver = async (): Promise<boolean> => (await list(there)).status === 401 || isOver();
    expect(await isOver()).toBe(true);
  });

  test('that are being made while all are ended are ended, too', async () => {
    const here = await signIn();
    const begunAt = Date.now() - 1_000;
    await end(here).expect(200);
    const late = await request(portal.app).post(`/api/login?as=ada&begunAt=${begunAt}`).set(ours).expect(503);
    expect(late.headers['set-cookie']).toBeUndefined();
    expect(await listed(here)).toHaveLength(1);
  });

  test('leave the list when somebody signs out or is away for long', async () => {
    const there = await signIn();
    await signIn('ada', FIREFOX);
    const here = await signIn();
    await request(portal.app)
      .post('/api/logout')
      .set({ ...ours, cookie: there });
    const [, gone] = await redis.keys('session:*');
    const sidHere = decodeURIComponent(here).slice('sid=s:'.length).split('.')[0] ?? '';
    await redis.del(gone?.endsWith(sidHere) ? ((await redis.keys('session:*'))[0] ?? '') : (gone ?? ''));
    expect(await listed(here)).toHaveLength(1);
    expect(await redis.hlen('sessions-of:ada')).toBe(1);
  });

  test('are fifty at most, those seen last', async () => {
    const first = await signIn();
    for (let n = 0; n < 51; n += 1) await signIn();
    const newest = await signIn();
    expect(await redis.hlen('sessions-of:ada')).toBe(50);
    expect(await redis.keys('session:*')).toHaveLength(50);
    await list(first).expect(401);
    expect((await listed(newest)).map(({ isCurrent }) => isCurrent).indexOf(true)).toBe(0);
  });

  test('from before there was a list are listed when they are used', async () => {
    const here = await signIn();
    await redis.del('sessions-of:ada');
    const other = await connect();
    const later = await startPortal({
      store: new SessionStore(other),
      auth: [
        createSessionRoutes({
          sessions: createSessionService({ sessions: createPeoplesSessions(store), securityLog: log }),
        }),
      ],
    });
    await request(later.app).get('/api/user/security-events').set('cookie', here).expect(200);
    expect(await listed(here)).toHaveLength(1);
    other.disconnect();
    await later.close();
  });

  test('cannot be told while the store is down, and nobody is told to be signed out', async () => {
    const here = await signIn();
    redis.disconnect();
    await list(here).expect(503);
    await end(here).expect(503);
  });
});
