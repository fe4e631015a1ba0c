/**
 * The cheapest market between two airports, and between all airports of two cities. A pair of airports costs the same whether
 * it is asked for by itself or among the others of its cities: so no flight has two prices.
 */
import { type TravelClass, travelClasses } from '@sojourn/contracts';
import { cabinFare, oneWayFactor } from '@sojourn/travel';
import { LRUCache } from 'lru-cache';
import type { Airport } from '../airport/airport.model';
import { cityCodeOf } from '../airport/metropolitan.model';
import { groupBy } from '../group-by.model';
import { chainHasCabin } from './cabin.model';
import type { ConnectionFinder } from './connection.model';
import { type FlightDates, type Market, marketLevelOf, structuralFare, swingOf } from './market.model';
import type { Route } from './network.model';
import { flownOn, isInSeason, seasonOfRoute } from './network/route-season.model';

/** Two airports. */
export type Pair = { from: Airport; to: Airport };
/** Some airports, and some to fly to from them. */
export type Ends = { origins: readonly Airport[]; destinations: readonly Airport[] };
/** The cabin that a market is wanted in, economy by default, and the days it is flown on, `YYYY-MM-DD`; any without. */
type Wanted = { cabin?: TravelClass; days?: readonly string[] };

/** Ways with changes count only where nobody flies nonstop, those with many last. */
const WAYS = ['nonstop', 'few', 'any'] as const;
/** How a pair is flown, and in the season of which days. */
type Tier = { ways: (typeof WAYS)[number]; days: readonly string[] };
type Asked = { cabin: TravelClass; isOneWay: boolean };
type Own = Pair & Tier & Pick<Asked, 'cabin'>;

/** The best first. Where nothing is in season, some way is found all the same. */
const tiersOf = (days: readonly string[]): Tier[] =>
  (days.length > 0 ? [days, []] : [days]).flatMap((each) => WAYS.map((ways) => ({ ways, days: each })));

/** The days that somebody flies on. */
export const daysOf = ({ departureDate, returnDate }: Pick<FlightDates, 'departureDate' | 'returnDate'>): string[] =>
  returnDate ? [departureDate, returnDate] : [departureDate];

/** Each airport of the one end with each of the other, none with itself. */
export const pairsOf = ({ origins, destinations }: Ends): Pair[] =>
  origins.flatMap((from) => destinations.flatMap((to) => (from.iataCode === to.iataCode ? [] : [{ from, to }])));

/** Of routes one for each season. */
function oneOfEachSeason(routes: readonly Route[]): Route[] {
  const seasons = routes.filter((route) => seasonOfRoute(route));
  return [...new Map(seasons.map((route) => [String(seasonOfRoute(route)), route])).values()];
}

/** In which of their seasons all of the days lie. */
const seasonsKey = (routes: readonly Route[], days: readonly string[]) =>
  routes.length === 0 ? '' : routes.map((route) => Number(days.every((day) => isInSeason(route, day)))).join('');

/** A market before its place among others is known. */
type Priced = Omit<Market, 'swing'>;

/** Orders markets as their fares are ordered on any one day; by a thousand, so that whole dollars do not make them equal. */
const rankOf = ({ fare, carrierType, km, cabin }: Priced, isOneWay: boolean) =>
  cabinFare(1_000 * fare * (isOneWay ? oneWayFactor(carrierType, km) : 1), cabin, km);

/** Markets by their airports; cached, since they do not change from day to day. `airports` are all that there are. */
export function createMarkets(
  ways: Pick<ConnectionFinder, 'nonstopBetween' | 'fewBetween' | 'chainsBetween'>,
  airports: readonly Airport[],
) {
  const chainsBy = { nonstop: ways.nonstopBetween, few: ways.fewBetween, any: ways.chainsBetween };
  const codeOf = ({ iataCode }: Airport) => cityCodeOf(iataCode) ?? iataCode;
  const cities = groupBy(airports, codeOf);
  const cityOf = (airport: Airport) => cities.get(codeOf(airport)) ?? [airport];
  const citiesOf = ({ origins, destinations }: Ends): Ends => {
    const whole = (some: readonly Airport[]) => (some[0] && some.length === 1 ? cityOf(some[0]) : some);
    return { origins: whole(origins), destinations: whole(destinations) };
  };

  /** Finding ways with many changes takes a while. */
  function find({ from, to, cabin, ways: kind, days }: Own): Priced | undefined {
    const nonstop = flownOn(ways.nonstopBetween(from, to), days);
    const chains = flownOn(chainsBy[kind](from, to), days);
    const level = marketLevelOf(nonstop.length > 0 ? nonstop : chains, from, to);
    return chains
      .filter((chain) => chainHasCabin(chain, cabin))
      .map((chain): Priced => ({ from, to, cabin, stops: chain.length - 1, ...structuralFare(chain, level) }))
      .reduce<Priced | undefined>((best, each) => (best && best.fare <= each.fare ? best : each), undefined);
  }
  const known = new LRUCache<string, { market: Priced | undefined }, Own>({
    max: 40_000,
    memoMethod: (_key, _old, { context }) => ({ market: find(context) }),
  });
  type Between = Pick<Own, 'from' | 'to' | 'ways'>;
  const seasonsBetween = new LRUCache<string, readonly Route[], Between>({
    max: 40_000,
    memoMethod: (_key, _old, { context: { from, to, ways: kind } }) => oneOfEachSeason(chainsBy[kind](from, to).flat()),
  });
  const seasonal = (asked: Between) =>
    seasonsBetween.memo(`${asked.from.iataCode}${asked.to.iataCode}${asked.ways}`, { context: asked });
  /** All days of one kind are one market. */
  const ownOf = (asked: Own) => {
    const key = `${asked.from.iataCode}${asked.to.iataCode}${asked.cabin}${asked.ways}`;
    return known.memo(key + seasonsKey(seasonal(asked), asked.days), { context: asked }).market;
  };

  /** A pair's own market of a tier in a cabin. A better cabin sells as economy does, and never below a lesser one. */
  function inCabin(asked: Own): Priced | undefined {
    const own = ownOf(asked);
    if (!own || asked.cabin === 'ECONOMY') return own;
    const firstOf = (cabin: TravelClass) => {
      for (const kind of WAYS) {
        const found = ownOf({ ...asked, cabin, ways: kind });
        if (found) return found;
      }
      return undefined;
    };
    const lesser = travelClasses.slice(0, travelClasses.indexOf(asked.cabin)).map(firstOf);
    const fare = lesser.reduce((most, each) => Math.max(most, each?.fare ?? 0), own.fare);
    return { ...(lesser[0] ?? own), cabin: asked.cabin, fare };
  }

  /** A pair's market of a tier: what is worse than others between its cities costs as much as they do at least. */
  function soldBetween({ from, to }: Pair, [tier, better]: [Tier, readonly Tier[]], asked: Asked): Priced | undefined {
    const own = inCabin({ from, to, ...tier, ...asked });
    if (!own || better.length === 0) return own;
    const [here, there] = [cityOf(from), cityOf(to)];
    const wider = [
      { origins: here, destinations: there },
      { origins: here, destinations: [to] },
      { origins: [from], destinations: there },
    ].filter(({ origins, destinations }) => origins.length * destinations.length > 1);
    const dearest = wider
      .flatMap((ends) => cheapestIn(better, ends, asked) ?? [])
      .reduce((most, each) => (rankOf(each, asked.isOneWay) > rankOf(most, asked.isOneWay) ? each : most), own);
    return { ...dearest, from, to };
  }

  /** The cheapest of the first of the tiers that any pair is flown in. */
  function cheapestIn(tiers: readonly Tier[], ends: Ends, asked: Asked): Priced | undefined {
    const pairs = pairsOf(ends);
    for (const [at, tier] of tiers.entries()) {
      const better = tiers.slice(0, at);
      const [first, ...others] = pairs.flatMap((pair) => soldBetween(pair, [tier, better], asked) ?? []);
      if (first)
        return others.reduce(
          (best, each) => (rankOf(each, asked.isOneWay) < rankOf(best, asked.isOneWay) ? each : best),
          first,
        );
    }
    return undefined;
  }

  const swings = new LRUCache<string, number, Pair>({
    max: 40_000,
    memoMethod: (_key, _old, { context: { from, to } }) => {
      const ends = { origins: cityOf(from), destinations: cityOf(to) };
      const nonstop = cheapestIn([{ ways: 'nonstop', days: [] }], ends, { cabin: 'ECONOMY', isOneWay: false });
      return nonstop ? swingOf(nonstop) : 1;
    },
  });
  /** That of a pair is that of its cities: so the order of their markets is the same on every day. */
  const swingBetween = (from: Airport, to: Airport) =>
    swings.memo(`${codeOf(from)} ${codeOf(to)}`, { context: { from, to } });

  function cheapest(ends: Ends, { cabin = 'ECONOMY', days = [] }: Wanted = {}): Market | undefined {
    const found = cheapestIn(tiersOf(days), ends, { cabin, isOneWay: days.length === 1 });
    return found && { ...found, swing: swingBetween(found.from, found.to) };
  }

  /** Routes that have a season and may decide which market is the cheapest. */
  function decisiveRoutes(ends: Ends, cabin: TravelClass): Route[] {
    const own = pairsOf(ends);
    const isAllYear = own.some(({ from, to }) =>
      ways.nonstopBetween(from, to).some(([route]) => !seasonOfRoute(route)),
    );
    const routesOf = (pairs: readonly Pair[], kinds: readonly Tier['ways'][]) =>
      oneOfEachSeason(kinds.flatMap((kind) => pairs.flatMap((pair) => seasonal({ ...pair, ways: kind }))));
    if (isAllYear && cabin === 'ECONOMY') return routesOf(own, ['nonstop']);
    const isFew = own.some(({ from, to }) => ways.fewBetween(from, to).length > 0);
    return routesOf(pairsOf(citiesOf(ends)), isFew ? ['nonstop', 'few'] : WAYS);
  }

  return {
    /**
     * The cheapest market between some airports and others in a cabin, of those flown nonstop if there are any; undefined where
     * nobody flies it. What is not flown on all of the `days` does not count; one day is a journey one way.
     */
    cheapest,
    /** {@link cheapest} for one journey's days after the other: the market is looked for once for each kind of season. */
    onDays(ends: Ends, cabin: TravelClass) {
      const routes = decisiveRoutes(ends, cabin);
      const found = new Map<string, Market | undefined>();
      return (days: readonly string[]): Market | undefined => {
        const key = `${days.length} ${seasonsKey(routes, days)}`;
        if (!found.has(key)) found.set(key, cheapest(ends, { cabin, days }));
        return found.get(key);
      };
    },
    /** All airports of the cities, where one end is a single airport. */
    citiesOf,
  };
}

/** {@link createMarkets} */
export type Markets = ReturnType<typeof createMarkets>;
