import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createAccountsByMail } from '../accounts-by-mail.fake';
import { createApp } from '../app';

const issuer = createTestIssuer();
const guest = await issuer.bearer('accounts');
const self = await issuer.bearer('accounts', { sub: 'u1', kind: 'user' });
const ada = { username: 'ada', email: 'ada@example.org', password: 'Analytical!1' };

async function start() {
  const accounts = createAccountsByMail();
  await accounts.users.register(ada);
  await accounts.settled();
  const { app } = createApp({
    ...createTestServiceParts('accounts', issuer),
    ...accounts.services,
  });
  const send = (
    ...[method, path, body, bearer = guest]: ['get' | 'post' | 'put' | 'delete', string, object, string?]
  ) => request(app)[method](path).set('authorization', bearer).send(body);
  const token = () => accounts.mail.linkTo(ada.email).searchParams.get('token') ?? '';
  return { ...accounts, send, token };
}

test.each([
  ['post', '/users/u1/email/verification', {}],
  ['put', '/users/u1/email/verification', { token: 'x' }],
  ['post', '/users/u1/email', { email: 'a@b.org', isFresh: true }],
  ['put', '/users/u1/email', { token: 'x' }],
  ['get', '/users/u1/email', {}],
  ['delete', '/users/u1/email', {}],
] as const)('%s %s is for the owner alone', async (method, path, body) => {
  const { send } = await start();
  expect((await send(method, path, body)).status).toBe(401);
  const stranger = await issuer.bearer('accounts', { sub: 'u9', kind: 'user' });
  expect((await send(method, path, body, stranger)).status).toBe(403);
});

test.each([
  ['post', '/mailed-links', { purpose: 'anything', token: 'x' }],
  ['post', '/mailed-links', { purpose: 'verify-address' }],
  ['post', '/password-resets', { email: 'nowhere' }],
  ['post', '/password-resets', { email: { $ne: null } }],
  ['post', '/password-resets', { email: 'a'.repeat(10_000) }],
  ['put', '/password-resets', { token: { $gt: '' }, password: 'Brand-New!1' }],
  ['put', '/password-resets', { token: 'x', password: 'short' }],
  ['put', '/password-resets', { token: 'x', password: `A!${'x'.repeat(127)}` }],
  ['put', '/users/u1/email/verification', { token: '' }],
  ['put', '/users/u1/email/verification', { token: 'x'.repeat(101) }],
  ['post', '/users/u1/email', { email: 'nowhere', isFresh: true }],
  ['post', '/users/u1/email', { email: 'a@b.org' }],
  ['post', '/users/u1/email', { email: 'a@b.org', password: 'x'.repeat(129), isFresh: true }],
  ['put', '/users/u1/email', {}],
  ['post', '/newsletter/confirm', { token: ['x'] }],
  ['post', '/newsletter/unsubscribe', {}],
] as const)('%s %s refuses %j', async (method, path, body) => {
  const { send } = await start();
  const answer = await send(method, path, body, self);
  expect(answer.body).toMatchObject({ code: 'bad-input', message: expect.any(String) });
});

test('a change that waits is read and cancelled by its owner', async () => {
  const { send } = await start();
  await send('post', '/users/u1/email', { email: 'new@example.org', password: ada.password, isFresh: false }, self);
  const waiting = await send('get', '/users/u1/email', {}, self);
  expect(waiting.body).toMatchObject({ pending: { email: 'new@example.org' } });
  expect((await send('delete', '/users/u1/email', {}, self)).body).toEqual({ pending: null });
  expect((await send('get', '/users/u1/email', {}, self)).body).toEqual({ pending: null });
});

test('an address is proven from its link to its account', async () => {
  const { send, token } = await start();
  const link = await send('post', '/mailed-links', { purpose: 'verify-address', token: token() });
  expect(link.body).toEqual({ email: 'ada@example.org', username: 'ada' });
  const proven = await send('put', '/users/u1/email/verification', { token: token() }, self);
  expect(proven.body).toMatchObject({ user: { emailProven: true }, fallen: [] });
});

test('a password is set by its link', async () => {
  const { send, token, settled } = await start();
  expect((await send('post', '/password-resets', { email: ada.email })).body).toEqual({});
  await settled();
  const reset = await send('put', '/password-resets', { token: token(), password: 'Brand-New!1' });
  expect(reset.body).toMatchObject({ user: { id: 'u1', emailProven: true } });
});

test('an address is changed, and asked to be proven again', async () => {
  const { send, mail, settled } = await start();
  expect((await send('post', '/users/u1/email/verification', {}, self)).body).toEqual({ email: ada.email });
  const change = { email: 'ada@new.org', password: ada.password, isFresh: false };
  expect((await send('post', '/users/u1/email', change, self)).body).toEqual({ email: 'ada@new.org' });
  await settled();
  const token = mail.linkTo('ada@new.org').searchParams.get('token');
  expect((await send('put', '/users/u1/email', { token }, self)).body).toMatchObject({
    user: { email: 'ada@new.org' },
  });
});

test('a newsletter is confirmed and ended', async () => {
  const { send, mail, settled, subscriptions } = await start();
  expect((await send('post', '/newsletter', { email: 'grace@example.org' })).body).toEqual({});
  await settled();
  const token = mail.linkTo('grace@example.org').searchParams.get('token');
  expect((await send('post', '/newsletter/confirm', { token })).body).toEqual({ email: 'grace@example.org' });
  const unsubscribeToken = (await subscriptions.find('grace@example.org'))?.unsubscribeToken;
  expect((await send('post', '/newsletter/unsubscribe', { token: unsubscribeToken })).body).toEqual({});
  expect(await subscriptions.find('grace@example.org')).toBeNull();
});
