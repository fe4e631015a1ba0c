/** The entry of a search thread: what computes too long for the event loop that answers requests. */
import { createAirportCatalogue } from './airport/airport-catalogue';
import type { FlightProviderQuery } from './flight/flight.provider';
import { createSandboxFlightProvider } from './flight/flight.provider.sandbox';

const catalogue = createAirportCatalogue();
const provider = createSandboxFlightProvider((code) => catalogue.airportsOf(code)[0]);

export const search = (query: FlightProviderQuery) => provider.search(query);
