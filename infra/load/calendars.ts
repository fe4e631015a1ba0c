/**
 * The calendar of a month that nobody has asked for before, beside one search of the same pair, in process. The service
 * computes both in threads, so that nobody else waits for them.
 */
import { addDays } from '@sojourn/travel';
import { createAirportCatalogue } from '../../services/search/src/airport/airport-catalogue';
import { createSandboxFlightProvider } from '../../services/search/src/flight/flight.provider.sandbox';
import { createInventory } from '../../services/search/src/flight/inventory';
import { told } from './figures';

const DAYS = 31;
const NIGHTS = 7;
const AHEAD = 60;
/** Cities with one airport and with six, near and far from each other. */
const cities = ['LON', 'NYC', 'PAR', 'TYO', 'SIN', 'SYD', 'SAO', 'LAX', 'ROM', 'BKK', 'CPT', 'KEF'];

/** Prints both. */
export async function benchCalendars(): Promise<void> {
  const catalogue = createAirportCatalogue();
  const today = new Date().toISOString().slice(0, 10);
  const first = addDays(today, AHEAD);
  const days = Array.from({ length: DAYS }, (_, at) => ({
    departureDate: addDays(first, at),
    returnDate: addDays(first, at + NIGHTS),
  }));
  const pairs = cities.flatMap((from) => cities.filter((to) => to !== from).map((to) => [from, to] as const));
  /** Each pair is asked for the first time by an inventory that knows nothing of it yet. */
  async function timesOf(
    ask: (provider: ReturnType<typeof createSandboxFlightProvider>, pair: Ends) => Promise<unknown>,
  ) {
    const provider = createSandboxFlightProvider(createInventory(catalogue.airports));
    const times: number[] = [];
    for (const [from, to] of pairs) {
      const began = performance.now();
      await ask(provider, { origins: catalogue.airportsOf(from), destinations: catalogue.airportsOf(to) });
      times.push(performance.now() - began);
    }
    return times;
  }
  const sale = { travelClass: 'ECONOMY', today } as const;
  const calendar = await timesOf((provider, ends) => provider.fares({ ...ends, ...sale, days }));
  const search = await timesOf((provider, ends) => {
    const { departureDate, returnDate } = days[0] as (typeof days)[number];
    return provider.search({ ...ends, ...sale, departureDate, returnDate });
  });
  console.log(`a month's lowest fares, ${pairs.length} pairs of great cities, each for the first time, in process`);
  console.log(`  calendar of ${DAYS} days  ${told(calendar)}`);
  console.log(`  search of one day    ${told(search)}`);
}

type Airports = ReturnType<ReturnType<typeof createAirportCatalogue>['airportsOf']>;
type Ends = { origins: Airports; destinations: Airports };
