import { AppError, createServiceApp } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createFakeSecurityLogRepository } from './security-log.repository.fake';
import { addSecurityLogRoutes } from './security-log.routes';
import { createSecurityLogService } from './security-log.service';

const issuer = createTestIssuer();
const guest = await issuer.bearer('accounts');
const ada = await issuer.bearer('accounts', { sub: 'ada', kind: 'user' });
const grace = await issuer.bearer('accounts', { sub: 'grace', kind: 'user' });
const AT = new Date('2026-11-21T09:00:00Z');

function start(events = createFakeSecurityLogRepository()) {
  let count = 0;
  const log = createSecurityLogService({ events, newId: () => `e${(count += 1)}`, now: () => AT });
  const { app } = createServiceApp({
    ...createTestServiceParts('accounts', issuer),
    routes: (router) => addSecurityLogRoutes(router, log),
  });
  const path = '/users/ada/security-events';
  return {
    log,
    read: (bearer = ada) => request(app).get(path).set('authorization', bearer),
    write: (body: object, bearer = ada) =>
      request(app).post(path).set({ authorization: bearer, 'x-browser': 'Chrome on Windows' }).send(body),
  };
}

describe('the security log', () => {
  test('is read and written by nobody else', async () => {
    const { read, write } = start();
    await read(guest).expect(401);
    await read(grace).expect(403);
    await write({ kind: 'session-ended' }, guest).expect(401);
    await write({ kind: 'session-ended' }, grace).expect(403);
  });

  test.each([{}, { kind: 'signed-in' }, { kind: 'password-changed' }, { kind: 'made-up' }, { kind: { $ne: null } }])(
    'takes from the bff what is about sessions only, not %j',
    async (body) => {
      const { read, write } = start();
      await write(body).expect(400);
      await read().expect(200, []);
    },
  );

  test('says what happened, when, and in which browser, the newest first', async () => {
    const { log, read, write } = start();
    await write({ kind: 'session-ended' }).expect(201);
    await log.record({
      userId: 'ada',
      kind: 'email-changed',
      address: 'ada@example.org',
      at: new Date('2026-11-21T10:00:00Z'),
    });
    await log.record({ userId: 'grace', kind: 'session-ended' });
    await read().expect(200, [
      { id: 'e2', kind: 'email-changed', at: '2026-11-21T10:00:00.000Z', browser: null, address: 'ada@example.org' },
      { id: 'e1', kind: 'session-ended', at: AT.toISOString(), browser: 'Chrome on Windows', address: null },
    ]);
  });

  test('holds 500 events of an account and shows 100', async () => {
    const events = createFakeSecurityLogRepository();
    const { log, read } = start(events);
    for (let n = 0; n < 510; n += 1) {
      await log.record({ userId: 'ada', kind: 'signed-in', at: new Date(AT.getTime() + n) });
    }
    expect(await events.newestOf('ada', 1000)).toHaveLength(500);
    expect((await read()).body).toHaveLength(100);
  });

  test('says so while its store is away', async () => {
    const away = () => Promise.reject(new AppError('unavailable', 'Away.', { retryAfterSeconds: 5 }));
    const { read, write } = start({ append: away, newestOf: away, removeAllOf: away });
    await read().expect(503);
    await write({ kind: 'session-ended' }).expect(503);
  });
});
