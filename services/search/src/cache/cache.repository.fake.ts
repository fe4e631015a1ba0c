import { decodeEntry, encodeEntry } from './cache.model';
import type { CacheRepository } from './cache.repository';

/** Cache entries in memory; `isDown` makes every call fail as a lost Redis does. */
export function createFakeCacheRepository(now: () => number = Date.now) {
  const entries = new Map<string, { stored: Buffer; until: number }>();
  const leases = new Map<string, { token: string; until: number }>();
  const state = { isDown: false };
  const mustBeUp = () => {
    if (state.isDown) throw new Error('Connection is closed.');
  };
  const repository: CacheRepository = {
    async read(key) {
      mustBeUp();
      const found = entries.get(key);
      return found && found.until > now() ? decodeEntry(found.stored) : undefined;
    },
    async write(key, entry, ttlMs) {
      mustBeUp();
      entries.set(key, { stored: encodeEntry(entry), until: now() + ttlMs });
    },
    async acquireLease(key, token, leaseMs) {
      mustBeUp();
      const lease = leases.get(key);
      if (lease && lease.until > now()) return false;
      leases.set(key, { token, until: now() + leaseMs });
      return true;
    },
    async releaseLease(key, token) {
      mustBeUp();
      if (leases.get(key)?.token === token) leases.delete(key);
    },
  };
  return { ...repository, state };
}
