import { flightOfferSchema, type TravelClass } from '@sojourn/contracts';
import { aDuffelOffer } from './duffel.fake';
import { duffelOfferSchema, offerFrom, offerRequestOf } from './duffel-offers';
import type { FlightProviderQuery } from './flight.provider';

const one = { adults: 1, children: 0 };
const read = (change: Record<string, unknown> = {}, party = one) =>
  offerFrom(duffelOfferSchema.parse(aDuffelOffer(change)), party, 'ECONOMY');
test('says the cabin of each flight that has another than the one that was asked for', () => {
  const cabinsFor = (travelClass: TravelClass) =>
    offerFrom(duffelOfferSchema.parse(aDuffelOffer()), one, travelClass).segments.map(({ cabin }) => cabin);
  expect(cabinsFor('ECONOMY')).toEqual([undefined]);
  expect(cabinsFor('PREMIUM_ECONOMY')).toEqual(['ECONOMY']);
});

const withBags = (...bags: (object[] | null)[]) => {
  const { slices } = aDuffelOffer();
  const [slice] = slices;
  const [segment] = slice?.segments ?? [];
  return { slices: [{ ...slice, segments: [{ ...segment, passengers: bags.map((baggages) => ({ baggages })) }] }] };
};

describe('an offer of Duffel', () => {
  test('is an offer of ours, with its conditions', () => {
    const offer = read();
    expect(flightOfferSchema.parse(offer)).toEqual(offer);
    expect(offer).toEqual({
      id: 'off_1',
      mainCarrierName: 'Duffel Airways',
      mainCarrierCode: 'ZZ',
      segments: [
        {
          flightNumber: 'ZZ 0171',
          carrierName: 'Duffel Airways',
          departure: { iataCode: 'LHR', at: '2027-04-10T10:00:00' },
          arrival: { iataCode: 'JFK', at: '2027-04-10T13:10:00' },
          duration: 'PT8H10M',
        },
      ],
      returnSegments: [
        {
          flightNumber: 'ZZ 0171',
          carrierName: 'Duffel Airways',
          departure: { iataCode: 'JFK', at: '2027-04-17T19:00:00' },
          arrival: { iataCode: 'LHR', at: '2027-04-18T07:05:00' },
          duration: 'PT8H10M',
        },
      ],
      stops: 0,
      totalDuration: 'PT8H10M',
      departureTime: '2027-04-10T10:00:00',
      arrivalTime: '2027-04-10T13:10:00',
      departureAirport: 'LHR',
      arrivalAirport: 'JFK',
      lastTicketingDate: '2026-11-24',
      refund: { isAllowed: true, penalty: 90 },
      change: { isAllowed: false },
      bags: { checked: 1, carryOn: 1 },
      totalPrice: 412.5,
      partyTotal: 412.5,
      currency: 'USD',
    });
  });

  test('has the stops of the leg with most of them', () => {
    const [out, back] = aDuffelOffer().slices;
    const changing = { ...back!, segments: [...back!.segments, ...back!.segments] };
    expect(read({ slices: [out, changing] }).stops).toBe(1);
    expect(read({ slices: [changing, back] }).stops).toBe(1);
  });

  test('says nothing that Duffel does not say', () => {
    const offer = read({ conditions: null, payment_requirements: null, ...withBags(null) });
    expect(Object.keys(offer)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/refund|change|bags|lastTicketing|Seats/)]),
    );
    expect(offer.returnSegments).toEqual([]);
  });

  test('costs a party what Duffel asks of it, and each with a seat the same share', () => {
    expect(read({ total_amount: '1000.00' }, { adults: 2, children: 1 })).toMatchObject({
      partyTotal: 1_000,
      totalPrice: 333.33,
    });
  });

  test('names the penalty in dollars only', () => {
    const refund_before_departure = { allowed: true, penalty_amount: '50.00', penalty_currency: 'EUR' };
    expect(read({ conditions: { refund_before_departure } }).refund).toEqual({ isAllowed: true });
  });

  test('includes the bags that everybody may take on every flight', () => {
    const [none, two] = [[], [{ type: 'checked', quantity: 2 }]];
    expect(read(withBags(two, none)).bags).toEqual({ checked: 0, carryOn: 0 });
    expect(read(withBags(two, two)).bags).toEqual({ checked: 2, carryOn: 0 });
    expect(read(withBags(two, null)).bags).toBeUndefined();
  });

  test.each([
    ['no way', { slices: [] }],
    ['three ways', { slices: Array.from({ length: 3 }, () => aDuffelOffer().slices[0]) }],
    ['a way without a flight', { slices: [{ duration: 'PT1H', segments: [] }] }],
    ['a price that is no number', { total_amount: 'free' }],
    ['a negative price', { total_amount: '-4.00' }],
    ['no time of expiry', { expires_at: 'soon' }],
    ['no airline', { owner: null }],
  ])('is refused with %s', (_name, change) => {
    expect(duffelOfferSchema.safeParse(aDuffelOffer(change)).success).toBe(false);
  });
});

describe('an offer request', () => {
  const query: FlightProviderQuery = {
    asked: { origin: 'LON', destination: 'NYC', party: { adults: 2, children: 1, infants: 1 } },
    origins: [],
    destinations: [],
    departureDate: '2027-04-10',
    returnDate: '2027-04-17',
    travelClass: 'PREMIUM_ECONOMY',
    today: '2026-11-21',
  };

  test('asks for both ways, everybody and the cabin', () => {
    expect(offerRequestOf(query).data).toEqual({
      slices: [
        { origin: 'LON', destination: 'NYC', departure_date: '2027-04-10' },
        { origin: 'NYC', destination: 'LON', departure_date: '2027-04-17' },
      ],
      passengers: [{ type: 'adult' }, { type: 'adult' }, { age: 11 }, { age: 1 }],
      cabin_class: 'premium_economy',
      max_connections: 2,
    });
  });

  test('asks for one way', () => {
    expect(offerRequestOf({ ...query, returnDate: undefined }).data.slices).toHaveLength(1);
  });
});
