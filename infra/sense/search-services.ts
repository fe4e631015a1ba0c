/** The search service's fares and flights over its real inventory, once for all subjects. */
import { createAirportCatalogue } from '../../services/search/src/airport/airport-catalogue';
import { nearestAirport } from '../../services/search/src/airport/airport.model';
import { flightFares, type FlightFares } from '../../services/ai/src/recommendation/flight-fares.model';
import { journeysToAsk } from '../../services/ai/src/recommendation/journeys-to-ask.model';
import type { RecommendationInput } from '../../services/ai/src/recommendation/recommender.model';
import type { CacheEntry } from '../../services/search/src/cache/cache.model';
import type { CacheRepository } from '../../services/search/src/cache/cache.repository';
import { createCache } from '../../services/search/src/cache/cache.service';
import { createFareService } from '../../services/search/src/flight/fare.service';
import { createSandboxFlightProvider } from '../../services/search/src/flight/flight.provider.sandbox';
import { createFlightService } from '../../services/search/src/flight/flight.service';
import { createInventory } from '../../services/search/src/flight/inventory';
import { TODAY } from './recommendations/traveller';

function create() {
  const now = () => Date.parse(`${TODAY}T12:00:00Z`);
  const catalogue = createAirportCatalogue();
  const onError = (error: unknown) => {
    throw error;
  };
  const entries = new Map<string, CacheEntry>();
  const repository: CacheRepository = {
    read: async (key) => entries.get(key),
    write: async (key, entry) => void entries.set(key, entry),
    acquireLease: async () => true,
    releaseLease: async () => undefined,
  };
  const cache = createCache({ repository, now, onError });
  const provider = createSandboxFlightProvider(createInventory(catalogue.airports));
  const parts = { catalogue, provider, cache, now };
  const fares = createFareService(parts);

  /** As the worker asks: one batch for every candidate, from the airport near the start unless it is named. */
  async function faresFor(asked: RecommendationInput, from?: string): Promise<FlightFares | undefined> {
    if (!asked.origin) return undefined;
    const origin = from ?? nearestAirport(catalogue.airports, asked.origin).airport.iataCode;
    const journeys = journeysToAsk(asked);
    const party = { adults: 1, children: 0, infants: 0, travelClass: 'ECONOMY' } as const;
    return flightFares(origin, journeys, (await fares.batch({ origin, ...party, journeys })).data);
  }
  return { catalogue, fares, faresFor, flights: createFlightService(parts) };
}

let made: ReturnType<typeof create> | undefined;

export const searchServices = (): ReturnType<typeof create> => (made ??= create());
