/** The entry of a search thread: what computes too long for the event loop that answers requests. */
import { createAirportCatalogue } from './airport/airport-catalogue';
import type { FlightProviderQuery } from './flight/flight.provider';
import { createInventory } from './flight/inventory';
import { createSandboxFlightProvider } from './flight/flight.provider.sandbox';

const catalogue = createAirportCatalogue();
const provider = createSandboxFlightProvider(createInventory(catalogue.airports));

export const search = (query: FlightProviderQuery) => provider.search(query);
