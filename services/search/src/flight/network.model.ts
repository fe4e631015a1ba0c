/** Which carrier flies nonstop between two airports, how often, and under which numbers. */
import { distanceKm, isLongHaul, seededRandom } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import { type Carrier, carrierByCode, isSkyOpen } from './carrier.model';
import { type Aircraft, currentLinks, flownDays, shuttles } from './network/links.model';
import { presenceOf } from './network/presence.model';
import banks from './network/banks.json' with { type: 'json' };
import { groupBy } from '../group-by.model';
import { withFeeders } from './network/feeders.model';
import { withFilledGaps } from './network/gaps.model';
import { lifelinesOf } from './network/lifeline.model';

/**
 * A nonstop route in one direction. `weekly` is its flights a week; `firstNumber` the number of its first flight of a day, the
 * next ones follow in steps of two: a number belongs to one route alone. `days` are the only days of the week on which a rare one
 * is flown, 0 for Sunday.
 */
export type Route = {
  carrier: Carrier;
  from: Airport;
  to: Airport;
  km: number;
  weekly: number;
  aircraft: Exclude<Aircraft, null>;
  firstNumber: number;
  days?: ReadonlySet<number>;
};

/** The routes of the world. `destinationsOf` are the airports with a nonstop from one. */
export type Network = {
  between(from: Airport, to: Airport): readonly Route[];
  destinationsOf(from: Airport): ReadonlyMap<string, readonly Route[]>;
  airports: readonly Airport[];
};

const MOST_WEEKLY = 84;
const MOST_WEEKLY_LONG = 28;
const SMALL = 4_000;
const SHORT_KM = 1_800;
const HIGHEST_NUMBER = 9_998;
const DAILY = 7;
/** Assumption: from its base a carrier flies far every day where both airports are as busy as Heathrow and Malé together. */
const LONG_DAILY = 12;
/** Assumption: who flies so short a route alone flies it daily, inside a country and between neighbors. */
const ALONE_KM = 600;
const HOP_KM = 250;

/** Share of demand that a distance leaves: trains win the short ones, time and money thin out the long ones. */
function distanceDemand(km: number): number {
  if (km < 300) return 0.45;
  if (km < 2_000) return 1;
  return Math.max(0.16, (2_000 / km) ** 0.85);
}

/**
 * Flights a week of one carrier, where nobody counted them: gravity between the airports, bent by distance, aircraft and its
 * presence beside its rivals (1 without any).
 */
function weeklyFlights(
  { carrier, from, to, km }: Pick<Route, 'carrier' | 'from' | 'to' | 'km'>,
  presence: number,
): number {
  const gravity = Math.sqrt(from.weight * to.weight) / 1_000;
  const bothBased = carrier.hubs.includes(from.iataCode) && carrier.hubs.includes(to.iataCode);
  const based = carrier.hubs.includes(from.iataCode) || carrier.hubs.includes(to.iataCode);
  // Small markets depend on their few flights, so they have more of them than gravity says.
  const smallMarket = Math.min(from.weight, to.weight) < SMALL && km < SHORT_KM ? 2 : 1;
  const domestic = from.countryCode === to.countryCode ? 1.8 : 1;
  const variation = 0.6 + 0.8 * seededRandom('route', carrier.code, ...[from.iataCode, to.iataCode].sort());
  const share = (based ? 0.09 : 0.05) * (bothBased ? 1.6 : 1) * presence * smallMarket * domestic * variation;
  const weekly = Math.round(gravity * distanceDemand(km) * share * 7);
  // Who connects passengers at home flies there every day; only low-cost carriers pick the days that sell.
  const isAtHome =
    from.countryCode === to.countryCode && carrier.kind !== 'low-cost' && carrier.country === from.countryCode;
  const isDaily = !isLongHaul(km) || gravity > LONG_DAILY;
  const least = isAtHome || (based && gravity > 4) ? (isDaily ? DAILY : 5) : 3;
  return Math.max(least, Math.min(isLongHaul(km) ? MOST_WEEKLY_LONG : MOST_WEEKLY, weekly));
}

const aircraftOf = (carrier: Carrier, km: number): Exclude<Aircraft, null> =>
  carrier.kind === 'regional' && km < 900 ? 'propeller' : km > 5_500 && carrier.kind !== 'low-cost' ? 'wide' : 'narrow';

/** Short runways, on which propellers land alone. */
const strips = new Set(banks.strips.split(' '));

const BOTH_WAYS = 2;

/** A route in both directions, with what flies it. */
type Pair = { carrier: Carrier; one: Airport; other: Airport; km: number; aircraft: Exclude<Aircraft, null> };

const keyOf = ({ one, other }: Pair) => one.iataCode + other.iataCode;

/** The network over some airports; takes a fifth of a second for all of the world's. */
export function createNetwork(airports: readonly Airport[]): Network {
  const airportOf = new Map(airports.map((airport) => [airport.iataCode, airport]));
  const links = currentLinks((code) => airportOf.get(code)?.countryCode);
  const pairs = withFilledGaps(airports, withFeeders(airports, links)).flatMap(({ carrier: code, ends, aircraft }) => {
    const [carrier, one, other] = [carrierByCode.get(code), airportOf.get(ends[0]), airportOf.get(ends[1])];
    if (!carrier || !one || !other) return [];
    const open =
      isSkyOpen(one.countryCode, other.countryCode) &&
      isSkyOpen(carrier.country, one.countryCode) &&
      isSkyOpen(carrier.country, other.countryCode);
    if (!open) return [];
    const km = distanceKm(one.position, other.position);
    const isShort = strips.has(one.iataCode) || strips.has(other.iataCode);
    return [{ carrier, one, other, km, aircraft: isShort ? 'propeller' : (aircraft ?? aircraftOf(carrier, km)) }];
  });
  const competing = groupBy(pairs, keyOf);
  const presence = presenceOf(pairs);
  const lifelines = lifelinesOf(pairs);
  const shareOf = (pair: Pair) =>
    presence(pair) * (0.92 + 0.16 * seededRandom('share', pair.carrier.code, keyOf(pair)));

  const routes = new Map<string, Map<string, Route[]>>();
  const add = (route: Route) => {
    const ofOrigin = routes.get(route.from.iataCode) ?? new Map<string, Route[]>();
    ofOrigin.set(route.to.iataCode, [...(ofOrigin.get(route.to.iataCode) ?? []), route]);
    routes.set(route.from.iataCode, ofOrigin);
  };
  for (const ofCarrier of groupBy(pairs, ({ carrier }) => carrier.code).values()) {
    let number = 1;
    // The longest routes have the lowest numbers, as most airlines number them.
    for (const pair of ofCarrier.toSorted((a, b) => b.km - a.km)) {
      const { carrier, one, other, km, aircraft } = pair;
      const key = keyOf(pair);
      const total = shuttles.get(key);
      const rivals = competing.get(key) ?? [];
      const shares = rivals.reduce((sum, rival) => sum + shareOf(rival), 0);
      const counted = total
        ? Math.max(7, Math.round((total * shareOf(pair)) / shares))
        : weeklyFlights({ carrier, from: one, to: other, km }, rivals.length > 1 ? presence(pair) : 1);
      const isAlone = rivals.length === 1 && (one.countryCode === other.countryCode ? km < ALONE_KM : km < HOP_KM);
      const days = flownDays.get(key);
      const weekly = days?.size ?? Math.max(counted, lifelines.has(pair) || (isAlone && !total) ? DAILY : 0);
      const flown = { carrier, km, weekly, aircraft, ...(days && { days }) };
      const numbers = BOTH_WAYS * Math.ceil(weekly / 7);
      if (number + numbers > HIGHEST_NUMBER) number = 1;
      add({ ...flown, from: one, to: other, firstNumber: number });
      add({ ...flown, from: other, to: one, firstNumber: number + 1 });
      number += numbers;
    }
  }
  const none = new Map<string, Route[]>();
  return {
    airports,
    between: (from, to) => routes.get(from.iataCode)?.get(to.iataCode) ?? [],
    destinationsOf: (from) => routes.get(from.iataCode) ?? none,
  };
}
