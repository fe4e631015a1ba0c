import { MemoryStore } from 'express-rate-limit';
import express, { type Router } from 'express';
import request from 'supertest';
import { startPortal, type FakePortal } from '../http/portal.fake';
import { regenerateSession } from '../http/session';
import { createFakeOwnAccount, type FakeOwnAccount } from './own-account.client.fake';
import { createOwnAccountRoutes } from './own-account.routes';
import { createOwnAccountService } from './own-account.service';
import { createSignInLimiter } from './sign-in-limiter';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const rome = { formatted_address: 'Rome, Italy', latitude: 41.9, longitude: 12.5, city: 'Rome', country: 'Italy' };
const change = { currentPassword: 'Analytical!1', newPassword: 'Difference!2' };

let portal: FakePortal;
let account: FakeOwnAccount;
let ended: [userId: string, except: string][];

const createService = (mapsKey?: string) =>
  createOwnAccountService({
    account,
    guesses: createSignInLimiter(() => new MemoryStore()),
    sessions: { endAllBut: async (userId, except) => void ended.push([userId, except]) },
    mapsKey,
  });

beforeEach(async () => {
  account = createFakeOwnAccount();
  ended = [];
  const service = createService();
  portal = await startPortal({ auth: [signingIn(), createOwnAccountRoutes({ account: service })] });
});
afterEach(() => portal.close());

function signingIn(): Router {
  const router = express.Router();
  router.post('/api/login', async (req, res) => {
    await regenerateSession(req, { userId: 'ada' });
    res.json({});
  });
  return router;
}
const signIn = async () => {
  const answer = await request(portal.app).post('/api/login').set(ours);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
};
const put = (path: string, cookie: string, body: object) =>
  request(portal.app)
    .put(path)
    .set({ ...ours, cookie })
    .send(body);
const sidIn = (cookie: string) => decodeURIComponent(cookie).replace(/^sid=s:([^.]*)\..*$/, '$1');

describe('one’s own account', () => {
  test('is no stranger’s', async () => {
    await put('/api/user/address', '', rome).expect(401);
    await put('/api/user/password', '', change).expect(401);
    await request(portal.app).get('/api/google-maps-key').expect(401);
    expect(account.asked).toEqual([]);
  });

  test('takes no bad input', async () => {
    const cookie = await signIn();
    await put('/api/user/address', cookie, { ...rome, formatted_address: { $ne: null } }).expect(400);
    await put('/api/user/password', cookie, { ...change, newPassword: 'short' }).expect(400);
    expect(account.asked).toEqual([]);
  });

  test('is at one address, written in one way', async () => {
    await put('/api/user/Address', await signIn(), rome).expect(404);
    expect(account.asked).toEqual([]);
  });

  test('has an address', async () => {
    const { body, headers } = await put('/api/user/address', await signIn(), rome).expect(200);
    expect(body).toMatchObject({ formattedAddress: 'Rome, Italy', city: 'Rome', latitude: '41.9' });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('says when no maps key is set', async () => {
    await request(portal.app)
      .get('/api/google-maps-key')
      .set('cookie', await signIn())
      .expect(200, { apiKey: null });
    expect(createService('a-key').mapsKey()).toEqual({ apiKey: 'a-key' });
  });
});

describe('a new password', () => {
  test('ends every other session, and gives this one a new id', async () => {
    const cookie = await signIn();
    const answer = await put('/api/user/password', cookie, change).expect(200, {});
    const renewed = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect(sidIn(renewed)).not.toBe(sidIn(cookie));
    expect(ended).toEqual([['ada', sidIn(renewed)]]);
    expect(account.password).toBe('Difference!2');
    await put('/api/user/address', cookie, rome).expect(401);
    await put('/api/user/address', renewed, rome).expect(200);
  });

  test('needs the current one, which may be tried five times', async () => {
    const cookie = await signIn();
    const wrong = { ...change, currentPassword: 'Guess!' };
    for (let n = 0; n < 5; n += 1) await put('/api/user/password', cookie, wrong).expect(401);
    await put('/api/user/password', cookie, change).expect(429).expect('retry-after', /\d+/);
    expect(account.asked).toHaveLength(5);
    expect(ended).toEqual([]);
  });
});
