/** Land for what stands in drawn water: shores are drawn a little beside what they are. */
import { KM_A_DEGREE } from '@sojourn/travel';
import type { Line, Point } from './rings';

/** Half of the width of the land that is laid to a place, in kilometers. */
const HALF_KM = 0.3;
/** Farther from every shore a place has an islet of its own. */
const FARTHEST_KM = 4;
const STEP_KM = 0.1;
const DIRECTIONS = 24;
const CORNERS = 6;

const moved = ([longitude, latitude]: Point, km: number, angle: number): Point => [
  longitude + (km * Math.sin(angle)) / (KM_A_DEGREE * Math.max(0.05, Math.cos((latitude * Math.PI) / 180))),
  latitude + (km * Math.cos(angle)) / KM_A_DEGREE,
];

/** Half a circle around a point, on the side of an angle. */
const halfCircle = (point: Point, angle: number): Line =>
  Array.from({ length: CORNERS + 1 }, (_, at) => moved(point, HALF_KM, angle - Math.PI / 2 + (at * Math.PI) / CORNERS));

/** The nearest land: how far it is, and in which direction. */
function nearestLand(point: Point, isLand: (point: Point) => boolean): { km: number; angle: number } | null {
  for (let km = STEP_KM; km <= FARTHEST_KM; km += STEP_KM) {
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const angle = (direction * 2 * Math.PI) / DIRECTIONS;
      if (isLand(moved(point, km, angle))) return { km, angle };
    }
  }
  return null;
}

/** A headland from the nearest shore to a place in the water, or an islet; null for a place on land. Clockwise. */
export function landFor(point: Point, isLand: (point: Point) => boolean): Line | null {
  if (isLand(point)) return null;
  const land = nearestLand(point, isLand);
  const angle = land?.angle ?? 0;
  // It goes on under the shore, so that no water is left between the two.
  const end = land ? moved(point, land.km + HALF_KM / 2, angle) : point;
  return [...halfCircle(point, angle + Math.PI), ...halfCircle(end, angle)];
}
