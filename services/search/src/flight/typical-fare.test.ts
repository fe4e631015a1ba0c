import typical from '@sojourn/travel/typical-fares.json' with { type: 'json' };
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { createSandboxFlightProvider } from './flight.provider.sandbox';

const catalogue = createAirportCatalogue();
const provider = createSandboxFlightProvider((code) => catalogue.airportsOf(code)[0]);
const EVERY = 12;
const some = typical.fares.filter((_, at) => at % EVERY === 0);

test.each(some.map((each) => [`${each.origin}-${each.destination}`, each] as const))(
  'the middle offer of %s is the fare that estimates are held to (else run build:fares)',
  async (_pair, { origin, destination, startDate, endDate, fare }) => {
    const offers = await provider.search({
      origins: catalogue.airportsOf(origin),
      destinations: catalogue.airportsOf(destination),
      departureDate: startDate,
      returnDate: endDate,
      travelClass: 'ECONOMY',
      today: typical.today,
    });
    expect(offers[Math.floor(offers.length / 2)]?.totalPrice).toBe(fare);
  },
);
