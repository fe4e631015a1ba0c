import { AppError } from '@sojourn/node-kit';
import { Router } from 'express';
import { MemoryStore } from 'express-session';
import request from 'supertest';
import { startPortal, type FakePortal } from '../http/portal.fake';
import { regenerateSession } from '../http/session';
import type { InvitationClient } from './invitation.client';
import { createInvitationRoutes } from './invitation.routes';
import { createInvitationService } from './invitation.service';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const GOOD = 'g'.repeat(43);
const invitation = { token: GOOD, recipients: ['ben@example.org', 'cleo@example.org'], message: 'Look!' };

let portal: FakePortal;
let sent: unknown[];
let turns: [string, number][];
beforeEach(async () => {
  sent = [];
  turns = [];
  const invitations: InvitationClient = {
    readTitle: async (token) => {
      if (token !== GOOD) throw new AppError('not-found', 'This link does not open a trip.');
      return 'Rome';
    },
    send: async (userId, what) => (sent.push([userId, what]), { sent: what.recipients.length }),
  };
  const limiter = {
    ofNetwork: async () => undefined,
    ofUser: async () => undefined,
    async ofInvitations<T>(userId: string, count: number, send: () => Promise<T>) {
      turns.push([userId, count]);
      return send();
    },
  };
  const signingIn = Router().post('/api/login', async (req, res) => {
    await regenerateSession(req, { userId: 'ada' });
    res.json({});
  });
  portal = await startPortal({
    store: new MemoryStore(),
    auth: [signingIn, createInvitationRoutes({ invitations: createInvitationService({ invitations, limiter }) })],
  });
});
afterEach(() => portal.close());

const signIn = async () => {
  const answer = await request(portal.app).post('/api/login').set(ours);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
};
const invite = (body: object, cookie = '') =>
  request(portal.app)
    .post('/api/user/trip-invitations')
    .set({ ...ours, cookie })
    .send(body);

test('invitations are sent at one address, written in one way', async () => {
  const answer = await request(portal.app)
    .post('/api/user/Trip-Invitations')
    .set({ ...ours, cookie: await signIn() })
    .send(invitation);
  expect(answer.status).toBe(404);
  expect(sent).toEqual([]);
});

test('a guest invites nobody', async () => {
  expect((await invite(invitation)).status).toBe(401);
  expect(sent).toEqual([]);
});

test.each([
  { ...invitation, recipients: [] },
  { ...invitation, recipients: ['nowhere'] },
  { ...invitation, recipients: [{ $ne: null }] },
  { ...invitation, recipients: Array.from({ length: 21 }, (_, n) => `a${n}@example.org`) },
  { ...invitation, message: 'x'.repeat(1_001) },
  { ...invitation, message: 'bell\u0007' },
  { ...invitation, token: '../../users' },
])('%j is refused', async (body) => {
  expect((await invite(body, await signIn())).body).toMatchObject({ code: 'bad-input' });
  expect(sent).toEqual([]);
});

test('a link that opens nothing is mailed to nobody, and counts for nothing', async () => {
  expect((await invite({ ...invitation, token: 'b'.repeat(43) }, await signIn())).status).toBe(404);
  expect([sent, turns]).toEqual([[], []]);
});

test('a link is mailed with the title of its trip, and each recipient counts', async () => {
  const answer = await invite(invitation, await signIn());
  expect(answer.body).toEqual({ sent: 2 });
  expect(sent).toEqual([['ada', { ...invitation, title: 'Rome' }]]);
  expect(turns).toEqual([['ada', 2]]);
});
