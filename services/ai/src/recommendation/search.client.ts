/** What the ai service asks of the search service: the catalogue, where somebody starts, and what flights cost from there. */
import {
  catalogueSchema,
  nearestAirportSchema,
  originAnswerSchema,
  type CatalogueEntry,
  type Position,
} from '@sojourn/contracts';
import { fareBatchAnswerSchema, type FareBatch, type FareBatchAnswer } from '@sojourn/contracts/fare';
import type { Upstream } from '@sojourn/node-kit';

/** Where somebody starts: the place, the airport to start from there, and the city as our index calls it. */
export type Origin = { position: Position; iataCode: string; city: string };

export type SearchClient = {
  catalogue(): Promise<readonly CatalogueEntry[]>;
  /** Null when nobody knows the place. */
  origin(text: string): Promise<Origin | null>;
  /** The start of somebody at a position. */
  originAt(position: Position): Promise<Origin>;
  /** Lowest fares in the order of the journeys, all in one call. */
  fares(batch: FareBatch): Promise<FareBatchAnswer['data']>;
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
      return origin && { position: origin.position, iataCode: origin.iataCode, city: origin.cityName };
    },
    async originAt(position) {
      const { latitude, longitude } = position;
      // Degrees as text of a query have no exponent: a hundred metres are near enough.
      const query = { latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) };
      const call = { method: 'GET', path: '/airports/nearest', query, schema: nearestAirportSchema } as const;
      const { airport, city } = await search.request(call);
      return { position, iataCode: airport.iataCode, city: city?.name ?? airport.address.cityName };
    },
    async fares(batch) {
      const call = { method: 'POST', path: '/fares', body: batch, schema: fareBatchAnswerSchema } as const;
      return (await search.request(call)).data;
    },
  };
}
