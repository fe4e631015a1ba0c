import { AppError } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createAccountsByMail } from '../accounts-by-mail.fake';
import { createApp } from '../app';

const issuer = createTestIssuer();
const guest = await issuer.bearer('accounts');
const bearerOf = (id: string) => issuer.bearer('accounts', { sub: id, kind: 'user' });
const rome = { formatted_address: 'Rome, Italy', latitude: 41.9, longitude: '12.5', city: 'Rome', country: 'Italy' };
const ada = { username: 'AdaL', email: 'Ada@Example.org', password: 'Analytical!1', firstName: 'Ada' };

function start() {
  const accounts = createAccountsByMail();
  const { app } = createApp({
    ...createTestServiceParts('accounts', issuer),
    ...accounts.services,
  });
  const users = accounts.repository;
  const post = (path: string, body: object, bearer = guest) =>
    request(app).post(path).set('authorization', bearer).send(body);
  return { ...accounts, app, users, post };
}

describe('strangers', () => {
  test.each([
    ['post', '/users'],
    ['post', '/credentials/verify'],
    ['get', '/users/u1'],
    ['put', '/users/u1/profile'],
    ['put', '/users/u1/address'],
    ['post', '/newsletter'],
    ['post', '/newsletter/confirm'],
    ['post', '/newsletter/unsubscribe'],
    ['post', '/mailed-links'],
    ['post', '/password-resets'],
    ['put', '/password-resets'],
    ['post', '/users/u1/email'],
    ['put', '/users/u1/email'],
    ['post', '/users/u1/email/verification'],
    ['put', '/users/u1/email/verification'],
  ] as const)('%s %s without an identity is refused', async (method, path) => {
    const { app } = start();
    const answer = await request(app)[method](path);
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('sign-in-required');
  });

  test('an identity made out to another service is refused', async () => {
    const { post } = start();
    const answer = await post('/users', ada, await issuer.bearer('trips'));
    expect(answer.status).toBe(401);
  });

  test('a guest and another user may not read or change somebody', async () => {
    const { app, post } = start();
    const { body } = await post('/users', ada);
    for (const [bearer, status] of [
      [guest, 401],
      [await bearerOf('u99'), 403],
    ] as const) {
      const read = await request(app).get(`/users/${body.id}`).set('authorization', bearer);
      const change = await request(app)
        .put(`/users/${body.id}/profile`)
        .set('authorization', bearer)
        .send({ firstName: 'Eve', lastName: '' });
      expect([read.status, change.status]).toEqual([status, status]);
    }
  });
});

describe('bad input', () => {
  test.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: 'a da' }, 'Username must not contain spaces or @'],
    [{ email: 'nowhere' }, 'Please enter a valid email address'],
    [{ password: 'Short!1' }, 'Password must be at least 8 characters'],
    [{ password: 'no capital!1' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'NoSpecial1' }, 'Password must contain at least one special character'],
    [{ password: `A!${'x'.repeat(127)}` }, 'Password must be at most 128 characters'],
  ])('signing up with %j is refused with a sentence', async (fault, message) => {
    const { post } = start();
    const answer = await post('/users', { ...ada, ...fault });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad-input', message });
  });

  test.each([[{ username: { $ne: null }, password: 'x' }], [{ username: ['a'], password: 'x' }], [{}]])(
    'signing in with %j is refused',
    async (body) => {
      const { post } = start();
      const answer = await post('/credentials/verify', body);
      expect(answer.status).toBe(400);
    },
  );

  test('the newsletter wants an address', async () => {
    const { post } = start();
    const answer = await post('/newsletter', { email: 'nowhere' });
    expect(answer.body).toMatchObject({ code: 'bad-input', message: 'Please enter a valid email address' });
  });
});

describe('signing up', () => {
  test('answers the new person, with no secret', async () => {
    const { post } = start();
    const answer = await post('/users', ada);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: 'u1',
      username: 'AdaL',
      email: 'Ada@Example.org',
      emailProven: false,
      firstName: 'Ada',
      lastName: null,
      formattedAddress: null,
      streetAddress: null,
      stateRegion: null,
      postalCode: null,
      city: null,
      country: null,
      latitude: null,
      longitude: null,
      createdAt: '2026-11-21T09:00:00.000Z',
    });
  });

  test('a taken username is named, and a claimed address makes no difference', async () => {
    const { post } = start();
    await post('/users', ada);
    const username = await post('/users', { ...ada, username: 'ADAL', email: 'new@example.org' });
    const address = await post('/users', { ...ada, username: 'grace', email: 'ADA@example.ORG' });
    expect([username.status, address.status]).toEqual([409, 201]);
    expect(username.body.message).toBe('Unable to create account. Please check your information and try again.');
    expect(username.body.details).toEqual([
      { path: 'username', message: 'This username is taken. Please choose another.' },
    ]);
  });

  test.each(['ADAL', 'ａｄａＬ', 'ⓐⓓⓐⓛ', ' adal '])('%j is the name AdaL, and taken', async (username) => {
    const { post } = start();
    await post('/users', ada);
    const answer = await post('/users', { ...ada, username });
    expect(answer.status).toBe(409);
    expect(answer.body.details).toEqual([
      { path: 'username', message: 'This username is taken. Please choose another.' },
    ]);
  });
});

describe('proving a password', () => {
  test.each(['AdaL', 'adal', 'Ada@Example.org', 'ada@example.org', ' AdaL '])('%j signs Ada in', async (username) => {
    const { post } = start();
    await post('/users', ada);
    const answer = await post('/credentials/verify', { username, password: ada.password });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: 'u1', username: 'AdaL' });
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const { post } = start();
    await post('/users', ada);
    const wrong = await post('/credentials/verify', { username: 'AdaL', password: 'Wrong!Password' });
    const unknown = await post('/credentials/verify', { username: 'nobody', password: ada.password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toMatchObject({
      code: 'wrong-credentials',
      message: 'Invalid username or password. Please check your credentials and try again.',
    });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  test('an outdated hash is replaced by signing in', async () => {
    const { post, users } = start();
    await post('/users', ada);
    await users.replaceHash('u1', { from: `hash:${ada.password}`, to: `old:${ada.password}` });
    await post('/credentials/verify', { username: 'AdaL', password: ada.password });
    expect((await users.findByUsername('adal'))?.passwordHash).toBe(`hash:${ada.password}`);
  });
});

describe('oneself', () => {
  test('may be read and renamed', async () => {
    const { app, post } = start();
    await post('/users', ada);
    const bearer = await bearerOf('u1');
    const change = { firstName: 'Augusta', lastName: ' ' };
    const changed = await request(app).put('/users/u1/profile').set('authorization', bearer).send(change);
    expect(changed.body).toMatchObject({ firstName: 'Augusta', lastName: null });
    const read = await request(app).get('/users/u1').set('authorization', bearer);
    expect(read.body).toEqual(changed.body);
  });

  test('is not found when the account is gone', async () => {
    const { app } = start();
    const answer = await request(app)
      .get('/users/u7')
      .set('authorization', await bearerOf('u7'));
    expect(answer.status).toBe(404);
  });
});

test('while the store is away, people are told so with 503 and when to come back', async () => {
  const { post, users } = start();
  users.findByUsername = () =>
    Promise.reject(new AppError('unavailable', 'Accounts are away.', { retryAfterSeconds: 5 }));
  const answer = await post('/credentials/verify', { username: 'ada', password: 'x' });
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
});

describe('an address', () => {
  const change = async (id: string, as: string, body: object) => {
    const { app, post } = start();
    await post('/users', ada);
    return request(app)
      .put(`/users/${id}/address`)
      .set('authorization', await bearerOf(as))
      .send(body);
  };

  test('is saved by its owner and seen on every page', async () => {
    const { status, body } = await change('u1', 'u1', { ...rome, street_address: 'Via Appia 1', postal_code: '00184' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ formattedAddress: 'Rome, Italy', city: 'Rome', latitude: '41.9', longitude: '12.5' });
    expect(body).toMatchObject({ streetAddress: 'Via Appia 1', stateRegion: null });
  });

  test('is nobody else’s to change, and not made up', async () => {
    expect((await change('u1', 'u2', rome)).status).toBe(403);
    expect((await change('u9', 'u9', rome)).status).toBe(404);
    expect((await change('u1', 'u1', { ...rome, city: 'Ro\u202eme' })).status).toBe(400);
  });
});
