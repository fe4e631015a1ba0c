/** How long it takes from one thing of a day to the next. */
import type { Position } from '@sojourn/contracts/plan';
import { groundTravel } from '@sojourn/travel';

/** Between two things where nobody knows how far they lie apart. */
const USUAL_WAY_MINUTES = 30;
const LEAST_WAY_MINUTES = 15;
const FARTHEST_DRIVE_MINUTES = 240;

/** Minutes on the way between two positions, half an hour where one is not known; at least a quarter of an hour. */
export function wayMinutes(from: Position | null | undefined, to: Position | undefined): number {
  if (!from || !to) return USUAL_WAY_MINUTES;
  const way = groundTravel(from, to);
  if (!way) return LEAST_WAY_MINUTES;
  const minutes = Math.min(
    way.walkMinutes ?? Infinity,
    (way.driveMinutes ?? FARTHEST_DRIVE_MINUTES) + LEAST_WAY_MINUTES,
  );
  return Math.max(LEAST_WAY_MINUTES, minutes);
}
