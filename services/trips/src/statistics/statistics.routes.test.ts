import { AppError, createServiceApp } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import type { StatisticsRepository } from './statistics.repository';
import { addStatisticsRoutes } from './statistics.routes';
import { createStatisticsService } from './statistics.service';

const [issuer, accounts] = [createTestIssuer(), createTestIssuer('sojourn-accounts')];
const own = { ada: [{ destination: 'Rome, Italy', activities: 2 }] };

function open(repository: StatisticsRepository) {
  const { app } = createServiceApp({
    ...createTestServiceParts('trips', issuer, accounts),
    routes: (router) => addStatisticsRoutes(router, createStatisticsService(repository)),
  });
  return async (sub?: string, from?: 'accounts') => {
    const bearer =
      from && sub
        ? await accounts.bearer('trips', { sub, kind: 'data-rights' })
        : await issuer.bearer('trips', sub === undefined ? undefined : { sub, kind: 'user' });
    const path = from ? '/person/statistics' : '/trips/statistics';
    return request(app).get(path).set('authorization', bearer);
  };
}

test('a guest has none, and everybody has their own', async () => {
  const ask = open({ countedOf: async (ownerId) => (ownerId === 'ada' ? own.ada : []) });
  expect((await ask()).status).toBe(401);
  const answer = await ask('ada');
  expect(answer.body).toEqual({ trips: 1, countries: 1, activities: 2 });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await ask('grace')).body).toEqual({ trips: 0, countries: 0, activities: 0 });
});

test('the accounts have somebody’s for a download, and nobody else has', async () => {
  const ask = open({ countedOf: async (ownerId) => (ownerId === 'ada' ? own.ada : []) });
  const answer = await ask('ada', 'accounts');
  expect(answer.body).toEqual({ trips: 1, countries: 1, activities: 2 });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await ask(undefined, 'accounts')).status).toBeGreaterThanOrEqual(400);
});

test('while the trips are away it says so', async () => {
  const ask = open({ countedOf: () => Promise.reject(new AppError('unavailable', 'Away.', { retryAfterSeconds: 5 })) });
  expect((await ask('ada')).status).toBe(503);
});
