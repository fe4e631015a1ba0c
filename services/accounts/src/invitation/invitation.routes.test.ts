import { createServiceApp } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createAccountsByMail } from '../accounts-by-mail.fake';
import { addInvitationRoutes } from './invitation.routes';

const issuer = createTestIssuer();
const [ada, grace] = await Promise.all(['u1', 'u2'].map((sub) => issuer.bearer('accounts', { sub, kind: 'user' })));
const invitation = { token: 'x'.repeat(43), recipients: ['ben@example.org'], message: '', title: 'Rome in spring' };

async function start() {
  const accounts = createAccountsByMail();
  await accounts.users.register({
    username: 'ada',
    email: 'ada@example.org',
    password: 'Analytical!1',
    firstName: 'Ada',
  });
  await accounts.settled();
  await accounts.repository.proveAddress('u1', { emailKey: 'ada@example.org', at: new Date() });
  accounts.mail.sent.length = 0;
  const { app } = createServiceApp({
    ...createTestServiceParts('accounts', issuer),
    routes: (router) => addInvitationRoutes(router, accounts.invitations),
  });
  const post = (bearer = '', body: object = invitation) =>
    request(app).post('/users/u1/trip-invitations').set('authorization', bearer).send(body);
  return { post, sent: accounts.mail.sent };
}

test('somebody invites in their own name, and in nobody else’s', async () => {
  const { post, sent } = await start();
  await post(grace).expect(403);
  expect(sent).toEqual([]);
  await post(ada).expect(200, { sent: 1 });
  expect(sent.map(({ to }) => to)).toEqual(['ben@example.org']);
});

test('an invitation without a token or a recipient is none', async () => {
  const { post, sent } = await start();
  await post(ada, { ...invitation, token: '' }).expect(400);
  await post(ada, { ...invitation, recipients: [] }).expect(400);
  expect(sent).toEqual([]);
});
