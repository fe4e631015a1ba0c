/** The port to the store that processes share. Every call may fail; the cache then works without it. */
import type { CacheEntry } from './cache.model';

/** `acquireLease` grants one caller at a time the right to compute a value; only the token that holds the lease releases it. */
export type CacheRepository = {
  read(key: string): Promise<CacheEntry | undefined>;
  write(key: string, entry: CacheEntry, ttlMs: number): Promise<void>;
  acquireLease(key: string, token: string, leaseMs: number): Promise<boolean>;
  releaseLease(key: string, token: string): Promise<void>;
};
