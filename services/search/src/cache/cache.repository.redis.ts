/** Cache entries in Redis, so that every instance of the service shares them. */
import { Redis } from 'ioredis';
import { decodeEntry, encodeEntry } from './cache.model';
import type { CacheRepository } from './cache.repository';

/** A repository with its connection's end. */
export type RedisCacheRepository = CacheRepository & { check(): Promise<void>; close(): Promise<void> };

const COMMAND_TIMEOUT_MS = 500;
const MAX_RECONNECT_DELAY_MS = 2_000;

// Only whoever took the lease may end it: by then it may have run out and belong to somebody else.
const RELEASE_LEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

const leaseOf = (key: string) => `${key}:lease`;

/**
 * Connects to Redis. Without it every call fails at once rather than waiting, and it connects again by itself.
 * @param onError called when the connection is lost
 */
export function createRedisCacheRepository(url: string, onError: (error: Error) => void): RedisCacheRepository {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_DELAY_MS),
  });
  redis.on('error', onError);
  return {
    async read(key) {
      const stored = await redis.getBuffer(key);
      return stored === null ? undefined : decodeEntry(stored);
    },
    async write(key, entry, ttlMs) {
      await redis.set(key, encodeEntry(entry), 'PX', ttlMs);
    },
    async acquireLease(key, token, leaseMs) {
      return (await redis.set(leaseOf(key), token, 'PX', leaseMs, 'NX')) === 'OK';
    },
    async releaseLease(key, token) {
      await redis.eval(RELEASE_LEASE, 1, leaseOf(key), token);
    },
    async check() {
      await redis.ping();
    },
    async close() {
      redis.disconnect();
    },
  };
}
