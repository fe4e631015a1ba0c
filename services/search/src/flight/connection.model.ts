/** Which routes can be joined from one airport to another, whatever the day: nonstop, or over the hubs on the way. */
import { distanceKm, oncePer } from '@sojourn/travel';
import { LRUCache } from 'lru-cache';
import type { Airport } from '../airport/airport.model';
import { canConnect } from './carrier.model';
import { createFarAway, type FarAway } from './far-away.model';
import type { Network, Route } from './network.model';
import { keptAtHome, withoutDetours } from './network/detour.model';
import { seasonOfRoute } from './network/route-season.model';
import { sistersOf } from './sister-airports.model';

/** Two airports, the kilometres between them, and whether an airport is another one of either city: there, or home, already. */
type Ends = { from: Airport; to: Airport; direct: number; isSister: (airport: Airport) => boolean };
/** A way with many changes as it is asked for. */
type Far = { from: Airport; to: Airport; how: FarAway };
/** Routes one after the other, each beginning where the one before ends. */
export type Chain = readonly [Route, ...Route[]];

const MOST_ONE_STOP = 48;
const HUBS_EACH_SIDE = 24;
/** Ten times the passengers are worth so many kilometres of detour: big hubs have the flights. */
const HUB_KM = 200;
const MOST_TWO_STOPS = 32;
/** Flights a week after which nobody looks for two changes of planes. */
const ENOUGH_WEEKLY = 90;
const SHORTEST_WITH_STOPS_KM = 180;
const SHORTEST_WITH_TWO_STOPS_KM = 400;
const DAILY = 7;
const MOST_HUBS_AVOIDED = 8;
const MOST_CROSSINGS_AVOIDED = 4;

const isNearEnough = (through: number, direct: number, stops: number) =>
  through <= direct * (stops === 1 ? 1.4 : 1.5) + (stops === 1 ? 500 : 700);

/** The longest of some flights, the first of equals: it decides on cabins, and its carrier sells the ticket. */
export const longestOf = <Flown extends { km: number }>(flights: readonly [Flown, ...Flown[]]): Flown =>
  flights.reduce((one, other) => (other.km > one.km ? other : one));

const connectsAll = (chain: readonly Route[], next: Route) =>
  chain.every(({ carrier }) => canConnect(carrier, next.carrier));

/** Those of summer or winter alone are of no use half a year. */
const flownAllYear = (chains: readonly Chain[]) => chains.filter((chain) => !chain.some(seasonOfRoute));

const weeklyOf = (chains: readonly Chain[]) =>
  flownAllYear(chains).reduce((sum, chain) => sum + Math.min(...chain.map(({ weekly }) => weekly)), 0);

/** Flights a week that are of use: at each change half of them leave before one is there. */
const usableOf = (chains: readonly Chain[]) =>
  flownAllYear(chains).reduce(
    (sum, chain) => sum + Math.min(...chain.map(({ weekly }) => weekly)) / 2 ** (chain.length - 1),
    0,
  );

/** Every pair of routes over one hub that a ticket can hold. */
function joined(first: readonly Route[], second: readonly Route[]): [Route, Route][] {
  return first.flatMap((one) =>
    second.filter((two) => connectsAll([one], two)).map((two): [Route, Route] => [one, two]),
  );
}

function withOneStop(network: Network, { from, to, direct, isSister }: Ends): Chain[] {
  const found: { chain: Chain; km: number }[] = [];
  for (const firsts of network.destinationsOf(from).values()) {
    const hub = firsts[0]?.to;
    if (!hub || hub === to || isSister(hub)) continue;
    const seconds = network.between(hub, to);
    const km = (firsts[0]?.km ?? 0) + (seconds[0]?.km ?? 0);
    if (seconds.length === 0 || !isNearEnough(km, direct, 1)) continue;
    for (const chain of joined(firsts, seconds)) found.push({ chain, km });
  }
  return found
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_ONE_STOP)
    .map(({ chain }) => chain);
}

/** Where flights from an airport go, those least out of the way to another first. */
function hubsToward(network: Network, { from, to, direct, isSister }: Ends): Airport[] {
  const found: { hub: Airport; km: number }[] = [];
  for (const [route] of network.destinationsOf(from).values()) {
    if (!route || route.to === to || isSister(route.to)) continue;
    const km = route.km + distanceKm(route.to.position, to.position);
    if (isNearEnough(km, direct, 2)) found.push({ hub: route.to, km: km - HUB_KM * Math.log10(route.to.weight) });
  }
  return found
    .sort((a, b) => a.km - b.km)
    .slice(0, HUBS_EACH_SIDE)
    .map(({ hub }) => hub);
}

/** The first three routes that a ticket can hold. */
function firstJoined(firsts: readonly Route[], middles: readonly Route[], thirds: readonly Route[]): Chain | undefined {
  for (const first of firsts) {
    for (const middle of middles) {
      if (!canConnect(first.carrier, middle.carrier)) continue;
      const third = thirds.find((route) => connectsAll([first, middle], route));
      if (third) return [first, middle, third];
    }
  }
  return undefined;
}

function withTwoStops(network: Network, ends: Ends): Chain[] {
  const { from, to, direct } = ends;
  const found: { chain: Chain; km: number }[] = [];
  const lasts = hubsToward(network, { ...ends, from: to, to: from });
  for (const one of hubsToward(network, ends)) {
    const firsts = network.between(from, one);
    for (const two of lasts) {
      const middles = network.between(one, two);
      const thirds = network.between(two, to);
      const km = (firsts[0]?.km ?? 0) + (middles[0]?.km ?? 0) + (thirds[0]?.km ?? 0);
      if (middles.length === 0 || !isNearEnough(km, direct, 2)) continue;
      const chain = firstJoined(firsts, middles, thirds);
      if (chain) found.push({ chain, km });
    }
  }
  return found
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_TWO_STOPS)
    .map(({ chain }) => chain);
}

/** The same carriers back the same way; undefined where one of them does not fly back. */
function turned(network: Network, chain: Chain): Chain | undefined {
  const back = chain
    .toReversed()
    .flatMap(({ carrier, from, to }) => network.between(to, from).find((route) => route.carrier === carrier) ?? []);
  const [first, ...rest] = back;
  return first && back.length === chain.length ? [first, ...rest] : undefined;
}

/** The chains without those that are flown as one before them. */
function eachOnce(chains: readonly Chain[]): Chain[] {
  const keyOf = (chain: Chain) => chain.map(({ carrier, to }) => carrier.code + to.iataCode).join();
  return [...new Map(chains.map((chain) => [keyOf(chain), chain])).values()];
}

/** The country that a journey inside it should not leave. */
const homeOf = (from: Airport, to: Airport) => (from.countryCode === to.countryCode ? from.countryCode : undefined);
const isAtHome = (chain: Chain) => chain.every(({ from, to }) => homeOf(from, to) !== undefined);
const keptHome = (from: Airport, to: Airport, chains: readonly Chain[]) =>
  homeOf(from, to) ? keptAtHome(chains) : chains;

/** Finds chains; what it found stays cached, for a search asks for it day after day. */
export function createConnectionFinder(network: Network) {
  const wayFar = createFarAway(network);
  const sistersAt = oncePer((airport: Airport) =>
    sistersOf(airport).flatMap((code) => network.airports.find(({ iataCode }) => iataCode === code) ?? []),
  );
  /** The other airports of both cities: who flies to London changes planes at none of London's. */
  const sistersOfEnds = (from: Airport, to: Airport) => [...sistersAt(from), ...sistersAt(to)];
  // Each is asked for twice: on the way out, and turned on the way back.
  const knownFar = new LRUCache<string, { chain: Chain | undefined }, Far>({
    max: 2_000,
    memoMethod: (_key, _old, { context: { from, to, how } }) => ({ chain: wayFar(from, to, how) }),
  });
  const oneWayFar = (from: Airport, to: Airport, asked: FarAway) => {
    const around = new Set([...sistersOfEnds(from, to), ...(asked.around ?? [])]);
    const how = { ...asked, around };
    const { isLoose, isLastResort, mayBeRivals, within, leastWeekly } = how;
    const past = [...around].map(({ iataCode }) => iataCode);
    const key = [from.iataCode, to.iataCode, isLoose, isLastResort, mayBeRivals, within, leastWeekly, ...past].join();
    return knownFar.memo(key, { context: { from, to, how } }).chain;
  };
  /** Looked for from both ends: the way that is found from one of them is flown from the other, too. */
  const farAway = (from: Airport, to: Airport, how: FarAway): Chain[] => {
    const [there, back] = [oneWayFar(from, to, how), oneWayFar(to, from, how)];
    return [there, back && turned(network, back)].flatMap((chain) => (chain ? [chain] : []));
  };
  const nonstopBetween = (from: Airport, to: Airport) => network.between(from, to).map((route): Chain => [route]);

  /** With at most two changes, and no more of them than it takes. */
  function findFew(from: Airport, to: Airport): readonly Chain[] {
    if (network.destinationsOf(to).size === 0 || network.destinationsOf(from).size === 0) return [];
    const direct = distanceKm(from.position, to.position);
    const nonstop = nonstopBetween(from, to);
    if (direct < SHORTEST_WITH_STOPS_KM) return nonstop;
    const sisters = new Set(sistersOfEnds(from, to));
    const ends = { from, to, direct, isSister: (airport: Airport) => sisters.has(airport) };
    const few = [...nonstop, ...withOneStop(network, ends)];
    const ways =
      weeklyOf(few) >= ENOUGH_WEEKLY || direct < SHORTEST_WITH_TWO_STOPS_KM
        ? few
        : [...few, ...withTwoStops(network, ends)];
    return withoutDetours(keptHome(from, to, ways));
  }
  function find(from: Airport, to: Airport): readonly Chain[] {
    const few = fewBetween(from, to);
    if (network.destinationsOf(to).size === 0 || network.destinationsOf(from).size === 0) return few;
    if (usableOf(few) >= DAILY) return few;
    if (distanceKm(from.position, to.position) < SHORTEST_WITH_TWO_STOPS_KM)
      return few.length > 0 ? few : findLast(from, to);
    const atHome = homeOf(from, to) ? withMany(from, to, { few, within: homeOf(from, to) }) : [];
    const ways = atHome.length > 0 ? keptHome(from, to, atHome) : withMany(from, to, { few });
    return ways.length > 0 ? withoutDetours(keptHome(from, to, ways)) : findLast(from, to);
  }
  function withMany(
    from: Airport,
    to: Airport,
    { few, within }: { few: readonly Chain[]; within?: string | undefined },
  ): Chain[] {
    const more = farAway(from, to, { isLoose: false, within });
    const enough = usableOf(eachOnce([...few, ...more])) >= DAILY;
    const leastWeekly = few.length + more.length > 0 ? DAILY : 0;
    return eachOnce([...few, ...more, ...(enough ? [] : farAway(from, to, { isLoose: true, leastWeekly, within }))]);
  }
  /** Round each hub of the usual ways, then round all where the ocean was crossed so far. */
  function waysPastHubs(from: Airport, to: Airport, leastWeekly: number): Chain[] {
    const usual = chainsBetween(from, to);
    const within = usual.every(isAtHome) ? homeOf(from, to) : undefined;
    const past = (around: ReadonlySet<Airport>) => oneWayFar(from, to, { isLoose: true, leastWeekly, around, within });
    const hubs = new Set(usual.flatMap((chain) => chain.slice(0, -1).map((route) => route.to)));
    const others = [...hubs].slice(0, MOST_HUBS_AVOIDED).flatMap((hub) => {
      const chain = past(new Set([hub]));
      return chain ? [chain] : [];
    });
    const crossed: Airport[] = [];
    let last = usual[0];
    while (last && crossed.length < MOST_CROSSINGS_AVOIDED) {
      const long = longestOf(last);
      crossed.push(long.to === to ? long.from : long.to);
      last = past(new Set(crossed));
      if (last) others.push(last);
    }
    return others;
  }
  /** Where flights of the usual ways do not meet: of daily flights, and of rare ones, which some days have. */
  function findOthers(from: Airport, to: Airport): readonly Chain[] {
    const isDaily = network.between(from, to).some((route) => route.weekly >= DAILY && !seasonOfRoute(route));
    if (isDaily || distanceKm(from.position, to.position) < SHORTEST_WITH_STOPS_KM) return [];
    return eachOnce([...waysPastHubs(from, to, DAILY), ...waysPastHubs(from, to, 0)]);
  }
  /** By tickets of one's own, over what is flown every day. */
  function findLast(from: Airport, to: Airport): readonly Chain[] {
    if (distanceKm(from.position, to.position) < SHORTEST_WITH_STOPS_KM) return [];
    const how = { isLoose: true, leastWeekly: DAILY, isLastResort: true };
    const home = homeOf(from, to);
    for (const within of home ? [home, undefined] : [undefined]) {
      for (const mayBeRivals of [false, true]) {
        const chain = oneWayFar(from, to, { ...how, within, mayBeRivals });
        if (chain) return [chain];
      }
    }
    return [];
  }
  // The bounds stop a crawler from filling memory.
  const memoOf = (found: (from: Airport, to: Airport) => readonly Chain[]) => {
    const known = new LRUCache<string, readonly Chain[], { from: Airport; to: Airport }>({
      max: 20_000,
      memoMethod: (_key, _old, { context: { from, to } }) => found(from, to),
    });
    return (from: Airport, to: Airport) => known.memo(from.iataCode + to.iataCode, { context: { from, to } });
  };
  const fewBetween = memoOf(findFew);
  const chainsBetween = memoOf(find);
  return {
    /** Those without a change: known at once, where finding the others takes a while. */
    nonstopBetween,
    /** Those with at most two changes: known in a millisecond, where the ways to the ends of the world take twenty. */
    fewBetween,
    /** Nonstop first, then those with one change, then more. */
    chainsBetween,
    /** For days on which no flights of those meet, over other hubs. */
    othersBetween: memoOf(findOthers),
    /** For those on which not even they meet: with tickets of one's own, and a night at an airport. */
    lastBetween: memoOf(findLast),
  };
}

/** {@link createConnectionFinder} */
export type ConnectionFinder = ReturnType<typeof createConnectionFinder>;
