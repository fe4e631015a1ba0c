import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestIssuer, startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Redis } from 'ioredis';
import { aCatalogue } from './recommendation/catalogue.fake';
import { aPreference } from './recommendation/preferences.fake';
import {
  createBullRecommendationQueue,
  type BullRecommendationQueue,
} from './recommendation/recommendation-queue.bullmq';
import { createRedisRecommendationRepository } from './recommendation/recommendation.repository.redis';

const issuer = createTestIssuer('sojourn-ai');
const quietly = () => undefined;
const workers: ChildProcess[] = [];
let redis: TestRedis;
let answersRedis: Redis;
let queue: BullRecommendationQueue;
let search: Server;
let asked: () => void;
let firstAsked: Promise<void>;

beforeAll(async () => {
  redis = await startRedis();
  answersRedis = new Redis(redis.url);
  queue = createBullRecommendationQueue({
    redis: new Redis(redis.url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 }),
    blocking: new Redis(redis.url, { maxRetriesPerRequest: null }),
    onTrouble: quietly,
  });
  let calls = 0;
  firstAsked = new Promise((resolve) => (asked = resolve));
  const answers: Record<string, unknown> = {
    '/catalogue': aCatalogue,
    '/origins': { origin: null },
    '/airports/nearest': {
      airport: {
        id: 'LBA',
        kind: 'airport',
        iataCode: 'LBA',
        name: 'Leeds',
        address: { cityName: '', countryName: '' },
      },
      distanceKm: 0,
    },
    // As many as are asked for, or more.
    '/fares': { data: Array.from({ length: 100 }, () => ({ fare: 400, partyTotal: 400, minutes: 180, changes: 0 })) },
  };
  search = createServer(({ url = '' }, res) => {
    // The first worker never hears where its person starts: it is killed in the middle of its job.
    if (url.startsWith('/airports/nearest') && (calls += 1) === 1) return asked();
    res.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url.split('?')[0] ?? '']));
  }).listen(0);
  await once(search, 'listening');
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  search.closeAllConnections();
  search.close();
  await queue.close();
  answersRedis.disconnect();
  await redis.stop();
});

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['--import', 'tsx', new URL('worker.ts', import.meta.url).pathname], {
    env: {
      PATH: process.env['PATH'],
      IDENTITY_PUBLIC_KEYS: issuer.publicKeys,
      IDENTITY_PRIVATE_KEY: issuer.privateKey,
      REDIS_QUEUE_URL: redis.url,
      SEARCH_URL: `http://127.0.0.1:${(search.address() as AddressInfo).port}`,
      AI_LOCK_SECONDS: '1',
      LOG_LEVEL: 'silent',
    },
    // An inherited output would keep whoever runs the tests waiting for a worker that outlives them.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  worker.stderr?.pipe(process.stderr);
  workers.push(worker);
  await once(worker.stdout as NodeJS.ReadableStream, 'data');
  return worker;
}

test('a killed worker has its job done by another, with exactly one stored answer', async () => {
  const first = await startWorker();
  const job = { key: 'killed', preferences: aPreference(), today: '2026-11-21', requestId: 'test' };
  const done = queue.work(job, { onProgress: quietly, signal: new AbortController().signal });
  await firstAsked;
  first.kill('SIGKILL');
  await once(first, 'exit');
  await startWorker();
  await done;
  expect(await answersRedis.keys('sojourn:ai:answer:*')).toHaveLength(1);
  const answer = await createRedisRecommendationRepository(answersRedis).find('killed');
  expect(answer?.recommendations[0]?.id).toBe('tromso');
}, 120_000);
