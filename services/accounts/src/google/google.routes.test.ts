import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createAccountsByMail } from '../accounts-by-mail.fake';
import { createApp } from '../app';
import { claimsOf, startGoogle } from './google.fake';
import { addGoogleRoutes } from './google.routes';

const issuer = createTestIssuer();

async function start() {
  const portal = startGoogle();
  const { app } = createApp({
    ...createTestServiceParts('accounts', issuer),
    version: '0.1.0',
    ...createAccountsByMail().services,
    subjects: [(router) => addGoogleRoutes(router, portal.google, portal.linking)],
  });
  const rosa = await portal.signUp('rosa', { isProven: true });
  const guest = await issuer.bearer('accounts');
  const own = await issuer.bearer('accounts', { sub: rosa.id, kind: 'user' });
  const post = (path: string, body: object, bearer = guest) =>
    request(app).post(path).set('authorization', bearer).send(body);
  return { ...portal, app, rosa, guest, own, post };
}

const calls: [method: 'post' | 'get' | 'delete', path: string][] = [
  ['post', '/google/sign-in'],
  ['post', '/google/links'],
  ['post', '/google/link-tokens'],
  ['post', '/google/link-tokens/read'],
  ['post', '/google/link-tokens/redeem'],
  ['get', '/users/u1/account-links'],
  ['delete', '/users/u1/account-links'],
];

test.each(calls)('%s %s refuses whoever has no identity', async (method, path) => {
  const { app } = await start();
  await request(app)[method](path).expect(401);
});

test.each([
  ['/google/sign-in', {}],
  ['/google/sign-in', { ...claimsOf('g'), emailVerified: 'true' }],
  ['/google/sign-in', { ...claimsOf('g'), subject: { $ne: '' } }],
  ['/google/links', { userId: 'u1', password: '', google: claimsOf('g') }],
  ['/google/link-tokens', { google: 'yes' }],
  ['/google/link-tokens/read', { token: { $ne: '' } }],
  ['/google/link-tokens/redeem', { token: 'x' }],
  ['/google/link-tokens/redeem', { token: 'x', username: 'a b', firstName: 'A', password: 'Analytical!1' }],
])('POST %s refuses %j', async (path, body) => {
  const { post, own } = await start();
  await post(path, body, own).expect(400);
});

test('somebody links by a mailed link, sees both ways, and unlinks', async () => {
  const { app, post, own, rosa, mailedToken } = await start();
  await post('/google/link-tokens', { google: claimsOf('g') }, own).expect(201, { email: 'rosa@example.org' });
  const token = mailedToken('rosa@example.org');
  await post('/google/link-tokens/read', { token }).expect(200);
  const linked = await post('/google/link-tokens/redeem', { token, password: 'Sunny-days!1' }).expect(200);
  expect(linked.body.id).toBe(rosa.id);
  const ways = () => request(app).get(`/users/${rosa.id}/account-links`).set('authorization', own);
  expect((await ways().expect(200)).body.hasLinkedAccount).toBe(true);
  await request(app).delete(`/users/${rosa.id}/account-links`).set('authorization', own).expect(200, {});
  expect((await ways()).body.hasLinkedAccount).toBe(false);
});

test('a Google account signs in', async () => {
  const { post } = await start();
  const { body } = await post('/google/sign-in', claimsOf('new')).expect(200);
  expect(body).toMatchObject({ outcome: 'signed-in', user: { email: 'new@example.org' } });
});
