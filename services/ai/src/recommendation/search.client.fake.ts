import type { CatalogueEntry } from '@sojourn/contracts';
import type { FareBatchAnswer } from '@sojourn/contracts/fare';
import type { Origin, SearchClient } from './search.client';

/** A search service that knows what it is given. */
export function createFakeSearchClient(
  known: {
    catalogue?: readonly CatalogueEntry[];
    origins?: Record<string, Origin>;
    /** Of every journey; 400 dollars and three hours unless told. */
    fare?: FareBatchAnswer['data'][number];
  } = {},
): SearchClient {
  return {
    catalogue: async () => known.catalogue ?? [],
    origin: async (text) => known.origins?.[text] ?? null,
    originAt: async (position) => ({ position, iataCode: 'LBA', city: 'Leeds', country: 'United Kingdom' }),
    fares: async ({ journeys }) =>
      journeys.map(() =>
        known.fare === undefined ? { fare: 400, partyTotal: 400, minutes: 180, changes: 0 } : known.fare,
      ),
  };
}
