import { once } from 'node:events';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Queue } from 'bullmq';
import express, { type Express } from 'express';
import { Redis } from 'ioredis';
import request from 'supertest';
import { QUEUE_NAME } from '../recommendation/recommendation-queue.bullmq';
import { addBoard } from './board.routes';

const PASSWORD = 'correct horse battery';
const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`;

let server: TestRedis;
let redis: Redis;
let queue: Queue;
let app: Express;

beforeAll(async () => {
  server = await startRedis();
  redis = new Redis(server.url, { maxRetriesPerRequest: null });
  await once(redis, 'ready');
  queue = new Queue(QUEUE_NAME, { connection: redis });
  await queue.add('recommend', {
    key: 'k1',
    requestId: 'r1',
    preferences: { vacationTypes: ['beach'], details: 'secret' },
  });
  app = express();
  addBoard(app, { redis, password: PASSWORD, onTrouble: () => undefined });
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

test.each([
  ['nobody', undefined],
  ['a wrong password', basic('operator:guess')],
  ['no password', basic('operator')],
  ['another scheme', `Bearer ${PASSWORD}`],
  ['a longer password', basic(`operator:${PASSWORD}!`)],
])('%s is kept out, of pages and of calls', async (_name, authorization) => {
  for (const path of ['/queues', '/queues/api/queues', '/queues/static/css/main.css']) {
    const answer = await request(app)
      .get(path)
      .set(authorization ? { authorization } : {});
    expect([path, answer.status, answer.headers['www-authenticate']]).toEqual([
      path,
      401,
      'Basic realm="Sojourn operators", charset="UTF-8"',
    ]);
  }
});

test('an operator sees the queue, and nothing of what somebody wished for', async () => {
  const authorization = basic(`operator:${PASSWORD}`);
  const page = await request(app).get('/queues').set({ authorization }).expect(200);
  expect(page.text).toContain('Sojourn queues');
  expect(page.headers['cache-control']).toBe('no-store');
  const { body, text } = await request(app)
    .get(`/queues/api/queues?activeQueue=${QUEUE_NAME}&status=waiting&page=1`)
    .set({ authorization })
    .expect(200);
  expect(body.queues).toMatchObject([{ name: QUEUE_NAME, readOnlyMode: true, counts: { waiting: 1 } }]);
  expect(text).toContain('"k1"');
  expect(text).not.toMatch(/secret|beach/);
});

test('an operator changes nothing', async () => {
  const [job] = await queue.getWaiting();
  for (const call of [`${job?.id}/clean`, 'pause', 'empty', 'obliterate']) {
    const answer = await request(app)
      .put(`/queues/api/queues/${QUEUE_NAME}/${call}`)
      .set({ authorization: basic(`operator:${PASSWORD}`) });
    expect([call, answer.status >= 400]).toEqual([call, true]);
  }
  expect(await queue.getJobCounts('waiting')).toEqual({ waiting: 1 });
});
