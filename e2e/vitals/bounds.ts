/** What must hold (engineering.md, section 7), judged on the medians of one run. */
import type { Visit } from './first-visit';

/** Pages by name, the floor page among them, and the answers to taps in ms. */
export type Run = { pages: Record<string, Visit>; taps: Record<string, number> };

/** One bound: what was measured, how much is allowed, and whether it holds. */
export type Bound = { name: string; value: number; limit: number; holds: boolean };

/** A bound from above. */
export const boundOf = (name: string, value: number, limit: number): Bound => ({
  ...{ name, value, limit },
  holds: value <= limit,
});

/** The middle one of a run's rounds. */
export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

/**
 * A frame at 60 Hz. The floor is one task of 45 to 75 ms, so what it blocks is 0 or 25 ms from run to run on an idle machine,
 * and the ratio to it anything; less than a frame is seen by nobody.
 */
const FRAME_MS = 1_000 / 60;

/** How many times as long as the floor a page blocks. */
const timesAsLong = ({ blocked }: Visit, floor: Visit) => blocked / Math.max(floor.blocked, FRAME_MS);

/**
 * Script over the wire by page, in kB, to the end of the scroll. Home has five stays with the houses drawn for them there, 30 of
 * its kB; a trip has its map, of which the kept library is 37.
 */
export const SCRIPT_LIMITS: Record<string, number> = {
  home: 210,
  flights: 225,
  hotels: 225,
  auth: 170,
  planner: 195,
  trip: 288,
};
const TAP_LIMIT_MS = 200;
const SHIFT_LIMIT = 0.02;
const TASK_LIMIT_MS = 100;

/** @throws when a page that a bound is about was not visited */
export function boundsOf({ pages, taps }: Run): Bound[] {
  const page = (name: string): Visit => {
    const visited = pages[name];
    if (!visited) throw new Error(`${name} was not visited`);
    return visited;
  };
  const [home, floor] = [page('home'), page('floor')];
  const others = Object.entries(pages).filter(([name]) => name !== 'floor');
  return [
    boundOf('home blocks, times the floor', timesAsLong(home, floor), 1.5),
    boundOf('home: largest by first paint', home.largest / home.first, 1.2),
    boundOf('home: first paint, times the floor', home.first / floor.first, 1.1),
    ...['flights', 'hotels'].map((name) =>
      boundOf(`${name}: largest paint, times home`, page(name).largest / home.largest, 1.5),
    ),
    ...others.map(([name, visited]) => boundOf(`${name} blocks, times the floor`, timesAsLong(visited, floor), 2)),
    ...others.map(([name, { longest }]) => boundOf(`${name}: longest task, ms`, longest, TASK_LIMIT_MS)),
    ...others.map(([name, { shift }]) => boundOf(`${name}: shift`, shift, SHIFT_LIMIT)),
    ...Object.entries(SCRIPT_LIMITS).map(([name, limit]) => boundOf(`${name}: script, kB`, page(name).script, limit)),
    ...Object.entries(taps).map(([name, took]) => boundOf(`tap on ${name}, ms`, took, TAP_LIMIT_MS)),
  ];
}
