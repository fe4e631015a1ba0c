import { cabinOn, chainHasCabin } from './cabin.model';
import { aCarrier } from './flight.fake';

const full = aCarrier({ cabins: ['ECONOMY', 'BUSINESS', 'FIRST'] });
const plain = aCarrier({ code: 'BB' });
const business = aCarrier({ code: 'CC', cabins: ['ECONOMY', 'BUSINESS'] });
const premium = aCarrier({ code: 'DD', cabins: ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS'] });
type Flown = Parameters<typeof chainHasCabin>[0][number];
const flight = (km: number, carrier = full): Flown => ({ km, carrier });
const ways = (...flights: [Flown, ...Flown[]]) => flights;

describe('a cabin', () => {
  test.each([
    ['economy, on any flight', ways(flight(500, plain)), 'ECONOMY', true],
    ['business, where the carrier has it', ways(flight(500)), 'BUSINESS', true],
    ['business, where it has not', ways(flight(500, plain)), 'BUSINESS', false],
    ['business on a long flight without it', ways(flight(9_000, plain)), 'BUSINESS', false],
    ['business, sold by the long flight', ways(flight(500, plain), flight(4_501)), 'BUSINESS', true],
    ['business, whichever comes first', ways(flight(4_501), flight(500, plain)), 'BUSINESS', true],
    ['business, where the longest is no long flight', ways(flight(500, plain), flight(4_500)), 'BUSINESS', false],
    ['business, where only the short flight has it', ways(flight(500), flight(9_000, plain)), 'BUSINESS', false],
    ['premium economy, on a long flight', ways(flight(4_501, premium)), 'PREMIUM_ECONOMY', true],
    ['premium economy, on a flight that is not long', ways(flight(4_500, premium)), 'PREMIUM_ECONOMY', false],
    [
      'premium economy, within a long journey',
      ways(flight(500, plain), flight(4_501, premium)),
      'PREMIUM_ECONOMY',
      true,
    ],
    ['first, on a long flight', ways(flight(4_501)), 'FIRST', true],
    ['first, on a flight that is not long', ways(flight(4_500)), 'FIRST', false],
    ['first, within a long journey', ways(flight(500), flight(4_501)), 'FIRST', true],
    ['first, where a long flight has only business', ways(flight(9_000, business)), 'FIRST', false],
    ['first, at home in the United States', ways(flight(500, { ...full, country: 'US' })), 'FIRST', true],
    [
      'first, where one carrier is not of the United States',
      ways(flight(500, { ...full, country: 'US' }), flight(400)),
      'FIRST',
      false,
    ],
  ] as const)('%s', (...[, flights, travelClass, expected]) =>
    expect(chainHasCabin(flights, travelClass)).toBe(expected),
  );
});

describe('a flight of a ticket', () => {
  test.each([
    ['has the cabin that was sold, where it is long', flight(9_000, premium), 'PREMIUM_ECONOMY', 'PREMIUM_ECONOMY'],
    ['has economy, where it is short and premium economy was sold', flight(500, premium), 'PREMIUM_ECONOMY', 'ECONOMY'],
    ['has business, where it is short and business was sold', flight(500, premium), 'BUSINESS', 'BUSINESS'],
    ['has economy, where its carrier has no other', flight(500, plain), 'BUSINESS', 'ECONOMY'],
    ['has business, where it is short and first was sold', flight(500), 'FIRST', 'BUSINESS'],
    ['has first at home in the United States', flight(500, { ...full, country: 'US' }), 'FIRST', 'FIRST'],
  ] as const)('%s', (...[, flown, sold, expected]) => expect(cabinOn(flown, sold)).toBe(expected));
});
