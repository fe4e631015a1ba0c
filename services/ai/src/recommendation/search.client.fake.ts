import type { CatalogueEntry, Position } from '@sojourn/contracts';
import type { SearchClient } from './search.client';

/** A search service that knows what it is given. */
export function createFakeSearchClient(
  known: { catalogue?: readonly CatalogueEntry[]; origins?: Record<string, Position> } = {},
): SearchClient {
  return {
    catalogue: async () => known.catalogue ?? [],
    origin: async (text) => known.origins?.[text] ?? null,
  };
}
