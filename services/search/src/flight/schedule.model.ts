/** The timetable of a route: which flights leave on a day, when, and when they land. */
import type { Segment, TravelClass } from '@sojourn/contracts';
import { blockMinutes, formatIsoDuration, seededInteger, seededRandom, taxiMinutes, weekdayOf } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import { cabinOn } from './cabin.model';
import type { Carrier } from './carrier.model';
import { instantOf, localMinutesAt, localTimeAt } from './clock.model';
import type { Route } from './network.model';
import table from './network/banks.json' with { type: 'json' };
import { flownKm } from './network/path.model';
import { regionOf } from './network/regions.model';
import { isInSeason } from './network/route-season.model';
import { isOnSabbath } from './network/sabbath.model';

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

type Window = readonly [from: number, until: number];

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
const WHOLE_DAY: Window = [6, 22];
const BANKED_FROM_KM = 2_200;
const departures = new Map(Object.entries(table.departures) as unknown as [string, Window[]][]);
const slopes = new Set(table.slopes.split(' '));
const curfews = new Map(Object.entries(table.curfews.hours) as unknown as [string, Window][]);

/** Local hours in which flights of a route leave, the usual ones first. */
function windowsOf({ from, to, km }: Route): readonly Window[] {
  const regions = [regionOf(from), regionOf(to)];
  if (regions.includes('ME') && km < BANKED_FROM_KM) return departures.get('ME>ME') ?? [WHOLE_DAY];
  const known = km < BANKED_FROM_KM ? undefined : departures.get(regions.join('>'));
  return known ?? [WHOLE_DAY];
}

const taxi = new Map(Object.entries(table.taxi.minutes));
const taxiAt = ({ iataCode, weight }: Airport) => taxi.get(iataCode) ?? taxiMinutes(weight);

/** Gate to gate, minutes, as this carrier flies it. */
export function blockMinutesOf({ carrier, from, to, km, aircraft }: Omit<Route, 'weekly' | 'firstNumber'>): number {
  const way = { from: from.position, to: to.position, km };
  return blockMinutes(
    { ...way, km: flownKm(carrier.country, way) },
    {
      taxiMinutes: taxiAt(from) + taxiAt(to),
      isPropeller: aircraft === 'propeller',
    },
  );
}

/** Minutes until a curfew that lies over a local time ends; 0 where there is none. */
function untilCurfewEnds(airport: Airport, minutes: number): number {
  const [from, until] = curfews.get(airport.iataCode) ?? [0, 0];
  const [start, end, now] = [from * HOUR, until * HOUR, ((minutes % DAY) + DAY) % DAY];
  const isNight = start > end ? now >= start || now < end : now >= start && now < end;
  return isNight ? (end - now + DAY) % DAY : 0;
}

/**
 * A departure that the origin's curfew allows, on the same day: when it ends, or as long before it begins as the flight was
 * meant after that; fields that close at noon have all their flights in the morning.
 */
function leavingOn(from: Airport, minutes: number): number {
  const wait = untilCurfewEnds(from, minutes);
  if (minutes + wait < DAY) return minutes + wait;
  const [start, end] = curfews.get(from.iataCode) ?? [0, 0];
  const back = (minutes - start * HOUR) % ((start - end) * HOUR);
  return start * HOUR - 5 - 5 * Math.floor(back / 5);
}

/** A departure that no curfew forbids at either end, on the same day. */
function withoutCurfews(
  route: Route,
  { date, minutes, block }: { date: string; minutes: number; block: number },
): number {
  const leaving = leavingOn(route.from, minutes);
  const landing = instantOf(route.from.timeZone, date, leaving) + block * MINUTE;
  const wait = untilCurfewEnds(route.to, localMinutesAt(route.to.timeZone, landing));
  if (wait === 0) return leaving;
  const soon = 5 * seededInteger(0, 12, 'dawn', route.carrier.code, route.from.iataCode, route.to.iataCode, minutes);
  const later = leaving + wait + soon;
  if (later < DAY && untilCurfewEnds(route.from, later) === 0) return later;
  // Too late for today: it lands in the evening before instead.
  const [from, until] = curfews.get(route.to.iataCode) ?? [0, 0];
  const night = ((until - from + 24) % 24) * HOUR;
  return Math.max(0, leaving - (night - wait) - soon - 5);
}

/** How many flights a route has on a day of the week: the week's flights spread as evenly as they go. */
export function flightsOn(route: Route, weekday: number): number {
  if (route.days) return Number(route.days.has(weekday));
  // Whoever skis goes from Saturday to Saturday.
  const isSki = [route.from, route.to].some(({ iataCode }) => slopes.has(iataCode));
  const shift = isSki ? 0 : seededInteger(0, 6, 'shift', route.carrier.code, route.from.iataCode, route.to.iataCode);
  const day = (weekday + shift) % 7;
  return Math.floor(((day + 1) * route.weekly) / 7) - Math.floor((day * route.weekly) / 7);
}

/** When the flights of a day leave, in minutes: spread over the usual hours, shorter banks with fewer of them. */
function departureMinutes(route: Route, at: number, count: number): number {
  const windows = windowsOf(route);
  const { carrier, from, to } = route;
  const chance = seededRandom('time', at, carrier.code, from.iataCode, to.iataCode);
  const first = windows.length > 1 ? seededInteger(0, windows.length - 1, 'bank', carrier.code, from.iataCode) : 0;
  const [start, end] = windows[(first + at) % windows.length] ?? WHOLE_DAY;
  const inWindow = Math.ceil(count / windows.length);
  const spread = (Math.floor(at / windows.length) + 0.1 + 0.8 * chance) / inWindow;
  return Math.round(((start + spread * (end - start)) * HOUR) / 5) * 5;
}

/** The flights of a route that leave on a local calendar day, earliest first. */
export function flightsOf(route: Route, date: string): Flight[] {
  const { carrier, from, to, km } = route;
  if (!isInSeason(route, date)) return [];
  const count = flightsOn(route, weekdayOf(date));
  const block = blockMinutesOf(route);
  const flights = Array.from({ length: count }, (_, at): Flight => {
    const minutes = withoutCurfews(route, { date, minutes: departureMinutes(route, at, count), block });
    const departs = instantOf(from.timeZone, date, minutes);
    const number = `${carrier.code} ${route.firstNumber + 2 * at}`;
    return { carrier, number, from, to, km, departs, arrives: departs + block * MINUTE };
  });
  return flights
    .filter(({ departs, arrives }) => !isOnSabbath(carrier.code, [departs, arrives]))
    .sort((a, b) => a.departs - b.departs);
}

/** A flight as it travels on the wire, in the local time of each end. */
export function segmentOf(flight: Flight, sold: TravelClass): Segment {
  const cabin = cabinOn(flight, sold);
  return {
    flightNumber: flight.number,
    carrierName: flight.carrier.name,
    departure: { iataCode: flight.from.iataCode, at: localTimeAt(flight.from.timeZone, flight.departs) },
    arrival: { iataCode: flight.to.iataCode, at: localTimeAt(flight.to.timeZone, flight.arrives) },
    duration: formatIsoDuration((flight.arrives - flight.departs) / MINUTE),
    ...(cabin !== sold && { cabin }),
  };
}
