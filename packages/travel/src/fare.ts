/** What a seat costs: distance, season, weekday, lead time, carrier and cabin, in US dollars. Sample fares, not offers. */
import { daysBetween, weekdayOf } from './calendar-day';
import { isLongHaul } from './flight-time';

/** Cabins as booking systems name them, each dearer than the one before. */
export type Cabin = 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST';

const LONGEST = [18_000, 760] as const;
/** Economy, one way, an ordinary day: dollars by kilometres flown, straight lines between. */
const FARE_BY_KM: readonly (readonly [km: number, dollars: number])[] = [
  [0, 34],
  [500, 56],
  [1_500, 94],
  [3_000, 158],
  [5_500, 305],
  [9_000, 440],
  [13_000, 590],
  LONGEST,
];

// Calendar months, January first. Where people go for summer, for winter sun, and south of the tropics.
const NORTH = [0.86, 0.88, 0.95, 1.03, 1.02, 1.13, 1.26, 1.27, 1.04, 0.97, 0.87, 1.04];
const TROPICS = [1.16, 1.16, 1.1, 1.06, 0.92, 0.93, 1.06, 1.06, 0.86, 0.88, 0.98, 1.15];
const SOUTH = [1.2, 1.08, 1.0, 0.98, 0.9, 0.95, 1.04, 0.97, 0.95, 0.98, 1.05, 1.24];
const HOLIDAYS = { from: '12-18', to: '01-04', factor: 1.34 };
const TROPIC_LATITUDE = 23.5;
// Sunday first.
const WEEKDAY = [1.1, 0.99, 0.92, 0.93, 1.0, 1.12, 1.03];

const CABIN: Readonly<Record<Cabin, { short: number; long: number; order: number }>> = {
  ECONOMY: { short: 1, long: 1, order: 0 },
  PREMIUM_ECONOMY: { short: 1.45, long: 1.62, order: 1 },
  BUSINESS: { short: 2.5, long: 3.4, order: 2 },
  FIRST: { short: 3.4, long: 5.6, order: 3 },
};

const ROUND_TRIP_SHARE = 0.92;

/**
 * Economy dollars one way for a distance on an ordinary day; beyond 18,000 km no dearer than for those.
 * @param km kilometres flown, 0 or more
 */
export function distanceFare(km: number): number {
  const at = FARE_BY_KM.findIndex(([upTo]) => km < upTo);
  const [toKm, to] = FARE_BY_KM.at(at) ?? LONGEST;
  const [fromKm, from] = FARE_BY_KM[at - 1] ?? LONGEST;
  return at < 0 ? LONGEST[1] : from + ((km - fromKm) / (toKm - fromKm)) * (to - from);
}

/**
 * The season's factor where somebody flies to; Christmas and New Year cost more everywhere.
 * @param latitude of the destination, degrees
 * @param day of departure, `YYYY-MM-DD`
 */
export function seasonFactor(latitude: number, day: string): number {
  const date = day.slice(5);
  if (date >= HOLIDAYS.from || date <= HOLIDAYS.to) return HOLIDAYS.factor;
  const year = Math.abs(latitude) < TROPIC_LATITUDE ? TROPICS : latitude > 0 ? NORTH : SOUTH;
  return year[Number(day.slice(5, 7)) - 1] ?? 1;
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

/** Everything that a fare depends on. */
export type FareParts = {
  /** Kilometres flown, over all flights. */
  km: number;
  /** Flights less one. */
  stops: number;
  /** Whether every flight is a low-cost carrier's. */
  isLowCost: boolean;
  cabin: Cabin;
  /** Local day of the first departure, `YYYY-MM-DD`. */
  departureDate: string;
  /** Local minutes after midnight of the first departure. */
  departureMinutes: number;
  /** {@link seasonFactor} of the destination. */
  season: number;
  /** The day of purchase, `YYYY-MM-DD`. */
  today: string;
  /** What else moves a price, 0 to 1; {@link seededRandom} of the flights makes it repeatable. */
  chance: number;
};

/**
 * One way for one adult.
 * @returns whole US dollars; of the same parts a better cabin always costs more
 */
export function oneWayFare(parts: FareParts): number {
  const { km, stops, isLowCost, departureDate, departureMinutes, today } = parts;
  const isLong = isLongHaul(km);
  const factors = [
    parts.season,
    WEEKDAY[weekdayOf(departureDate)] ?? 1,
    leadTimeFactor(daysBetween(today, departureDate)),
    isLowCost ? 0.6 : 1.08,
    stops === 0 ? 1.06 : isLong ? 0.8 : 0.95,
    departureMinutes < 7 * 60 || departureMinutes > 20 * 60 + 30 ? 0.9 : 1,
    0.9 + 0.22 * parts.chance,
  ];
  const cabin = CABIN[parts.cabin];
  const base = distanceFare(km) * (isLong ? cabin.long : cabin.short);
  // Cabins are apart by far more than a dollar, so rounding keeps their order.
  return Math.ceil(factors.reduce((product, factor) => product * factor, base)) + cabin.order;
}

/**
 * There and back on one ticket, a little less than two of them.
 * @param outbound whole US dollars one way
 * @param inbound whole US dollars one way
 * @returns whole US dollars
 */
export function roundTripFare(outbound: number, inbound: number): number {
  return Math.ceil((outbound + inbound) * ROUND_TRIP_SHARE);
}
