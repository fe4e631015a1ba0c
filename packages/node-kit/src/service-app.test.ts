import type { Identity } from '@sojourn/contracts';
import { base64url, SignJWT } from 'jose';
import { createPrivateKey } from 'node:crypto';
import request from 'supertest';
import { z } from 'zod';
import { AppError } from './app-error';
import { createIdentityVerifier } from './identity-verifier';
import { createLogger } from './logger';
import { parseInput } from './parse-input';
import { identityOf, requireUser } from './require-identity';
import { createServiceApp } from './service-app';
import { createTestIssuer } from './testing/identity';

const issuer = createTestIssuer();

function start(checks: Record<string, () => Promise<void>> = {}) {
  const logged: Array<Record<string, unknown>> = [];
  const destination = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const service = createServiceApp({
    name: 'search',
    version: '1.2.3',
    logger: createLogger({ name: 'search', level: 'info', destination }),
    verifier: createIdentityVerifier({ publicKeys: issuer.publicKeys, audience: 'search' }),
    adapters: { flights: 'sandbox' },
    checks,
    routes: (router) => {
      router.get('/who', (_req, res) => void res.json(identityOf(res)));
      router.get('/mine', (_req, res) => void res.json({ id: requireUser(res) }));
      router.get('/things/:id', (_req, res) => void res.json({}));
      router.get('/broken', () => {
        throw new Error('secret detail');
      });
      router.get('/busy', () => {
        throw new AppError('unavailable', 'Please wait.', { retryAfterSeconds: 7 });
      });
      router.post(
        '/things',
        (req, res) => void res.json(parseInput(z.object({ name: z.string('Please name it.') }), req.body)),
      );
    },
  });
  return { ...service, logged, call: request(service.app) };
}

const now = () => Math.floor(Date.now() / 1000);
const key = createPrivateKey({ key: JSON.parse(issuer.privateKey), format: 'jwk' });
const token = (claims: Record<string, unknown>, header: Record<string, unknown> = {}) =>
  new SignJWT({ kind: 'user', sub: 'u1', iss: 'sojourn-bff', aud: 'search', iat: now(), exp: now() + 60, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'sojourn-bff', ...header })
    .sign(key);
const unsigned = [
  { alg: 'none', kid: 'sojourn-bff' },
  { kind: 'user', sub: 'u1', iss: 'sojourn-bff', aud: 'search', iat: now(), exp: now() + 60 },
]
  .map((part) => base64url.encode(JSON.stringify(part)))
  .join('.');

const strangers: Array<[name: string, authorization: () => Promise<string> | string]> = [
  ['no token', () => ''],
  ['another scheme', () => 'Basic dTpw'],
  ['another scheme with a good token', async () => `Basic ${await token({})}`],
  ['a scheme alone', () => 'Bearer'],
  ['nonsense', () => 'Bearer nonsense'],
  ['alg none', () => `Bearer ${unsigned}.`],
  ['another audience', async () => `Bearer ${await token({ aud: 'trips' })}`],
  ['an expired token', async () => `Bearer ${await token({ iat: now() - 90, exp: now() - 30 })}`],
  ['a token that lives too long', async () => `Bearer ${await token({ exp: now() + 3600 })}`],
  ['a token without an end', async () => `Bearer ${await token({ exp: undefined })}`],
  ['an issuer that is not the key’s', async () => `Bearer ${await token({ iss: 'sojourn-ai' })}`],
  ['a key nobody knows', async () => createTestIssuer('stranger').bearer('search')],
  ['a foreign key under a known name', async () => createTestIssuer('sojourn-bff').bearer('search')],
  ['a kind that does not exist', async () => `Bearer ${await token({ kind: 'admin' })}`],
];

test.each(strangers)('%s is refused on every route, known or not', async (_name, authorization) => {
  const { call } = start();
  for (const path of ['/who', '/nowhere']) {
    const answer = await call.get(path).set('authorization', await authorization());
    expect([answer.status, answer.body.code]).toEqual([401, 'sign-in-required']);
  }
});

describe('bad input', () => {
  const post = async (body: string) =>
    start()
      .call.post('/things')
      .set({ authorization: await issuer.bearer('search'), 'content-type': 'application/json' })
      .send(body);

  test.each([
    ['{"name":', 400, 'bad-input'],
    ['{"name":1}', 400, 'bad-input'],
    ['{"name":{"$ne":null}}', 400, 'bad-input'],
    ['{"name":"x","filter[$gt]":1}', 400, 'bad-input'],
    [`{"name":"${'x'.repeat(102_400)}"}`, 413, 'too-large'],
  ])('%.30s is refused', async (body, status, code) => {
    const answer = await post(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('names the first fault for a person and all of them for the form', async () => {
    const { body } = await post('{}');
    expect(body).toMatchObject({ message: 'Please name it.', details: [{ path: 'name', message: 'Please name it.' }] });
  });

  test('logs no stack', async () => {
    const { call, logged } = start();
    await call
      .post('/things')
      .set('authorization', await issuer.bearer('search'))
      .send({})
      .expect(400);
    expect(logged.filter((line) => 'err' in line)).toEqual([]);
    expect(logged.at(-1)).toMatchObject({
      path: '/things',
      status: 400,
      requestId: expect.any(String),
      traceId: expect.any(String),
    });
  });
});

describe('a good caller', () => {
  const as = async (path: string, identity?: Identity) =>
    start()
      .call.get(path)
      .set('authorization', await issuer.bearer('search', identity));

  test('is known by kind and id', async () => {
    expect((await as('/who')).body).toEqual({ sub: 'guest', kind: 'guest' });
    expect((await as('/mine', { sub: 'u1', kind: 'user' })).body).toEqual({ id: 'u1' });
    expect((await as('/mine')).body).toMatchObject({
      code: 'sign-in-required',
      message: 'Please sign in to continue.',
    });
  });

  test('learns neither what serves it nor a tag of the answer', async () => {
    const { headers } = await as('/who');
    expect([headers['x-powered-by'], headers['etag']]).toEqual([undefined, undefined]);
  });

  test('gets back its request id, or a new one', async () => {
    const { call } = start();
    const authorization = await issuer.bearer('search');
    await call
      .get('/who')
      .set({ authorization, 'x-request-id': 'request-0001' })
      .expect('x-request-id', 'request-0001');
    const answer = await call.get('/who').set({ authorization, 'x-request-id': 'bad id; drop table' });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is told when to come back', async () => {
    const answer = await as('/busy');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '7']);
  });

  test('learns nothing from an unknown error, while the log has its stack', async () => {
    const { call, logged } = start();
    const answer = await call
      .get('/broken')
      .set('authorization', await issuer.bearer('search'))
      .expect(500);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(JSON.stringify(logged)).toContain('secret detail');
  });
});

describe('health', () => {
  test('is told without an identity', async () => {
    const { call, metricsApp } = start({ redis: () => Promise.resolve() });
    await call.get('/livez').expect(200);
    await call.get('/readyz').expect(200);
    await request(metricsApp).get('/readyz').expect(200);
    const { body } = await call.get('/healthz').expect(200);
    expect(body).toMatchObject({ name: 'search', version: '1.2.3', status: 'ok', adapters: { flights: 'sandbox' } });
  });

  test('is not ready while a dependency is down, nor while draining', async () => {
    const down = start({ redis: () => Promise.reject(new Error('refused')) });
    const answer = await down.call.get('/readyz').expect(503);
    expect(answer.body.checks.redis).toEqual({ ok: false, message: 'refused' });
    const draining = start();
    draining.readiness.drain();
    await draining.call.get('/readyz').expect(503);
    await draining.call.get('/livez').expect(200);
  });

  test('metrics name routes by template', async () => {
    const { call, metricsApp } = start();
    await call
      .get('/things/7')
      .set('authorization', await issuer.bearer('search'))
      .expect(200);
    const { text } = await request(metricsApp).get('/metrics').expect(200);
    expect(text).toContain('route="/things/:id"');
    expect(text).toContain('nodejs_eventloop_lag');
  });
});
