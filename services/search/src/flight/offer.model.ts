/** Offers made of itineraries: the way there, the way back, a price, seats, and until when it can be booked. */
import type { FlightOffer, TravelClass } from '@sojourn/contracts';
import { canConnect } from './carrier.model';
import { addDays, daysBetween, isoDuration, localDateAt, localTimeAt } from './clock.model';
import { fareOf } from './fare.model';
import { durationOf, type Itinerary } from './itinerary.model';
import { segmentOf } from './schedule.model';
import { seededInteger } from '../seed.model';

/** An itinerary with its fare one way, whole dollars. */
export type PricedItinerary = { itinerary: Itinerary; fare: number };

/** What an offer is sold for and when. */
export type Sale = { travelClass: TravelClass; today: string };

const ROUND_TRIP_SHARE = 0.92;
const TURNAROUND_MS = 90 * 60_000;
// What an hour of travelling is worth when one way back is chosen among many, in dollars.
const DOLLARS_AN_HOUR = 14;

/** Puts a fare on an itinerary. */
export function priced(itinerary: Itinerary, sale: Sale): PricedItinerary {
  return { itinerary, fare: fareOf({ itinerary, ...sale }) };
}

const namesOf = ({ flights }: Itinerary) => flights.map(({ number }) => number);
const lastOf = ({ flights }: Itinerary) => flights.at(-1) ?? flights[0];

/** The carrier that flies the most of it: whose name the offer carries. */
export function mainCarrierOf({ flights }: Itinerary) {
  return flights.reduce((one, other) => (other.km > one.km ? other : one)).carrier;
}

/** How good an itinerary is, in dollars: less is better. */
export function costOf({ itinerary, fare }: PricedItinerary): number {
  return fare + (durationOf(itinerary) / 60) * DOLLARS_AN_HOUR;
}

/** The way back that goes best with a way there: the same carrier before a partner before any other. */
export function returnFor(outbound: PricedItinerary, ways: readonly PricedItinerary[]): PricedItinerary | undefined {
  const landed = lastOf(outbound.itinerary).lands;
  const carrier = mainCarrierOf(outbound.itinerary);
  const strangeness = (way: PricedItinerary) => {
    const other = mainCarrierOf(way.itinerary);
    return other.code === carrier.code ? 0 : canConnect(other, carrier) ? 1 : 2;
  };
  return ways
    .filter(({ itinerary }) => itinerary.flights[0].departs >= landed + TURNAROUND_MS)
    .reduce<PricedItinerary | undefined>((best, way) => {
      if (!best) return way;
      const closer = strangeness(way) - strangeness(best);
      return closer < 0 || (closer === 0 && costOf(way) < costOf(best)) ? way : best;
    }, undefined);
}

/** Seats left, 1 to 9 as booking systems show them; fewer near departure. */
export function seatsOf(itinerary: Itinerary, sale: Sale): number {
  const first = itinerary.flights[0];
  const date = localDateAt(first.from.timeZone, first.departs);
  const most = daysBetween(sale.today, date) < 7 ? 5 : 9;
  return Math.min(most, seededInteger(1, 13, 'seats', ...namesOf(itinerary), date, sale.travelClass));
}

/** The last day it can be booked: some days ahead of departure, never before today. */
function lastTicketingDate(itinerary: Itinerary, today: string): string {
  const first = itinerary.flights[0];
  const date = localDateAt(first.from.timeZone, first.departs);
  const ahead = addDays(date, -seededInteger(1, 14, 'ticket', ...namesOf(itinerary), date));
  return ahead < today ? today : ahead;
}

/** The offer for a way there and, on a round trip, a way back. */
export function offerOf(outbound: PricedItinerary, inbound: PricedItinerary | undefined, sale: Sale): FlightOffer {
  const { itinerary } = outbound;
  const first = itinerary.flights[0];
  const last = lastOf(itinerary);
  const carrier = mainCarrierOf(itinerary);
  const all = [...namesOf(itinerary), ...(inbound ? namesOf(inbound.itinerary) : [])];
  const days = [first, ...(inbound ? [inbound.itinerary.flights[0]] : [])].map((flight) =>
    localDateAt(flight.from.timeZone, flight.departs),
  );
  return {
    id: [...all.map((name) => name.replace(' ', '')), ...days, sale.travelClass].join('-'),
    mainCarrierName: carrier.name,
    mainCarrierCode: carrier.code,
    segments: itinerary.flights.map(segmentOf),
    returnSegments: inbound ? inbound.itinerary.flights.map(segmentOf) : [],
    stops: itinerary.flights.length - 1,
    totalDuration: isoDuration(durationOf(itinerary)),
    departureTime: localTimeAt(first.from.timeZone, first.departs),
    arrivalTime: localTimeAt(last.to.timeZone, last.lands),
    departureAirport: first.from.iataCode,
    arrivalAirport: last.to.iataCode,
    numberOfBookableSeats: Math.min(seatsOf(itinerary, sale), inbound ? seatsOf(inbound.itinerary, sale) : 9),
    lastTicketingDate: lastTicketingDate(itinerary, sale.today),
    totalPrice: inbound ? Math.ceil((outbound.fare + inbound.fare) * ROUND_TRIP_SHARE) : outbound.fare,
    currency: 'USD',
  };
}
