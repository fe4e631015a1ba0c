/** What flying somewhere and back usually costs where nobody knows from where. Estimates, not offers. */
import { dayFactor, marketFare } from './fare';
import { blockMinutes, isLongHaul } from './flight-time';
import { distanceKm, type Position } from './great-circle';
import type { TravelDates } from './travel-dates';

/** `km` and `minutes` one way; `fare` there and back for one adult in economy, whole US dollars. */
export type FlightEstimate = { km: number; minutes: number; fare: number };

// When nobody knows where a person starts: a flight in the middle of all long and short ones, in an ordinary season.
const TYPICAL_KM = 5_500;
const RIVALS = 3;
// Beyond this nearly everybody changes planes once; that costs them two hours.
const LONGEST_NONSTOP_KM = 13_500;
const CHANGE_MINUTES = 120;

/**
 * A flight of that distance in an ordinary season, for when no airport to start from is known; where one is, the search
 * service knows the route and its fare.
 * @param trip `from` is null when the starting place is not known; days are `YYYY-MM-DD`, `today` the day of asking
 * @throws RangeError for a text that is not a day
 */
export function estimateFlight(
  trip: TravelDates & { from: Position | null; to: Position; today: string },
): FlightEstimate {
  const { from, to, startDate, endDate, today } = trip;
  const km = from ? distanceKm(from, to) : TYPICAL_KM;
  const half = marketFare({ km, stops: isLongHaul(km) ? 1 : 0, rivals: RIVALS, carrierType: 'full', level: 1 });
  const [out, back] = [startDate, endDate].map(
    (departureDate) => half * dayFactor({ departureDate, season: 1, today }),
  );
  const minutes = blockMinutes({ from: from ?? to, to, km }) + (km > LONGEST_NONSTOP_KM ? CHANGE_MINUTES : 0);
  return { km, minutes, fare: Math.round((out ?? 0) + (back ?? 0)) };
}
