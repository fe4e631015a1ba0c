import { createLogger } from '@sojourn/node-kit';
import type { Express, Request, Response, Router } from 'express';
import { MemoryStore } from 'express-rate-limit';
import request from 'supertest';
import { createFakeAccounts } from '../auth/accounts.client.fake';
import { createAuthRoutes } from '../auth/auth.routes';
import { createAuthService } from '../auth/auth.service';
import { createFakeDataRights } from '../auth/data-rights.client.fake';
import { createDataRightsService } from '../auth/data-rights.service';
import { createDataRoutes } from '../auth/data.routes';
import { createGoogleAttempts } from '../auth/google-attempt';
import { createFakeGoogleClient } from '../auth/google.client.fake';
import { createGoogleRoutes } from '../auth/google.routes';
import { createGoogleService } from '../auth/google.service';
import { createFakeMailed } from '../auth/mailed.client.fake';
import { aPerson } from '../auth/person.fake';
import { createMailedRoutes } from '../auth/mailed.routes';
import { createMailedService } from '../auth/mailed.service';
import { createPasskeyAttempts } from '../auth/passkey-attempt';
import { createFakePasskeys } from '../auth/passkeys.client.fake';
import { createPasskeyRoutes } from '../auth/passkeys.routes';
import { createPasskeyService } from '../auth/passkeys.service';
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
const mailed = createFakeMailed(aPerson('ada'));
beforeAll(async () => {
  const unlimited = { attempt: <T>(_who: unknown, work: () => Promise<T>) => work() };
  const auth = createAuthService({ accounts: createFakeAccounts(), signIns: unlimited, signUps: unlimited });
  const google = createGoogleRoutes({
    google: createGoogleService({ provider: undefined, accounts: createFakeGoogleClient(), signIns: unlimited }),
    attempts: createGoogleAttempts({ secret: 's'.repeat(32), secure: false }),
    sessions: { endAll: async () => undefined, endAllBut: async () => undefined },
    logger: createLogger({ name: 'bff', level: 'silent' }),
  });
  const unlimitedMail = { ofNetwork: async () => undefined, ofUser: async () => undefined };
  const sessions = { endAll: async () => undefined };
  const mailedRoutes = createMailedRoutes({
    mailed: createMailedService({ mailed, limiter: unlimitedMail, sessions }),
  });
  const passkeys = createPasskeyRoutes({
    passkeys: createPasskeyService({
      accounts: createFakePasskeys(),
      signIns: unlimited,
      used: { use: async () => true },
      sessions: { endAllBut: async () => undefined },
    }),
    attempts: createPasskeyAttempts({ secret: 's'.repeat(32), secure: false }),
    publicUrl: 'https://sojourn.example',
  });
  const data = createDataRoutes({
    rights: createDataRightsService({
      accounts: createFakeDataRights(),
      sessions: { list: async () => [], endAll: async () => undefined },
      watch: { note: async () => undefined },
      guesses: unlimited,
      storeFor: () => new MemoryStore(),
      now: () => 0,
    }),
  });
  portal = await startPortal({ auth: [createAuthRoutes({ auth }), google, mailedRoutes, passkeys, data] });
});
afterAll(() => portal.close());

test('the app has the unsafe routes that the product needs', () => {
  const known = unsafeRoutes(portal.app).map((route) => route.join(' '));
  expect(known).toEqual(
    expect.arrayContaining([
      'post /api/login',
      'post /api/register',
      'post /api/logout',
      'post /api/auth/logout',
      'post /api/auth/complete-linking',
      'post /api/auth/complete-seamless-linking',
      'post /api/auth/link-token',
      'delete /api/user/account-links',
      'post /api/auth/forgot-password',
      'post /api/auth/reset-password',
      'put /api/user/email',
      'post /api/auth/passkeys/sign-in',
      'post /api/user/proof',
      'delete /api/user/passkeys/1',
      'put /api/user/email/verification',
      'post /api/user/data-export',
      'post /api/user/leaving',
      'delete /api/user/leaving',
      'post /api/trips',
      'delete /api/trips/1',
      'post /api/ai/recommendations',
    ]),
  );
});

test.each(strangers)('%s changes nothing on any registered route', async (_name, headers) => {
  const guarded = unsafeRoutes(portal.app).filter(
    ([method, path]) => !OUTSIDE_CALLS.has(`${method.toUpperCase()} ${path}`),
  );
  for (const [method, path] of guarded) {
    const answer = await request(portal.app)[method as 'post'](path).set(headers).send({});
    expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'not-allowed']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect(portal.service.seen).toEqual([]);
});

test('what comes from outside is one call: outside /api, by a token, whatever the cookies say', async () => {
  expect([...OUTSIDE_CALLS]).toEqual(['POST /mail/unsubscribe']);
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
