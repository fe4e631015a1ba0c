/** How long a flight takes. */
import type { Position } from './great-circle';

const LONG_HAUL_KM = 4_500;

// Climb, approach, and the way to and from the runway of a small airport.
const GROUND_MINUTES = 30;
/** Kilometres an hour by kilometres flown: long flights fly higher and faster. */
const CRUISE = { short: 815, long: 888, shortKm: 2_500, longKm: 7_000 };
const PROPELLER_KM_AN_HOUR = 500;
const SHORTEST_IN_HIGH_WINDS_KM = 1_000;
// High winds blow from the west: over 60 degrees of longitude they are worth the whole share, beyond half the globe nothing.
const WIND = { share: 0.07, degrees: 60, ebbing: 110, calm: 190 };

/** Whether a distance is a long flight: beds in the better cabins, and fares of its own. */
export function isLongHaul(km: number): boolean {
  return km > LONG_HAUL_KM;
}

/** From where to where, and the kilometres flown between the two. */
export type FlightWay = { from: Position; to: Position; km: number };

/** What a flight's time depends on besides its way: minutes of taxiing over that of small airports; a propeller's speed. */
export type FlightTimeOptions = { taxiMinutes?: number; isPropeller?: boolean };

/**
 * Minutes that an airport's queues add to a flight that leaves or lands there.
 * @param passengers thousands a year
 */
export function taxiMinutes(passengers: number): number {
  return Math.min(9, passengers / 11_000);
}

function windShare(eastward: number): number {
  const degrees = Math.abs(eastward);
  const full = Math.min(1, degrees / WIND.degrees);
  const ebb = degrees <= WIND.ebbing ? 1 : Math.max(0, (WIND.calm - degrees) / (WIND.calm - WIND.ebbing));
  return Math.sign(eastward) * WIND.share * full * ebb;
}

/**
 * Gate to gate, nonstop. Long flights west take longer than back.
 * @returns minutes, in steps of five
 */
export function blockMinutes({ from, to, km }: FlightWay, options: FlightTimeOptions = {}): number {
  const eastward = ((to.longitude - from.longitude + 540) % 360) - 180;
  const wind = km < SHORTEST_IN_HIGH_WINDS_KM ? 1 : 1 - windShare(eastward);
  const share = Math.max(0, Math.min(1, (km - CRUISE.shortKm) / (CRUISE.longKm - CRUISE.shortKm)));
  const speed = options.isPropeller ? PROPELLER_KM_AN_HOUR : CRUISE.short + share * (CRUISE.long - CRUISE.short);
  return Math.round((GROUND_MINUTES + (options.taxiMinutes ?? 8) + (km / speed) * 60 * wind) / 5) * 5;
}
