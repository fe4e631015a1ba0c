/** What flying somewhere and back usually costs, for choosing where to go. Estimates, not offers. */
import { oneWayFare, roundTripFare, seasonFactor } from './fare';
import { blockMinutes, isLongHaul } from './flight-time';
import { distanceKm, type Position } from './great-circle';
import type { TravelDates } from './travel-dates';

/** `km` and `minutes` one way; `fare` there and back for one adult in economy, whole US dollars in tens. */
export type FlightEstimate = { km: number; minutes: number; fare: number };

// When nobody knows where a person starts: a flight in the middle of all long and short ones, in an ordinary season.
const TYPICAL_KM = 5_500;
const ORDINARY_SEASON = 1;
// Beyond this nearly everybody changes planes once; that costs them two hours.
const LONGEST_NONSTOP_KM = 13_500;
const CHANGE_MINUTES = 120;
// Of the offers of a short pair some are low-cost carriers'; on a long one a change of planes flies a detour.
const MIX = { short: 0.97, long: 1.03 };
const NOON = 12 * 60;

/**
 * The usual flight between two places: what the middle one of a search's offers costs, within a fifth of it for nearly
 * all pairs (the tests hold a table of pairs to that). It is cheaper in fact where many low-cost carriers compete.
 * @param trip `from` is null when the starting place is not known; days are `YYYY-MM-DD`, `today` the day of asking
 * @throws RangeError for a text that is not a day
 */
export function estimateFlight(
  trip: TravelDates & { from: Position | null; to: Position; today: string },
): FlightEstimate {
  const { from, to, startDate, endDate, today } = trip;
  const km = from ? distanceKm(from, to) : TYPICAL_KM;
  const isLong = isLongHaul(km);
  const oneWay = (departureDate: string, destination: Position | null) =>
    oneWayFare({
      km,
      stops: isLong ? 1 : 0,
      isLowCost: false,
      cabin: 'ECONOMY',
      departureDate,
      departureMinutes: NOON,
      season: destination ? seasonFactor(destination.latitude, departureDate) : ORDINARY_SEASON,
      today,
      chance: 0.5,
    });
  const fare = roundTripFare(oneWay(startDate, to), oneWay(endDate, from)) * (isLong ? MIX.long : MIX.short);
  const minutes = blockMinutes(from ?? to, to, km) + (km > LONGEST_NONSTOP_KM ? CHANGE_MINUTES : 0);
  return { km, minutes, fare: Math.round(fare / 10) * 10 };
}
