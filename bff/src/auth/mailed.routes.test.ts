import { AppError } from '@sojourn/node-kit';
import { Router } from 'express';
import { MemoryStore } from 'express-session';
import request from 'supertest';
import { startPortal, type FakePortal } from '../http/portal.fake';
import { regenerateSession, sessionIdentity } from '../http/session';
import { aPerson } from './person.fake';
import { createFakeMailed, type FakeMailed } from './mailed.client.fake';
import { createMailedRoutes } from './mailed.routes';
import { createMailedService } from './mailed.service';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const NEXT = 'Brand-New!1';

let portal: FakePortal;
let mailed: FakeMailed;
let ended: string[];
let turns: string[];
let isLimited: boolean;
let provenAt: number | undefined;

beforeEach(async () => {
  mailed = createFakeMailed(aPerson('ada'));
  ended = [];
  turns = [];
  isLimited = false;
  provenAt = undefined;
  const take = async (who: string) => {
    if (isLimited) throw new AppError('too-many-requests', 'Too many.', { retryAfterSeconds: 60 });
    turns.push(who);
  };
  const limiter = { ofNetwork: take, ofUser: take };
  const sessions = { endAll: async (userId: string) => void ended.push(userId) };
  const signingIn = Router()
    .post('/api/login', async (req, res) => {
      await regenerateSession(req, { userId: 'ada', ...(provenAt && { provenAt }) });
      res.json({});
    })
    .get('/api/who', (req, res) => void res.json(sessionIdentity(req)));
  const guesses = { attempt: <T>(_who: unknown, work: () => Promise<T>) => work() };
  const routes = createMailedRoutes({ mailed: createMailedService({ mailed, limiter, guesses, sessions }) });
  portal = await startPortal({ store: new MemoryStore(), auth: [signingIn, routes] });
});
afterEach(() => portal.close());

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
const signIn = async () => cookieOf(await request(portal.app).post('/api/login').set(ours));
const send = (
  ...[method, path, body = {}, cookie = '']: ['get' | 'post' | 'put' | 'delete', string, object?, string?]
) =>
  request(portal.app)
    [method](path)
    .set({ ...ours, cookie })
    .send(body);

test.each([
  ['post', '/api/user/email/verification'],
  ['put', '/api/user/email/verification'],
  ['post', '/api/user/email'],
  ['put', '/api/user/email'],
  ['get', '/api/user/email'],
  ['delete', '/api/user/email'],
] as const)('%s %s is for somebody signed in', async (method, path) => {
  expect((await send(method, path, { token: 'good', email: 'a@b.org' })).status).toBe(401);
  expect(mailed.asked).toEqual([]);
});

test('a change of address waits at one address, written in one way', async () => {
  const cookie = await signIn();
  await send('get', '/api/user/email', {}, cookie).expect(200);
  await send('get', '/api/user/Email', {}, cookie).expect(404);
});

const hostile = ['', 'x'.repeat(10_000), { $ne: null }, ['good'], 7, null];
test.each(hostile.map((token) => [token]))('the token %j is refused wherever one is taken', async (token) => {
  const cookie = await signIn();
  for (const [method, path, more] of [
    ['post', '/api/auth/mailed-link', { purpose: 'verify-address' }],
    ['post', '/api/auth/reset-password', { password: NEXT }],
    ['put', '/api/user/email/verification', {}],
    ['put', '/api/user/email', {}],
    ['post', '/api/newsletter/confirm', {}],
    ['post', '/api/newsletter/unsubscribe', {}],
  ] as const) {
    const answer = await send(method, path, { ...more, token }, cookie);
    expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'bad-input']);
  }
});

test('a forgotten password is answered alike for known and unknown addresses', async () => {
  const answers = [];
  for (const email of ['ada@example.org', 'nobody@example.org']) {
    const { status, body, headers } = await send('post', '/api/auth/forgot-password', { email });
    answers.push([status, body, headers['set-cookie'], headers['cache-control']]);
  }
  expect(answers[0]).toEqual([200, {}, undefined, 'no-store']);
  expect(answers[1]).toEqual(answers[0]);
  expect(turns).toHaveLength(2);
});

test('messages are limited before anything is asked', async () => {
  const cookie = await signIn();
  isLimited = true;
  for (const [path, body] of [
    ['/api/auth/forgot-password', { email: 'ada@example.org' }],
    ['/api/user/email/verification', {}],
    ['/api/user/email', { email: 'new@example.org' }],
  ] as const) {
    const answer = await send('post', path, body, cookie);
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60']);
  }
  expect(mailed.asked).toEqual([]);
});

test('a new password ends every session of the account, and begins a fresh one here', async () => {
  mailed.fallen = ['squatter'];
  const before = await signIn();
  const answer = await send('post', '/api/auth/reset-password', { token: 'good', password: NEXT }, before);
  expect(answer.body).toMatchObject({ id: 'ada' });
  expect(ended).toEqual(['ada', 'squatter']);
  const after = cookieOf(answer);
  expect(after).not.toBe('');
  expect(after).not.toBe(before);
  expect((await request(portal.app).get('/api/who').set('cookie', after)).body).toEqual({ sub: 'ada', kind: 'user' });
  expect((await request(portal.app).get('/api/who').set('cookie', before)).body).toMatchObject({ kind: 'guest' });
});

test('a dead link ends nothing and begins nothing', async () => {
  const answer = await send('post', '/api/auth/reset-password', { token: 'dead', password: NEXT });
  expect([answer.status, answer.headers['set-cookie']]).toEqual([404, undefined]);
  expect(ended).toEqual([]);
});

test('whoever loses a claim loses their sessions', async () => {
  const cookie = await signIn();
  mailed.fallen = ['squatter', 'another'];
  const proven = await send('put', '/api/user/email/verification', { token: 'good' }, cookie);
  expect(proven.body).toMatchObject({ id: 'ada' });
  expect(ended).toEqual(['squatter', 'another']);
  await send('put', '/api/user/email', { token: 'good' }, cookie);
  expect(ended).toEqual(['squatter', 'another', 'squatter', 'another']);
  expect(mailed.asked).toEqual([
    ['verify', 'ada'],
    ['change', 'ada'],
  ]);
});

test('a link says what it is for, and messages are asked for again', async () => {
  const cookie = await signIn();
  const link = await send('post', '/api/auth/mailed-link', { purpose: 'reset-password', token: 'good' });
  expect(link.body).toEqual({ email: 'ada@example.org', username: 'ada' });
  expect((await send('post', '/api/user/email/verification', {}, cookie)).body).toEqual({ email: 'ada@example.org' });
  const change = await send('post', '/api/user/email', { email: 'new@example.org', password: 'x' }, cookie);
  expect(change.body).toEqual({ email: 'new@example.org' });
  expect(turns).toEqual(['ada', 'ada']);
});

test.each([
  ['just now', () => Date.now(), true],
  ['an hour ago', () => Date.now() - 3_600_000, false],
  ['never', () => undefined, false],
])('who showed %s that it is them is handed on with a change of address', async (...[, when, isFresh]) => {
  provenAt = when();
  await send('post', '/api/user/email', { email: 'new@example.org', isFresh: true }, await signIn());
  expect(mailed.asked).toEqual([['askChange', 'ada', { email: 'new@example.org', isFresh }]]);
});

test('a change of address that waits is read and cancelled', async () => {
  const cookie = await signIn();
  mailed.pending = { email: 'new@example.org', expiresAt: '2026-11-21T10:00:00.000Z' };
  const waiting = await send('get', '/api/user/email', {}, cookie);
  expect(waiting.body).toEqual({ pending: mailed.pending });
  expect(waiting.headers['cache-control']).toBe('no-store');
  expect((await send('delete', '/api/user/email', {}, cookie)).body).toEqual({ pending: null });
  expect(mailed.asked).toEqual([
    ['pendingChange', 'ada'],
    ['cancelChange', 'ada'],
  ]);
});

test('a mail program that ends a subscription by itself is told so in plain words', async () => {
  const answer = await send('post', '/mail/unsubscribe?token=any');
  expect(answer.type).toBe('text/plain');
  expect(answer.text).toBe('You are unsubscribed from the Sojourn newsletter.\n');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a subscription is confirmed and ended by its links', async () => {
  expect((await send('post', '/api/newsletter/confirm', { token: 'good' })).body).toEqual({ email: 'ada@example.org' });
  expect((await send('post', '/api/newsletter/unsubscribe', { token: 'any' })).body).toEqual({});
  expect(mailed.asked).toEqual([['unsubscribe', 'any']]);
});
