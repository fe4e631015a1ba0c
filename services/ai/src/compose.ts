/** What is wired to what in the ai service: its http entry and its worker entry, two processes of one app. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  addHealthRoutes,
  createIdentitySigner,
  createIdentityVerifier,
  createLogger,
  createMetrics,
  createReadiness,
  createUpstream,
  countJobs,
  failFastRedis,
  type Logger,
  packageVersion,
  patientRedis,
  redisTrouble,
  serveUntilStopped,
  listeningOf,
} from '@sojourn/node-kit';
import { openMongo } from '@sojourn/node-kit/mongo';
import { utcDayOf } from '@sojourn/travel';
import { Redis } from 'ioredis';
import { createApp } from './app';
import type { Env, WorkerEnv } from './env';
import { createMongoListRepository, migrateLists } from './list/list.repository.mongo';
import { createRecommendationGenerator } from './recommendation/recommendation-generator.service';
import { createBullRecommendationQueue } from './recommendation/recommendation-queue.bullmq';
import { startRecommendationJobs } from './recommendation/recommendation.jobs';
import type { RecommendationProvider } from './recommendation/recommendation.provider';
import { createCatalogueProvider } from './recommendation/recommendation.provider.catalogue';
import { createModelProvider } from './recommendation/recommendation.provider.openai';
import { createRedisRecommendationRepository } from './recommendation/recommendation.repository.redis';
import { createSearchClient } from './recommendation/search.client';
import { warmUp } from './recommendation/warm-up.service';

const version = packageVersion(import.meta.url);

/** A second more than search takes at most for the fares of every place. */
const SEARCH_MS = 13_000;
/** What is left of the stop limit for handing jobs back. */
const HAND_BACK_MS = 2_000;
/** Between two looks at a search that has not started yet. */
const WARM_UP_PAUSE_MS = 1_000;

const failFast = (url: string) => new Redis(url, failFastRedis);
const patient = (url: string) => new Redis(url, patientRedis);

function providerOf(env: Env | WorkerEnv, logger: Logger): RecommendationProvider {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
  if (apiKey === undefined) return createCatalogueProvider();
  const onTrouble = (error: unknown) => logger.warn({ reason: String(error) }, 'the language model did not answer');
  return createModelProvider({ apiKey, model, ...(baseURL ? { baseURL } : {}) }, onTrouble);
}

export async function composeHttp(env: Env): Promise<void> {
  const logger = createLogger({ name: 'ai', level: env.LOG_LEVEL });
  const redis = failFast(env.REDIS_QUEUE_URL);
  const blocking = patient(env.REDIS_QUEUE_URL);
  const queue = createBullRecommendationQueue({ redis, blocking, onTrouble: redisTrouble(logger) });
  const mongo = openMongo({ uri: env.MONGODB_URI, logger, migrate: migrateLists });
  const { app, metricsApp, metrics, readiness } = createApp({
    version,
    logger,
    verifier: createIdentityVerifier({ publicKeys: env.IDENTITY_PUBLIC_KEYS, audience: 'ai' }),
    adapters: { recommendations: providerOf(env, logger).name, queue: 'redis', documents: mongo.product },
    // Without documents only passing a list on has to wait.
    checks: { queue: queue.check },
    answers: createRedisRecommendationRepository(redis),
    queue,
    lists: createMongoListRepository(mongo.connection),
  });
  if (env.OPERATOR_PASSWORD !== undefined) {
    // It is large, and most processes do without.
    const { addBoard } = await import('./board/board.routes');
    addBoard(metricsApp, { redis, password: env.OPERATOR_PASSWORD, onTrouble: redisTrouble(logger) });
  }
  countJobs(metrics, {
    name: 'ai_queue_jobs',
    help: 'Jobs of the recommendation queue by state.',
    counts: queue.counts,
  });
  const onStopped = async () => {
    await queue.close();
    await mongo.close();
  };
  await serveUntilStopped({ app, metricsApp, ...listeningOf(env), logger, readiness, onStopped });
}

export async function composeWorker(env: WorkerEnv): Promise<void> {
  const logger = createLogger({ name: 'ai-worker', level: env.LOG_LEVEL });
  const signer = createIdentitySigner({ privateKey: env.IDENTITY_PRIVATE_KEY, issuer: 'sojourn-ai' });
  const sign = (identity: Parameters<typeof signer.sign>[1]) => signer.sign('search', identity);
  const toSearch = { name: 'search', baseUrl: env.SEARCH_URL, timeoutMs: SEARCH_MS, sign };
  const upstream = createUpstream(toSearch);
  const lookout = createUpstream(toSearch);
  const redis = patient(env.REDIS_QUEUE_URL);
  const answersRedis = failFast(env.REDIS_QUEUE_URL);
  const onTrouble = redisTrouble(logger);
  answersRedis.on('error', onTrouble);
  const provider = providerOf(env, logger);
  const search = createSearchClient(upstream);
  const generator = createRecommendationGenerator({
    answers: createRedisRecommendationRepository(answersRedis),
    provider,
    search,
    onTrouble: (error) => logger.warn({ reason: String(error) }, 'fares could not be looked up'),
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

  void warmUp({
    search,
    reach: createSearchClient(lookout).catalogue,
    today: () => utcDayOf(Date.now()),
    pause: () => pause(WARM_UP_PAUSE_MS, undefined, { ref: false }),
    onTrouble: (error) => logger.warn({ reason: String(error) }, 'the worker begins cold'),
  });

  const metrics = createMetrics('ai-worker');
  const readiness = createReadiness();
  const checks = { queue: async () => void (await answersRedis.exists('queue')) };
  const adapters = { recommendations: provider.name, queue: 'redis' };
  addHealthRoutes(metrics.app, { name: 'ai-worker', version, adapters, checks }, readiness);
  await serveUntilStopped({
    app: metrics.app,
    // A worker has no other port than this private one.
    port: env.METRICS_PORT,
    host: env.HOST,
    stopSeconds: env.STOP_LIMIT_SECONDS,
    logger,
    readiness,
    async onStopped() {
      await jobs.close();
      answersRedis.disconnect();
      await Promise.all([upstream.close(), lookout.close()]);
    },
  });
}
