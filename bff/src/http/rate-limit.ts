import { AppError } from '@sojourn/node-kit';
import type { RequestHandler } from 'express';
import { MemoryStore, rateLimit, type Options, type Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import { IPV6_SUBNET } from './network';

/** How many requests one address may make. */
export type Limits = {
  readsPerMinute: number;
  writesPerMinute: number;
  costlyPerMinute: number;
  failedSignIns: number;
  /** Tokens of shared trips that open nothing, in 15 minutes; 60 unless set. */
  unknownLinks?: number;
};

/**
 * `calls` is for the whole API: reads counted in memory, so that a visitor leaves no key in Redis, writes in Redis.
 * `links` counts tokens that open nothing, because only who guesses has many; `costly` stands in front of {@link costlyPaths}, besides; `signIns` counts failures only; `telemetry` is for what pages
 * report by themselves, which must not use up what a person may write.
 */
export type Limiters = Record<'calls' | 'costly' | 'links' | 'signIns' | 'telemetry', RequestHandler>;

/** What takes a service long to answer: fares and stays are made for each question, passwords are hashed, Google is asked. */
export const costlyPaths = [
  '/api/flights/search',
  '/api/flights/fares',
  '/api/flights/price-history',
  '/api/flights/explore',
  '/api/flights/popular',
  '/api/hotels/search',
  '/api/ai/recommendations',
  '/api/login',
  '/api/register',
  '/api/user/password',
  '/api/user/proof',
  '/api/auth/google',
  '/api/auth/complete-linking',
  '/api/auth/complete-seamless-linking',
  '/api/auth/reset-password',
];

const MINUTE = 60_000;
const REPORTS_PER_MINUTE = 30;
/** Somebody may have some old links, and a page asks twice. */
const UNKNOWN_LINKS = 60;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** @param redis where counts are shared by all processes; while it is down each counts for itself */
export function createLimiters(limits: Limits, redis?: Redis): Limiters {
  const shared = (prefix: string) => (redis ? { store: sharedCounter(redis, prefix) } : {});
  const reads = limiter({ windowMs: MINUTE, limit: limits.readsPerMinute });
  const writes = limiter({ windowMs: MINUTE, limit: limits.writesPerMinute, ...shared('limit:write:') });
  return {
    calls: (req, res, next) => (SAFE.has(req.method) ? reads : writes)(req, res, next),
    links: limiter({
      windowMs: 15 * MINUTE,
      limit: limits.unknownLinks ?? UNKNOWN_LINKS,
      skipSuccessfulRequests: true,
      requestWasSuccessful: (_req, res) => res.statusCode !== 404,
    }),
    costly: limiter({ windowMs: MINUTE, limit: limits.costlyPerMinute }),
    telemetry: limiter({ windowMs: MINUTE, limit: REPORTS_PER_MINUTE }),
    signIns: limiter({
      windowMs: 15 * MINUTE,
      limit: limits.failedSignIns,
      skipSuccessfulRequests: true,
      ...shared('limit:sign-in:'),
    }),
  };
}

const limiter = (options: Partial<Options>) =>
  rateLimit({
    // A refusal says `Retry-After`; counting down on every answer would only cost bytes.
    standardHeaders: false,
    legacyHeaders: false,
    ipv6Subnet: IPV6_SUBNET,
    // Its checks warn about headers that a visitor makes up; only `trust proxy` says whom to believe, on purpose.
    validate: false,
    handler: (...[req, , next, { windowMs }]) => {
      const resetAt = (req as { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime?.getTime();
      const retryAfterSeconds = Math.max(1, ((resetAt ?? Date.now() + windowMs) - Date.now()) / 1000);
      const message = 'Too many requests from your address. Please wait a little and try again.';
      next(new AppError('too-many-requests', message, { retryAfterSeconds }));
    },
    ...options,
  });

/** A counter in Redis, shared by all processes, which counts in memory while Redis does not answer. */
export const sharedCounter = (redis: Redis, prefix: string): Store => new SharedCounter(redis, prefix);

class SharedCounter implements Store {
  readonly #redis: Redis;
  readonly prefix: string;
  readonly #memory = new MemoryStore();
  #options: Options | undefined;
  #shared: Promise<RedisStore> | undefined;

  constructor(redis: Redis, prefix: string) {
    this.#redis = redis;
    this.prefix = prefix;
  }

  init(options: Options): void {
    this.#options = options;
    this.#memory.init(options);
  }

  increment = (key: string) => this.#withFallback((store) => store.increment(key));
  decrement = (key: string) => this.#withFallback(async (store) => store.decrement(key));
  resetKey = (key: string) => this.#withFallback(async (store) => store.resetKey(key));

  async #withFallback<T>(work: (store: RedisStore | MemoryStore) => Promise<T>): Promise<T> {
    try {
      this.#shared ??= this.#connect();
      return await work(await this.#shared);
    } catch {
      // It remembers the failed load of its script, so the next request makes a new one.
      this.#shared = undefined;
      return work(this.#memory);
    }
  }

  async #connect(): Promise<RedisStore> {
    const store = new RedisStore({
      prefix: this.prefix,
      sendCommand: (...[command, ...parameters]: string[]) =>
        this.#redis.call(command as string, ...parameters) as Promise<never>,
    });
    await store.init(this.#options as Options);
    return store;
  }
}
