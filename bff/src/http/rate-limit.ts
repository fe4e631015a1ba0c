import { AppError } from '@sojourn/node-kit';
import type { Request, RequestHandler } from 'express';
import { MemoryStore, rateLimit, type Options, type Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import { callerKeyOf } from './caller-key';

/** How many requests one address may make. */
export type Limits = { readsPerMinute: number; writesPerMinute: number; costlyPerMinute: number };

/** Whose browser a request comes from, where somebody has signed in with it before; see `auth/known-browsers.ts`. */
export type OwnerOf = (req: Request) => string | null;

/**
 * `calls` is for the whole API: reads counted in memory, so that a visitor leaves no key in Redis, writes in Redis;
 * `costly` stands in front of {@link costlyPaths}, besides; `telemetry` is for what pages report by themselves, which must
 * not use up what a person may write.
 */
export type Limiters = Record<'calls' | 'costly' | 'telemetry', RequestHandler>;

/** What takes a service long to answer: fares and stays are made for each question, passwords are hashed, Google is asked. */
export const costlyPaths = [
  '/api/flights/search',
  '/api/flights/fares',
  '/api/flights/price-history',
  '/api/flights/explore',
  '/api/flights/popular',
  '/api/hotels/search',
  '/api/hotels/rates',
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
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What a browser that is known has for itself when its network has used up the rest: enough for a person at work. */
const OWN = { readsPerMinute: 240, writesPerMinute: 60, waysInPerMinute: 20 };
/** Costly calls by which somebody comes in. A search is none: it can wait for a minute. */
const WAY_IN = /^\/api\/(?:login$|user\/|auth\/)/;
const NOBODY: OwnerOf = () => null;

/**
 * Calls are counted by {@link callerKeyOf}, and a network that is full is not closed to those who live in it: a browser
 * that somebody has signed in with goes on with a smaller count of its account (LOCK-1).
 * @param redis where counts are shared by all processes; while it is down each counts for itself
 */
export function createLimiters(limits: Limits, redis?: Redis, ownerOf = NOBODY): Limiters {
  const shared = (prefix: string) => (redis ? { store: sharedCounter(redis, prefix) } : {});
  const own = (limit: number) =>
    limiter({ windowMs: MINUTE, limit, keyGenerator: (req) => ownerOf(req) ?? callerKeyOf(req) });
  const withOwn = (options: Partial<Options>, limit: number, isFor = (_req: Request) => true) => {
    const ownLimiter = own(limit);
    return limiter({
      ...options,
      windowMs: MINUTE,
      handler: (...[req, res, next, optionsUsed]) =>
        ownerOf(req) !== null && isFor(req) ? ownLimiter(req, res, next) : refuse(req, res, next, optionsUsed),
    });
  };
  const reads = withOwn({ limit: limits.readsPerMinute }, OWN.readsPerMinute);
  const writes = withOwn({ limit: limits.writesPerMinute, ...shared('limit:write:') }, OWN.writesPerMinute);
  return {
    calls: (req, res, next) => (SAFE.has(req.method) ? reads : writes)(req, res, next),
    costly: withOwn({ limit: limits.costlyPerMinute }, OWN.waysInPerMinute, (req) =>
      WAY_IN.test(req.originalUrl.split('?', 1)[0] as string),
    ),
    telemetry: limiter({ windowMs: MINUTE, limit: REPORTS_PER_MINUTE }),
  };
}

const refuse: Options['handler'] = (...[req, , next, { windowMs }]) => {
  const resetAt = (req as { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime?.getTime();
  const retryAfterSeconds = Math.max(1, ((resetAt ?? Date.now() + windowMs) - Date.now()) / 1000);
  const message = 'Too many requests from your address. Please wait a little and try again.';
  next(new AppError('too-many-requests', message, { retryAfterSeconds }));
};

const limiter = (options: Partial<Options>) =>
  rateLimit({
    // A refusal says `Retry-After`; counting down on every answer would only cost bytes.
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: callerKeyOf,
    // Its checks warn about headers that a visitor makes up; only `trust proxy` says whom to believe, on purpose.
    validate: false,
    handler: refuse,
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
