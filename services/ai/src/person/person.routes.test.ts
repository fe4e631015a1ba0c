import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createApp } from '../app';
import { createFakeListRepository } from '../list/list.repository.fake';
import { createFakeRecommendationQueue } from '../recommendation/recommendation-queue.fake';
import { createFakeRecommendationRepository } from '../recommendation/recommendation.repository.fake';

const [bff, accounts] = [createTestIssuer(), createTestIssuer('sojourn-accounts')];
const answer = { recommendations: [], source: 'catalogue', note: 'for ada' } as const;

async function open() {
  const answers = createFakeRecommendationRepository();
  await answers.noteOwner('ada', 'key');
  await answers.store('key', { ...answer, recommendations: [] }, 60_000);
  const { app } = createApp({
    ...createTestServiceParts('ai', bff, accounts),
    answers,
    lists: createFakeListRepository(),
    queue: createFakeRecommendationQueue({ generate: () => Promise.reject(new Error('nobody asks')) }).queue,
  });
  const about = async (method: 'get' | 'delete', path: string, sub = 'ada') =>
    request(app)
      [method](path)
      .set('authorization', await accounts.bearer('ai', { sub, kind: 'data-rights' }));
  return { app, about };
}

test('what is stored for a person is handed to the accounts service alone', async () => {
  const { app, about } = await open();
  for (const authorization of [await bff.bearer('ai'), await bff.bearer('ai', { sub: 'ada', kind: 'user' }), '']) {
    expect((await request(app).get('/person/answers').set({ authorization })).status).toBe(401);
    expect((await request(app).delete('/person').set({ authorization })).status).toBe(401);
  }
  expect((await about('get', '/person/answers')).body).toEqual([answer]);
  expect((await about('get', '/person/answers', 'grace')).body).toEqual([]);
});

test('it is removed, as often as is asked', async () => {
  const { about } = await open();
  for (let n = 0; n < 2; n += 1) expect((await about('delete', '/person')).status).toBe(200);
  expect((await about('get', '/person/answers')).body).toEqual([]);
});
