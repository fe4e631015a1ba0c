import { flightOfferSchema } from '@sojourn/contracts';
import fc from 'fast-check';
import { aCarrier, aFlight, anAirport, anItinerary } from './flight.fake';
import { generalizedCostOf, mainCarrierOf, offerOf, type PricedItinerary, seatsOf } from './offer.model';

const [lon, muc, rom] = [anAirport('LHR'), anAirport('MUC'), anAirport('FCO')];
const alpha = aCarrier();
const partner = aCarrier({ code: 'BB', name: 'Beta Air', alliance: 'S' });
const fares = { adult: 150, child: 112, infant: 15 };
const sale = { travelClass: 'ECONOMY', today: '2026-11-21', fares } as const;

const outward: PricedItinerary = {
  itinerary: anItinerary(aFlight({ from: lon, to: rom, departs: '2027-04-10T08:00', carrier: alpha })),
  fare: 100,
};
const back = (
  departs: string,
  more: { fare?: number; carrier?: typeof alpha; minutes?: number } = {},
): PricedItinerary => {
  const { fare = 80, carrier = alpha, minutes = 120 } = more;
  return { itinerary: anItinerary(aFlight({ from: rom, to: lon, departs, carrier, minutes })), fare };
};

describe('the price of an offer', () => {
  test('is what it is sold for, with what children and infants pay', () => {
    expect(offerOf(outward, back('2027-04-17T08:00'), sale)).toMatchObject({
      totalPrice: 150,
      familyFares: { child: 112, infant: 15 },
    });
  });
});

describe('an offer', () => {
  test('describes its outbound leg, and lists both', () => {
    const first = aFlight({
      from: lon,
      to: muc,
      departs: '2027-04-10T20:00',
      carrier: alpha,
      number: 'AA 10',
      km: 900,
    });
    const second = aFlight({
      from: muc,
      to: rom,
      departs: '2027-04-10T23:30',
      carrier: partner,
      number: 'BB 20',
      km: 700,
    });
    const offer = offerOf({ itinerary: anItinerary(first, second), fare: 100 }, back('2027-04-17T08:00'), sale);
    expect(flightOfferSchema.safeParse(offer).error).toBeUndefined();
    expect(offer).toMatchObject({
      id: 'AA10-BB20-AA100-2027-04-10-2027-04-17-ECONOMY',
      mainCarrierName: 'Alpha Air',
      mainCarrierCode: 'AA',
      stops: 1,
      totalDuration: 'PT5H30M',
      departureTime: '2027-04-10T20:00:00',
      arrivalTime: '2027-04-11T01:30:00',
      departureAirport: 'LHR',
      arrivalAirport: 'FCO',
      currency: 'USD',
    });
    expect(offer.segments.map(({ flightNumber }) => flightNumber)).toEqual(['AA 10', 'BB 20']);
    expect(offer.returnSegments.map(({ flightNumber }) => flightNumber)).toEqual(['AA 100']);
  });

  test('has the stops of the leg with most of them', () => {
    const over = (...departs: [string, string]) => ({
      itinerary: anItinerary(
        aFlight({ from: lon, to: muc, departs: departs[0] }),
        aFlight({ from: muc, to: rom, departs: departs[1] }),
      ),
      fare: 90,
    });
    const [there, home] = [over('2027-04-10T08:00', '2027-04-10T12:00'), over('2027-04-17T08:00', '2027-04-17T12:00')];
    const nonstopHome = back('2027-04-17T08:00');
    expect([
      offerOf(outward, nonstopHome, sale).stops,
      offerOf(outward, home, sale).stops,
      offerOf(there, nonstopHome, sale).stops,
    ]).toEqual([0, 1, 1]);
  });

  test('one way has no return segments, and its own name', () => {
    const offer = offerOf(outward, undefined, sale);
    expect([offer.id, offer.returnSegments, offer.stops]).toEqual(['AA100-2027-04-10-ECONOMY', [], 0]);
  });

  test('carries the name of the carrier that flies the most of it, the first among equals', () => {
    const flights = (first: number, second: number) =>
      anItinerary(
        aFlight({ from: lon, to: muc, departs: '2027-04-10T08:00', carrier: alpha, km: first }),
        aFlight({ from: muc, to: rom, departs: '2027-04-10T12:00', carrier: partner, km: second }),
      );
    expect(mainCarrierOf(flights(700, 701)).code).toBe('BB');
    expect(mainCarrierOf(flights(700, 700)).code).toBe('AA');
    expect(mainCarrierOf(flights(701, 700)).code).toBe('AA');
  });

  test('has the seats of its fuller leg', () => {
    const days = Array.from({ length: 12 }, (_, at) => `2027-04-${String(at + 11).padStart(2, '0')}T08:00`);
    for (const day of days) {
      const inbound = back(day);
      const seats = [seatsOf(outward.itinerary, sale), seatsOf(inbound.itinerary, sale)];
      expect(offerOf(outward, inbound, sale).numberOfBookableSeats).toBe(Math.min(...seats));
      expect(offerOf(inbound, undefined, sale).numberOfBookableSeats).toBe(seats[1]);
    }
  });

  test('can be booked until a day in the two weeks before departure, and never until a day that is past', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 100, max: 999 }), (day, number) => {
        const date = `2027-02-${String(day).padStart(2, '0')}`;
        const flight = aFlight({ from: lon, to: rom, departs: `${date}T08:00`, number: `AA ${number}` });
        const until = (today: string) =>
          offerOf({ itinerary: anItinerary(flight), fare: 1 }, undefined, { ...sale, today }).lastTicketingDate;
        const ahead = (Date.parse(date) - Date.parse(until('2026-11-21'))) / 86_400_000;
        expect(ahead).toBeGreaterThanOrEqual(1);
        expect(ahead).toBeLessThanOrEqual(14);
        expect(until(date)).toBe(date);
      }),
    );
  });
});

describe('seats', () => {
  const itineraries = Array.from({ length: 300 }, (_, at) =>
    anItinerary(aFlight({ from: lon, to: rom, departs: '2027-04-10T08:00', number: `AA ${at}` })),
  );
  const seats = (today: string) => new Set(itineraries.map((one) => seatsOf(one, { ...sale, today })));

  test.each([
    ['a week before', '2027-04-03', 9],
    ['six days before', '2027-04-04', 5],
    ['on the day', '2027-04-10', 5],
  ])('%s (%s) are 1 to %d', (_name, today, most) => {
    expect([...seats(today)].sort()).toEqual(Array.from({ length: most }, (_, at) => at + 1));
  });
});

test('counts an hour under way as 14 dollars', () =>
  expect(generalizedCostOf(back('2027-04-17T08:00', { fare: 100, minutes: 90 }))).toBe(121));
