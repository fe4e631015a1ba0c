/** The lowest fare to every place of the catalogue, through the cache, one place after the other. */
import type { CatalogueEntry } from '@sojourn/contracts';
import type { ExploreAnswer, ExploredPlace, ExploreQuery } from '@sojourn/contracts/explore';
import { AppError } from '@sojourn/node-kit';
import pTimeout from 'p-timeout';
import type { Airport } from '../airport/airport.model';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import { canonicalKey, staleNote } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import { type StoredFare, totalFor } from '../flight/fare-grid.model';
import type { FareProvider, LowestJourney } from '../flight/flight.provider';
import { originOf, refusedField } from '../flight/journey-ends';
import { exploredDays, typesOf } from './explore.model';

export type ExploreService = {
  /** @throws AppError `bad-input` for an unknown origin or a month without flights on sale; `overloaded` while it is still computed */
  find(query: ExploreQuery): Promise<ExploreAnswer>;
};

export type ExploreServiceParts = {
  entries: readonly CatalogueEntry[];
  catalogue: AirportCatalogue;
  provider: Omit<FareProvider, 'fares'>;
  cache: Cache;
  now?: () => number;
};

/** Raised whenever what is stored changes, so that nothing old is read as new. */
const SHAPE_VERSION = 5;
const LIFETIME = { softMs: 10 * 60_000, hardMs: 24 * 3_600_000 };
/** What a service may take for a reader (RL-1); the rest is computed all the same, and stored for who asks again. */
const ANSWER_MS = 5_000;
const PROVIDER_MS = 30_000;

/** What is known of a place's journey, for any party. */
type StoredPlace = StoredFare & { id: string } & Pick<LowestJourney, 'minutes' | 'changes'>;
type StoredPlaces = { places: StoredPlace[]; timestamp: string };

const tooLate = () => {
  const message = 'Looking at every place takes longer than usual; it goes on. Please ask again in a moment.';
  throw new AppError('overloaded', message, { retryAfterSeconds: 3 });
};
const isDead = () => {
  throw new AppError('timed-out', 'The fares took too long. Please try again.');
};

/**
 * Asks until the provider has room: a busy moment at one place must not lose what is known of all others. Nobody waits for the
 * answer after PROVIDER_MS, and nobody asks on.
 */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + PROVIDER_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'overloaded' || performance.now() >= until) throw error;
      const waitMs = 1_000 * (error.retryAfterSeconds ?? 1);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

export function createExploreService(parts: ExploreServiceParts): ExploreService {
  const { entries, catalogue, provider, cache, now = Date.now } = parts;
  const shown = new Map(
    entries.map((entry) => {
      const { id, name, country, continent, sceneKind, imageUrl, position, airportCode } = entry;
      const head = { id, name, country, continent, sceneKind, ...(imageUrl !== undefined && { imageUrl }) };
      return [id, { ...head, types: typesOf(entry), position, airportCode }];
    }),
  );

  /** One place at a time, so that searches have the threads in between. */
  async function allPlaces({ origin, month, nights, travelClass }: ExploreQuery): Promise<StoredPlaces> {
    const { origins, today } = originOf(catalogue, origin, now());
    const days = exploredDays({ month, nights }, today);
    const places: StoredPlace[] = [];
    for (const { id, airportCode } of entries) {
      const destinations = catalogue.airportsOf(airportCode);
      if (destinations.every((airport) => origins.includes(airport))) continue;
      const asked = untilAnswered(() => provider.lowest({ origins, destinations, today, travelClass, days }));
      const found = await pTimeout(asked, { milliseconds: PROVIDER_MS, fallback: isDead });
      if (!found) continue;
      const { departureDate, returnDate, fares, minutes, changes } = found;
      places.push({ id, departureDate, ...(returnDate && { returnDate }), ...fares, minutes, changes });
    }
    return { places, timestamp: new Date(now()).toISOString() };
  }

  function placeOf(code: string, airport: Airport): ExploreAnswer['meta']['origin'] {
    const area = catalogue.areaOf(code);
    const { cityName } = area ?? airport;
    return { iataCode: code, name: area?.cityName ?? airport.name, cityName, position: airport.position };
  }

  return {
    async find(query) {
      const { adults, children, infants, ...asked } = query;
      const { origins, today } = originOf(catalogue, query.origin, now());
      if (exploredDays(query, today).length === 0)
        throw refusedField('month', 'No flights of that month are on sale. Please choose another one.');
      const answered = cache.getOrCompute({
        key: canonicalKey('explore', SHAPE_VERSION, { provider: provider.name, ...asked, today }),
        lifetime: LIFETIME,
        compute: () => allPlaces(query),
      });
      const { body, staleMs } = await pTimeout(answered, { milliseconds: ANSWER_MS, fallback: tooLate });
      const { places, timestamp } = JSON.parse(body.toString()) as StoredPlaces;
      const data = places.flatMap(({ id, adult, child, infant, ...journey }): ExploredPlace[] => {
        const place = shown.get(id);
        const partyTotal = totalFor({ adults, children, infants }, { adult, child, infant });
        return place ? [{ ...place, ...journey, fare: adult, partyTotal }] : [];
      });
      const note = staleNote('fares', staleMs);
      return {
        data: data.sort((one, other) => one.partyTotal - other.partyTotal || one.id.localeCompare(other.id)),
        meta: { origin: placeOf(query.origin, origins[0]), source: provider.source, ...(staleMs > 0 && { note }) },
        timestamp,
      };
    },
  };
}
