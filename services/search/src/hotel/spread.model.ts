/** How far a town's houses stand from its middle, and where they cannot: its size and the water around it. */
import type { Position } from '@sojourn/travel';

/** Directions in which the shore is measured, from north by east. */
export const DIRECTIONS = 16;
/** The measure is fine near the middle, where a strip of land may be narrow: km by the square of the steps. */
const KM_BY_SQUARE = 0.25 / 35;
export const kmOfStep = (step: number) => KM_BY_SQUARE * step ** 2;
/** Steps of so many km, and a part of one. */
export const stepOfKm = (km: number) => Math.sqrt(km / KM_BY_SQUARE);
/** So many steps without water: none is in the way. */
export const FARTHEST_STEPS = 35;

/** Kilometres from the middle of a town to the land and to the water behind it by direction; `Infinity` where none is near. */
export type Shore = { from: readonly number[]; to: readonly number[] };

/** The same in steps, as it is measured. */
export type ShoreSteps = { from: readonly number[]; to: readonly number[] };

const [LEAST_KM, MOST_KM] = [0.7, 8];
/** Kilometres by the square root of thousands of inhabitants: Geneva 2.7, Glasgow 5. */
const KM_BY_ROOT = 0.2;
/** More houses stand near the middle: half of them within 57 % of the way. */
const TOWARDS_MIDDLE = 0.8;
/** No house stands on the quay itself. */
const QUAY_KM = 0.08;
/** Of the nearer of two measures: between them a cape may end, or a bay begin. */
const FARTHER = 1.5;
const NARROWEST_KM = 0.35;
/** Land that begins so much farther away than the nearest is on the other side of a harbor. */
const ACROSS_KM = 0.4;
/** On an islet of no room at all houses stand as near as doors. */
const LEAST_ROOM_KM = 0.1;

/** Kilometres from the middle of a town of so many thousands of inhabitants to its last house. */
export const reachOf = (population: number) =>
  Math.max(LEAST_KM, Math.min(MOST_KM, KM_BY_ROOT * Math.sqrt(population)));

/**
 * Kilometres from the middle of a city of so many thousands of inhabitants to its last quarter: Santa Monica is in Los Angeles,
 * 23 km away, and Mumbai is farther across, 45.
 */
export const acrossOf = (population: number) => 0.4 * Math.sqrt(population);

/** The name of a position among the shores. */
export const shoreKey = ({ latitude, longitude }: Position) => `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** Steps to the water by direction as text of a digit each, and those to the land where the middle itself is wet. */
export function encodeShore({ from, to }: ShoreSteps): string {
  const digits = (steps: readonly number[]) => steps.map((step) => step.toString(36)).join('');
  return digits(to) + (from.some((step) => step > 0) ? digits(from) : '');
}

export function decodeShore(text: string): Shore {
  const steps = [...text].map((digit) => Number.parseInt(digit, 36));
  const to = steps.slice(0, DIRECTIONS).map((step) => (step >= FARTHEST_STEPS ? Infinity : kmOfStep(step)));
  const from = steps.slice(DIRECTIONS).map((step) => kmOfStep(step));
  return { from: from.length > 0 ? from : to.map(() => 0), to };
}

/** Kilometres to the nearest drawn land; 0 where the middle stands on it. */
export const kmToLand = ({ from, to }: Shore) => Math.min(...from.filter((km, side) => (to[side] ?? 0) > km));

/** Where houses may stand in a direction: between two measures the coast is a straight line. */
function stripTowards(angle: number, shore: Shore | undefined): { from: number; to: number } {
  if (!shore) return { from: 0, to: Infinity };
  const at = (((angle / (2 * Math.PI)) * DIRECTIONS) % DIRECTIONS) + DIRECTIONS;
  const [left, right] = [Math.floor(at) % DIRECTIONS, Math.ceil(at) % DIRECTIONS];
  const share = at - Math.floor(at);
  const from = Math.max(shore.from[left] ?? 0, shore.from[right] ?? 0);
  const [one, other] = [shore.to[left] ?? Infinity, shore.to[right] ?? Infinity];
  // Where one side has no land at all its neighbor is a spit.
  const straight = one === 0 || other === 0 ? 0 : 1 / ((1 - share) / one + share / other);
  const to = Math.min(straight, FARTHER * Math.min(one, other));
  return { from: from > 0 ? from + QUAY_KM : 0, to: to - QUAY_KM };
}

/** Where a house stands, from the middle; `chances` are shares of one: the nearest side that has room is taken. */
export function spotAround(
  chances: { radius: number; angle: number },
  { reach, shore }: { reach: number; shore?: Shore | undefined },
): { kmNorth: number; kmEast: number } {
  const strips = Array.from({ length: DIRECTIONS }, (_, turn) => {
    const angle = ((chances.angle + turn / DIRECTIONS) % 1) * 2 * Math.PI;
    const { from, to } = stripTowards(angle, shore);
    return { angle, from, room: Math.min(to, from + reach) - from };
  });
  const nearest = Math.min(...strips.filter(({ room }) => room > 0).map(({ from }) => from));
  const near = strips.filter(({ from }) => from <= nearest + ACROSS_KM);
  const sides = near.length > 0 ? near : strips;
  const widest = Math.max(...sides.map(({ room }) => room));
  const least = Math.min(widest, Math.max(Math.min(NARROWEST_KM, reach), reach / 4));
  const { angle, from, room } = sides.find((side) => side.room >= least) ?? { angle: 0, from: 0, room: 0 };
  const km = from + Math.max(LEAST_ROOM_KM, room) * chances.radius ** TOWARDS_MIDDLE;
  return { kmNorth: km * Math.cos(angle), kmEast: km * Math.sin(angle) };
}
