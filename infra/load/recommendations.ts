/** The queue of recommendations beside bare BullMQ on the same Redis, and the recommender itself; all in this process. */
import { setMaxListeners } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Preferences, RecommendationAnswer, RecommendationJob } from '@sojourn/contracts';
import { createLogger } from '@sojourn/node-kit';
import { startRedis } from '@sojourn/node-kit/testing';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { RecommendationGenerator } from '../../services/ai/src/recommendation/recommendation-generator.service';
import { createBullRecommendationQueue } from '../../services/ai/src/recommendation/recommendation-queue.bullmq';
import { startRecommendationJobs } from '../../services/ai/src/recommendation/recommendation.jobs';
import { createCatalogueProvider } from '../../services/ai/src/recommendation/recommendation.provider.catalogue';
import { recommend } from '../../services/ai/src/recommendation/recommender.model';
import { destinationCatalogue } from '../../services/search/src/destination/destination-catalogue';
import { percentile, perSecond, rate, told } from './figures';

const JOBS = { count: 4_000, inFlight: 32 };
const CONCURRENCY = 8;
const ROUNDS = 9;
const STARTS = 200;
const MANY = 50;
const PLACES = 200;
const WARM_LISTS = 3;
/** How long a language model would be waited for, shortened. */
const WAIT_MS = 50;

const preferences: Preferences = {
  vacationType: ['adventure', 'nature'],
  budget: 2_000,
  duration: 'week',
  travelStyle: ['mid-range'],
  groupSize: '2 adults',
  interests: [],
  customDetails: 'Not too hot, good food, no more than 4 hours of flight',
  userLocation: {
    latitude: 53.87,
    longitude: -1.66,
    city: 'Leeds',
    country: 'United Kingdom',
    nearestAirport: 'LBA',
  },
};
const today = new Date().toISOString().slice(0, 10);
const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const jobOf = (key: string): RecommendationJob => ({ key, preferences, today, requestId: key, traceparent });
const nothing: RecommendationAnswer = { recommendations: [], source: 'catalogue' };
// Who asks has a signal anyway, and nobody here gives up.
const { signal } = new AbortController();
setMaxListeners(0, signal);
const waiter = { onProgress: () => undefined, signal };

/** As many as are asked for, by repeating those there are under other ids. */
const places = Array.from({ length: PLACES }, (_, index) => {
  const entry = destinationCatalogue[index % destinationCatalogue.length];
  if (!entry) throw new Error('The catalogue is empty.');
  return { ...entry, id: `${entry.id}-${index}` };
});
const origin = { latitude: preferences.userLocation.latitude, longitude: preferences.userLocation.longitude };
const choose = (catalogue = destinationCatalogue) => recommend({ preferences, catalogue, origin, today });

type Bench = {
  redis: () => Redis;
  /** Takes out of Redis what a round left: a queue that begins reads the events of the last minute. */
  clear: () => Promise<void>;
  run: <T>(parts: Running, work: (ask: Ask) => Promise<T>) => Promise<T>;
};
type Ask = (key: string) => Promise<void>;
type Running = { generate: RecommendationGenerator['generate']; concurrency: number; workers?: number };

/** Our queue and workers around a piece of work. */
function createBench(url: string): Bench {
  const redis = () => new Redis(url, { maxRetriesPerRequest: null });
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const onTrouble = (error: Error) => console.error(error);
  return {
    redis,
    async clear() {
      const connection = redis();
      await connection.flushall();
      connection.disconnect();
    },
    async run({ generate, concurrency, workers = 1 }, work) {
      const queue = createBullRecommendationQueue({ redis: redis(), blocking: redis(), onTrouble });
      const started = await Promise.all(
        Array.from({ length: workers }, () =>
          startRecommendationJobs({
            ...{ generator: { generate }, redis: redis(), subscriber: redis(), concurrency },
            ...{ lockSeconds: 15, stopMs: 5_000, logger, onTrouble },
          }),
        ),
      );
      const ask = (key: string) => queue.work(jobOf(key), waiter);
      try {
        await ask('warm');
        return await work(ask);
      } finally {
        for (const jobs of started) await jobs.close();
        await queue.close();
      }
    },
  };
}

/** BullMQ as it comes with the same jobs, and nothing of ours: no retries, no joining, nothing forgotten. */
async function withBare<T>(bench: Bench, name: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const connections = [bench.redis(), bench.redis(), bench.redis()] as const;
  const queue = new Queue(name, { connection: connections[0] });
  // From the first event on, so that no job is waited for in vain.
  const events = new QueueEvents(name, { connection: connections[1], lastEventId: '0-0' });
  for (const emitter of [queue, events]) emitter.setMaxListeners(0);
  const worker = new Worker(name, async () => undefined, { connection: connections[2], concurrency: CONCURRENCY });
  const ask: Ask = async (key) => {
    const job = await queue.add('recommend', jobOf(key));
    await job.waitUntilFinished(events);
  };
  try {
    await ask('warm');
    return await work(ask);
  } finally {
    await worker.close();
    await events.close();
    await queue.close();
    for (const connection of connections) connection.disconnect();
  }
}

async function benchQueue(bench: Bench): Promise<void> {
  const startedAt = new Map<string, number>();
  const generate: Running['generate'] = async ({ key }) => (startedAt.set(key, performance.now()), nothing);
  const waits = await bench.run({ generate, concurrency: CONCURRENCY }, async (ask) => {
    const samples: number[] = [];
    for (let index = 0; index < STARTS; index += 1) {
      const asked = performance.now();
      await ask(`start-${index}`);
      samples.push((startedAt.get(`start-${index}`) ?? Number.NaN) - asked);
    }
    return samples;
  });
  const rates: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
  // Turn about, so that neither has the warmer machine; the first round warms both.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const all = (name: string) => (ask: Ask) => rate(JOBS, (index) => ask(`${name}-${round}-${index}`));
    await bench.clear();
    const ours = await bench.run({ generate: async () => nothing, concurrency: CONCURRENCY }, all('ours'));
    await bench.clear();
    const theirs = await withBare(bench, `bare-${round}`, all('bare'));
    if (round === 0) continue;
    rates.ours.push(ours);
    rates.theirs.push(theirs);
  }
  const [ours, theirs] = [percentile(rates.ours, 0.5), percentile(rates.theirs, 0.5)];
  console.log(`the queue of recommendations, ${CONCURRENCY} jobs at once, ${JOBS.inFlight} people waiting`);
  console.log(`  asked to started, a free slot  ${told(waits)}`);
  console.log(`  sojourn, with its waiters      ${perSecond(ours)} (median of ${ROUNDS})`);
  console.log(`  bare BullMQ, waited for        ${perSecond(theirs)}`);
  console.log(`  ratio ${(ours / theirs).toFixed(2)}`);
}

async function benchManyAtOnce(bench: Bench): Promise<void> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const provider = createCatalogueProvider();
  const generate: Running['generate'] = async (_job, by) => {
    // What it is asked with comes from elsewhere, then it chooses.
    await pause(WAIT_MS);
    return provider.recommend({ preferences, catalogue: destinationCatalogue, origin, today }, by.signal);
  };
  // As a worker does before it takes its first job.
  for (let list = 0; list < WARM_LISTS; list += 1) choose();
  const tookMs = await bench.run({ generate, concurrency: MANY }, async (ask) => {
    loop.enable();
    const began = performance.now();
    await Promise.all(Array.from({ length: MANY }, (_, index) => ask(`many-${index}`)));
    loop.disable();
    return performance.now() - began;
  });
  console.log(`${MANY} recommendations at once on one worker, in ${tookMs.toFixed(0)} ms`);
  console.log(`  event loop late by p99 ${(loop.percentile(99) / 1e6).toFixed(1)} ms`);
}

function benchScoring(): void {
  for (let round = 0; round < 20; round += 1) choose(places);
  const before = process.cpuUsage();
  const samples = Array.from({ length: 100 }, () => {
    const began = performance.now();
    choose(places);
    return performance.now() - began;
  });
  console.log(`choosing among ${PLACES} places, in process`);
  // On a busy machine the clock counts what others did meanwhile.
  const { user, system } = process.cpuUsage(before);
  console.log(`  ${told(samples)}; of a processor ${((user + system) / 1e3 / samples.length).toFixed(1)} ms`);
}

async function benchWorkers(bench: Bench): Promise<void> {
  console.log(`workers of 4 jobs that wait ${WAIT_MS} ms for somebody else`);
  const generate: Running['generate'] = async () => (await pause(WAIT_MS), nothing);
  let alone = Number.NaN;
  for (const workers of [1, 2, 4]) {
    const rated = await bench.run({ generate, concurrency: 4, workers }, (ask) =>
      rate({ count: 80 * workers, inFlight: 8 * workers }, (index) => ask(`workers-${workers}-${index}`)),
    );
    if (workers === 1) alone = rated;
    console.log(`  ${workers}: ${perSecond(rated)}, ${(rated / alone).toFixed(2)} times one`);
  }
}

/** Prints all of it. */
export async function benchRecommendations(): Promise<void> {
  const server = await startRedis();
  const bench = createBench(server.url);
  try {
    await benchQueue(bench);
    await benchManyAtOnce(bench);
    benchScoring();
    await benchWorkers(bench);
  } finally {
    await server.stop();
  }
}
