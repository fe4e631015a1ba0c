/** What a route costs from day to day: one rule for the search, the calendar and every estimate. */
import type { TravelClass } from '@sojourn/contracts';
import {
  cabinFare,
  dayFactor,
  distanceKm,
  familyFares,
  fareMovement,
  isLongHaul,
  type CarrierType,
  marketFare,
  oneWayFactor,
  seasonFactor,
} from '@sojourn/travel';
import { LRUCache } from 'lru-cache';
import type { Airport } from '../airport/airport.model';
import { cityCodeOf } from '../airport/metropolitan.model';
import type { Carrier } from './carrier.model';
import { type Chain, longestOf } from './connection.model';
import type { Route } from './network.model';
import table from './network/levels.json' with { type: 'json' };
import { flownKm } from './network/path.model';
import { peakFactor } from './network/peak.model';
import { regionOf } from './network/regions.model';
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
  /** How strongly dear days count: {@link swingOf} the cheapest carrier between the two cities. */
  swing: number;
};
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
/**
 * The cheap sell out first: a seat to Mallorca that costs 40 dollars in winter costs 200 on the first Saturday of the holidays,
 * where that of a full carrier doubles. The power of a dear day's factor, by who sells for least; written from fares of 2025.
 */
const SWING: Readonly<Record<CarrierType, { short: number; long: number }>> = {
  full: { short: 1, long: 1 },
  'low-cost': { short: 1.5, long: 1.2 },
  'ultra-low-cost': { short: 2, long: 1.3 },
};
/** How much of that who is dearer anyway does not follow. */
const SWING_OF_THE_CHEAP = 0.8;
/** Dollars that airports and security charge for a departure. */
const CHARGE_PER_LEG = 20;

const insideCountries: Readonly<Record<string, number>> = table.countries;
/** Inside the United States only Hawaii and the islands of the Pacific are so far: flown to by people on holiday. */
const FAR_HOLIDAYS = { country: 'US', km: 4_500, level: 0.95 };
const betweenRegions = new Map(table.regions.map((line) => line.split(' ') as [string, string]));

/** How a carrier sells its seats. */
export function carrierTypeOf({ code, kind }: Carrier): CarrierType {
  if (ULTRA_LOW_COST.has(code)) return 'ultra-low-cost';
  return kind === 'low-cost' ? 'low-cost' : 'full';
}

function levelOf(from: Airport, to: Airport): number {
  const domestic = from.countryCode === to.countryCode ? insideCountries[from.countryCode] : undefined;
  const isFarHoliday =
    domestic && from.countryCode === FAR_HOLIDAYS.country && distanceKm(from.position, to.position) > FAR_HOLIDAYS.km;
  if (isFarHoliday) return FAR_HOLIDAYS.level;
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

type Day = { market: Market; day: string; today: string };

/** How sought after a day is: by the season where somebody flies to, and by the calendars of both ends. */
const soughtAfter = ({ from, to }: Market, day: string): number =>
  seasonFactor(seasonCurveOf(to), day) * peakFactor([from.countryCode, to.countryCode], day);

/** What a dear day adds to the lowest fare beside what it makes of all; 1 on every other. */
const liftOf = (market: Market, day: string): number => Math.max(1, soughtAfter(market, day)) ** (market.swing - 1);

function factorOf({ market, day, today }: Day): number {
  const { from, to } = market;
  // By cities: which airport of one is the cheapest does not depend on the day.
  const route = `${cityCodeOf(from.iataCode) ?? from.cityName} ${cityCodeOf(to.iataCode) ?? to.cityName}`;
  return (
    dayFactor({ departureDate: day, season: soughtAfter(market, day), today }) *
    fareMovement({ route, departureDate: day, today }) *
    liftOf(market, day)
  );
}

// Days come back: one is the way out of a journey and the way back of another, in each cabin.
const factors = new LRUCache<string, number, Day>({
  max: 20_000,
  memoMethod: (_key, _old, { context }) => factorOf(context),
});

/** The {@link Market.swing} of a pair whose cheapest market is this one. */
export const swingOf = ({ carrierType, km }: Pick<Market, 'carrierType' | 'km'>): number =>
  SWING[carrierType][isLongHaul(km) ? 'long' : 'short'];

/** What a day makes of the lowest fare of a market. */
export function dayFactorOf(market: Market, day: string, today: string): number {
  const { from, to, swing } = market;
  const route = `${from.cityName} ${to.cityName} ${from.iataCode}${to.iataCode}`;
  return factors.memo(`${route}${day}${today}${swing}`, { context: { market, day, today } });
}

/**
 * What a fare costs on these days that is `ratio` times the lowest on ordinary ones: dear days bring the cheap nearer to the dear.
 * @returns a function from the ratio to times the lowest fare of these days, 1 or more, in the same order
 */
export function dearerThanLowest(market: Market, days: readonly string[]): (ratio: number) => number {
  const lift = days.reduce((sum, day) => sum + liftOf(market, day), 0) / Math.max(1, days.length);
  return (ratio) => ratio / Math.min(ratio, lift) ** SWING_OF_THE_CHEAP;
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

/** Children and infants pay as the cheapest carrier between the two cities sells: so the cheapest for one is so for a family. */
export function partyFaresOf(adult: number, market: Market, ways: 1 | 2): PartyFares {
  return { adult, ...familyFares(adult, market.carrierType, ways) };
}
