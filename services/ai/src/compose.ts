/** What is wired to what in the ai service: its http door and its worker door, two processes of one app. */
import {
  addHealthRoutes,
  createIdentitySigner,
  createIdentityVerifier,
  createLogger,
  createMetrics,
  createReadiness,
  createUpstream,
  type Logger,
  packageVersion,
  serveUntilStopped,
  listeningOf,
} from '@sojourn/node-kit';
import { Redis } from 'ioredis';
import { Gauge, type Registry } from 'prom-client';
import { createApp } from './app';
import type { Env, WorkerEnv } from './env';
import { createRecommendationGenerator } from './recommendation/recommendation-generator.service';
import {
  createBullRecommendationQueue,
  type BullRecommendationQueue,
} from './recommendation/recommendation-queue.bullmq';
import { startRecommendationJobs } from './recommendation/recommendation.jobs';
import type { RecommendationProvider } from './recommendation/recommendation.provider';
import { createCatalogueProvider } from './recommendation/recommendation.provider.catalogue';
import { createModelProvider } from './recommendation/recommendation.provider.openai';
import { createRedisRecommendationRepository } from './recommendation/recommendation.repository.redis';
import { createSearchClient } from './recommendation/search.client';

const version = packageVersion(import.meta.url);

const SEARCH_MS = 5_000;
/** What is left of the stop limit for handing jobs back. */
const HAND_BACK_MS = 2_000;
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

const SAY_AGAIN_MS = 30_000;

/** Every connection tells of every attempt; the log says it once in a while. */
function troubleOf(logger: Logger): (error: Error) => void {
  let saidAt = -SAY_AGAIN_MS;
  return (error) => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    logger.warn({ reason: error.message }, 'redis is out of reach');
  };
}

function providerOf(env: Env | WorkerEnv, logger: Logger): RecommendationProvider {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
  if (apiKey === undefined) return createCatalogueProvider();
  const onTrouble = (error: unknown) => logger.warn({ reason: String(error) }, 'the language model did not answer');
  return createModelProvider({ apiKey, model, ...(baseURL ? { baseURL } : {}) }, onTrouble);
}

/** `ai_queue_jobs` by state; left out of an answer while Redis is out of reach. */
function countJobs(metrics: Registry, queue: BullRecommendationQueue): void {
  new Gauge({
    name: 'ai_queue_jobs',
    help: 'Jobs of the recommendation queue by state.',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      this.reset();
      const counts = await queue.counts().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}

export async function composeHttp(env: Env): Promise<void> {
  const logger = createLogger({ name: 'ai', level: env.LOG_LEVEL });
  const redis = failFast(env.REDIS_QUEUE_URL);
  const blocking = patient(env.REDIS_QUEUE_URL);
  const queue = createBullRecommendationQueue({ redis, blocking, onTrouble: troubleOf(logger) });
  const { app, metricsApp, metrics, readiness } = createApp({
    version,
    logger,
    verifier: createIdentityVerifier({ publicKeys: env.IDENTITY_PUBLIC_KEYS, audience: 'ai' }),
    adapters: { recommendations: providerOf(env, logger).name, queue: 'redis' },
    checks: { queue: queue.check },
    answers: createRedisRecommendationRepository(redis),
    queue,
  });
  countJobs(metrics, queue);
  await serveUntilStopped({ app, metricsApp, ...listeningOf(env), logger, readiness, onStopped: queue.close });
}

export async function composeWorker(env: WorkerEnv): Promise<void> {
  const logger = createLogger({ name: 'ai-worker', level: env.LOG_LEVEL });
  const signer = createIdentitySigner({ privateKey: env.IDENTITY_PRIVATE_KEY, issuer: 'sojourn-ai' });
  const sign = (identity: Parameters<typeof signer.sign>[1]) => signer.sign('search', identity);
  const upstream = createUpstream({ name: 'search', baseUrl: env.SEARCH_URL, timeoutMs: SEARCH_MS, sign });
  const redis = patient(env.REDIS_QUEUE_URL);
  const answersRedis = failFast(env.REDIS_QUEUE_URL);
  const onTrouble = troubleOf(logger);
  answersRedis.on('error', onTrouble);
  const provider = providerOf(env, logger);
  const generator = createRecommendationGenerator({
    answers: createRedisRecommendationRepository(answersRedis),
    provider,
    search: createSearchClient(upstream),
  });
  const jobs = await startRecommendationJobs({
    generator,
    redis,
    subscriber: patient(env.REDIS_QUEUE_URL),
    concurrency: env.AI_CONCURRENCY,
    lockSeconds: env.AI_LOCK_SECONDS,
    stopMs: Math.max(0, env.STOP_LIMIT_SECONDS * 1_000 - HAND_BACK_MS),
    logger,
    onTrouble,
  });

  const metrics = createMetrics('ai-worker');
  const readiness = createReadiness();
  const checks = { queue: async () => void (await answersRedis.exists('queue')) };
  const adapters = { recommendations: provider.name, queue: 'redis' };
  addHealthRoutes(metrics.app, { name: 'ai-worker', version, adapters, checks }, readiness);
  await serveUntilStopped({
    app: metrics.app,
    // A worker has no other door than this private one.
    port: env.METRICS_PORT,
    host: env.HOST,
    stopSeconds: env.STOP_LIMIT_SECONDS,
    logger,
    readiness,
    async onStopped() {
      await jobs.close();
      answersRedis.disconnect();
      await upstream.close();
    },
  });
}
