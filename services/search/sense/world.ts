/** The built-in inventory, once for every subject that asks it. */
import { createAirportCatalogue } from '../src/airport/airport-catalogue';
import { createSandboxFlightProvider } from '../src/flight/flight.provider.sandbox';
import { createInventory } from '../src/flight/inventory';

/** The day on which every question about flights is asked. */
export const TODAY = '2026-11-22';

function build() {
  const catalogue = createAirportCatalogue();
  const inventory = createInventory(catalogue.airports);
  return { catalogue, inventory, provider: createSandboxFlightProvider(inventory) };
}

let made: ReturnType<typeof build> | undefined;

export const world = (): ReturnType<typeof build> => (made ??= build());
