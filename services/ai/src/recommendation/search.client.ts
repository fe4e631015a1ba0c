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
import { positionQuery } from '@sojourn/travel';

/** Where somebody starts: the place, the airport to start from there, and the city and country as our index calls them. */
export type Origin = { position: Position; iataCode: string; city: string; country: string };

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
/** A worker that nobody asked for so long reads it again before it answers. */
const USABLE_MS = 24 * 3_600_000;

/** Reads over http; the catalogue is read once for many askers. One older than 10 minutes is read anew while it is still used. */
export function createSearchClient(search: Pick<Upstream, 'request'>, now: () => number = Date.now): SearchClient {
  type Kept = { catalogue: Promise<readonly CatalogueEntry[]>; readAt: number };
  let kept: Kept | undefined;
  let renewing: Promise<void> | undefined;

  function read(): Kept {
    const mine = {
      catalogue: search.request({ method: 'GET', path: '/catalogue', schema: catalogueSchema }),
      readAt: now(),
    };
    // A failure is not kept: the next asker asks again.
    mine.catalogue.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine;
  }

  /** Reads it behind the backs of those who ask; while search is away, what is known goes on. */
  const renew = (known: Kept) =>
    (renewing ??= (async () => {
      const fresh = read();
      await fresh.catalogue.then(
        () => (kept = fresh),
        () => (known.readAt = now()),
      );
      renewing = undefined;
    })());

  return {
    catalogue() {
      const age = kept ? now() - kept.readAt : Infinity;
      if (!kept || age >= USABLE_MS) kept = read();
      else if (age >= FRESH_MS) void renew(kept);
      return kept.catalogue;
    },
    async origin(text) {
      const call = { method: 'GET', path: '/origins', query: { text }, schema: originAnswerSchema } as const;
      const { origin } = await search.request(call);
      return (
        origin && {
          position: origin.position,
          iataCode: origin.iataCode,
          city: origin.cityName,
          country: origin.countryName,
        }
      );
    },
    async originAt(position) {
      const query = positionQuery(position);
      const call = { method: 'GET', path: '/airports/nearest', query, schema: nearestAirportSchema } as const;
      const { airport, city } = await search.request(call);
      const country = city?.countryName ?? airport.address.countryName;
      return { position, iataCode: airport.iataCode, city: city?.name ?? airport.address.cityName, country };
    },
    async fares(batch) {
      const call = { method: 'POST', path: '/fares', body: batch, schema: fareBatchAnswerSchema } as const;
      return (await search.request(call)).data;
    },
  };
}
