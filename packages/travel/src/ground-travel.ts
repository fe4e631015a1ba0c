/** How far it is from one place to the next on the ground, and how long that takes: estimates from positions alone. */
import { distanceKm, type Position } from './great-circle';
import { isApartBySea } from './islands';

/**
 * How much longer roads are than the line between their ends. Near: the detour index of 66,000 pairs of places in F. Boscoe, K.
 * Henry, M. Zdeb, "A Nationwide Comparison of Driving Distance Versus Straight-Line Distance to Hospitals", 2012. Far: the
 * circuity of the United States in R. Ballou and others, "Selected country circuity factors", 2002.
 */
const DETOUR = { near: 1.417, upToKm: 100, far: 1.2 };
/** 1.3 m/s, a usual walking speed of healthy adults: R. Bohannon, A. Andrews, "Normal walking speed", 2011. */
const WALKING_KM_AN_HOUR = 4.7;
/** Assumptions: so many kilometres at each speed, streets first, then roads, then motorways. */
const DRIVING = [
  { upTo: 8, kmAnHour: 24 },
  { upTo: 40, kmAnHour: 55 },
  { upTo: Number.POSITIVE_INFINITY, kmAnHour: 100 },
] as const;
/** To the car, and from it. */
const PARKING_MINUTES = 5;

const LONGEST_WALK_KM = 10;
const LONGEST_DRIVE_KM = 900;
/** Two long days at the wheel. */
const LONGEST_DRIVE_THERE_KM = 1_800;
/** Nearer than this is the same place. */
const HERE_KM = 0.05;

/**
 * `km` is the great circle's. Minutes are in steps of five from a quarter of an hour on; null where nobody would walk so
 * far, or drive in a day, and where no road leads.
 */
export type GroundTravel = { km: number; walkMinutes: number | null; driveMinutes: number | null };

const round = (minutes: number): number =>
  minutes < 15 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;

function drivingMinutes(km: number): number {
  let minutes = PARKING_MINUTES;
  let from = 0;
  for (const { upTo, kmAnHour } of DRIVING) {
    minutes += ((Math.max(from, Math.min(km, upTo)) - from) / kmAnHour) * 60;
    from = upTo;
  }
  return minutes;
}

const roadsOf = (km: number): number =>
  Math.min(km, DETOUR.upToKm) * DETOUR.near + Math.max(0, km - DETOUR.upToKm) * DETOUR.far;

/**
 * The drive to a destination far away: `km` as the crow flies, `roadKm` on roads and minutes at the wheel, in steps of five;
 * null where two long days are too short for it. Seas and mountains are not known here.
 */
export function driveBetween(from: Position, to: Position): { km: number; roadKm: number; minutes: number } | null {
  const km = distanceKm(from, to);
  const roadKm = roadsOf(km);
  return roadKm > LONGEST_DRIVE_THERE_KM ? null : { km, roadKm, minutes: round(drivingMinutes(roadKm)) };
}

/**
 * What lies between two places; null when they are one. Of seas those around islands are known, mountains are not.
 * @example groundTravel(colosseum, pantheon) // { km: 1.57, walkMinutes: 30, driveMinutes: 11 }
 */
export function groundTravel(from: Position, to: Position): GroundTravel | null {
  const km = distanceKm(from, to);
  if (km < HERE_KM) return null;
  if (isApartBySea(from, to)) return { km, walkMinutes: null, driveMinutes: null };
  const onRoads = roadsOf(km);
  return {
    km,
    walkMinutes: onRoads > LONGEST_WALK_KM ? null : round((onRoads / WALKING_KM_AN_HOUR) * 60),
    driveMinutes: onRoads > LONGEST_DRIVE_KM ? null : round(drivingMinutes(onRoads)),
  };
}
