/** A cache in front of a slow or costly source: one call for concurrent requests, and the last answer when the source fails. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type CacheEntry, jittered, type Lifetime } from './cache.model';
import type { CacheRepository } from './cache.repository';

/**
 * An answer as bytes. `staleMs` is its age when it is older than it should be because the source
 * failed, else 0.
 */
export type CacheResult = { body: Buffer; staleMs: number };

export type CacheOptions = {
  repository: CacheRepository;
  /** Called when the repository or the source fails and the cache can answer all the same. */
  onError: (error: unknown) => void;
  /** Called with how an answer was found, for the metrics. */
  onAnswer?: (state: 'fresh' | 'made' | 'stale') => void;
  now?: () => number;
  random?: () => number;
};

/**
 * What is asked of the cache: the key, the lifetime, and how the answer (bytes, or a value to be written as JSON) is computed
 * when there is none.
 */
export type CacheRequest = { key: string; lifetime: Lifetime; compute: () => Promise<unknown> };

export type Cache = { getOrCompute(request: CacheRequest): Promise<CacheResult> };

// Longer than a source may take (5 s), so that a lease outlives its owner's work but not its death by much.
const LEASE_MS = 6_000;
const POLL_MS = 40;

const current = ({ body }: CacheEntry): CacheResult => ({ body, staleMs: 0 });

export function createCache(options: CacheOptions): Cache {
  const { repository, onError, onAnswer = () => undefined, now = Date.now, random = Math.random } = options;
  const inFlight = new Map<string, Promise<CacheResult>>();

  /** A repository that fails counts as an empty one. */
  async function orFallback<T>(call: () => Promise<T>, fallback: T): Promise<T> {
    try {
      return await call();
    } catch (error) {
      onError(error);
      return fallback;
    }
  }

  const read = (key: string) => orFallback(() => repository.read(key), undefined);

  function freshResult(entry: CacheEntry | undefined): CacheResult | undefined {
    if (!entry || entry.freshUntil <= now()) return undefined;
    onAnswer('fresh');
    return current(entry);
  }

  async function make({ key, lifetime, compute }: CacheRequest): Promise<CacheResult> {
    const value = await compute();
    const body = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value));
    const madeAt = now();
    const entry = { body, madeAt, freshUntil: madeAt + jittered(lifetime.softMs, random()) };
    await orFallback(() => repository.write(key, entry, jittered(lifetime.hardMs, random())), undefined);
    onAnswer('made');
    return current(entry);
  }

  async function makeOrReturnStale(request: CacheRequest, stale: CacheEntry | undefined): Promise<CacheResult> {
    try {
      return await make(request);
    } catch (error) {
      if (!stale) throw error;
      onError(error);
      onAnswer('stale');
      return { body: stale.body, staleMs: now() - stale.madeAt };
    }
  }

  /** The entry is read again: another process may have written it before the lease was granted. */
  async function answerWithLease(request: CacheRequest, token: string): Promise<CacheResult> {
    try {
      const entry = await read(request.key);
      return freshResult(entry) ?? (await makeOrReturnStale(request, entry));
    } finally {
      await orFallback(() => repository.releaseLease(request.key, token), undefined);
    }
  }

  async function answerWithoutEntry(request: CacheRequest, first: CacheEntry | undefined): Promise<CacheResult> {
    const { key } = request;
    const token = randomUUID();
    const deadline = now() + LEASE_MS;
    let entry = first;
    do {
      if (await orFallback(() => repository.acquireLease(key, token, LEASE_MS), true))
        return answerWithLease(request, token);
      // Another request is computing it: until then the last answer is good enough, if there is one.
      if (entry) return current(entry);
      await delay(POLL_MS);
      entry = await read(key);
      const found = freshResult(entry);
      if (found) return found;
    } while (now() < deadline);
    return makeOrReturnStale(request, undefined);
  }

  async function answer(request: CacheRequest): Promise<CacheResult> {
    const entry = await read(request.key);
    return freshResult(entry) ?? answerWithoutEntry(request, entry);
  }

  return {
    getOrCompute(request: CacheRequest) {
      const pending = inFlight.get(request.key);
      if (pending) return pending;
      const started = answer(request).finally(() => inFlight.delete(request.key));
      inFlight.set(request.key, started);
      return started;
    },
  };
}
