/** Ways as lines on a flat map: over the date line where that is shorter, and along great circles by air. */
import { distanceKm, type Position } from '@sojourn/travel';

const RADIANS = Math.PI / 180;
const KM_A_STEP = 150;

/** The middle of longitudes, over the date line where that is the shorter way. */
export function middleLongitude(places: readonly Position[]): number {
  const sum = (of: (angle: number) => number) =>
    places.reduce((total, { longitude }) => total + of(longitude * RADIANS), 0);
  return Math.atan2(sum(Math.sin), sum(Math.cos)) / RADIANS;
}

/** A longitude within half a turn of another, so beyond 180 where need be. */
export const turnedTo = (longitude: number, middle: number): number =>
  middle + ((((longitude - middle + 180) % 360) + 360) % 360) - 180;

/** Places between two on the shortest way over the globe, both included. */
export function greatCircle(from: Position, to: Position): Position[] {
  const km = distanceKm(from, to);
  const steps = Math.max(1, Math.ceil(km / KM_A_STEP));
  const [start, end] = [vectorOf(from), vectorOf(to)];
  const angle = Math.acos(
    Math.max(
      -1,
      Math.min(
        1,
        start.reduce((sum, each, at) => sum + each * (end[at] ?? 0), 0),
      ),
    ),
  );
  if (Math.sin(angle) < 1e-6) return [from, to];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [a, b] = [Math.sin((1 - step / steps) * angle), Math.sin((step / steps) * angle)];
    const [x = 0, y = 0, z = 0] = start.map((each, at) => (a * each + b * (end[at] ?? 0)) / Math.sin(angle));
    return { latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS, longitude: Math.atan2(y, x) / RADIANS };
  });
}

function vectorOf({ latitude, longitude }: Position): number[] {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** The line of a way, each place within half a turn of the one before it; the first lies near `middle`. */
export function lineOf(places: readonly Position[], by: 'air' | 'ground', middle: number): [number, number][] {
  const all = places.flatMap((place, at) => {
    const before = places[at - 1];
    return before && by === 'air' ? greatCircle(before, place).slice(1) : [place];
  });
  let last = middle;
  return all.map(({ latitude, longitude }) => {
    last = turnedTo(longitude, last);
    return [latitude, last];
  });
}

/** A line that leaves the copy of the world around `middle`, and that line where it comes in on the other side. */
export function withCopies(line: readonly [number, number][], middle: number): [number, number][][] {
  const turns = [-360, 0, 360].filter((turn) =>
    line.some(([, longitude]) => Math.abs(longitude + turn - middle) <= 180),
  );
  return turns.map((turn) => line.map(([latitude, longitude]) => [latitude, longitude + turn]));
}
