import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { AppError } from './app-error';
import { runInContext } from './request-context';
import { createUpstream, splitUrls, typedRefusal, type Upstream } from './upstream';

const schema = z.object({ ok: z.boolean() });
let server: Server;
let seen: Array<{ url: string; headers: Record<string, unknown>; body: string }>;
let answer: RequestListener;
let upstream: Upstream;

const create = (timeoutMs: number, others = '') =>
  createUpstream({
    name: 'search',
    baseUrl: `${others}http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeoutMs,
    sign: async ({ sub }) => `token-of-${sub}`,
  });

beforeEach(async () => {
  seen = [];
  answer = (_req, res) => res.end('{"ok":true}');
  server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += chunk));
    req.on('end', () => {
      seen.push({ url: req.url ?? '', headers: req.headers, body });
      answer(req, res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  upstream = create(5_000);
});
afterEach(async () => {
  await upstream.close();
  server.close();
  server.closeAllConnections();
});

const get = () => upstream.request({ method: 'GET', path: '/things', schema });
const failure = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`expected an AppError, got ${String(error)}`);
  return error;
};
const refuse =
  (status: number, body: object): RequestListener =>
  (_req, res) =>
    res.writeHead(status).end(JSON.stringify(body));

test('a call carries its token, body, query and the context of the request being served', async () => {
  const context = {
    requestId: 'request-1',
    traceId: 'a'.repeat(32),
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  const call = {
    method: 'POST',
    path: '/things',
    query: { q: 'São', gap: undefined },
    body: { a: 1 },
    identity: { sub: 'u1', kind: 'user' },
    schema,
  } as const;
  await expect(runInContext(context, () => upstream.request(call))).resolves.toEqual({ ok: true });
  expect(seen[0]).toMatchObject({
    url: '/things?q=S%C3%A3o',
    body: '{"a":1}',
    headers: { authorization: 'Bearer token-of-u1', 'x-request-id': 'request-1', traceparent: context.traceparent },
  });
  await get();
  expect(seen[1]?.headers['authorization']).toBe('Bearer token-of-guest');
});

test('a refusal keeps its code, message and details', async () => {
  answer = refuse(409, { message: 'Taken.', code: 'conflict', requestId: 'r', details: { version: 3 } });
  expect(await failure(get())).toMatchObject({ code: 'conflict', message: 'Taken.', details: { version: 3 } });
});

test.each<[string, RequestListener]>([
  ['a 500', refuse(500, { message: 'secret', code: 'internal', requestId: 'r' })],
  ['a body in another shape', (_req, res) => res.end('{"ok":"yes"}')],
  ['a page instead of data', (_req, res) => res.end('<html>')],
  ['a 404 that is no refusal of ours', (_req, res) => res.writeHead(404).end('<html>')],
  ['a cut connection', (req) => req.socket.destroy()],
])('%s is unavailable, with a time to come back and nothing told', async (_name, listener) => {
  answer = listener;
  const error = await failure(get());
  expect(error).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(error.message).not.toContain('secret');
});

test('no answer in time is unavailable too', async () => {
  answer = () => undefined;
  await upstream.close();
  upstream = create(50);
  expect(await failure(get())).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
});

test('more than half of the calls failing opens the circuit, refusals never do', async () => {
  answer = refuse(400, { message: 'No.', code: 'bad-input', requestId: 'r' });
  for (let turn = 0; turn < 12; turn += 1) await failure(get());
  expect(upstream.breakerState()).toBe('closed');
  answer = refuse(503, {});
  for (let turn = 0; turn < 16; turn += 1) await failure(get());
  expect(upstream.breakerState()).toBe('open');
  const asked = seen.length;
  expect((await failure(get())).code).toBe('unavailable');
  expect(seen).toHaveLength(asked);
});

test('a caller who gives up is not held against the service', async () => {
  answer = () => undefined;
  const signal = AbortSignal.abort();
  for (let turn = 0; turn < 6; turn += 1)
    expect((await failure(upstream.request({ method: 'GET', path: '/', schema, signal }))).code).toBe('timed-out');
  expect(upstream.breakerState()).toBe('closed');
});

test.each<[string, RequestListener]>([
  ['a 500 with a refusal’s body', refuse(500, { message: 'No.', code: 'conflict', requestId: 'r' })],
  ['a 499 that is no refusal of ours', refuse(499, { message: 'No.' })],
])('%s is unavailable in words of the service', async (_name, listener) => {
  answer = listener;
  expect(await failure(get())).toMatchObject({
    code: 'unavailable',
    message: 'The search service is taking a break. Please try again in a moment.',
    cause: expect.objectContaining({ message: expect.stringMatching(/^search answered (500|499)$/) }),
  });
});

test('an answer in another shape says so to the log', async () => {
  answer = (_req, res) => res.end('{"ok":"yes"}');
  const { cause } = await failure(get());
  expect((cause as Error).message).toMatch(/^search answered in a shape that is not agreed: /);
});

test('an empty answer is nothing', async () => {
  answer = (_req, res) => res.writeHead(204).end();
  await expect(upstream.request({ method: 'DELETE', path: '/things', schema: z.undefined() })).resolves.toBeUndefined();
  await expect(upstream.request({ method: 'DELETE', path: '/things', schema })).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('a call without a body sends none, and outside a request only the id it is given', async () => {
  await upstream.request({ method: 'POST', path: '/things', requestId: 'request-7', schema });
  await get();
  const [given, none] = seen;
  expect(given).toMatchObject({
    url: '/things',
    body: '',
    headers: { accept: 'application/json', 'x-request-id': 'request-7' },
  });
  for (const header of ['content-type', 'traceparent']) expect(given?.headers[header]).toBeUndefined();
  expect(none?.headers['x-request-id']).toBeUndefined();
});

test('a given request id wins over the one being served', async () => {
  const context = { requestId: 'request-1', traceId: 'a', traceparent: 'b' };
  await runInContext(context, () => upstream.request({ method: 'GET', path: '/', requestId: 'request-2', schema }));
  expect(seen[0]?.headers).toMatchObject({ 'x-request-id': 'request-2', traceparent: 'b' });
});

test('a query leaves out what is not there', async () => {
  await upstream.request({ method: 'GET', path: '/', query: { a: 0, b: false, c: '', d: undefined }, schema });
  expect(seen[0]?.url).toBe('/?a=0&b=false&c=');
});

test('a body is JSON and says so, falsy ones too', async () => {
  await upstream.request({ method: 'PUT', path: '/', body: null, schema });
  expect(seen[0]).toMatchObject({ body: 'null', headers: { 'content-type': 'application/json' } });
});

test('a caller who gives up on the way is told so', async () => {
  const giver = new AbortController();
  answer = () => giver.abort();
  const work = upstream.request({ method: 'GET', path: '/', schema, signal: giver.signal });
  expect(await failure(work)).toMatchObject({ code: 'timed-out', message: 'The request was given up.' });
});

test('a call that cannot be signed is unavailable', async () => {
  const broken = createUpstream({
    name: 'search',
    baseUrl: 'http://127.0.0.1:1',
    timeoutMs: 200,
    sign: () => Promise.reject(new Error('no key')),
  });
  expect(await failure(broken.request({ method: 'GET', path: '/', schema }))).toMatchObject({
    code: 'unavailable',
    cause: expect.objectContaining({ message: 'no key' }),
  });
  await broken.close();
});

test.each([
  ['http://a:1', ['http://a:1']],
  ['http://a:1, http://b:2/', ['http://a:1', 'http://b:2']],
])('the origins in %j', (text, origins) => {
  expect(splitUrls(text)).toEqual(origins);
});

test('an overload that the service says itself keeps its words and its time, and opens nothing', async () => {
  const body = { message: 'Too busy to sign you in.', code: 'unavailable', requestId: 'r' };
  answer = (_req, res) => res.writeHead(503, { 'retry-after': '2' }).end(JSON.stringify(body));
  for (let turn = 0; turn < 8; turn += 1) {
    expect(await failure(get())).toMatchObject({ code: 'unavailable', message: body.message, retryAfterSeconds: 2 });
  }
  expect(upstream.breakerState()).toBe('closed');
});

test.each<[string, RequestListener]>([
  ['a bare 503', refuse(503, {})],
  ['a fault of its own', refuse(500, { message: 'No.', code: 'internal', requestId: 'r' })],
])('%s opens the circuit, and a refused caller is told when to come back', async (_what, listener) => {
  answer = listener;
  for (let turn = 0; turn < 5; turn += 1) await failure(get());
  expect(upstream.breakerState()).toBe('open');
  expect(await failure(get())).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  expect(seen).toHaveLength(5);
});

test('an instance that refuses the connection is passed over by what may be sent again', async () => {
  await upstream.close();
  upstream = create(5_000, 'http://127.0.0.1:1,');
  await expect(get()).resolves.toEqual({ ok: true });
  expect(seen).toHaveLength(1);
});

test('a write goes to a second instance when the first took no connection', async () => {
  await upstream.close();
  upstream = create(5_000, 'http://127.0.0.1:1,');
  await expect(upstream.request({ method: 'POST', path: '/', schema })).resolves.toEqual({ ok: true });
  expect(seen).toHaveLength(1);
});

test('a read whose connection is cut before the answer is asked once more, a write is not', async () => {
  const cut: RequestListener = (req) => req.socket.destroy();
  const well = answer;
  answer = (req, res) => {
    answer = well;
    cut(req, res);
  };
  await expect(get()).resolves.toEqual({ ok: true });
  expect(seen).toHaveLength(2);
  answer = cut;
  expect((await failure(upstream.request({ method: 'POST', path: '/', schema }))).code).toBe('unavailable');
  expect(seen).toHaveLength(3);
});

test('a service that cuts every connection is asked twice a call, and counts once', async () => {
  answer = (req) => req.socket.destroy();
  for (let turn = 0; turn < 5; turn += 1) await failure(get());
  expect(upstream.breakerState()).toBe('open');
  expect(seen).toHaveLength(10);
});

const refusal = (code: string) => JSON.stringify({ message: 'No.', code, requestId: 'r' });

test.each<[string, number, string, boolean]>([
  ['an overload', 503, refusal('unavailable'), true],
  ['too many', 429, refusal('too-many-requests'), true],
  ['a fault', 500, refusal('internal'), false],
  ['another status than its code’s', 503, refusal('conflict'), false],
  ['a code that is not on the list', 503, refusal('odd'), false],
  ['a page', 503, '<html>', false],
  ['nothing', 503, '', false],
  ['an answer', 200, refusal('unavailable'), false],
])('%s is a typed refusal: %i %s %j', (_what, ...[status, text, expected]) => {
  expect(typedRefusal(status, text) !== undefined).toBe(expected);
});
