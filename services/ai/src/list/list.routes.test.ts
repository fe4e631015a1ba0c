import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createApp } from '../app';
import { aPreference } from '../recommendation/preferences.fake';
import { createFakeRecommendationRepository } from '../recommendation/recommendation.repository.fake';
import { recommendationKey } from '../recommendation/recommendation.service';
import { aRecommendation } from './list.fake';
import { createFakeListRepository } from './list.repository.fake';
import type { ListRepository } from './list.repository';

const issuer = createTestIssuer();
const day = '2026-11-22';
const noQueue = { work: async () => undefined };

async function start({ lists = createFakeListRepository() as ListRepository, by = 'guest' } = {}) {
  let now = new Date('2026-11-25T12:00:00Z');
  const answers = createFakeRecommendationRepository();
  const asker = by === 'guest' ? ({ sub: 'guest', kind: 'guest' } as const) : ({ sub: by, kind: 'user' } as const);
  const key = recommendationKey(asker, aPreference(), day);
  await answers.store(key, { recommendations: [aRecommendation()], source: 'catalogue', from: 'Leeds' }, 1_000);
  const { app } = createApp({
    ...createTestServiceParts('ai', issuer),
    answers,
    lists,
    queue: noQueue,
    now: () => now,
  });
  const bearer = (sub?: string) => issuer.bearer('ai', sub ? { sub, kind: 'user' } : undefined);
  const share = async (body: object = { preferences: aPreference(), day }, sub?: string) =>
    request(app)
      .post('/ai/shared')
      .set('authorization', await bearer(sub))
      .send(body);
  const open = async (token: string) =>
    request(app)
      .get(`/ai/shared/${token}`)
      .set('authorization', await bearer());
  return { app, share, open, pass: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

const DAYS_30 = 30 * 24 * 3_600_000;

test('refuses the stranger', async () => {
  const { app } = await start();
  expect((await request(app).post('/ai/shared').send({ preferences: aPreference(), day })).status).toBe(401);
  expect((await request(app).get(`/ai/shared/${'x'.repeat(43)}`)).status).toBe(401);
});

test.each([
  ['no day', { preferences: aPreference() }],
  ['no preferences', { day }],
  ['a day that is none', { preferences: aPreference(), day: '2026-02-30' }],
  ['an operator', { preferences: { $ne: null }, day }],
])('refuses %s', async (_what, body) => {
  expect((await (await start()).share(body)).status).toBe(400);
});

test('whoever holds the link opens the very list, for 30 days', async () => {
  const { share, open, pass } = await start();
  const made = await share();
  expect(made.status).toBe(201);
  expect(made.body.expiresAt).toBe('2026-12-25T12:00:00.000Z');
  const opened = await open(made.body.token);
  expect(opened.status).toBe(200);
  expect(opened.body).toMatchObject({ recommendations: [aRecommendation()], from: 'Leeds', day, duration: 'week' });
  pass(DAYS_30 - 1);
  expect((await open(made.body.token)).status).toBe(200);
  pass(1);
  expect((await open(made.body.token)).status).toBe(404);
});

test('one’s own list is passed on, also after signing in, and nobody else’s is', async () => {
  expect((await (await start({ by: 'ada' })).share(undefined, 'ada')).status).toBe(201);
  expect((await (await start({ by: 'guest' })).share(undefined, 'ada')).status).toBe(201);
  expect((await (await start({ by: 'ada' })).share(undefined, 'bob')).status).toBe(404);
});

test('only what was answered can be passed on', async () => {
  const { share } = await start();
  const other = await share({ preferences: aPreference({ budget: 1 }), day });
  expect(other.status).toBe(404);
  expect(other.body.message).toBe(
    'This list is too old to pass on. Ask for recommendations again, then share the new ones.',
  );
  expect((await share({ preferences: aPreference(), day: '2026-11-21' })).status).toBe(404);
});

test('tokens that open nothing are answered alike', async () => {
  const { open } = await start();
  const answers = await Promise.all(['x'.repeat(43), 'x', `${'x'.repeat(42)}$`].map(open));
  const bodies = answers.map(({ status, body }) => [status, body.code, body.message]);
  expect(new Set(bodies.map(String)).size).toBe(1);
  expect(bodies[0]?.[0]).toBe(404);
});

test('the documents away is a typed 503', async () => {
  const { AppError } = await import('@sojourn/node-kit');
  const away = async () => {
    throw new AppError('unavailable', 'Away.', { retryAfterSeconds: 5 });
  };
  const { share, open } = await start({ lists: { insert: away, find: away } });
  expect((await share()).status).toBe(503);
  expect((await open('x'.repeat(43))).status).toBe(503);
});
