import { AppError } from '@sojourn/node-kit';
import { Router } from 'express';
import { MemoryStore } from 'express-session';
import request from 'supertest';
import { startPortal, type FakePortal } from '../http/portal.fake';
import { regenerateSession } from '../http/session';
import { createTipClient } from './tip.client';
import { createTipRoutes } from './tip.routes';
import { createTipService } from './tip.service';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const tip = { destination: 'Rome, Italy', content: 'Go early', tags: ['food'] };

let portal: FakePortal;
let sent: unknown[];
let isAway: boolean;
let isProven: boolean;
beforeEach(async () => {
  sent = [];
  isAway = false;
  const trips = {
    async request(call: { path: string }) {
      if (isAway) throw new AppError('unavailable', 'Trips cannot be reached right now.', { retryAfterSeconds: 5 });
      sent.push({ ...call, schema: 'a tip' });
      return call.path.endsWith('/report') ? { reported: true } : { id: 'made' };
    },
  } as unknown as Parameters<typeof createTipClient>[0];
  isProven = false;
  const ada = { firstName: 'Ada', lastName: 'Lovelace', username: 'ada1' };
  const accounts = { readUser: async (id: string) => ({ id, ...ada, emailProven: isProven }) } as unknown as Parameters<
    typeof createTipService
  >[0]['accounts'];
  const signingIn = Router().post('/api/login', async (req, res) => {
    await regenerateSession(req, { userId: 'ada' });
    res.json({});
  });
  portal = await startPortal({
    store: new MemoryStore(),
    auth: [signingIn, createTipRoutes({ tips: createTipService({ tips: createTipClient(trips), accounts }) })],
  });
});
afterEach(() => portal.close());

const signIn = async () => {
  const answer = await request(portal.app).post('/api/login').set(ours);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
};
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  request(portal.app)
    .post(path)
    .set({ ...ours, ...headers })
    .send(body);

test('a guest posts nothing', async () => {
  for (const path of ['/api/tips', '/api/tips/7/comments']) expect((await post(path, tip)).status).toBe(401);
  expect(sent).toEqual([]);
});

test.each([
  ['/api/tips', { ...tip, content: ' ' }],
  ['/api/tips', { ...tip, tags: { $gt: '' } }],
  ['/api/tips', { ...tip, destination: 7 }],
  ['/api/tips/7/comments', { content: 'x'.repeat(2_001) }],
])('%s with %j is refused', async (path, body) => {
  expect((await post(path, body, { cookie: await signIn() })).body).toMatchObject({ code: 'bad-input' });
  expect(sent).toEqual([]);
});

test('a key that is none is refused', async () => {
  const cookie = await signIn();
  expect((await post('/api/tips', tip, { cookie, 'idempotency-key': 'x' })).status).toBe(400);
});

test('what is posted is signed with the account’s name, whatever its sender says', async () => {
  const cookie = await signIn();
  const claimed = { ...tip, author: 'Sojourn Team', key: 'their-own-key' };
  expect((await post('/api/tips', claimed, { cookie, 'idempotency-key': 'key-of-a-press' })).status).toBe(201);
  await post('/api/tips/7/comments', { ...claimed, tags: ['x'] }, { cookie, 'idempotency-key': 'key-of-a-comment' });
  await post('/api/tips/7/comments', claimed, { cookie });
  const identity = { sub: 'ada', kind: 'user' };
  const call = { method: 'POST', identity, schema: 'a tip' };
  expect(sent).toEqual([
    { ...call, path: '/tips', body: { ...tip, author: 'Ada L.', key: 'key-of-a-press' } },
    { ...call, path: '/tips/7/comments', body: { content: 'Go early', author: 'Ada L.', key: 'key-of-a-comment' } },
    { ...call, path: '/tips/7/comments', body: { content: 'Go early', author: 'Ada L.', key: null } },
  ]);
});

test('a report says whether the account’s address is proven, whatever its sender says', async () => {
  const cookie = await signIn();
  const report = (body: object) =>
    request(portal.app)
      .put('/api/tips/7/report')
      .set({ ...ours, cookie })
      .send(body);
  expect((await report({ reported: true, isProven: true })).body).toEqual({ reported: true });
  isProven = true;
  await report({ reported: false });
  expect((await report({ reported: 'yes' })).status).toBe(400);
  const call = { method: 'PUT', path: '/tips/7/report', identity: { sub: 'ada', kind: 'user' }, schema: 'a tip' };
  expect(sent).toEqual([
    { ...call, body: { reported: true, isProven: false } },
    { ...call, body: { reported: false, isProven: true } },
  ]);
});

test('while trips are away, posting is a typed 503', async () => {
  isAway = true;
  const { status, headers } = await post('/api/tips', tip, { cookie: await signIn() });
  expect([status, headers['retry-after']]).toEqual([503, '5']);
});
