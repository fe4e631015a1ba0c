/** Getting there: how far, how long in the air, about what fare. Estimates for choosing, not offers. */
import type { Position } from '@sojourn/contracts';

/** One way in km and minutes, there and back in whole US dollars a person, economy. */
export type Journey = { km: number; minutes: number; fare: number };

const EARTH_DIAMETER_KM = 12_742;
const RADIAN = Math.PI / 180;
// Gate to gate: 830 km/h in the air, 45 minutes of taxi, climb and approach.
const CRUISE_KM_A_MINUTE = 830 / 60;
const GROUND_MINUTES = 45;
// Beyond this most people change planes once; that costs them two hours.
const NONSTOP_KM = 9_500;
const CHANGE_MINUTES = 120;
// When nobody knows where a person starts: a journey in the middle of all long and short ones.
const TYPICAL_KM = 5_500;

/** Great-circle distance in kilometres (haversine, mean earth radius 6,371 km). */
export function distanceKm(from: Position, to: Position): number {
  const haversine =
    Math.sin(((to.latitude - from.latitude) * RADIAN) / 2) ** 2 +
    Math.cos(from.latitude * RADIAN) *
      Math.cos(to.latitude * RADIAN) *
      Math.sin(((to.longitude - from.longitude) * RADIAN) / 2) ** 2;
  return EARTH_DIAMETER_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The journey from an origin, or a typical one when the origin is not known. */
export function journeyTo(destination: Position, origin: Position | null): Journey {
  const km = origin ? distanceKm(origin, destination) : TYPICAL_KM;
  const changes = km > NONSTOP_KM ? CHANGE_MINUTES : 0;
  const minutes = Math.round((GROUND_MINUTES + km / CRUISE_KM_A_MINUTE + changes) / 5) * 5;
  return { km, minutes, fare: Math.round(fareOf(km) / 10) * 10 };
}

/** A usual economy return by distance: each further kilometre costs less than the one before. */
function fareOf(km: number): number {
  const short = Math.min(km, 3_000) * 0.1;
  const middle = Math.max(0, Math.min(km, 9_000) - 3_000) * 0.085;
  const long = Math.max(0, km - 9_000) * 0.06;
  return 80 + short + middle + long;
}

/** Minutes as a person says them: 575 is `9h 35m`. */
export function tellMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours}h`, (rest || !hours) && `${rest}m`].filter(Boolean).join(' ');
}
