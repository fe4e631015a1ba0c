/** What a seat costs: distance, season, weekday, lead time, carrier and cabin, in whole US dollars. */
import { type TravelClass, travelClasses } from '@sojourn/contracts';
import type { Airport } from '../airport/airport.model';
import { daysBetween, localDateAt, localMinutesAt, weekdayOf } from './clock.model';
import type { Itinerary } from './itinerary.model';
import { seededRandom } from '../random.model';

/** Economy, one way, an ordinary day: dollars by kilometres flown, straight lines between. */
const FARE_BY_KM: readonly (readonly [km: number, dollars: number])[] = [
  [0, 34],
  [500, 56],
  [1_500, 94],
  [3_000, 158],
  [5_500, 305],
  [9_000, 440],
  [13_000, 590],
  [18_000, 760],
];

// Calendar months, January first. Where people go for summer, for winter sun, and south of the tropics.
const NORTH = [0.86, 0.88, 0.95, 1.03, 1.02, 1.13, 1.26, 1.27, 1.04, 0.97, 0.87, 1.04];
const TROPICS = [1.16, 1.16, 1.1, 1.06, 0.92, 0.93, 1.06, 1.06, 0.86, 0.88, 0.98, 1.15];
const SOUTH = [1.2, 1.08, 1.0, 0.98, 0.9, 0.95, 1.04, 0.97, 0.95, 0.98, 1.05, 1.24];
const WEEKDAY = [1.1, 0.99, 0.92, 0.93, 1.0, 1.12, 1.03];

/** Sold as cabins of the same flight, each pricier than the one before. */
const CABIN: Readonly<Record<TravelClass, { short: number; long: number }>> = {
  ECONOMY: { short: 1, long: 1 },
  PREMIUM_ECONOMY: { short: 1.45, long: 1.62 },
  BUSINESS: { short: 2.5, long: 3.4 },
  FIRST: { short: 3.4, long: 5.6 },
};

const LONG_HAUL_KM = 4_500;

/** Economy dollars for a distance on an ordinary day. */
export function distanceFare(km: number): number {
  for (let at = 1; at < FARE_BY_KM.length; at += 1) {
    const [fromKm = 0, from = 0] = FARE_BY_KM[at - 1] ?? [];
    const [toKm = 0, to = 0] = FARE_BY_KM[at] ?? [];
    if (km <= toKm) return from + ((km - fromKm) / (toKm - fromKm)) * (to - from);
  }
  return FARE_BY_KM.at(-1)?.[1] ?? 0;
}

/** The season's factor where somebody goes; Christmas and New Year are expensive everywhere. */
export function seasonFactor(destination: Airport, date: string): number {
  const day = date.slice(5);
  if (day >= '12-18' || day <= '01-04') return 1.34;
  const { latitude } = destination.position;
  const year = Math.abs(latitude) < 23.5 ? TROPICS : latitude > 0 ? NORTH : SOUTH;
  return year[Number(date.slice(5, 7)) - 1] ?? 1;
}

/** The lead time's factor: last-minute seats are expensive, two to five months ahead is best. */
export function leadTimeFactor(days: number): number {
  if (days <= 3) return 1.85;
  if (days <= 7) return 1.5;
  if (days <= 14) return 1.24;
  if (days <= 21) return 1.1;
  if (days <= 45) return 1;
  return days <= 150 ? 0.94 : 1.02;
}

/** Everything a fare depends on. `today` is the day of asking at the origin. */
export type FareInput = { itinerary: Itinerary; travelClass: TravelClass; today: string };

/** Whether every flight of an itinerary has the cabin; first class is flown on long flights only, bar home markets with it. */
export function hasCabin({ flights }: Itinerary, travelClass: TravelClass): boolean {
  if (!flights.every(({ carrier }) => carrier.cabins.includes(travelClass) || travelClass === 'ECONOMY')) {
    // A short flight to the long one need not have the better cabin: the ticket is sold by the long one.
    const longest = flights.reduce((one, other) => (other.km > one.km ? other : one));
    return flights.length > 1 && longest.km > LONG_HAUL_KM && longest.carrier.cabins.includes(travelClass);
  }
  const longest = Math.max(...flights.map(({ km }) => km));
  return travelClass !== 'FIRST' || longest > LONG_HAUL_KM || flights.every(({ carrier }) => carrier.country === 'US');
}

/** One way for one adult, whole dollars. */
export function fareOf({ itinerary, travelClass, today }: FareInput): number {
  const { flights } = itinerary;
  const first = flights[0];
  const last = flights.at(-1) ?? first;
  const km = flights.reduce((sum, flight) => sum + flight.km, 0);
  const date = localDateAt(first.from.timeZone, first.departs);
  const minutes = localMinutesAt(first.from.timeZone, first.departs);
  const cheap = flights.every(({ carrier }) => carrier.kind === 'low-cost');
  const stops = flights.length - 1;
  const factors = [
    seasonFactor(last.to, date),
    WEEKDAY[weekdayOf(date)] ?? 1,
    leadTimeFactor(daysBetween(today, date)),
    cheap ? 0.6 : 1.08,
    stops === 0 ? 1.06 : km > LONG_HAUL_KM ? 0.8 : 0.95,
    minutes < 7 * 60 || minutes > 20 * 60 + 30 ? 0.9 : 1,
    0.9 + 0.22 * seededRandom('fare', ...flights.map(({ number }) => number), date),
  ];
  const cabin = CABIN[travelClass];
  const base = distanceFare(km) * (km > LONG_HAUL_KM ? cabin.long : cabin.short);
  // Cabins are apart by far more than a dollar, so rounding keeps their order.
  return Math.ceil(factors.reduce((product, factor) => product * factor, base)) + travelClasses.indexOf(travelClass);
}
