/** Data rights as a process has them: over http, with the queue, its worker and the rounds. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger, createServiceApp, parseEnv } from '@sojourn/node-kit';
import {
  createTestIssuer,
  createTestServiceParts,
  openZip,
  startRedis,
  type TestRedis,
} from '@sojourn/node-kit/testing';
import { Registry } from 'prom-client';
import request from 'supertest';
import { envSchema } from './env';
import { newExport } from './export/export.model';
import { PASSWORD, startLeaving } from './leaving/leaving.fake';
import { createLinks } from './mail/messages/links';
import { openDataRights } from './open-data-rights';
import { createSecurityLogService } from './security/security-log.service';

const issuer = createTestIssuer();
const logger = createLogger({ name: 'accounts', level: 'silent' });
let redis: TestRedis;
const endings: (() => unknown)[] = [];

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** What others store about everybody: nothing. */
const stored: Record<string, unknown> = {
  'GET /person/trips': [],
  'GET /person/tips': { written: [], liked: [], reported: [] },
  'GET /person/statistics': { trips: 0, countries: 0, activities: 0 },
  'GET /person/answers': [],
  'GET /person/watches': [],
  'PUT /person/links': {},
  'POST /watch-notices/claim': { notices: [] },
};

async function startOthers() {
  const calls: string[] = [];
  const server = createServer((req, res) => {
    const call = `${req.method} ${req.url}`;
    calls.push(call);
    res.setHeader('content-type', 'application/json').end(JSON.stringify(stored[call]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function start(given: Record<string, string> = {}) {
  const others = await startOthers();
  const env = parseEnv(envSchema, {
    MONGODB_URI: 'mongodb://127.0.0.1/accounts',
    IDENTITY_PUBLIC_KEYS: issuer.publicKeys,
    IDENTITY_PRIVATE_KEY: createTestIssuer('sojourn-accounts').privateKey,
    PUBLIC_URL: 'https://sojourn.example',
    REDIS_QUEUE_URL: redis.url,
    OUTBOX_DIR: '/outbox',
    TRIPS_URL: others.url,
    AI_URL: others.url,
    SEARCH_URL: others.url,
    ...given,
  });
  const of = startLeaving();
  await of.addPerson('ada');
  await of.exports.removeOf('ada');
  const now = () => new Date();
  const rights = openDataRights(env, {
    ...of,
    tokens: of.tokenStore,
    mail: { queue: { ...of.mail, counts: async () => ({}), close: async () => undefined }, forget: of.mail.forget },
    links: createLinks(env.PUBLIC_URL),
    securityLog: createSecurityLogService({ events: of.events, newId: () => 'event', now }),
    logger,
    now,
  });
  endings.push(() => rights.close());
  const { app } = createServiceApp({
    ...createTestServiceParts('accounts', issuer),
    routes: rights.addRoutes,
  });
  const bearer = await issuer.bearer('accounts', { sub: 'ada', kind: 'user' });
  const ask = (method: 'get' | 'post' | 'delete', path: string, by = bearer) =>
    request(app)[method](path).set('authorization', by);
  const download = async () => {
    const deadline = AbortSignal.timeout(10_000);
    while ((await ask('get', '/users/ada/data-export').expect(200)).body.state !== 'ready') deadline.throwIfAborted();
    return ask('get', '/user/data-export/file').buffer().parse(binary).expect(200);
  };
  return { ...of, rights, ask, download, calls: others.calls };
}

const binary = (res: request.Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  const stream = res as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
};

const session = { browser: 'Chrome on Linux', signedInAt: '2026-11-22T09:00:00Z', lastSeenAt: '2026-11-22T12:00:00Z' };
const orderedBy = async (ask: Awaited<ReturnType<typeof start>>['ask']) => {
  // The connection to the queue is a new one, and refuses what comes before it stands.
  const deadline = AbortSignal.timeout(10_000);
  let answer = await ask('post', '/users/ada/data-export').send({ sessions: [session] });
  while (answer.status === 503) {
    deadline.throwIfAborted();
    answer = await ask('post', '/users/ada/data-export').send({ sessions: [session] });
  }
  return answer;
};

test('downloads and leaving are for nobody but oneself', async () => {
  const { ask } = await start();
  const guest = await issuer.bearer('accounts');
  const grace = await issuer.bearer('accounts', { sub: 'grace', kind: 'user' });
  for (const [method, path, body] of [
    ['get', '/users/ada/data-export', undefined],
    ['post', '/users/ada/data-export', { sessions: [] }],
    ['get', '/users/ada/leaving', undefined],
    ['post', '/users/ada/leaving', { password: PASSWORD, isFresh: true }],
    ['delete', '/users/ada/leaving', undefined],
  ] as const) {
    await ask(method, path, guest).send(body).expect(401);
    await ask(method, path, grace).send(body).expect(403);
  }
  await ask('get', '/user/data-export/file', guest).expect(401);
  await ask('get', '/user/data-export/file', grace).expect(404);
});

test.each(['/users/ada/data-export', '/users/ada/leaving'])('POST %s refuses what has another shape', async (path) => {
  const { ask } = await start();
  await ask('post', path).send({ sessions: 'all', isFresh: 'yes' }).expect(400);
});

test('a download is ordered, made and fetched, and named after its day', async () => {
  const { ask, download, mail, calls } = await start();
  const ordered = await orderedBy(ask);
  expect([ordered.status, ordered.body.state]).toEqual([202, 'preparing']);
  const { headers, body } = await download();
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename=sojourn-${ordered.body.askedAt.slice(0, 10)}.zip`,
    'content-type': 'application/zip',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const entries = openZip(body as Buffer);
  expect(JSON.parse(entries.get('sessions.json')?.toString() ?? '')).toEqual([session]);
  expect(JSON.parse(entries.get('account.json')?.toString() ?? '')).toMatchObject({ username: 'ada' });
  expect(new Set(calls)).toEqual(new Set(Object.keys(stored).filter((call) => call.startsWith('GET'))));
  expect(mail.sent).toMatchObject([{ kind: 'download-ready', to: 'ada@example.org' }]);
});

test('an order that was lost on its way is made by a round', async () => {
  const { exports, download } = await start({ LEAVING_GRACE_SECONDS: '1' });
  await exports.begin(newExport({ userId: 'ada', id: 'lost', askedAt: new Date(), sessions: [] }));
  expect((await download()).body.length).toBeGreaterThan(0);
});

test('leaving is begun and taken back, and trips are told of both', async () => {
  const { ask, calls } = await start();
  const before = await ask('get', '/users/ada/leaving').expect(200, { leavesAt: null, proof: 'password' });
  expect(before.body.leavesAt).toBeNull();
  await ask('post', '/users/ada/leaving').send({ password: 'Wrong!Password', isFresh: true }).expect(401);
  const left = await ask('post', '/users/ada/leaving').send({ password: PASSWORD, isFresh: false }).expect(200);
  const graceDays = (Date.parse(left.body.leavesAt) - Date.now()) / 86_400_000;
  expect(Math.round(graceDays)).toBe(7);
  expect((await ask('get', '/users/ada/leaving')).body.leavesAt).toBe(left.body.leavesAt);
  await ask('delete', '/users/ada/leaving').expect(200, {});
  expect((await ask('get', '/users/ada/leaving')).body.leavesAt).toBeNull();
  expect(calls).toEqual(['PUT /person/links', 'PUT /person/links']);
});

test('orders are counted by state', async () => {
  const { rights, ask, download } = await start();
  const metrics = new Registry();
  rights.countJobs(metrics);
  await orderedBy(ask);
  await download();
  expect(await metrics.metrics()).toMatch(
    /# HELP accounts_export_jobs Downloads .*\n(.*\n)*accounts_export_jobs\{state="waiting"\} 0/,
  );
});
