import { createServiceApp } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { addPlaceRoutes } from './place.routes';

const issuer = createTestIssuer();

async function ask(path: string) {
  const asked: string[] = [];
  const { app } = createServiceApp({
    ...createTestServiceParts('search', issuer),
    routes: (router) =>
      addPlaceRoutes(router, {
        sightsAround: () => [],
        searchSights: () => ({ data: [] }),
        search: (keyword) => {
          asked.push(keyword);
          return { data: [] };
        },
      }),
  });
  const answer = await request(app)
    .get(path)
    .set('authorization', await issuer.bearer('search'));
  return { answer, asked };
}

test('places are suggested for what is typed, and a browser may keep them for an hour', async () => {
  const { answer, asked } = await ask('/places/search?keyword=rom');
  expect([answer.status, answer.body]).toEqual([200, { data: [] }]);
  expect(answer.headers['cache-control']).toBe('private, max-age=3600');
  expect(asked).toEqual(['rom']);
});

test.each(['/places/search', '/places/search?keyword[$ne]=x'])('%s is refused with a sentence', async (path) => {
  const { answer, asked } = await ask(path);
  expect([answer.status, answer.body.code]).toEqual([400, 'bad-input']);
  expect(asked).toEqual([]);
});

test('elsewhere there is nothing', async () => {
  expect((await ask('/places')).answer.status).toBe(404);
});
