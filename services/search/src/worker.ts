/** The entry of a search thread: what computes too long for the event loop that answers requests. */
import { setPriority } from 'node:os';
import { createAirportCatalogue } from './airport/airport-catalogue';
import type { Airport } from './airport/airport.model';
import type { FareQuery, JourneyQuery } from './flight/flight.provider';
import { createInventory } from './flight/inventory';
import { createSandboxFlightProvider } from './flight/flight.provider.sandbox';

/** Nicer than what answers requests (0), before what a machine does when it is idle (19). */
const BEHIND_OTHERS = 5;

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

// On Linux a priority is a thread's own, elsewhere the whole process's: whoever only wants a page or an airport's name goes
// first. Not before it has started, because its first searcher waits for that.
if (process.platform === 'linux') setPriority(BEHIND_OTHERS);

export const search = (query: JourneyQuery) => provider.search(here(query));
export const flownNear = (query: JourneyQuery) => provider.flownNear(here(query));
export const fares = (query: FareQuery) => provider.fares(here(query));
export const lowest = (query: Parameters<typeof provider.lowest>[0]) => provider.lowest(here(query));
