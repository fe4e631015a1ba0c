/** Offers made of itineraries: outbound, return, price, seats, and the last ticketing day. */
import type { FlightOffer, TravelClass } from '@sojourn/contracts';
import { addDays, daysBetween, formatIsoDuration, seededInteger } from '@sojourn/travel';
import { localDateAt, localTimeAt } from './clock.model';
import { longestOf } from './connection.model';
import { durationOf, type Itinerary, lastFlightOf } from './itinerary.model';
import type { PartyFares } from './market.model';
import { segmentOf } from './schedule.model';

/** An itinerary with what it costs in dollars beside others of its search; not yet what it is sold for. */
export type PricedItinerary = { itinerary: Itinerary; fare: number };
/** An offer, and what a child and an infant pay for it, where the provider says it. */
export type SoldOffer = FlightOffer & { familyFares?: { child: number; infant: number } };
/** An offer of the built-in inventory, which says everything. */
export type SampleOffer = SoldOffer & { numberOfBookableSeats: number; lastTicketingDate: string };

/** Seats left as booking systems show them, at most. */
export const MOST_SEATS = 9;

/** What an offer is sold for and when. */
export type Sale = { travelClass: TravelClass; today: string };

// The value of an hour under way, in dollars, when one itinerary is chosen among many.
const DOLLARS_PER_HOUR = 14;

const namesOf = ({ flights }: Itinerary) => flights.map(({ number }) => number);

/** The carrier that flies the most of it: whose name the offer carries. */
export function mainCarrierOf({ flights }: Itinerary) {
  return longestOf(flights).carrier;
}

/** Generalised cost in dollars: the fare plus the value of the time under way; less is better. */
export function generalizedCostOf({ itinerary, fare }: PricedItinerary): number {
  return fare + (durationOf(itinerary) / 60) * DOLLARS_PER_HOUR;
}

/** Assumption: so many days before departure hardly anything is full, and every so many fewer one seat more is gone. */
const EMPTY_DAYS = 120;
const DAYS_A_SEAT = 20;

/** Seats left, 1 to 9 as booking systems show them; fewer near departure. */
export function seatsOf(itinerary: Itinerary, sale: Sale): number {
  const first = itinerary.flights[0];
  const date = localDateAt(first.from.timeZone, first.departs);
  const ahead = daysBetween(sale.today, date);
  const most = ahead < 7 ? 5 : MOST_SEATS;
  const free = Math.floor(Math.min(ahead, EMPTY_DAYS) / DAYS_A_SEAT);
  return Math.min(most, free + seededInteger(1, 13, 'seats', ...namesOf(itinerary), date, sale.travelClass));
}

/** The last day it can be booked: some days ahead of departure, never before today. */
function lastTicketingDate(itinerary: Itinerary, today: string): string {
  const first = itinerary.flights[0];
  const date = localDateAt(first.from.timeZone, first.departs);
  const ahead = addDays(date, -seededInteger(1, 14, 'ticket', ...namesOf(itinerary), date));
  return ahead < today ? today : ahead;
}

/** The offer for an outbound itinerary and, on a round trip, a return itinerary, sold for `fares`. */
export function offerOf(
  outbound: PricedItinerary,
  inbound: PricedItinerary | undefined,
  { fares, ...sale }: Sale & { fares: PartyFares },
): SampleOffer {
  const { itinerary } = outbound;
  const first = itinerary.flights[0];
  const last = lastFlightOf(itinerary);
  const carrier = mainCarrierOf(itinerary);
  const segmentIn = (flight: (typeof itinerary.flights)[number]) => segmentOf(flight, sale.travelClass);
  const all = [...namesOf(itinerary), ...(inbound ? namesOf(inbound.itinerary) : [])];
  const days = [first, ...(inbound ? [inbound.itinerary.flights[0]] : [])].map((flight) =>
    localDateAt(flight.from.timeZone, flight.departs),
  );
  return {
    id: [...all.map((name) => name.replace(' ', '')), ...days, sale.travelClass].join('-'),
    mainCarrierName: carrier.name,
    mainCarrierCode: carrier.code,
    segments: itinerary.flights.map(segmentIn),
    returnSegments: inbound ? inbound.itinerary.flights.map(segmentIn) : [],
    stops: Math.max(itinerary.flights.length, inbound?.itinerary.flights.length ?? 0) - 1,
    totalDuration: formatIsoDuration(durationOf(itinerary)),
    departureTime: localTimeAt(first.from.timeZone, first.departs),
    arrivalTime: localTimeAt(last.to.timeZone, last.arrives),
    departureAirport: first.from.iataCode,
    arrivalAirport: last.to.iataCode,
    numberOfBookableSeats: Math.min(seatsOf(itinerary, sale), inbound ? seatsOf(inbound.itinerary, sale) : MOST_SEATS),
    lastTicketingDate: lastTicketingDate(itinerary, sale.today),
    totalPrice: fares.adult,
    currency: 'USD',
    familyFares: { child: fares.child, infant: fares.infant },
  };
}
