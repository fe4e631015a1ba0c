/** The timetable of a route: which flights leave on a day, when, and when they land. */
import type { Segment } from '@sojourn/contracts';
import { blockMinutes, formatIsoDuration, isLongHaul, seededInteger, seededRandom, weekdayOf } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import type { Carrier } from './carrier.model';
import { instantOf, localMinutesAt, localTimeAt } from './clock.model';
import type { Route } from './network.model';

/** One flight on one day. Instants are milliseconds since 1970. */
export type Flight = {
  carrier: Carrier;
  number: string;
  from: Airport;
  to: Airport;
  km: number;
  departs: number;
  arrives: number;
};

const MINUTE = 60_000;
const FIRST_DEPARTURE = 6 * 60;
const LAST_DEPARTURE = 22 * 60;
const QUIET_UNTIL = 5 * 60;

/** Long flights do not land in the middle of the night: the departure moves until they land after five. */
function withoutNightLanding(route: Route, date: string, minutes: number): number {
  if (!isLongHaul(route.km)) return minutes;
  const block = blockMinutes(route.from.position, route.to.position, route.km);
  const arrives = instantOf(route.from.timeZone, date, minutes) + block * MINUTE;
  const local = localMinutesAt(route.to.timeZone, arrives);
  if (local >= QUIET_UNTIL) return minutes;
  const soon = 5 * seededInteger(1, 18, 'dawn', route.carrier.code, route.from.iataCode, route.to.iataCode, minutes);
  const later = minutes + (QUIET_UNTIL - local) + soon;
  return later < 23 * 60 + 50 ? later : minutes - local - soon;
}

/** How many flights a route has on a day of the week: the week's flights spread as evenly as they go. */
function flightsOn(route: Route, weekday: number): number {
  const shift = seededInteger(0, 6, 'shift', route.carrier.code, route.from.iataCode, route.to.iataCode);
  const day = (weekday + shift) % 7;
  return Math.floor(((day + 1) * route.weekly) / 7) - Math.floor((day * route.weekly) / 7);
}

/** The flights of a route that leave on a local calendar day, earliest first. */
export function flightsOf(route: Route, date: string): Flight[] {
  const { carrier, from, to, km } = route;
  const count = flightsOn(route, weekdayOf(date));
  const words = [carrier.code, from.iataCode, to.iataCode];
  const block = blockMinutes(from.position, to.position, km);
  const flights = Array.from({ length: count }, (_, at): Flight => {
    const spread = (at + 0.15 + 0.7 * seededRandom('time', at, ...words)) / count;
    const minutes = Math.round((FIRST_DEPARTURE + spread * (LAST_DEPARTURE - FIRST_DEPARTURE)) / 5) * 5;
    const departs = instantOf(from.timeZone, date, withoutNightLanding(route, date, minutes));
    const outbound = from.iataCode < to.iataCode ? 0 : 1;
    const number =
      2 * (seededInteger(50, carrier.kind === 'network' ? 950 : 4_400, 'number', ...words.toSorted()) + at) + outbound;
    return { carrier, number: `${carrier.code} ${number}`, from, to, km, departs, arrives: departs + block * MINUTE };
  });
  return flights.sort((a, b) => a.departs - b.departs);
}

/** A flight as it travels on the wire, in the local time of each end. */
export function segmentOf(flight: Flight): Segment {
  return {
    flightNumber: flight.number,
    carrierName: flight.carrier.name,
    departure: { iataCode: flight.from.iataCode, at: localTimeAt(flight.from.timeZone, flight.departs) },
    arrival: { iataCode: flight.to.iataCode, at: localTimeAt(flight.to.timeZone, flight.arrives) },
    duration: formatIsoDuration((flight.arrives - flight.departs) / MINUTE),
  };
}
