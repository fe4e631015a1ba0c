/** Itineraries from one airport to another on a day: nonstop, or through one or two plausible hubs. */
import { distanceKm } from '@sojourn/travel';
import { LRUCache } from 'lru-cache';
import type { Airport } from '../airport/airport.model';
import { canConnect, connectingHubs } from './carrier.model';
import { dayAfter, localDateAt } from './clock.model';
import { type Route, routesBetween } from './network.model';
import { type Flight, flightsOf } from './schedule.model';

/** One to three flights that connect. */
export type Itinerary = { flights: readonly [Flight, ...Flight[]] };

/** Time between two flights, in minutes. */
export const layoverLimits = { min: 45, max: 300 };

const MINUTE = 60_000;
const ENOUGH_WITHOUT_TWO_STOPS = 18;
const HUBS_EACH_SIDE = 14;
const ONWARD_CHOICES = 2;
const SHORTEST_WITH_STOPS_KM = 180;
/** A round trip asks a route for three days at most; the next one may ask for others. */
const DAYS_OF_A_TIMETABLE = 8;

/** How an airport is found by code; routes go through hubs that the caller knows. */
export type AirportLookup = (iataCode: string) => Airport | undefined;

type Hop = Pick<Flight, 'from' | 'to'>;

/** Minimum connection time in minutes: longer across a border, longer still where terminals are far apart. */
export function minConnectionTime(arriving: Hop, leaving: Hop): number {
  const domestic =
    arriving.from.countryCode === arriving.to.countryCode && leaving.from.countryCode === leaving.to.countryCode;
  return (domestic ? layoverLimits.min : 60) + (arriving.to.weight > 60_000 ? 15 : 0);
}

/** From the first take-off to the last landing, in minutes. */
export function durationOf({ flights }: Itinerary): number {
  const last = flights.at(-1) ?? flights[0];
  return (last.arrives - flights[0].departs) / MINUTE;
}

const isNearEnough = (through: number, direct: number, stops: number) =>
  through <= direct * (stops === 1 ? 1.4 : 1.5) + (stops === 1 ? 500 : 700);

/** A route finder over some airports; it caches the routes and timetables it has computed. */
export function createItineraryFinder(airportOf: AirportLookup) {
  const hubs = connectingHubs.flatMap((code) => airportOf(code) ?? []);
  // Hubs and a few thousand airports need far fewer; the bound stops a crawler from filling memory.
  const known = new LRUCache<string, Route[], { from: Airport; to: Airport }>({
    max: 100_000,
    memoMethod: (_key, _old, { context: { from, to } }) => routesBetween(from, to),
  });
  const routes = (from: Airport, to: Airport) => known.memo(from.iataCode + to.iataCode, { context: { from, to } });

  // A search goes through one timetable again and again: once for each flight that may be caught by it.
  const timetables = new LRUCache<Route, Map<string, Flight[]>>({ max: 10_000, memoMethod: () => new Map() });
  function flightsOn(route: Route, date: string): Flight[] {
    const ofDays = timetables.memo(route);
    const known = ofDays.get(date);
    if (known) return known;
    if (ofDays.size >= DAYS_OF_A_TIMETABLE) ofDays.clear();
    const flights = flightsOf(route, date);
    ofDays.set(date, flights);
    return flights;
  }

  /** Flights of a route on some days that can be caught after landing, soonest first; a search asks for thousands. */
  function catchable(arriving: Flight, route: Route, days: readonly string[]): Flight[] {
    const earliest = arriving.arrives + minConnectionTime(arriving, route) * MINUTE;
    const latest = arriving.arrives + layoverLimits.max * MINUTE;
    const found: Flight[] = [];
    for (const date of days) {
      for (const flight of flightsOn(route, date)) {
        if (flight.departs > latest) break;
        if (flight.departs >= earliest) found.push(flight);
        if (found.length === ONWARD_CHOICES) return found;
      }
    }
    return found;
  }

  function nonstops(from: Airport, to: Airport, date: string): Itinerary[] {
    return routes(from, to)
      .flatMap((route) => flightsOn(route, date))
      .map((flight) => ({ flights: [flight] }));
  }

  function continued(itinerary: Itinerary, to: Airport): Itinerary[] {
    const last = itinerary.flights.at(-1) ?? itinerary.flights[0];
    const today = localDateAt(last.to.timeZone, last.arrives);
    const days = [today, dayAfter(today)];
    return routes(last.to, to)
      .filter((route) => itinerary.flights.every((flight) => canConnect(flight.carrier, route.carrier)))
      .flatMap((route) => catchable(last, route, days))
      .map((flight) => ({ flights: [...itinerary.flights, flight] }));
  }

  /** Hubs on the way, the least detour first. */
  function hubsOnTheWay(from: Airport, to: Airport, stops: number): Airport[] {
    const direct = distanceKm(from.position, to.position);
    return hubs
      .filter((hub) => hub.iataCode !== from.iataCode && hub.iataCode !== to.iataCode)
      .map((hub) => ({ hub, km: distanceKm(from.position, hub.position) + distanceKm(hub.position, to.position) }))
      .filter(({ km }) => isNearEnough(km, direct, stops))
      .sort((a, b) => a.km - b.km)
      .map(({ hub }) => hub);
  }

  function withOneStop(from: Airport, to: Airport, date: string): Itinerary[] {
    return hubsOnTheWay(from, to, 1)
      .filter((hub) => routes(from, hub).length > 0 && routes(hub, to).length > 0)
      .flatMap((hub) => nonstops(from, hub, date).flatMap((first) => continued(first, to)));
  }

  function withTwoStops(from: Airport, to: Airport, date: string): Itinerary[] {
    const direct = distanceKm(from.position, to.position);
    const onTheWay = hubsOnTheWay(from, to, 2);
    const first = onTheWay.filter((hub) => routes(from, hub).length > 0).slice(0, HUBS_EACH_SIDE);
    const second = onTheWay.filter((hub) => routes(hub, to).length > 0).slice(-HUBS_EACH_SIDE * 2);
    const sensible = (one: Airport, two: Airport) =>
      one !== two &&
      isNearEnough(
        distanceKm(from.position, one.position) +
          distanceKm(one.position, two.position) +
          distanceKm(two.position, to.position),
        direct,
        2,
      );
    return first.flatMap((one) => {
      const reachable = second.filter((two) => sensible(one, two) && routes(one, two).length > 0);
      return nonstops(from, one, date)
        .slice(0, 3)
        .flatMap((start) => reachable.flatMap((two) => continued(start, two).slice(0, 2)))
        .flatMap((middle) => continued(middle, to).slice(0, 1));
    });
  }

  const isWorthChanging = (from: Airport, to: Airport) =>
    distanceKm(from.position, to.position) >= SHORTEST_WITH_STOPS_KM;

  return {
    /** Every itinerary on a local day of departure; two stops only where there are few with fewer. */
    find(from: Airport, to: Airport, date: string): Itinerary[] {
      if (!isWorthChanging(from, to)) return nonstops(from, to, date);
      const few = [...nonstops(from, to, date), ...withOneStop(from, to, date)];
      return few.length >= ENOUGH_WITHOUT_TWO_STOPS ? few : [...few, ...withTwoStops(from, to, date)];
    },
  };
}
