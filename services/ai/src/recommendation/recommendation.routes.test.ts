import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recommendationAnswerSchema } from '@sojourn/contracts';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import pTimeout from 'p-timeout';
import request from 'supertest';
import { createApp } from '../app';
import { createFakeListRepository } from '../list/list.repository.fake';
import { aCatalogue } from './catalogue.fake';
import { createRecommendationGenerator } from './recommendation-generator.service';
import { aPreference } from './preferences.fake';
import { createFakeRecommendationQueue } from './recommendation-queue.fake';
import { createCatalogueProvider } from './recommendation.provider.catalogue';
import { createFakeRecommendationRepository } from './recommendation.repository.fake';
import { createFakeSearchClient } from './search.client.fake';

const issuer = createTestIssuer();
const LONGEST_WAIT_MS = 10_000;

function start() {
  const answers = createFakeRecommendationRepository();
  const search = createFakeSearchClient({
    catalogue: aCatalogue,
    origins: {
      Leeds: {
        position: { latitude: 53.87, longitude: -1.66 },
        iataCode: 'LBA',
        city: 'Leeds',
        country: 'United Kingdom',
      },
    },
  });
  const { queue, handedIn, state, calledOff } = createFakeRecommendationQueue(
    createRecommendationGenerator({ answers, provider: createCatalogueProvider(), search, onTrouble: () => undefined }),
  );
  const { app } = createApp({
    ...createTestServiceParts('ai', issuer),
    answers,
    lists: createFakeListRepository(),
    queue,
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  const ask = async (body: unknown, accept = 'application/json') =>
    request(app)
      .post('/ai/recommendations')
      .set('authorization', await issuer.bearer('ai'))
      .set('accept', accept)
      // An answer that never comes is a failure of its own, not the test runner's.
      .timeout(LONGEST_WAIT_MS)
      .send(body as object);
  return { app, ask, handedIn, state, calledOff };
}

describe('POST /ai/recommendations', () => {
  test('refuses the stranger', async () => {
    const answer = await request(start().app).post('/ai/recommendations').send(aPreference());
    expect(answer.status).toBe(401);
  });

  test.each([
    ['no vacation type', { ...aPreference(), vacationType: [] }, 'Please select at least one vacation type.'],
    ['an unknown type', { ...aPreference(), vacationType: ['shopping'] }, undefined],
    ['an operator', { ...aPreference(), budget: { $gt: 0 } }, undefined],
    ['a budget in words', { ...aPreference(), budget: 'lots' }, undefined],
    ['nothing', {}, undefined],
  ])('refuses %s', async (_name, body, sentence) => {
    const answer = await start().ask(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'bad-input']);
    if (sentence) expect(answer.body.message).toBe(sentence);
  });

  test('answers with reasoned places', async () => {
    const answer = await start().ask(aPreference());
    expect(answer.status).toBe(200);
    const { recommendations, source } = recommendationAnswerSchema.parse(answer.body);
    expect([source, recommendations[0]?.destination]).toEqual(['catalogue', 'Tromsø']);
  });

  test('finds a typed place by its name', async () => {
    const userLocation = { latitude: 0, longitude: 0, city: 'Leeds', country: 'User Specified', nearestAirport: 'LBA' };
    const answer = await start().ask(aPreference({ userLocation }));
    expect(answer.body.note).toBeUndefined();
    expect(answer.body.recommendations[0].reason).toContain('from Leeds');
  });

  test('asks the queue once for the same question, whatever the order of its tags', async () => {
    const { ask, handedIn } = start();
    await ask(aPreference({ vacationType: ['nature', 'adventure'] }));
    await ask(aPreference({ vacationType: ['adventure', 'nature'] }));
    expect(handedIn).toHaveLength(1);
    await ask(aPreference({ refinement: 'cheaper' }));
    expect(handedIn).toHaveLength(2);
  });

  test('streams its stages in order and then the result', async () => {
    const { text, headers } = await start().ask(aPreference(), 'text/event-stream');
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const stages = [...text.matchAll(/"stage":"(\w+)"/g)].map(([, stage]) => stage);
    expect(stages).toEqual(['queued', 'reading', 'matching', 'pricing', 'writing', 'done']);
    const result = /event: result\ndata: (.*)\n/.exec(text)?.[1] ?? '';
    expect(recommendationAnswerSchema.safeParse(JSON.parse(result)).success).toBe(true);
  });

  test('says 503 and when to come back while the queue is down, as an event when events were asked for', async () => {
    const { ask, state } = start();
    state.isDown = true;
    const answer = await ask(aPreference());
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    expect((await ask(aPreference(), 'text/event-stream')).text).toMatch(/event: error\ndata: .*"unavailable"/);
  });

  test('gives up waiting when the caller goes away', async () => {
    const { app, state, handedIn, calledOff } = start();
    state.stuck = true;
    const server = app.listen(0);
    await once(server, 'listening');
    const call = httpRequest({
      port: (server.address() as AddressInfo).port,
      path: '/ai/recommendations',
      method: 'POST',
      headers: {
        authorization: await issuer.bearer('ai'),
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
    });
    call.on('error', () => undefined);
    call.end(JSON.stringify(aPreference()));
    const [response] = await once(call, 'response');
    await once(response, 'data');
    expect(handedIn).toHaveLength(1);
    call.destroy();
    await pTimeout(calledOff, { milliseconds: LONGEST_WAIT_MS, message: 'The queue was never told.' });
    server.close();
  });
});
