/** Answers kept in Redis, so that every instance of the service shares them. */
import { Redis } from 'ioredis';
import type { Kept } from './cache.model';
import type { CacheRepository } from './cache.repository';

/** A repository with its connection's end. */
export type RedisCacheRepository = CacheRepository & { check(): Promise<void>; close(): Promise<void> };

const COMMAND_LIMIT_MS = 500;
const LONGEST_WAIT_TO_RECONNECT_MS = 2_000;

// Only whoever took the lease may end it: by then it may have run out and belong to somebody else.
const GIVE_BACK = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

const leaseOf = (key: string) => `${key}:lease`;

/**
 * Connects to Redis. Without it every call fails at once rather than waiting, and it connects again by itself.
 * @param onTrouble told about a lost connection
 */
export function createRedisCacheRepository(url: string, onTrouble: (error: Error) => void): RedisCacheRepository {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_LIMIT_MS,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_WAIT_TO_RECONNECT_MS),
  });
  redis.on('error', onTrouble);
  return {
    async read(key) {
      const text = await redis.get(key);
      return text === null ? undefined : (JSON.parse(text) as Kept<unknown>);
    },
    async write(key, kept, keepMs) {
      await redis.set(key, JSON.stringify(kept), 'PX', keepMs);
    },
    async take(key, token, leaseMs) {
      return (await redis.set(leaseOf(key), token, 'PX', leaseMs, 'NX')) === 'OK';
    },
    async giveBack(key, token) {
      await redis.eval(GIVE_BACK, 1, leaseOf(key), token);
    },
    async check() {
      await redis.ping();
    },
    async close() {
      redis.disconnect();
    },
  };
}
