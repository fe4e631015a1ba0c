/** The entry of a search thread: what computes too long for the event loop that answers requests. */
import { createAirportCatalogue } from './airport/airport-catalogue';
import type { Airport } from './airport/airport.model';
import type { FareQuery, JourneyQuery } from './flight/flight.provider';
import { createInventory } from './flight/inventory';
import { createSandboxFlightProvider } from './flight/flight.provider.sandbox';

const catalogue = createAirportCatalogue();
const provider = createSandboxFlightProvider(createInventory(catalogue.airports));

const byCode = new Map(catalogue.airports.map((airport) => [airport.iataCode, airport]));
/** A query arrives as a copy, and ways are told apart by the very airports of this thread. */
const ours = (given: readonly Airport[]) => given.flatMap(({ iataCode }) => byCode.get(iataCode) ?? []);

const here = <Query extends Pick<JourneyQuery, 'origins' | 'destinations'>>(query: Query): Query => ({
  ...query,
  origins: ours(query.origins),
  destinations: ours(query.destinations),
});

export const search = (query: JourneyQuery) => provider.search(here(query));
export const fares = (query: FareQuery) => provider.fares(here(query));
