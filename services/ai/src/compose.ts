/** What is wired to what in the ai service: its http door and its worker door, two processes of one app. */
import { readFileSync } from 'node:fs';
import {
  addHealthRoutes,
  createIdentitySigner,
  createIdentityVerifier,
  createLogger,
  createMetrics,
  createReadiness,
  createUpstream,
  serveUntilStopped,
  type Logger,
} from '@sojourn/node-kit';
import { Redis } from 'ioredis';
import { createApp } from './app';
import type { Env } from './env';
import { createMakingService } from './recommendation/making.service';
import { createBullRecommendationQueue } from './recommendation/recommendation-queue.bullmq';
import { startRecommendationJobs } from './recommendation/recommendation.jobs';
import { createCatalogueProvider } from './recommendation/recommendation.provider.catalogue';
import { createRedisRecommendationRepository } from './recommendation/recommendation.repository.redis';
import { createSearchClient } from './recommendation/search.client';

// Beside src/ and dist/ alike.
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const SEARCH_MS = 5_000;
const retryStrategy = (attempt: number) => Math.min(attempt * 100, 2_000);

/** For somebody who waits at a door: without Redis a command fails at once. */
const failFast = (url: string) =>
  new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 800,
    connectTimeout: 2_000,
    retryStrategy,
  });
/** For a worker: without Redis it waits until there is one again. */
const patient = (url: string) => new Redis(url, { maxRetriesPerRequest: null, retryStrategy });
const troubleOf = (logger: Logger) => (error: Error) => logger.warn({ reason: error.message }, 'redis is out of reach');

export async function composeHttp(env: Env): Promise<void> {
  const logger = createLogger({ name: 'ai', level: env.LOG_LEVEL });
  const redis = failFast(env.REDIS_QUEUE_URL);
  const blocking = patient(env.REDIS_QUEUE_URL);
  const queue = createBullRecommendationQueue({ redis, blocking, onTrouble: troubleOf(logger) });
  const { app, metricsApp, readiness } = createApp({
    version,
    logger,
    verifier: createIdentityVerifier({ publicKeys: env.IDENTITY_PUBLIC_KEYS, audience: 'ai' }),
    adapters: { recommendations: 'catalogue', queue: 'redis' },
    checks: { queue: queue.check },
    answers: createRedisRecommendationRepository(redis),
    queue,
  });
  const { PORT: port, METRICS_PORT: metricsPort, HOST: host } = env;
  await serveUntilStopped({ app, metricsApp, port, metricsPort, host, logger, readiness, onStopped: queue.close });
}

export async function composeWorker(env: Env): Promise<void> {
  const logger = createLogger({ name: 'ai-worker', level: env.LOG_LEVEL });
  const signer = createIdentitySigner({ privateKey: env.IDENTITY_PRIVATE_KEY, issuer: 'sojourn-ai' });
  const sign = (identity: Parameters<typeof signer.sign>[1]) => signer.sign('search', identity);
  const upstream = createUpstream({ name: 'search', baseUrl: env.SEARCH_URL, timeoutMs: SEARCH_MS, sign });
  const redis = patient(env.REDIS_QUEUE_URL);
  const answersRedis = failFast(env.REDIS_QUEUE_URL);
  const onTrouble = troubleOf(logger);
  answersRedis.on('error', onTrouble);
  const provider = createCatalogueProvider();
  const making = createMakingService({
    answers: createRedisRecommendationRepository(answersRedis),
    provider,
    search: createSearchClient(upstream),
  });
  const jobs = await startRecommendationJobs({
    making,
    redis,
    subscriber: patient(env.REDIS_QUEUE_URL),
    concurrency: env.AI_CONCURRENCY,
    lockSeconds: env.AI_LOCK_SECONDS,
    onTrouble,
  });

  const metrics = createMetrics('ai-worker');
  const readiness = createReadiness();
  const checks = { queue: async () => void (await answersRedis.ping()) };
  const adapters = { recommendations: provider.name, queue: 'redis' };
  addHealthRoutes(metrics.app, { name: 'ai-worker', version, adapters, checks }, readiness);
  await serveUntilStopped({
    app: metrics.app,
    // A worker has no other door than this private one.
    port: env.METRICS_PORT,
    host: env.HOST,
    logger,
    readiness,
    async onStopped() {
      await jobs.close();
      answersRedis.disconnect();
      await upstream.close();
    },
  });
}
