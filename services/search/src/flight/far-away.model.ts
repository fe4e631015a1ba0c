/** The ways to the ends of the world: as many changes of planes as it takes. */
import type { Airport } from '../airport/airport.model';
import { areRivals, canConnect, type Carrier, carriers } from './carrier.model';
import type { Network, Route } from './network.model';
import { createRemaining } from './network/remaining.model';
import { seasonOfRoute } from './network/route-season.model';

const MOST_FLIGHTS = 6;
/** What a change of planes is worth, in kilometres of detour. */
const CHANGE_KM = 900;
const BUCKET_KM = 100;
/** Whoever has tried so many ways has none; with loosely joined airlines four times as many. */
const MOST_TRIES = 1_500;
const MOST_LOOSE_TRIES = 4 * MOST_TRIES;
const MOST_LAST_TRIES = 8 * MOST_TRIES;
const MOST_LAST_FLIGHTS = 8;

/**
 * A route with the numbers by which tables are read: of its end, of its carrier, and of the two together (`arrival`): another
 * airline at the same place can go on elsewhere.
 */
type Hop = { route: Route; to: number; carrier: number; arrival: number; isLowCost: boolean };
/** A way still to be continued: its last hop, the one before, and how far it has flown. */
type HopChain = { hop: Hop; before: HopChain | undefined; flights: number; km: number };

/**
 * How airlines are joined: loosely, or by tickets alone; of rare flights those from `leastWeekly` a week on; not over `around`.
 * Those `within` a country never leave it. The last resort are tickets of one's own, also of low-cost carriers, for what is
 * flown all year; `mayBeRivals` lets them be of rival alliances, too.
 */
export type FarAway = {
  isLoose: boolean;
  leastWeekly?: number;
  around?: ReadonlySet<Airport>;
  isLastResort?: boolean;
  mayBeRivals?: boolean;
  within?: string | undefined;
};

/** Ways still to be continued, the least cost first: in buckets, for there are tens of thousands. */
function createFrontier() {
  const buckets: HopChain[][] = [];
  let at = 0;
  return {
    add(chain: HopChain, cost: number) {
      const bucket = Math.max(at, Math.floor(cost / BUCKET_KM));
      (buckets[bucket] ??= []).push(chain);
    },
    next(): HopChain | undefined {
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

/**
 * A number for each of many things that one search after the other writes anew: what an earlier search wrote counts as nothing.
 * Without holes, which an engine would look up like words.
 */
function createSlate() {
  const values: number[] = [];
  const writtenIn: number[] = [];
  let search = 0;
  return {
    wipe() {
      search += 1;
    },
    read: (at: number): number | undefined => (writtenIn[at] === search ? values[at] : undefined),
    write(at: number, value: number) {
      while (values.length <= at) {
        values.push(0);
        writtenIn.push(0);
      }
      values[at] = value;
      writtenIn[at] = search;
    },
  };
}

function routesOf(chain: HopChain): [Route, ...Route[]] {
  const before = chain.before ? routesOf(chain.before) : undefined;
  return before ? [...before, chain.hop.route] : [chain.hop.route];
}

/**
 * A search over a network: the fewest kilometres and changes first (A*). Loosely joined are airlines that are no partners:
 * full-service ones nearly all issue each other's tickets when nothing else goes, bar those of rival alliances. A way is looked at hop by hop some
 * hundred thousand times, so all that a hop is asked stands in tables by number.
 */
export function createFarAway(network: Network) {
  const numberOf = createNumbers<Airport>();
  const carrierNumberOf = createNumbers<Carrier>();
  const arrivalNumberOf = createNumbers<string>();
  const hops: (readonly Hop[] | undefined)[] = [];
  /** By the numbers of both carriers, `undefined` until somebody has asked. */
  const tickets = carriers.map(() => new Array<boolean | undefined>(carriers.length).fill(undefined));
  const leastByPlace = createSlate();
  const leastByArrival = createSlate();

  const hopOf = (route: Route): Hop => ({
    route,
    to: numberOf(route.to),
    carrier: carrierNumberOf(route.carrier),
    arrival: arrivalNumberOf(route.carrier.code + route.to.iataCode),
    isLowCost: route.carrier.kind === 'low-cost',
  });
  const hopsFrom = (airport: Airport): readonly Hop[] =>
    (hops[numberOf(airport)] ??= [...network.destinationsOf(airport).values()].flatMap((routes) => routes.map(hopOf)));
  network.airports.forEach(numberOf);
  const remaining = createRemaining(
    {
      ...{ airports: network.airports, numberOf },
      nonstopsFrom: (airport) => [...network.destinationsOf(airport).values()].flatMap(([route]) => route ?? []),
    },
    CHANGE_KM,
  );
  function isOneTicket(one: Hop, other: Hop): boolean {
    const ofOne = tickets[one.carrier];
    const known = ofOne?.[other.carrier];
    if (known !== undefined) return known;
    const answer = canConnect(one.route.carrier, other.route.carrier);
    if (ofOne) ofOne[other.carrier] = answer;
    return answer;
  }

  return (
    from: Airport,
    to: Airport,
    { isLoose, leastWeekly = 0, around, within, isLastResort = false, mayBeRivals = false }: FarAway,
  ): readonly [Route, ...Route[]] | undefined => {
    const frontier = createFrontier();
    const least = isLoose ? leastByPlace : leastByArrival;
    least.wipe();
    const left = remaining(to);
    const isOftenEnough = ({ isLowCost, route }: Hop) =>
      route.weekly >= leastWeekly && (isLastResort ? seasonOfRoute(route) === undefined : !isLowCost);
    const hasRival = (chain: HopChain | undefined, hop: Hop): boolean => {
      for (let each = chain; each; each = each.before) {
        if (areRivals(each.hop.route.carrier, hop.route.carrier)) return true;
      }
      return false;
    };
    const isJoined = (chain: HopChain | undefined, hop: Hop) =>
      isLoose
        ? isOftenEnough(hop) && (mayBeRivals || !hasRival(chain, hop))
        : chain === undefined || (isOneTicket(chain.hop, hop) && !hasRival(chain.before, hop));
    const continued = (chain: HopChain | undefined, airport: Airport) => {
      const flights = chain?.flights ?? 0;
      const km = chain?.km ?? 0;
      const flown = km + CHANGE_KM * flights;
      for (const hop of hopsFrom(airport)) {
        if (within !== undefined && hop.route.to.countryCode !== within) continue;
        const at = isLoose ? hop.to : hop.arrival;
        const cost = flown + hop.route.km + CHANGE_KM;
        const kmLeft = left[hop.to] ?? Infinity;
        if (kmLeft === Infinity) continue;
        if ((least.read(at) ?? Infinity) <= cost || around?.has(hop.route.to) || !isJoined(chain, hop)) continue;
        least.write(at, cost);
        frontier.add({ hop, before: chain, flights: flights + 1, km: km + hop.route.km }, cost + kmLeft);
      }
    };
    continued(undefined, from);
    const most = isLastResort ? MOST_LAST_TRIES : isLoose ? MOST_LOOSE_TRIES : MOST_TRIES;
    const mostFlights = isLastResort ? MOST_LAST_FLIGHTS : MOST_FLIGHTS;
    for (let tries = 0, chain = frontier.next(); chain && tries < most; chain = frontier.next(), tries += 1) {
      if (chain.hop.route.to === to) return routesOf(chain);
      if (chain.flights < mostFlights) continued(chain, chain.hop.route.to);
    }
    return undefined;
  };
}
