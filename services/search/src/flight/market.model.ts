/** What a route costs from day to day: one rule for the search, the calendar and every estimate. */
import { dayFactor, type FareManner, marketFare, oneWayFactor, seasonFactor } from '@sojourn/travel';
import { LRUCache } from 'lru-cache';
import type { Airport } from '../airport/airport.model';
import type { Carrier } from './carrier.model';
import type { Chain, ConnectionFinder } from './connection.model';
import type { Route } from './network.model';
import table from './network/levels.json' with { type: 'json' };
import { flownKm } from './network/path.model';
import { regionOf } from './network/regions.model';
import { seasonCurveOf } from './network/season.model';

/** A pair of airports as a market: its carriers, its level, and the lowest half of a return before the day is known. */
export type Market = { from: Airport; to: Airport; km: number; stops: number; manner: FareManner; fare: number };
/** The days of a journey; `returnDate` undefined for one way. `today` is the day of purchase. */
export type Journey = { departureDate: string; returnDate?: string | undefined; today: string };

const ULTRA_LOW_COST = new Set(table.manners['ultra-low-cost'].split(' '));
const CHEAP_ABROAD = new Set(['CN']);
const CHEAP_ABROAD_FACTOR = 0.88;
const RIVALS_WITH_STOPS = 4;

const insideCountries: Readonly<Record<string, number>> = table.countries;
const betweenRegions = new Map(table.regions.map((line) => line.split(' ') as [string, string]));

/** How a carrier sells its seats. */
export function fareMannerOf({ code, kind }: Carrier): FareManner {
  if (ULTRA_LOW_COST.has(code)) return 'ultra-low-cost';
  return kind === 'low-cost' ? 'low-cost' : 'full';
}

function levelOf(from: Airport, to: Airport): number {
  const domestic = from.countryCode === to.countryCode ? insideCountries[from.countryCode] : undefined;
  const [one, other] = [regionOf(from), regionOf(to)];
  return domestic ?? Number(betweenRegions.get(`${one}>${other}`) ?? betweenRegions.get(`${other}>${one}`) ?? 1);
}

const flownOf = ({ carrier, from, to, km }: Pick<Route, 'carrier' | 'from' | 'to' | 'km'>) =>
  flownKm(carrier.country, { from: from.position, to: to.position, km });

/** Half of a return in economy for these flights before the day is known. */
export function structuralFare(
  flights: readonly Pick<Route, 'carrier' | 'from' | 'to' | 'km'>[],
  market: { level: number; rivals: number },
): { fare: number; km: number; manner: FareManner } {
  const km = flights.reduce((sum, flight) => sum + flownOf(flight), 0);
  const manners = flights.map(({ carrier }) => fareMannerOf(carrier));
  const manner = manners.includes('full') ? 'full' : manners.includes('low-cost') ? 'low-cost' : 'ultra-low-cost';
  const longest = flights.reduce((one, other) => (other.km > one.km ? other : one), flights[0] as Route);
  const isCheap = km > 6_500 && CHEAP_ABROAD.has(longest.carrier.country);
  const fare = marketFare({ km, stops: flights.length - 1, manner, ...market });
  return { fare: isCheap ? fare * CHEAP_ABROAD_FACTOR : fare, km, manner };
}

/** What the carriers between two airports make of their fares. */
export function marketLevelOf(chains: readonly Chain[], from: Airport, to: Airport): { level: number; rivals: number } {
  const nonstop = chains.filter(({ length }) => length === 1).length;
  const rivals = nonstop > 0 ? nonstop : Math.min(RIVALS_WITH_STOPS, Math.max(1, chains.length));
  return { level: levelOf(from, to), rivals };
}

/** Markets by their airports; cached, since they do not change from day to day. */
export function createMarkets(connections: ConnectionFinder) {
  function find(from: Airport, to: Airport): Market | undefined {
    const chains = connections.chainsBetween(from, to);
    const nonstop = chains.filter(({ length }) => length === 1);
    const level = marketLevelOf(chains, from, to);
    return (nonstop.length > 0 ? nonstop : chains)
      .map((chain): Market => ({ from, to, stops: chain.length - 1, ...structuralFare(chain, level) }))
      .reduce<Market | undefined>((best, each) => (best && best.fare <= each.fare ? best : each), undefined);
  }
  const known = new LRUCache<string, { market: Market | undefined }, { from: Airport; to: Airport }>({
    max: 20_000,
    memoMethod: (_key, _old, { context: { from, to } }) => ({ market: find(from, to) }),
  });
  const marketOf = (from: Airport, to: Airport) =>
    known.memo(from.iataCode + to.iataCode, { context: { from, to } }).market;

  return {
    /** The cheapest market between some airports and others; undefined where nobody flies. */
    cheapest(origins: readonly Airport[], destinations: readonly Airport[]): Market | undefined {
      return origins
        .flatMap((from) => destinations.flatMap((to) => (from === to ? [] : (marketOf(from, to) ?? []))))
        .reduce<Market | undefined>((best, each) => (best && best.fare <= each.fare ? best : each), undefined);
    },
  };
}

/** What each way of a journey costs at least in economy, dollars, not rounded; `back` is 0 for one way. */
export function journeyHalves(
  market: Market,
  { departureDate, returnDate, today }: Journey,
): { out: number; back: number } {
  const curve = seasonCurveOf(market.to);
  const half = (day: string) =>
    market.fare * dayFactor({ departureDate: day, season: seasonFactor(curve, day), today });
  if (returnDate === undefined) return { out: half(departureDate) * oneWayFactor(market.manner, market.km), back: 0 };
  return { out: half(departureDate), back: half(returnDate) };
}

/** The lowest fare of a journey for one adult in economy, whole dollars. */
export function lowestFare(market: Market, journey: Journey): number {
  const { out, back } = journeyHalves(market, journey);
  return Math.max(1, Math.round(out + back));
}
