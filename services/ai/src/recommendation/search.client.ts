/** What the ai service asks of the search service: the catalogue, and where a typed place is. */
import { catalogueSchema, originAnswerSchema, type CatalogueEntry, type Position } from '@sojourn/contracts';
import type { Upstream } from '@sojourn/node-kit';

export type SearchClient = {
  catalogue(): Promise<readonly CatalogueEntry[]>;
  /** Null when nobody knows the place. */
  origin(text: string): Promise<Position | null>;
};

const FRESH_MS = 10 * 60_000;

/** Reads over http; the catalogue is kept for 10 minutes and read once for many askers. */
export function createSearchClient(search: Pick<Upstream, 'request'>, now: () => number = Date.now): SearchClient {
  let kept: { catalogue: Promise<readonly CatalogueEntry[]>; until: number } | undefined;
  return {
    catalogue() {
      if (kept && kept.until > now()) return kept.catalogue;
      const catalogue = search.request({ method: 'GET', path: '/catalogue', schema: catalogueSchema });
      const mine = { catalogue, until: now() + FRESH_MS };
      kept = mine;
      // A failure is not kept: the next asker asks again.
      catalogue.catch(() => {
        if (kept === mine) kept = undefined;
      });
      return catalogue;
    },
    async origin(text) {
      const call = { method: 'GET', path: '/origins', query: { text }, schema: originAnswerSchema } as const;
      const { origin } = await search.request(call);
      return origin?.position ?? null;
    },
  };
}
