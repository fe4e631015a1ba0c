import { createServiceApp } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createBackground } from '../background';
import { createFakeMailQueue } from '../mail/mail-queue.fake';
import { createLinks } from '../mail/messages/links';
import { createFakeSecurityLog } from '../security/security-log.fake';
import { createFakePasswordHasher } from '../user/password.provider.fake';
import { newUser } from '../user/user.model';
import { createFakeUserRepository } from '../user/user.repository.fake';
import { addPasswordChangeRoutes } from './password-change.routes';
import { createPasswordChangeService } from './password-change.service';

const issuer = createTestIssuer();
const bearerOf = (sub: string) => issuer.bearer('accounts', { sub, kind: 'user' });
const change = { currentPassword: 'Analytical!1', newPassword: 'Difference!2' };

async function start(given: { isProven?: boolean; hasPassword?: boolean } = {}) {
  const users = createFakeUserRepository();
  const passwords = createFakePasswordHasher();
  const securityLog = createFakeSecurityLog();
  const mail = createFakeMailQueue();
  const withdrawn: unknown[] = [];
  const background = createBackground({ error: (...said: unknown[]) => void faults.push(said) });
  const faults: unknown[] = [];
  const made = { id: 'ada', at: new Date('2026-11-21T09:00:00Z') };
  const user = newUser({ username: 'ada', email: 'ada@example.org', password: '' }, made);
  await users.add({
    user: { ...user, emailProvenAt: given.isProven === false ? null : made.at },
    passwordHash: given.hasPassword === false ? null : await passwords.hash(change.currentPassword),
  });
  const service = createPasswordChangeService({
    users,
    passwords,
    securityLog,
    mail,
    tokens: { withdraw: async (...asked) => void withdrawn.push(asked) },
    background,
    links: createLinks('https://sojourn.example'),
  });
  const { app } = createServiceApp({
    ...createTestServiceParts('accounts', issuer),
    routes: (router) => addPasswordChangeRoutes(router, service),
  });
  const ask = async (body: object, bearer?: string) =>
    request(app)
      .put('/users/ada/password')
      .set('authorization', bearer ?? (await bearerOf('ada')))
      .send(body);
  const hash = async () => (await users.findRecord('ada'))?.passwordHash ?? null;
  const fits = async (password: string) => (await passwords.verify(await hash(), password)).matches;
  const settled = async () => {
    await background.settled();
    expect(faults).toEqual([]);
  };
  return { ask, fits, securityLog, mail, withdrawn, settled };
}

test('nobody else changes a password', async () => {
  const { ask, fits } = await start();
  expect((await ask(change, await issuer.bearer('accounts'))).status).toBe(401);
  expect((await ask(change, await bearerOf('grace'))).status).toBe(403);
  expect(await fits(change.currentPassword)).toBe(true);
});

test.each([{}, { ...change, newPassword: 'weak' }, { ...change, currentPassword: { $ne: null } }])(
  'bad input %j changes nothing',
  async (body) => {
    const { ask, fits } = await start();
    expect((await ask(body)).status).toBe(400);
    expect(await fits(change.currentPassword)).toBe(true);
  },
);

test('the right password gives way to the new one, its owner hears of it, and mailed resets are void', async () => {
  const { ask, fits, securityLog, mail, withdrawn, settled } = await start();
  expect((await ask(change)).status).toBe(200);
  await settled();
  expect([await fits(change.newPassword), await fits(change.currentPassword)]).toEqual([true, false]);
  expect(securityLog.recorded).toEqual([{ userId: 'ada', kind: 'password-changed' }]);
  expect(withdrawn).toEqual([['ada', ['reset-password']]]);
  expect(mail.sent).toMatchObject([{ to: 'ada@example.org', kind: 'password-changed', isLimited: false }]);
  expect(mail.linkTo('ada@example.org').href).toBe('https://sojourn.example/auth/forgot');
});

test('an address that nobody proved gets no notice', async () => {
  const { ask, mail, settled } = await start({ isProven: false });
  expect((await ask(change)).status).toBe(200);
  await settled();
  expect(mail.sent).toEqual([]);
});

test.each([
  ['a wrong one', {}, 'Guess!'],
  ['any, where there is none', { hasPassword: false }, 'Analytical!1'],
])('%s is refused by name of its field', async (_what, given, currentPassword) => {
  const { ask, securityLog } = await start(given);
  const { status, body } = await ask({ ...change, currentPassword });
  expect(status).toBe(401);
  expect(body.details).toEqual([{ path: 'currentPassword', message: 'Your current password is not right.' }]);
  expect(securityLog.recorded).toEqual([]);
});

test('of two changes at the same moment one is refused', async () => {
  const { ask, securityLog } = await start();
  const answers = await Promise.all([ask(change), ask({ ...change, newPassword: 'Another!3' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(securityLog.recorded).toHaveLength(1);
});
