/** How long a flight takes. */
import type { Position } from './great-circle';

const LONG_HAUL_KM = 4_500;

// Taxi, climb and approach.
const GROUND_MINUTES = 32;
const CRUISE_KM_AN_HOUR = 835;
const SHORTEST_IN_HIGH_WINDS_KM = 1_000;
// High winds blow from the west: over 60 degrees of longitude they are worth the whole 5 %.
const WIND = { share: 0.05, degrees: 60 };

/** Whether a distance is a long flight: beds in the better cabins, and fares of its own. */
export function isLongHaul(km: number): boolean {
  return km > LONG_HAUL_KM;
}

/**
 * Gate to gate, nonstop. Long flights west take a little longer than back.
 * @param km kilometres between the two, which the caller has
 * @returns minutes, in steps of five
 */
export function blockMinutes(from: Position, to: Position, km: number): number {
  const eastward = ((to.longitude - from.longitude + 540) % 360) - 180;
  const wind = km < SHORTEST_IN_HIGH_WINDS_KM ? 1 : 1 - WIND.share * Math.max(-1, Math.min(1, eastward / WIND.degrees));
  return Math.round((GROUND_MINUTES + (km / CRUISE_KM_AN_HOUR) * 60 * wind) / 5) * 5;
}
