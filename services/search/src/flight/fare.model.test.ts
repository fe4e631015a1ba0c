import { bucketFactor, seededRandom } from '@sojourn/travel';
import { relativeFare } from './fare.model';
import { aCarrier, aFlight, anAirport, anItinerary } from './flight.fake';

const [lon, nyc] = [anAirport('LHR'), anAirport('JFK')];
const full = aCarrier({ cabins: ['ECONOMY', 'BUSINESS', 'FIRST'] });
const flight = (km: number, carrier = full) =>
  aFlight({ from: lon, to: nyc, departs: '2027-04-10T08:00', km, carrier });

describe('a fare beside others', () => {
  const market = { level: 1, rivals: 2 };
  const at = (departs: string, number = 'AA 1', carrier = full) =>
    anItinerary(aFlight({ from: lon, to: nyc, departs, km: 1_000, number, carrier }));

  test('follows the bucket of its flight and day', () => {
    const fares = [at('2027-04-10T12:00'), at('2027-04-11T12:00'), at('2027-04-10T12:00', 'AA 3')].map((itinerary) => {
      const [flight] = itinerary.flights;
      const day = new Date(flight.departs).toISOString().slice(0, 10);
      return relativeFare(itinerary, market) / bucketFactor(seededRandom('fare', flight.number, day));
    });
    for (const fare of fares) expect(fare).toBeCloseTo(fares[0] ?? 0, 6);
  });

  test('is a little lower before seven and after half past eight in the evening', () => {
    const fare = (time: string) => relativeFare(at(`2027-04-10T${time}`), market);
    expect(fare('06:59')).toBeLessThan(fare('07:00'));
    expect(fare('20:31')).toBeLessThan(fare('20:30'));
  });

  test('is low-cost only where every flight is', () => {
    const cheap = aCarrier({ kind: 'low-cost' });
    const fare = (...carriers: [typeof cheap, typeof cheap]) =>
      relativeFare(anItinerary(flight(500, carriers[0]), flight(500, carriers[1])), market);
    const network = aCarrier();
    expect(fare(cheap, network)).toBe(fare(network, network));
    expect(fare(cheap, cheap)).toBeLessThan(fare(network, network));
  });
});
