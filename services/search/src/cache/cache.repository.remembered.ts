/**
 * What this process has read or written and is still fresh, in front of the store that processes share: an entry says itself
 * until when it stands, so that asking the store again would only fetch and unpack the same bytes.
 */
import { createSizedMemory } from '@sojourn/node-kit';
import type { CacheEntry } from './cache.model';
import type { CacheRepository } from './cache.repository';

/** About 500 answers of a busy route (59 kB each). */
const MOST_BYTES = 32 * 1024 * 1024;

/** Remembers fresh entries of `repository`; what is no longer fresh is asked of it, because another process may have made it anew. */
export function rememberFresh<Repository extends CacheRepository>(
  repository: Repository,
  { now = Date.now, maxBytes = MOST_BYTES }: { now?: () => number; maxBytes?: number } = {},
): Repository {
  const memory = createSizedMemory<CacheEntry>(maxBytes);
  const remember = (key: string, entry: CacheEntry) => memory.set(key, entry, key.length + entry.body.length);
  return {
    ...repository,
    async read(key) {
      const known = memory.get(key);
      if (known && known.freshUntil > now()) return known;
      memory.delete(key);
      const entry = await repository.read(key);
      if (entry && entry.freshUntil > now()) remember(key, entry);
      return entry;
    },
    async write(key, entry, ttlMs) {
      remember(key, entry);
      await repository.write(key, entry, ttlMs);
    },
  };
}
