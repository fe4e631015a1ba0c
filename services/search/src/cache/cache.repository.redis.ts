/** Cache entries in Redis, so that every instance of the service shares them. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { Redis } from 'ioredis';
import { decodeEntry, encodeEntry } from './cache.model';
import type { CacheRepository } from './cache.repository';

/** A repository with its connection's end. */
export type RedisCacheRepository = CacheRepository & { check(): Promise<void>; close(): Promise<void> };

const COMMAND_TIMEOUT_MS = 500;
const MAX_RECONNECT_DELAY_MS = 2_000;

// Only whoever took the lease may end it: by then it may have run out and belong to somebody else.
const RELEASE_LEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

// Offers repeat themselves: 59 kB of them become 3.8, in a thread of Node's own. A higher quality takes twice as long for a
// tenth less.
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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
      const entry = stored === null ? undefined : decodeEntry(stored);
      return entry && { ...entry, body: await decompress(entry.body) };
    },
    async write(key, entry, ttlMs) {
      const body = await compress(entry.body, QUALITY);
      await redis.set(key, encodeEntry({ ...entry, body }), 'PX', ttlMs);
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
