/** What going somewhere and back by train usually takes and costs, for choosing where to go. Estimates, no timetable. */
import { distanceKm, type Position } from './great-circle';

/** `km` and `minutes` one way; `fare` there and back for one adult, whole US dollars in tens. */
export type RailEstimate = { km: number; minutes: number; fare: number };

/** Tracks are longer than the line between their ends by as much as far roads are; see `ground-travel`. */
const DETOUR = 1.2;
/** Assumptions: what a day of express and regional trains comes to with its changes, and half an hour to board. */
const KM_AN_HOUR = 110;
const BOARDING_MINUTES = 30;
/** Assumption: an ordinary fare bought some weeks ahead, one way, US dollars a kilometre of track. */
const DOLLARS_A_KM = 0.14;

/**
 * The usual train between two places of one railway network.
 * @example estimateRail(berlin, vienna) // { km: 524, minutes: 375, fare: 180 }
 */
export function estimateRail(from: Position, to: Position): RailEstimate {
  const km = distanceKm(from, to);
  const track = km * DETOUR;
  const minutes = Math.round(((track / KM_AN_HOUR) * 60 + BOARDING_MINUTES) / 5) * 5;
  return { km, minutes, fare: Math.round((2 * track * DOLLARS_A_KM) / 10) * 10 };
}
