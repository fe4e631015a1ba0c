import { AppError } from '@sojourn/node-kit';
import { MemoryStore } from 'express-session';
import request from 'supertest';
import { createNotedServices } from '../auth/noted-calls.fake';
import { startPortal, type FakePortal } from '../http/portal.fake';
import { createSharerClient } from './sharer.client';
import { createSharerRoutes } from './sharer.routes';
import { createSharerService } from './sharer.service';

const GOOD = 'g'.repeat(43);
const ana = { firstName: 'Ana', lastName: 'Rossi', username: 'ana', email: 'ana@example.org' };

let portal: FakePortal;
let isAway: boolean;
beforeEach(async () => {
  isAway = false;
  const sharers = {
    readOwnerId: async (token: string) => {
      if (token !== GOOD) throw new AppError('not-found', 'This link does not open a trip.');
      return 'u-1';
    },
  };
  const accounts = {
    readUser: async (id: string) => {
      if (isAway) throw new AppError('unavailable', 'Away.');
      return { ...ana, id } as never;
    },
  };
  portal = await startPortal({
    store: new MemoryStore(),
    auth: [createSharerRoutes({ sharers: createSharerService({ sharers, accounts }) })],
  });
});
afterEach(() => portal.close());

const ask = (token: string) => request(portal.app).get(`/api/shared/${token}/owner`);

test('tells the name of the owner and nothing else when the link opens a trip', async () => {
  const { status, body, headers } = await ask(GOOD);
  expect([status, body]).toEqual([200, { name: 'Ana Rossi' }]);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  expect(headers['cache-control']).toContain('no-store');
});

test('answers 404 when the link opens nothing', async () => {
  expect((await ask('x'.repeat(43))).status).toBe(404);
});

test('tells no name when the accounts are away', async () => {
  isAway = true;
  const { status, body } = await ask(GOOD);
  expect([status, body]).toEqual([200, { name: null }]);
});

test('asks by the link alone when it reads whose trip it is', async () => {
  const { calls, trips } = createNotedServices({ ownerId: 'u-1' });
  expect(await createSharerClient(trips).readOwnerId('../../users')).toBe('u-1');
  expect(calls).toEqual([['trips: GET /shared/..%2F..%2Fusers/owner']]);
});
