import { oneWayFare, seasonFactor, seededRandom } from '@sojourn/travel';
import { fareOf, hasCabin } from './fare.model';
import { aCarrier, aFlight, anAirport, anItinerary } from './flight.fake';

const [lon, nyc, lax] = [
  anAirport('LHR'),
  anAirport('JFK'),
  anAirport('LAX', { position: { latitude: 34, longitude: -118 } }),
];
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

describe('a fare', () => {
  const input = { travelClass: 'ECONOMY', today: '2026-11-21' } as const;

  test('follows from distance, stops, season, weekday, time of departure, lead time and cabin', () => {
    const itinerary = anItinerary(
      aFlight({ from: lon, to: nyc, departs: '2027-07-10T06:30', km: 5_500, number: 'AA 1' }),
      aFlight({ from: nyc, to: lax, departs: '2027-07-10T18:00', km: 4_000, number: 'AA 2' }),
    );
    const expected = oneWayFare({
      km: 9_500,
      stops: 1,
      isLowCost: false,
      cabin: 'BUSINESS',
      departureDate: '2027-07-10',
      departureMinutes: 390,
      season: seasonFactor(34, '2027-07-10'),
      today: '2026-11-21',
      chance: seededRandom('fare', 'AA 1', 'AA 2', '2027-07-10'),
    });
    expect(fareOf({ ...input, itinerary, travelClass: 'BUSINESS' })).toBe(expected);
  });

  test('is low-cost only where every flight is', () => {
    const cheap = aCarrier({ kind: 'low-cost' });
    const fare = (...carriers: [typeof cheap, typeof cheap]) =>
      fareOf({ ...input, itinerary: anItinerary(flight(500, carriers[0]), flight(500, carriers[1])) });
    const network = aCarrier();
    expect(fare(cheap, network)).toBe(fare(network, network));
    expect(fare(cheap, cheap)).toBeLessThan(fare(network, network));
  });
});
