/** Everything the built-in inventory is made of, over some airports: routes, connections, timetables, markets. */
import type { Airport } from '../airport/airport.model';
import { type ConnectionFinder, createConnectionFinder } from './connection.model';
import { createItineraryFinder, type ItineraryFinder } from './itinerary.model';
import { createMarkets, type Markets } from './markets.model';
import { createNetwork, type Network } from './network.model';
import { createSisterAirports } from './sister-airports.model';
import { createUsualTimes, type UsualTimes } from './usual-time.model';

/** The built-in inventory's parts. */
export type Inventory = {
  network: Network;
  connections: ConnectionFinder;
  itineraries: ItineraryFinder;
  markets: Markets;
  usualTimes: UsualTimes;
  /** A query at the airports that its journey is flown from. */
  atSisters: ReturnType<typeof createSisterAirports>;
};

/** Builds it; takes half a second for all airports of the world. */
export function createInventory(airports: readonly Airport[]): Inventory {
  const network = createNetwork(airports);
  const connections = createConnectionFinder(network);
  return {
    ...{
      network,
      connections,
      itineraries: createItineraryFinder(connections),
      markets: createMarkets(connections, airports),
    },
    usualTimes: createUsualTimes(connections),
    atSisters: createSisterAirports(network, (from, to) => connections.fewBetween(from, to).length > 0),
  };
}
