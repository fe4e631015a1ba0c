/** Itineraries from one airport to another on a day: nonstop, or with changes of planes that a ticket allows. */
import type { TravelClass } from '@sojourn/contracts';
import { LRUCache } from 'lru-cache';
import type { Airport } from '../airport/airport.model';
import { chainHasCabin } from './cabin.model';
import { dayAfter, localDateAt } from './clock.model';
import type { Chain, ConnectionFinder } from './connection.model';
import type { Route } from './network.model';
import table from './network/banks.json' with { type: 'json' };
import { isInSeason } from './network/route-season.model';
import { keepsSabbath } from './network/sabbath.model';
import { type Flight, flightsOf } from './schedule.model';

/** Flights that connect. */
export type Itinerary = { flights: readonly [Flight, ...Flight[]] };

/** Time between two flights, in minutes. */
export const layoverLimits = { min: 45, max: 14 * 60 };

/** Time between landing and flying back the same day, in milliseconds. */
export const turnaroundMs = 90 * 60_000;

/** The longest wait where nothing else is flown: until the next day's flight. */
const DAY_MINUTES = 24 * 60;
const NIGHT_MINUTES = DAY_MINUTES + 2 * 60;

const DAILY = 7;
const MINUTE = 60_000;
const ONWARD_CHOICES = 2;
const MOST_OF_NEED = 6;
const ONWARD_CHOICES_OF_NEED = 4;
const FIRST_FLIGHTS = 8;
/** A round trip asks a route for three days at most; the next one may ask for others. */
const DAYS_OF_A_TIMETABLE = 8;
const leastAt = new Map(Object.entries(table.connections.least));
const bagsFirst = new Set(table.connections.bagsFirst.split(' '));
const terminalsApart = new Set(table.connections.apart.split(' '));
const QUARTER = 15;

const isDaily = ({ weekly, carrier }: Route): boolean => weekly >= DAILY && !keepsSabbath(carrier.code);

/** Onward flights that are looked at, and the longest wait for them in minutes. */
type Choice = { choices: number; wait?: number };
type Hop = Pick<Flight, 'from' | 'to'>;

/** Minimum connection time in minutes: longer across a border, longer still at big airports; some say their own. */
export function minConnectionTime(arriving: Hop, leaving: Hop): number {
  const hub = arriving.to;
  const isFromHome = arriving.from.countryCode === hub.countryCode;
  const isToHome = leaving.to.countryCode === hub.countryCode;
  const atBigOne = hub.weight > 60_000 ? QUARTER : 0;
  if (isFromHome && isToHome) return layoverLimits.min + atBigOne;
  const least = leastAt.get(hub.iataCode) ?? 60 + atBigOne;
  const isAtBorder = !isFromHome && (hub.countryCode === 'US' || (isToHome && bagsFirst.has(hub.countryCode)));
  const isElsewhere = isFromHome !== isToHome && terminalsApart.has(hub.iataCode);
  return least + (isAtBorder ? QUARTER : 0) + (isElsewhere ? QUARTER : 0);
}

/** The flight that lands at the destination. */
export const lastFlightOf = ({ flights }: Itinerary): Flight => flights.at(-1) ?? flights[0];

/** From the first take-off to the last landing, in minutes. */
export function durationOf(itinerary: Itinerary): number {
  return (lastFlightOf(itinerary).arrives - itinerary.flights[0].departs) / MINUTE;
}

/** A finder of itineraries over what can be connected; it caches the timetables it has computed. */
export function createItineraryFinder(connections: ConnectionFinder) {
  // A search goes through one timetable again and again: once for each flight that may be caught by it.
  const timetables = new LRUCache<Route, Map<string, Flight[]>>({ max: 10_000, memoMethod: () => new Map() });
  function flightsOn(route: Route, date: string): Flight[] {
    const ofDays = timetables.memo(route);
    const known = ofDays.get(date);
    if (known) return known;
    // A plain map, as clock.model.ts has it for its days: asked for each flight that may be caught.
    if (ofDays.size >= DAYS_OF_A_TIMETABLE) ofDays.clear();
    const flights = flightsOf(route, date);
    ofDays.set(date, flights);
    return flights;
  }

  /** Flights of a route that can be caught after landing, soonest first. */
  function catchable(arriving: Flight, route: Route, { choices, wait = layoverLimits.max }: Choice): Flight[] {
    const earliest = arriving.arrives + minConnectionTime(arriving, route) * MINUTE;
    const latest = arriving.arrives + wait * MINUTE;
    const today = localDateAt(arriving.to.timeZone, arriving.arrives);
    const found: Flight[] = [];
    for (const date of [today, dayAfter(today), ...(wait > DAY_MINUTES ? [dayAfter(dayAfter(today))] : [])]) {
      for (const flight of flightsOn(route, date)) {
        if (flight.departs > latest) break;
        if (flight.departs >= earliest) found.push(flight);
        if (found.length === choices) return found;
      }
    }
    return found;
  }

  /** Every flight of a route with few, or some spread over the day. */
  function firstFlights(route: Route, date: string, hasMore: boolean): Flight[] {
    const flights = flightsOn(route, date);
    if (!hasMore || flights.length <= FIRST_FLIGHTS) return flights;
    const every = flights.length / FIRST_FLIGHTS;
    return Array.from({ length: FIRST_FLIGHTS }, (_, at) => flights[Math.floor(at * every)]).flatMap(
      (flight) => flight ?? [],
    );
  }

  function connected([first, ...rest]: Chain, date: string, choice: Choice): Itinerary[] {
    return rest.reduce<Itinerary[]>(
      (itineraries, route) =>
        itineraries.flatMap((itinerary) =>
          catchable(lastFlightOf(itinerary), route, choice).map((flight): Itinerary => ({
            flights: [...itinerary.flights, flight],
          })),
        ),
      firstFlights(first, date, rest.length > 0).map((flight): Itinerary => ({ flights: [flight] })),
    );
  }

  function along(chain: Chain, date: string): Itinerary[] {
    if (chain.length <= 2) return connected(chain, date, { choices: ONWARD_CHOICES });
    const soonest = connected(chain, date, { choices: 1 });
    // Whoever flies on at once may be too early for the last flight, and a later one meets it.
    return soonest.length > 0 ? soonest : connected(chain, date, { choices: ONWARD_CHOICES_OF_NEED });
  }

  /** On the usual ways, else on others on a day on which no flights of those meet, else on the last ones, else with a night between. */
  function itinerariesOn(from: Airport, to: Airport, date: string): Itinerary[] {
    for (const chains of [connections.chainsBetween, connections.othersBetween]) {
      const found = chains(from, to).flatMap((chain) => along(chain, date));
      if (found.length > 0) return found;
    }
    const last = connections.lastBetween(from, to);
    const soon = last.flatMap((chain) => along(chain, date));
    if (soon.length > 0) return soon.slice(0, MOST_OF_NEED);
    return [...last, ...connections.chainsBetween(from, to)]
      .flatMap((chain) => connected(chain, date, { choices: 1, wait: NIGHT_MINUTES }))
      .slice(0, MOST_OF_NEED);
  }

  return {
    /** Every itinerary on a local day of departure. */
    find: itinerariesOn,
    /** Whether there is any with the cabin on that day. */
    isFlown: (from: Airport, to: Airport, { date, cabin }: { date: string; cabin: TravelClass }): boolean => {
      const isAny = (chains: readonly Chain[]) =>
        chains.some(
          (chain) =>
            chainHasCabin(chain, cabin) &&
            ((chain.length === 1 && isDaily(chain[0]) && isInSeason(chain[0], date)) || along(chain, date).length > 0),
        );
      return (
        isAny(connections.nonstopBetween(from, to)) ||
        isAny(connections.fewBetween(from, to)) ||
        itinerariesOn(from, to, date).some(({ flights }) => chainHasCabin(flights, cabin))
      );
    },
  };
}

/** {@link createItineraryFinder} */
export type ItineraryFinder = ReturnType<typeof createItineraryFinder>;
