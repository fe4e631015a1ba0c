/** What a route costs from day to day: one rule for the search, the calendar and every estimate. */
import { type TravelClass, travelClasses } from '@sojourn/contracts';
import {
  cabinFare,
  dayFactor,
  distanceKm,
  familyFares,
  fareMovement,
  type CarrierType,
  marketFare,
  oneWayFactor,
  seasonFactor,
} from '@sojourn/travel';
import { LRUCache } from 'lru-cache';
import type { Airport } from '../airport/airport.model';
import type { Carrier } from './carrier.model';
import { chainHasCabin } from './cabin.model';
import { type Chain, type ConnectionFinder, longestOf } from './connection.model';
import type { Route } from './network.model';
import table from './network/levels.json' with { type: 'json' };
import { flownKm } from './network/path.model';
import { peakFactor } from './network/peak.model';
import { regionOf } from './network/regions.model';
import { flownOn, isInSeason, seasonOfRoute } from './network/route-season.model';
import { seasonCurveOf } from './network/season.model';

/**
 * A pair of airports as a market: its carriers, its level, and the lowest half of a return in economy before the day is known:
 * of all flights, and where `cabin` is a better one, of those that have it.
 */
export type Market = {
  from: Airport;
  to: Airport;
  km: number;
  stops: number;
  carrierType: CarrierType;
  fare: number;
  cabin: TravelClass;
};
/** The cabin that a market is wanted in, economy by default, and the days it is flown on, `YYYY-MM-DD`; any without. */
type Wanted = { cabin?: TravelClass; days?: readonly string[] };
/** The days of a journey; `returnDate` undefined for one way. `today` is the day of purchase. */
export type FlightDates = { departureDate: string; returnDate?: string | undefined; today: string };

const ULTRA_LOW_COST = new Set(table.carrierTypes['ultra-low-cost'].split(' '));
const CHEAP_ABROAD = new Set(['CN']);
const CHEAP_ABROAD_FACTOR = 0.88;
const RIVALS_WITH_STOPS = 4;
/**
 * Who alone flies to a small place too far for a ferry or a bus asks for more, the farther the more: thousand passengers a year,
 * kilometres, the factor, and what 1,000 km beyond the first add to it. By fares of 2025 from Honolulu to Majuro and to Pago Pago.
 */
const LONELY = { weight: 300, km: 400, factor: 1.4, perThousandKm: 0.15, most: 1.85 };
/** Dollars that airports and security charge for a departure. */
const CHARGE_PER_LEG = 20;

const insideCountries: Readonly<Record<string, number>> = table.countries;
const betweenRegions = new Map(table.regions.map((line) => line.split(' ') as [string, string]));

/** How a carrier sells its seats. */
export function carrierTypeOf({ code, kind }: Carrier): CarrierType {
  if (ULTRA_LOW_COST.has(code)) return 'ultra-low-cost';
  return kind === 'low-cost' ? 'low-cost' : 'full';
}

function levelOf(from: Airport, to: Airport): number {
  const domestic = from.countryCode === to.countryCode ? insideCountries[from.countryCode] : undefined;
  const [one, other] = [regionOf(from), regionOf(to)];
  return domestic ?? Number(betweenRegions.get(`${one}>${other}`) ?? betweenRegions.get(`${other}>${one}`) ?? 1);
}

type Flown = Pick<Route, 'carrier' | 'from' | 'to' | 'km'>;

const flownOf = ({ carrier, from, to, km }: Flown) =>
  flownKm(carrier.country, { from: from.position, to: to.position, km });

/** A ticket with changes costs at least its dearest flight by itself and what airports charge for each further one. */
function leastOfLegs(flights: readonly Flown[], market: { level: number; rivals: number }): number {
  const each = flights.map((flight) =>
    marketFare({ km: flownOf(flight), stops: 0, carrierType: carrierTypeOf(flight.carrier), ...market }),
  );
  return Math.max(...each) + CHARGE_PER_LEG * (flights.length - 1);
}

/** Half of a return in economy for these flights before the day is known. */
export function structuralFare(
  flights: readonly [Flown, ...Flown[]],
  market: { level: number; rivals: number },
): { fare: number; km: number; carrierType: CarrierType } {
  const km = flights.reduce((sum, flight) => sum + flownOf(flight), 0);
  const carrierTypes = flights.map(({ carrier }) => carrierTypeOf(carrier));
  const carrierType = carrierTypes.includes('full')
    ? 'full'
    : carrierTypes.includes('low-cost')
      ? 'low-cost'
      : 'ultra-low-cost';
  const isCheap = km > 6_500 && CHEAP_ABROAD.has(longestOf(flights).carrier.country);
  const together = marketFare({ km, stops: flights.length - 1, carrierType, ...market });
  const fare = flights.length > 1 ? Math.max(together, leastOfLegs(flights, market)) : together;
  return { fare: isCheap ? fare * CHEAP_ABROAD_FACTOR : fare, km, carrierType };
}

/** What the carriers between two airports make of their fares. */
export function marketLevelOf(chains: readonly Chain[], from: Airport, to: Airport): { level: number; rivals: number } {
  const nonstop = chains.filter(({ length }) => length === 1).length;
  const rivals = nonstop > 0 ? nonstop : Math.min(RIVALS_WITH_STOPS, Math.max(1, chains.length));
  const km = distanceKm(from.position, to.position);
  const isLonely = nonstop === 1 && Math.min(from.weight, to.weight) < LONELY.weight && km > LONELY.km;
  const lonely = Math.min(LONELY.most, LONELY.factor + LONELY.perThousandKm * Math.max(0, km / 1_000 - 1));
  return { level: levelOf(from, to) * (isLonely ? lonely : 1), rivals };
}

/** Of routes one for each season. */
function oneOfEachSeason(routes: readonly Route[]): Route[] {
  const seasons = routes.filter((route) => seasonOfRoute(route));
  return [...new Map(seasons.map((route) => [String(seasonOfRoute(route)), route])).values()];
}

/** In which of their seasons all of the days lie. */
const seasonsKey = (routes: readonly Route[], days: readonly string[]) =>
  routes.length === 0 ? '' : routes.map((route) => Number(days.every((day) => isInSeason(route, day)))).join('');

const cheaper = (best: Market | undefined, each: Market) => (best && best.fare <= each.fare ? best : each);

/** Markets by their airports; cached, since they do not change from day to day. */
export function createMarkets({
  nonstopBetween,
  fewBetween,
  chainsBetween,
}: Pick<ConnectionFinder, 'nonstopBetween' | 'fewBetween' | 'chainsBetween'>) {
  const waysOf = { nonstop: nonstopBetween, few: fewBetween, any: chainsBetween };
  type Asked = { from: Airport; to: Airport; cabin: TravelClass; ways: keyof typeof waysOf; days: readonly string[] };

  /** Ways with changes are looked for only where nobody flies nonstop, those with many last: finding them takes a while. */
  function find({ from, to, cabin, ways, days }: Asked): Market | undefined {
    const nonstop = flownOn(nonstopBetween(from, to), days);
    const chains = flownOn(waysOf[ways](from, to), days);
    const level = marketLevelOf(nonstop.length > 0 ? nonstop : chains, from, to);
    return chains
      .filter((chain) => chainHasCabin(chain, cabin))
      .map((chain): Market => ({ from, to, cabin, stops: chain.length - 1, ...structuralFare(chain, level) }))
      .reduce<Market | undefined>(cheaper, undefined);
  }
  const known = new LRUCache<string, { market: Market | undefined }, Asked>({
    max: 40_000,
    memoMethod: (_key, _old, { context }) => ({ market: find(context) }),
  });
  type Between = Pick<Asked, 'from' | 'to' | 'ways'>;
  const seasonsBetween = new LRUCache<string, readonly Route[], Between>({
    max: 40_000,
    memoMethod: (_key, _old, { context: { from, to, ways } }) => oneOfEachSeason(waysOf[ways](from, to).flat()),
  });
  const seasonal = (asked: Between) =>
    seasonsBetween.memo(`${asked.from.iataCode}${asked.to.iataCode}${asked.ways}`, { context: asked });
  /** Which of the pair's seasons the days lie in: all days of one kind are one market. */
  const seasonKey = (asked: Asked) => seasonsKey(seasonal(asked), asked.days);
  const marketOf = (asked: Asked) =>
    known.memo(`${asked.from.iataCode}${asked.to.iataCode}${asked.cabin}${asked.ways}${seasonKey(asked)}`, {
      context: asked,
    }).market;
  /** Where nothing is in season, some way is found all the same: priced as the others. */
  function cheapestOf(
    { origins, destinations }: { origins: readonly Airport[]; destinations: readonly Airport[] },
    cabin: TravelClass,
    days: readonly string[],
  ): Market | undefined {
    const of = (ways: Asked['ways']) =>
      origins
        .flatMap((from) =>
          destinations.flatMap((to) => (from === to ? [] : (marketOf({ from, to, cabin, ways, days }) ?? []))),
        )
        .reduce<Market | undefined>(cheaper, undefined);
    return (
      of('nonstop') ??
      of('few') ??
      of('any') ??
      (days.length > 0 ? cheapestOf({ origins, destinations }, cabin, []) : undefined)
    );
  }

  function cheapest(
    origins: readonly Airport[],
    destinations: readonly Airport[],
    { cabin = 'ECONOMY', days = [] }: Wanted = {},
  ): Market | undefined {
    const ends = { origins, destinations };
    const economy = cheapestOf(ends, 'ECONOMY', days);
    if (!economy || cabin === 'ECONOMY') return economy;
    const lesser = travelClasses.slice(0, travelClasses.indexOf(cabin));
    const own = cheapestOf(ends, cabin, days);
    const fares = lesser.flatMap((each) => cheapestOf(ends, each, days)?.fare ?? []);
    return own && { ...economy, cabin, fare: Math.max(own.fare, ...fares) };
  }

  return {
    /**
     * The cheapest market between some airports and others in a cabin, of those flown nonstop if there are any; undefined where
     * nobody flies it. A better cabin is that of the economy market, and never cheaper there than a lesser one. What is not flown
     * on all of the `days` does not count.
     */
    cheapest,
    /** {@link cheapest} for one journey's days after the other: the market is looked for once for each kind of season. */
    onDays(origins: readonly Airport[], destinations: readonly Airport[], cabin: TravelClass) {
      const pairs = origins.flatMap((from) => destinations.flatMap((to) => (from === to ? [] : [{ from, to }])));
      const isFlown = (ways: Asked['ways']) => pairs.some(({ from, to }) => waysOf[ways](from, to).length > 0);
      const isAllYear = pairs.some(({ from, to }) => nonstopBetween(from, to).some(([route]) => !seasonOfRoute(route)));
      // Ways with changes count only where no nonstop does, those with many last: so does their season.
      const few: Asked['ways'][] = isFlown('few') ? ['nonstop', 'few'] : ['any'];
      const ways: Asked['ways'][] = isAllYear && cabin === 'ECONOMY' ? ['nonstop'] : few;
      const routes = oneOfEachSeason(
        ways.flatMap((each) => pairs.flatMap((pair) => seasonal({ ...pair, ways: each }))),
      );
      const known = new Map<string, Market | undefined>();
      return (days: readonly string[]): Market | undefined => {
        const key = seasonsKey(routes, days);
        if (!known.has(key)) known.set(key, cheapest(origins, destinations, { cabin, days }));
        return known.get(key);
      };
    },
  };
}

/** {@link createMarkets} */
export type Markets = ReturnType<typeof createMarkets>;

type Day = { from: Airport; to: Airport; day: string; today: string };

function factorOf({ from, to, day, today }: Day): number {
  const season = seasonFactor(seasonCurveOf(to), day);
  // By cities: which airport of one is the cheapest does not depend on the day.
  const route = `${from.cityName} ${to.cityName}`;
  const peak = peakFactor([from.countryCode, to.countryCode], day);
  return (
    dayFactor({ departureDate: day, season: season * peak, today }) * fareMovement({ route, departureDate: day, today })
  );
}

// Days come back: one is the way out of a journey and the way back of another, in each cabin.
const factors = new LRUCache<string, number, Day>({
  max: 20_000,
  memoMethod: (_key, _old, { context }) => factorOf(context),
});

/** What a day makes of every fare of a market. */
export function dayFactorOf({ from, to }: Market, day: string, today: string): number {
  const route = `${from.cityName} ${to.cityName} ${from.iataCode}${to.iataCode}`;
  return factors.memo(`${route}${day}${today}`, { context: { from, to, day, today } });
}

/** What each way of a journey costs at least in economy, dollars, not rounded; `back` is 0 for one way. */
export function journeyHalves(
  market: Market,
  { departureDate, returnDate, today }: FlightDates,
): { out: number; back: number } {
  const half = (day: string) => market.fare * dayFactorOf(market, day, today);
  if (returnDate === undefined)
    return { out: half(departureDate) * oneWayFactor(market.carrierType, market.km), back: 0 };
  return { out: half(departureDate), back: half(returnDate) };
}

/** The lowest fare of a journey for one adult in the market's cabin, whole dollars. */
export function lowestFare(market: Market, journey: FlightDates): number {
  const { out, back } = journeyHalves(market, journey);
  return cabinFare(Math.max(1, Math.round(out + back)), market.cabin, market.km);
}

/** What everybody pays where an adult pays `adult` dollars. */
export type PartyFares = { adult: number; child: number; infant: number };

/** Children and infants pay as the market's cheapest carrier sells: so the cheapest for one is the cheapest for a family. */
export function partyFaresOf(adult: number, market: Market, ways: 1 | 2): PartyFares {
  return { adult, ...familyFares(adult, market.carrierType, ways) };
}
