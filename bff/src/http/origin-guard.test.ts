import { tmpdir } from 'node:os';
import { operations } from '@sojourn/contracts/operations';
import { parseEnv } from '@sojourn/node-kit';
import { createTestIssuer } from '@sojourn/node-kit/testing';
import type { Express, Request, Response, Router } from 'express';
import request from 'supertest';
import { createFakeAccounts } from '../auth/accounts.client.fake';
import { createAuthRoutes } from '../auth/auth.routes';
import { createAuthService } from '../auth/auth.service';
import { createFakeMailed } from '../auth/mailed.client.fake';
import { aPerson } from '../auth/person.fake';
import { createMailedRoutes } from '../auth/mailed.routes';
import { createMailedService } from '../auth/mailed.service';
import { compose } from '../compose';
import { envSchema } from '../env';
import { OUTSIDE_CALLS, originGuard } from './origin-guard';
import { startPortal, type FakePortal } from './portal.fake';
import { proxiedRoutes } from './route-map';

type Layer = {
  route?: { path: string | string[]; methods?: Record<string, boolean>; stack: Array<{ method?: string }> };
  handle?: Partial<Router>;
};

/** Every method and path that express knows, whoever registered it; what is proxied is in the route map. */
function routesOf(router: { stack?: Layer[] }): Array<[method: string, path: string]> {
  return (router.stack ?? []).flatMap((layer): Array<[string, string]> => {
    if (layer.route) {
      const paths = [layer.route.path].flat();
      const methods = [...new Set(layer.route.stack.map(({ method }) => method ?? 'all'))];
      return methods.flatMap((method) => paths.map((path): [string, string] => [method, path]));
    }
    return layer.handle && 'stack' in layer.handle ? routesOf(layer.handle as { stack: Layer[] }) : [];
  });
}

const unsafeRoutes = (app: Express) =>
  [
    ...routesOf(app.router as unknown as { stack: Layer[] }),
    ...proxiedRoutes.map(({ method, path }): [string, string] => [method, path]),
  ]
    .flatMap(([method, path]) =>
      method === 'all'
        ? ['post', 'put', 'delete', 'patch'].map((each): [string, string] => [each, path])
        : [[method, path] as [string, string]],
    )
    .filter(([method]) => !['get', 'head', 'options'].includes(method))
    .map(([method, path]) => [method, path.replace(/\/\*\w+/g, '/x').replace(/:\w+/g, '1')] as const);

const strangers: Array<[name: string, headers: Record<string, string>]> = [
  ['a foreign Origin', { origin: 'https://evil.example', 'x-requested-by': 'sojourn' }],
  ['neither Origin nor Sec-Fetch-Site', { 'x-requested-by': 'sojourn' }],
  ['Origin: null', { origin: 'null', 'x-requested-by': 'sojourn' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1', 'x-requested-by': 'sojourn' }],
  ['a cross-site fetch that claims our Origin', { 'sec-fetch-site': 'cross-site', 'x-requested-by': 'sojourn' }],
  ['a form of our own origin without X-Requested-By', { 'sec-fetch-site': 'same-origin' }],
];

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const old = { origin: 'https://sojourn.example', 'x-requested-by': 'sojourn' };

// Over http a request that is not let through is noticed by nothing but a time-out.
test.each<[method: string, path: string, headers: Record<string, string>, passes: boolean]>([
  ['GET', '/api/trips', {}, true],
  ['HEAD', '/', { origin: 'https://evil.example' }, true],
  ['OPTIONS', '/', {}, true],
  ['POST', '/api/trips', ours, true],
  ['POST', '/api/trips', old, true],
  ['POST', '/page', { 'sec-fetch-site': 'same-origin' }, true],
  ['POST', '/api/trips', { 'sec-fetch-site': 'same-origin' }, false],
  ['POST', '/api/trips', { ...ours, 'x-requested-by': 'another' }, false],
  ['POST', '/api/trips', { ...ours, 'sec-fetch-site': 'none' }, false],
  ['POST', '/page', {}, false],
  ['POST', '/page', { origin: 'http://sojourn.example' }, false],
  ['POST', '/api/trips', { ...old, 'sec-fetch-site': 'same-site' }, false],
])('%s %s with %j passes: %s', (method, path, ...[headers, passes]) => {
  const req = { method, path, protocol: 'https', host: 'sojourn.example', get: (name: string) => headers[name] };
  let hasPassed = false;
  const pass = () => void originGuard(req as Request, {} as Response, () => (hasPassed = true));
  if (passes) pass();
  else expect(pass).toThrow('This request did not come from a page of Sojourn.');
  expect(hasPassed).toBe(passes);
});

let portal: FakePortal;
/** The bff as it is composed: a route that somebody forgets here is in it all the same. */
let whole: ReturnType<typeof compose>;

/** Nothing of it is reached: whoever is refused asks no service and no store. */
function anEnvironment(): NodeJS.ProcessEnv {
  const nowhere = 'http://127.0.0.1:9';
  return {
    RELEASES_DIR: tmpdir(),
    SHELL_DIR: tmpdir(),
    REDIS_SESSIONS_URL: 'redis://127.0.0.1:9',
    SESSION_SECRET: 's'.repeat(32),
    IDENTITY_PRIVATE_KEY: createTestIssuer().privateKey,
    ACCOUNTS_URL: nowhere,
    TRIPS_URL: nowhere,
    SEARCH_URL: nowhere,
    AI_URL: nowhere,
    OUTBOX_DIR: tmpdir(),
    LOG_LEVEL: 'silent',
  };
}

const mailed = createFakeMailed(aPerson('ada'));
beforeAll(async () => {
  const unlimited = { attempt: <T>(_who: unknown, work: () => Promise<T>) => work() };
  const unlimitedMail = { ofNetwork: async () => undefined, ofUser: async () => undefined };
  const limits = { signIns: unlimited, signUps: unlimited, mails: unlimitedMail };
  const auth = createAuthService({ accounts: createFakeAccounts(), ...limits });
  const sessions = { endAll: async () => undefined };
  const mailedRoutes = createMailedRoutes({
    mailed: createMailedService({ mailed, limiter: unlimitedMail, guesses: unlimited, sessions }),
  });
  portal = await startPortal({ auth: [createAuthRoutes({ auth }), mailedRoutes] });
  whole = compose(parseEnv(envSchema, anEnvironment()));
});
afterAll(async () => {
  await portal.close();
  await whole.onStopped();
});

test('the app has every unsafe call that a browser may make', () => {
  const known = new Set(unsafeRoutes(whole.app).map((route) => route.join(' ')));
  const wanted = operations
    .filter(({ method }) => method !== 'get')
    .map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '1')}`);
  expect(wanted.length).toBeGreaterThan(40);
  expect(wanted.filter((call) => !known.has(call))).toEqual([]);
});

test.each(strangers)('%s changes nothing on any registered route', async (_name, headers) => {
  const guarded = unsafeRoutes(whole.app).filter(
    ([method, path]) => !OUTSIDE_CALLS.has(`${method.toUpperCase()} ${path}`),
  );
  for (const [method, path] of guarded) {
    const answer = await request(whole.app)[method as 'post'](path).set(headers).send({});
    expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'not-allowed']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('what comes from outside are two calls: outside /api, by a token, whatever the cookies say', async () => {
  expect([...OUTSIDE_CALLS]).toEqual(['POST /mail/unsubscribe', 'POST /mail/stop-watch']);
  for (const call of OUTSIDE_CALLS) expect(call).not.toContain(' /api');
  mailed.asked.length = 0;
  const press = (token: string) =>
    request(portal.app)
      .post(`/mail/unsubscribe?token=${token}`)
      .set({ origin: 'https://mail.example', cookie: 'sid=s:made-up.signature' })
      .type('form')
      .send('List-Unsubscribe=One-Click');
  const answer = await press('good');
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(mailed.asked).toEqual([['unsubscribe', 'good']]);
  expect((await press('')).status).toBe(400);
  await request(portal.app).post('/mail/unsubscribe/').set('origin', 'https://mail.example').expect(403);
});

test.each(['/nowhere', '/mf/registry.json', '/', '/api/unknown'])(
  'a stranger is refused on %s before anybody looks for a route',
  async (path) => {
    await request(portal.app).post(path).set('origin', 'https://evil.example').expect(403);
  },
);

test('a method nobody has heard of is unsafe', async () => {
  await request(portal.app).propfind('/api/trips').expect(403);
});

test('our own page passes, by either of its two words', async () => {
  const call = () => request(portal.app).post('/api/newsletter').send({ email: 'a@example.org' });
  await call().set({ 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' }).expect(200);
  await call()
    .set({ host: 'sojourn.example', origin: 'http://sojourn.example', 'x-requested-by': 'sojourn' })
    .expect(200);
});
