/** The ways to the ends of the world: as many changes of planes as it takes. */
import { distanceKm } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import { canConnect, type Carrier } from './carrier.model';
import type { Network, Route } from './network.model';

const MOST_FLIGHTS = 6;
/** What a change of planes is worth, in kilometres of detour. */
const CHANGE_KM = 900;
const BUCKET_KM = 100;
/** Whoever has tried so many ways has none; with loosely joined airlines four times as many. */
const MOST_TRIES = 1_500;
const MOST_LOOSE_TRIES = 4 * MOST_TRIES;

/** A route with the numbers of its end and its carrier, by which tables are read. */
type Hop = { route: Route; to: number; carrier: number };
/** A journey still to be continued: its last hop, the one before, and how far it has flown. */
type Journey = { hop: Hop; before: Journey | undefined; flights: number; km: number };

/** How airlines are joined: loosely, or by tickets alone; of rare flights those from `leastWeekly` a week on. */
export type FarAway = { isLoose: boolean; leastWeekly?: number };

/** Journeys still to be continued, the least cost first: in buckets, for there are tens of thousands. */
function createFrontier() {
  const buckets: Journey[][] = [];
  let at = 0;
  return {
    add(journey: Journey, cost: number) {
      const bucket = Math.max(at, Math.floor(cost / BUCKET_KM));
      (buckets[bucket] ??= []).push(journey);
    },
    next(): Journey | undefined {
      while (at < buckets.length && !buckets[at]?.length) at += 1;
      return buckets[at]?.pop();
    },
  };
}

/** Numbers things in the order in which they are first seen. */
function createNumbers<Thing>() {
  const numbers = new Map<Thing, number>();
  return (thing: Thing): number => {
    const known = numbers.get(thing);
    if (known !== undefined) return known;
    numbers.set(thing, numbers.size);
    return numbers.size - 1;
  };
}

function chainOf(journey: Journey): [Route, ...Route[]] {
  const before = journey.before ? chainOf(journey.before) : undefined;
  return before ? [...before, journey.hop.route] : [journey.hop.route];
}

/**
 * A search over a network: the fewest kilometres and changes first (A*). Loosely joined are airlines that are no partners:
 * full-service ones nearly all issue each other's tickets when nothing else goes. A way is looked at hop by hop some
 * hundred thousand times, so all that a hop is asked stands in tables by number.
 */
export function createFarAway(network: Network) {
  const numberOf = createNumbers<Airport>();
  const carrierNumberOf = createNumbers<Carrier>();
  const hops: (readonly Hop[] | undefined)[] = [];
  const tickets: (boolean | undefined)[][] = [];

  const hopsFrom = (airport: Airport): readonly Hop[] =>
    (hops[numberOf(airport)] ??= [...network.destinationsOf(airport).values()].flatMap((routes) =>
      routes.map((route): Hop => ({ route, to: numberOf(route.to), carrier: carrierNumberOf(route.carrier) })),
    ));
  const isOneTicket = (one: Hop, other: Hop): boolean =>
    ((tickets[one.carrier] ??= [])[other.carrier] ??= canConnect(one.route.carrier, other.route.carrier));

  return (
    from: Airport,
    to: Airport,
    { isLoose, leastWeekly = 0 }: FarAway,
  ): readonly [Route, ...Route[]] | undefined => {
    const frontier = createFrontier();
    // By carrier, where tickets count: another airline at the same place can go on elsewhere.
    const least: (number[] | undefined)[] = [];
    const left: (number | undefined)[] = [];
    const continued = (journey: Journey | undefined, airport: Airport) => {
      const { flights = 0, km = 0 } = journey ?? {};
      const flown = km + CHANGE_KM * flights;
      for (const hop of hopsFrom(airport)) {
        const { route } = hop;
        const costs = (least[isLoose ? 0 : hop.carrier] ??= []);
        const cost = flown + route.km + CHANGE_KM;
        if ((costs[hop.to] ?? Infinity) <= cost) continue;
        if (
          isLoose
            ? route.carrier.kind === 'low-cost' || route.weekly < leastWeekly
            : journey && !isOneTicket(journey.hop, hop)
        )
          continue;
        costs[hop.to] = cost;
        const kmLeft = (left[hop.to] ??= distanceKm(route.to.position, to.position));
        frontier.add({ hop, before: journey, flights: flights + 1, km: km + route.km }, cost + kmLeft);
      }
    };
    continued(undefined, from);
    const most = isLoose ? MOST_LOOSE_TRIES : MOST_TRIES;
    for (let tries = 0, journey = frontier.next(); journey && tries < most; journey = frontier.next(), tries += 1) {
      if (journey.hop.route.to === to) return chainOf(journey);
      if (journey.flights < MOST_FLIGHTS) continued(journey, journey.hop.route.to);
    }
    return undefined;
  };
}
