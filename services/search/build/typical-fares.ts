/**
 * Writes what the sandbox's middle offer costs for a hundred pairs of places: `packages/travel` holds its flight estimate
 * to them. Run it after a rule of the flight search has changed: `npm run build:fares -w @sojourn/search`.
 */
import { writeFileSync } from 'node:fs';
import { proposeDates } from '@sojourn/travel';
import { createAirportCatalogue } from '../src/airport/airport-catalogue';
import { destinationCatalogue } from '../src/destination/destination-catalogue';
import { createSandboxFlightProvider } from '../src/flight/flight.provider.sandbox';

const ORIGINS = ['FRA', 'LHR', 'MAD', 'SFO', 'DEN', 'SYD', 'SIN', 'GRU', 'JNB'];
// Chosen by the alphabet, so that nobody can choose them by how well they do.
const EVERY = 7;
const today = '2026-11-21';

const airports = createAirportCatalogue();
const provider = createSandboxFlightProvider((code) => airports.airportsOf(code)[0]);
const places = destinationCatalogue
  .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  .filter((_, at) => at % EVERY === 0);

const rows: string[] = [];
for (const origin of ORIGINS) {
  for (const { airportCode: destination, position: to, bestMonths } of places) {
    const dates = proposeDates({ months: bestMonths.slice(0, 1), days: 7, today });
    const origins = airports.airportsOf(origin);
    const offers = await provider.search({
      origins,
      destinations: airports.airportsOf(destination),
      departureDate: dates.startDate,
      returnDate: dates.endDate,
      travelClass: 'ECONOMY',
      today,
    });
    const fare = offers[Math.floor(offers.length / 2)]?.totalPrice;
    if (fare !== undefined)
      rows.push(JSON.stringify({ origin, destination, from: origins[0]?.position, to, ...dates, fare }));
  }
}
const text = `{\n  "today": "${today}",\n  "fares": [\n    ${rows.join(',\n    ')}\n  ]\n}\n`;
writeFileSync(new URL('../../../packages/travel/src/typical-fares.json', import.meta.url), text);
process.stdout.write(`${rows.length} fares\n`);
