import { createServiceApp } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createAuthenticator } from './authenticator.fake';
import { PASSWORD, startPasskeys } from './passkey.fake';
import { addPasskeyRoutes } from './passkey.routes';

const issuer = createTestIssuer();

async function start() {
  const accounts = startPasskeys();
  const { app } = createServiceApp({
    ...createTestServiceParts('accounts', issuer),
    routes: (router) => addPasskeyRoutes(router, accounts.service),
  });
  await accounts.signUp('ada');
  const [guest, ada, grace] = [
    await issuer.bearer('accounts'),
    await issuer.bearer('accounts', { sub: 'ada', kind: 'user' }),
    await issuer.bearer('accounts', { sub: 'grace', kind: 'user' }),
  ];
  const ask = (...[method, path, body, bearer = ada]: [...Call, bearer?: string]) =>
    request(app)[method](path).set('authorization', bearer).send(body);
  return { ...accounts, app, ask, guest, grace };
}

type Method = 'post' | 'get' | 'put' | 'delete';
type Call = [method: Method, path: string, body?: object];
const calls: Call[] = [
  ['get', '/users/ada/passkeys'],
  ['post', '/users/ada/passkeys/options'],
  ['post', '/users/ada/passkeys', { response: createAuthenticator().create({ challenge: 'x', user: { id: 'y' } }) }],
  ['put', '/users/ada/passkeys/x', { name: 'Mine' }],
  ['delete', '/users/ada/passkeys/x'],
  ['post', '/users/ada/proof', { password: PASSWORD }],
];

test.each(calls)('%s %s is for nobody but oneself', async (...[method, path, body]) => {
  const { app, ask, guest, grace } = await start();
  await request(app)[method](path).send(body).expect(401);
  await ask(method, path, body, guest).expect(401);
  await ask(method, path, body, grace).expect(403);
});

test.each<[method: Method, path: string, body: object]>([
  ['post', '/passkeys/sign-in', {}],
  ['post', '/passkeys/sign-in', { challenge: { $ne: '' }, response: {} }],
  ['post', '/users/ada/passkeys', { response: { id: 'x' } }],
  ['post', '/users/ada/passkeys', { response: 'x'.repeat(10_000) }],
  ['put', '/users/ada/passkeys/x', { name: '   ' }],
  ['put', '/users/ada/passkeys/x', { name: 'x'.repeat(61) }],
  ['put', '/users/ada/passkeys/x', { name: 'My\u202ephone' }],
  ['put', '/users/ada/passkeys/x', { name: { $ne: '' } }],
  ['post', '/users/ada/proof', {}],
  ['post', '/users/ada/proof', { password: '' }],
])('%s %s refuses %j', async (method, path, body) => {
  const { ask } = await start();
  await ask(method, path, body).expect(400);
});

test('somebody adds a passkey, names it, signs in by it, and removes it', async () => {
  const { ask, guest } = await start();
  const device = createAuthenticator();
  const { body: options } = await ask('post', '/users/ada/passkeys/options').expect(200);
  const { body: added } = await ask('post', '/users/ada/passkeys', { response: device.create(options) }).expect(201);
  const path = `/users/ada/passkeys/${added.id}`;
  await ask('put', path, { name: ' My phone ' }).expect(200);
  expect((await ask('get', '/users/ada/passkeys').expect(200)).body).toEqual([{ ...added, name: 'My phone' }]);
  const challenge = 'c2lnbiBpbg';
  const assertion = { challenge, response: device.get({ challenge }) };
  expect((await ask('post', '/passkeys/sign-in', assertion, guest).expect(200)).body).toMatchObject({ id: 'ada' });
  await ask('post', '/users/ada/proof', { challenge, response: device.get({ challenge }) }).expect(200, {});
  await ask('post', '/users/ada/proof', { password: PASSWORD }).expect(200, {});
  await ask('delete', path).expect(200, {});
  await ask('post', '/passkeys/sign-in', assertion, guest).expect(401);
  await ask('delete', path).expect(404);
});
