import { bucketFactor, seededRandom } from '@sojourn/travel';
import { hasCabin, relativeFare } from './fare.model';
import { aCarrier, aFlight, anAirport, anItinerary } from './flight.fake';

const [lon, nyc] = [anAirport('LHR'), anAirport('JFK')];
const full = aCarrier({ cabins: ['ECONOMY', 'BUSINESS', 'FIRST'] });
const plain = aCarrier({ code: 'BB' });
const business = aCarrier({ code: 'CC', cabins: ['ECONOMY', 'BUSINESS'] });
const flight = (km: number, carrier = full) =>
  aFlight({ from: lon, to: nyc, departs: '2027-04-10T08:00', km, carrier });

describe('a cabin', () => {
  test.each([
    ['economy, on any flight', anItinerary(flight(500, plain)), 'ECONOMY', true],
    ['business, where the carrier has it', anItinerary(flight(500)), 'BUSINESS', true],
    ['business, where it has not', anItinerary(flight(500, plain)), 'BUSINESS', false],
    ['business on a long flight without it', anItinerary(flight(9_000, plain)), 'BUSINESS', false],
    ['business, sold by the long flight', anItinerary(flight(500, plain), flight(4_501)), 'BUSINESS', true],
    ['business, whichever comes first', anItinerary(flight(4_501), flight(500, plain)), 'BUSINESS', true],
    [
      'business, where the longest is no long flight',
      anItinerary(flight(500, plain), flight(4_500)),
      'BUSINESS',
      false,
    ],
    ['business, where only the short flight has it', anItinerary(flight(500), flight(9_000, plain)), 'BUSINESS', false],
    ['first, on a long flight', anItinerary(flight(4_501)), 'FIRST', true],
    ['first, on a flight that is not long', anItinerary(flight(4_500)), 'FIRST', false],
    ['first, within a long journey', anItinerary(flight(500), flight(4_501)), 'FIRST', true],
    ['first, where a long flight has only business', anItinerary(flight(9_000, business)), 'FIRST', false],
    ['first, at home in the United States', anItinerary(flight(500, { ...full, country: 'US' })), 'FIRST', true],
    [
      'first, where one carrier is not of the United States',
      anItinerary(flight(500, { ...full, country: 'US' }), flight(400)),
      'FIRST',
      false,
    ],
  ] as const)('%s', (...[, itinerary, travelClass, expected]) =>
    expect(hasCabin(itinerary, travelClass)).toBe(expected),
  );
});

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
