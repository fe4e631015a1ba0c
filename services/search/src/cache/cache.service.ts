/** A cache in front of a slow or costly source: one call for concurrent requests, and the last answer when the source fails. */
import { randomUUID } from 'node:crypto';
import { type CacheEntry, jittered, type Lifetime } from './cache.model';
import type { CacheRepository } from './cache.repository';

/** `staleMs` is the value's age when it is older than it should be because the source failed, else 0. */
export type CacheResult<T> = { value: T; madeAt: number; staleMs: number };

export type CacheOptions = {
  repository: CacheRepository;
  /** Called when the repository or the source fails and the cache can answer all the same. */
  onError: (error: unknown) => void;
  /** Called with how an answer was found, for the metrics. */
  onAnswer?: (state: 'fresh' | 'made' | 'stale') => void;
  now?: () => number;
  random?: () => number;
};

/** What is asked of the cache: the key, the lifetime, and how the value is computed when there is none. */
export type CacheRequest<T> = { key: string; lifetime: Lifetime; make: () => Promise<T> };

export type Cache = { remember<T>(request: CacheRequest<T>): Promise<CacheResult<T>> };

// Longer than a source may take (5 s), so that a lease outlives its owner's work but not its death by much.
const LEASE_MS = 6_000;
const POLL_MS = 40;

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function createCache(options: CacheOptions): Cache {
  const { repository, onError, onAnswer, now = Date.now, random = Math.random } = options;
  const inFlight = new Map<string, Promise<CacheResult<unknown>>>();

  /** A repository that fails counts as an empty one. */
  async function orFallback<T>(call: () => Promise<T>, fallback: T): Promise<T> {
    try {
      return await call();
    } catch (error) {
      onError(error);
      return fallback;
    }
  }

  const read = <T>(key: string) =>
    orFallback(() => repository.read(key) as Promise<CacheEntry<T> | undefined>, undefined);

  function freshResult<T>(entry: CacheEntry<T> | undefined): CacheResult<T> | undefined {
    if (!entry || entry.freshUntil <= now()) return undefined;
    onAnswer?.('fresh');
    return { value: entry.value, madeAt: entry.madeAt, staleMs: 0 };
  }

  async function make<T>({ key, lifetime, make: compute }: CacheRequest<T>): Promise<CacheResult<T>> {
    const value = await compute();
    const madeAt = now();
    const entry = { value, madeAt, freshUntil: madeAt + jittered(lifetime.softMs, random()) };
    await orFallback(() => repository.write(key, entry, jittered(lifetime.hardMs, random())), undefined);
    onAnswer?.('made');
    return { value, madeAt, staleMs: 0 };
  }

  async function makeOrReturnStale<T>(
    request: CacheRequest<T>,
    stale: CacheEntry<T> | undefined,
  ): Promise<CacheResult<T>> {
    try {
      return await make(request);
    } catch (error) {
      if (!stale) throw error;
      onError(error);
      onAnswer?.('stale');
      return { value: stale.value, madeAt: stale.madeAt, staleMs: now() - stale.madeAt };
    }
  }

  /** The entry is read again: another process may have written it before the lease was granted. */
  async function answerWithLease<T>(request: CacheRequest<T>, token: string): Promise<CacheResult<T>> {
    try {
      const entry = await read<T>(request.key);
      return freshResult(entry) ?? (await makeOrReturnStale(request, entry));
    } finally {
      await orFallback(() => repository.releaseLease(request.key, token), undefined);
    }
  }

  async function answer<T>(request: CacheRequest<T>): Promise<CacheResult<T>> {
    const { key } = request;
    const token = randomUUID();
    const deadline = now() + LEASE_MS;
    while (now() < deadline) {
      const entry = await read<T>(key);
      const found = freshResult(entry);
      if (found) return found;
      if (await orFallback(() => repository.acquireLease(key, token, LEASE_MS), true))
        return answerWithLease(request, token);
      // Somebody else is making it: the last answer is good enough meanwhile, if there is one.
      if (entry) return { value: entry.value, madeAt: entry.madeAt, staleMs: 0 };
      await delay(POLL_MS);
    }
    return makeOrReturnStale(request, undefined);
  }

  return {
    remember<T>(request: CacheRequest<T>) {
      const pending = inFlight.get(request.key) as Promise<CacheResult<T>> | undefined;
      if (pending) return pending;
      const started = answer(request).finally(() => inFlight.delete(request.key));
      inFlight.set(request.key, started);
      return started;
    },
  };
}
