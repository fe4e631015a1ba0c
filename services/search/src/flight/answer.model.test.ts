import { flightSearchAnswerSchema, type FlightOffer } from '@sojourn/contracts';
import fc from 'fast-check';
import { type AnswerHead, answerFor, encodeOffers } from './answer.model';
import { aFlight, anAirport, anItinerary } from './flight.fake';
import { offerOf } from './offer.model';

const flight = aFlight({ from: anAirport('LHR'), to: anAirport('FCO'), departs: '2027-04-10T08:00' });
const sale = { travelClass: 'ECONOMY', today: '2026-11-21' } as const;
const fares = { adult: 100, child: 75, infant: 10 };
const { familyFares: _familyFares, ...sold } = offerOf({ itinerary: anItinerary(flight), fare: 100 }, undefined, {
  ...sale,
  fares,
});
const anOffer = (more: Partial<FlightOffer>): FlightOffer => ({ ...sold, ...more });
const place = { iataCode: 'LHR', name: 'São Paulo\n"Heathrow"', cityName: 'London', countryName: 'United Kingdom' };
const head: AnswerHead = {
  meta: { source: 'sample', origin: place, destination: place, airports: {} },
  timestamp: '2026-11-21T12:00:00.000Z',
};
const cut = (offers: FlightOffer[], adults: number, children = 0) =>
  flightSearchAnswerSchema.parse(JSON.parse(answerFor(encodeOffers(head, offers), { adults, children }).toString()));

test('offers of a route are cut to those that have seats for the party, in their order', () => {
  const offer = fc.record({
    id: fc.string({ unit: 'binary' }),
    numberOfBookableSeats: fc.integer({ min: 1, max: 9 }),
    totalPrice: fc.integer({ min: 1, max: 5_000 }),
  });
  const count = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 12 }), count, count, (drafts, adults, children) => {
      const offers = drafts.map(anOffer);
      const seats = Math.min(9, adults + children);
      const data = offers.filter(({ numberOfBookableSeats = 0 }) => numberOfBookableSeats >= seats);
      expect(cut(offers, adults, children)).toEqual({
        data,
        meta: { count: data.length, ...head.meta },
        timestamp: head.timestamp,
      });
    }),
  );
});

test.each([
  [0, 1, []],
  [1, 1, ['x']],
  [1, 2, []],
  [8, 9, []],
  [12, 9, ['x']],
  [9.7, 9, ['x']],
  [-1, 1, []],
])('with %d seats an offer for %d people is shown: %j', (numberOfBookableSeats, adults, shown) => {
  const encoded = encodeOffers(head, [anOffer({ id: 'x', numberOfBookableSeats })]);
  const answer = JSON.parse(answerFor(encoded, { adults, children: 0 }).toString()) as { data: FlightOffer[] };
  expect(answer.data.map(({ id }) => id)).toEqual(shown);
});

test('a party of more than nine is offered what has nine seats', () => {
  const offers = [8, 9].map((numberOfBookableSeats) =>
    anOffer({ id: `${numberOfBookableSeats}`, numberOfBookableSeats }),
  );
  expect(cut(offers, 9, 4).data.map(({ id }) => id)).toEqual(['9']);
});

test('a route without offers is an empty answer', () => expect(cut([], 1).data).toEqual([]));

test('the party’s total is put into each offer, children and infants at their own fares', () => {
  const sold = {
    ...anOffer({ id: 'x', totalPrice: 100, numberOfBookableSeats: 9 }),
    familyFares: { child: 75, infant: 10 },
  };
  const encoded = encodeOffers(head, [sold]);
  const answer = (party: { adults: number; children: number; infants?: number }) =>
    flightSearchAnswerSchema.parse(JSON.parse(answerFor(encoded, party).toString())).data;
  expect(answer({ adults: 2, children: 1, infants: 1 })[0]).toMatchObject({ totalPrice: 100, partyTotal: 285 });
  expect(answer({ adults: 1, children: 0 })[0]?.partyTotal).toBe(100);
  expect(answer({ adults: 1, children: 0 })[0]).not.toHaveProperty('familyFares');
  // What was cut for one party is not what the next one gets.
  expect(answer({ adults: 2, children: 1, infants: 1 })[0]?.partyTotal).toBe(285);
  expect(answer({ adults: 2, children: 1 })[0]?.partyTotal).toBe(275);
});
