/** What a seat costs: distance, competition, season, weekday, lead time, carrier and cabin, in US dollars. Sample fares, not offers. */
import { daysBetween, weekdayOf } from './calendar-day';
import { isLongHaul } from './flight-time';

/** Cabins as booking systems name them, each pricier than the one before. */
export type Cabin = 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST';

/** How a carrier sells: `full` as legacy airlines do, `low-cost` each way by itself, `ultra-low-cost` below everybody. */
export type CarrierType = 'full' | 'low-cost' | 'ultra-low-cost';

const LONGEST = [19_500, 915] as const;
/** Half of a return in economy on an ordinary day, two full-fare rivals: dollars by kilometres flown, straight lines between. */
const FARE_BY_KM: readonly (readonly [km: number, dollars: number])[] = [
  [0, 43],
  [350, 61],
  [700, 71],
  [1_200, 87],
  [2_000, 111],
  [3_000, 144],
  [4_000, 192],
  [5_500, 311],
  [7_000, 373],
  [9_000, 438],
  [11_000, 556],
  [14_000, 678],
  [17_000, 791],
  LONGEST,
];

const BY_CARRIER_TYPE: Readonly<
  Record<CarrierType, { short: number; long: number; oneWay: { short: number; long: number } }>
> = {
  full: { short: 1, long: 1, oneWay: { short: 1.2, long: 1.55 } },
  'low-cost': { short: 0.72, long: 0.86, oneWay: { short: 1, long: 1 } },
  'ultra-low-cost': { short: 0.44, long: 0.8, oneWay: { short: 1, long: 1 } },
};
/** What the number of carriers on a route does to its fares; more than the last changes nothing. */
const RIVALS = { short: [1.14, 1, 0.94, 0.9, 0.86], long: [1.1, 1, 0.95, 0.91, 0.88] };
// Sunday first.
const WEEKDAY = [1.1, 0.98, 0.93, 0.94, 1.0, 1.12, 1.03];
/** Two weeks when everybody travels: dearer than an ordinary day everywhere, and than the season where the season is high. */
const HOLIDAYS = { from: '12-18', to: '01-04', factor: 1.34, onSeason: 1.28 };
const CABIN: Readonly<Record<Cabin, { short: number; long: number; order: number }>> = {
  ECONOMY: { short: 1, long: 1, order: 0 },
  PREMIUM_ECONOMY: { short: 1.45, long: 1.75, order: 1 },
  BUSINESS: { short: 2.5, long: 3.6, order: 2 },
  FIRST: { short: 3.4, long: 6, order: 3 },
};

/**
 * Economy dollars for one half of a return on an ordinary day, before anything else is known of the route.
 * @param km kilometres flown, 0 or more; beyond 19,500 km no pricier than for those
 */
export function distanceFare(km: number): number {
  const at = FARE_BY_KM.findIndex(([upTo]) => km < upTo);
  const [toKm, to] = FARE_BY_KM.at(at) ?? LONGEST;
  const [fromKm, from] = FARE_BY_KM[at - 1] ?? LONGEST;
  return at < 0 ? LONGEST[1] : from + ((km - fromKm) / (toKm - fromKm)) * (to - from);
}

/** A year's factors, January first; what is not named is 1. */
export type SeasonCurve = readonly number[];

/**
 * The season's factor where somebody flies to; Christmas and New Year cost more everywhere.
 * @param curve twelve factors of the place, January first
 * @param day of departure, `YYYY-MM-DD`
 */
export function seasonFactor(curve: SeasonCurve, day: string): number {
  const date = day.slice(5);
  const usual = curve[Number(day.slice(5, 7)) - 1] ?? 1;
  const isHoliday = date >= HOLIDAYS.from || date <= HOLIDAYS.to;
  return isHoliday ? Math.max(HOLIDAYS.factor, usual * HOLIDAYS.onSeason) : usual;
}

/**
 * The lead time's factor: last-minute seats cost most, two to five months ahead is best.
 * @param days whole days from the purchase to the departure
 */
export function leadTimeFactor(days: number): number {
  if (days <= 3) return 1.85;
  if (days <= 7) return 1.5;
  if (days <= 14) return 1.24;
  if (days <= 21) return 1.1;
  if (days <= 45) return 1;
  return days <= 150 ? 0.94 : 1.02;
}

/** What of a fare belongs to the route and stays the same from day to day. */
export type MarketFare = {
  /** Kilometres flown, over all flights. */
  km: number;
  /** Flights less one. */
  stops: number;
  /** Carriers that compete, 1 or more. */
  rivals: number;
  carrierType: CarrierType;
  /** Dear and cheap markets: 1 is a European or transatlantic one. */
  level: number;
};

/** What of a fare belongs to the day. */
export type FareDay = {
  /** Local day of departure, `YYYY-MM-DD`. */
  departureDate: string;
  /** {@link seasonFactor} of the place. */
  season: number;
  /** The day of purchase, `YYYY-MM-DD`. */
  today: string;
};

const STOPS = { short: [1, 1.12, 1.3], long: [1, 0.97, 1.08] };
const pick = (list: readonly number[], at: number) => list[Math.min(at, list.length - 1)] ?? 1;

/** The lowest half of a return in economy on a route, dollars, before the day is known. */
export function marketFare({ km, stops, rivals, carrierType, level }: MarketFare): number {
  const range = isLongHaul(km) ? 'long' : 'short';
  return (
    distanceFare(km) *
    level *
    BY_CARRIER_TYPE[carrierType][range] *
    pick(RIVALS[range], rivals - 1) *
    pick(STOPS[range], stops)
  );
}

/** The day's factor on any fare of a route. */
export function dayFactor({ departureDate, season, today }: FareDay): number {
  return season * (WEEKDAY[weekdayOf(departureDate)] ?? 1) * leadTimeFactor(daysBetween(today, departureDate));
}

/** How much pricier a single ticket is than half of a return: nothing where each way is sold by itself. */
export function oneWayFactor(carrierType: CarrierType, km: number): number {
  return BY_CARRIER_TYPE[carrierType].oneWay[isLongHaul(km) ? 'long' : 'short'];
}

/**
 * The fare of a cabin for a fare in economy.
 * @returns whole dollars; of the same flights a better cabin always costs more
 */
export function cabinFare(economy: number, cabin: Cabin, km: number): number {
  const { short, long, order } = CABIN[cabin];
  // Cabins are apart by far more than a dollar, so rounding keeps their order.
  return Math.round(economy * (isLongHaul(km) ? long : short)) + order;
}

/**
 * How full the bucket is that a flight still sells: 1 for the emptiest flight of a day, 2.35 for the fullest, most in between
 * nearer to the first.
 * @param chance 0 to 1; {@link seededRandom} of flight and day makes it repeatable
 */
export function bucketFactor(chance: number): number {
  return 1 + 1.35 * chance ** 1.8;
}

/** Share of an adult's fare: low-cost carriers sell a child a whole seat, and an infant for a flat fee. */
const CHILD_SHARE: Readonly<Record<CarrierType, number>> = { full: 0.75, 'low-cost': 1, 'ultra-low-cost': 1 };
const INFANT_SHARE = 0.1;
const INFANT_FEE = 30;

/**
 * What a child and an infant on a lap pay where an adult pays `adult` dollars.
 * @param ways 1, or 2 for a return
 */
export function familyFares(adult: number, carrierType: CarrierType, ways: 1 | 2): { child: number; infant: number } {
  const infant = carrierType === 'full' ? adult * INFANT_SHARE : INFANT_FEE * ways;
  return { child: Math.round(adult * CHILD_SHARE[carrierType]), infant: Math.round(infant) };
}
