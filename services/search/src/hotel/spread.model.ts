/** How far a town's houses stand from its middle, and where they cannot: its size and the water around it. */
import type { Position } from '@sojourn/travel';

/** Directions in which the shore is measured, from north by east. */
export const DIRECTIONS = 16;
/** A step of the measure, in km. */
export const STEP_KM = 0.25;
/** So many steps without water: none is in the way. */
export const FARTHEST_STEPS = 35;

/** Kilometres from the middle of a town to the water by direction; `Infinity` where none is near. */
export type Shore = readonly number[];

const [LEAST_KM, MOST_KM] = [0.7, 8];
/** Kilometres by the square root of thousands of inhabitants: Geneva 2.7, Glasgow 5. */
const KM_BY_ROOT = 0.2;
/** More houses stand near the middle: half of them within 57 % of the way. */
const TOWARDS_MIDDLE = 0.8;
/** No house stands on the quay itself; coasts are simplified by 250 m. */
const QUAY_KM = 0.2;
const NARROWEST_KM = 0.35;

/** Kilometres from the middle of a town of so many thousands of inhabitants to its last house. */
export const reachOf = (population: number) =>
  Math.max(LEAST_KM, Math.min(MOST_KM, KM_BY_ROOT * Math.sqrt(population)));

/** The name of a position among the shores. */
export const shoreKey = ({ latitude, longitude }: Position) => `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** Steps to the water by direction as text of a digit each. */
export const encodeShore = (steps: readonly number[]) => steps.map((step) => step.toString(36)).join('');

export const decodeShore = (text: string): Shore =>
  [...text].map((digit) => {
    const steps = Number.parseInt(digit, 36);
    return steps >= FARTHEST_STEPS ? Infinity : steps * STEP_KM;
  });

/** How far houses may stand in a direction: between two measures the nearer water counts. */
function roomTowards(angle: number, shore: Shore | undefined): number {
  if (!shore) return Infinity;
  const at = (((angle / (2 * Math.PI)) * DIRECTIONS) % DIRECTIONS) + DIRECTIONS;
  const sides = [Math.floor(at) % DIRECTIONS, Math.ceil(at) % DIRECTIONS];
  return Math.min(...sides.map((side) => shore[side] ?? Infinity)) - QUAY_KM;
}

/** Where a house stands, from the middle; `chances` are shares of one: the nearest side that has room is taken. */
export function spotAround(
  chances: { radius: number; angle: number },
  { population, shore }: { population: number; shore?: Shore | undefined },
): { kmNorth: number; kmEast: number } {
  const reach = reachOf(population);
  const sides = Array.from({ length: DIRECTIONS }, (_, turn) => {
    const angle = ((chances.angle + turn / DIRECTIONS) % 1) * 2 * Math.PI;
    return { angle, room: roomTowards(angle, shore) };
  });
  const widest = Math.max(...sides.map(({ room }) => room));
  const least = Math.min(widest, Math.max(NARROWEST_KM, reach / 4));
  const { angle, room } = sides.find((side) => side.room >= least) ?? { angle: 0, room: NARROWEST_KM };
  const km = Math.max(NARROWEST_KM, Math.min(reach, room)) * chances.radius ** TOWARDS_MIDDLE;
  return { kmNorth: km * Math.cos(angle), kmEast: km * Math.sin(angle) };
}
