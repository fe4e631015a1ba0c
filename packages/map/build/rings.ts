/** Rings of positions: as large as they are, with fewer points, and cut into cells. */
import { distanceKm } from '@sojourn/travel';

/** West to east and south to north, in degrees. */
export type Point = readonly [longitude: number, latitude: number];
export type Line = readonly Point[];
/** Its west, south, east and north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

const KM_A_DEGREE = 111.2;

export const kmBetween = (one: Point, other: Point): number =>
  distanceKm({ latitude: one[1], longitude: one[0] }, { latitude: other[1], longitude: other[0] });

/** The smallest box around a line. */
export function extentOf(line: Line): Box {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of line) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return [west, south, east, north];
}

/** The size of a ring in square kilometres. */
export function areaOf(ring: Line): number {
  let sum = 0;
  for (let at = 0; at < ring.length; at++) {
    const [x1, y1] = ring[at] as Point;
    const [x2, y2] = ring[(at + 1) % ring.length] as Point;
    sum += x1 * y2 - x2 * y1;
  }
  const latitude = ring[0]?.[1] ?? 0;
  return Math.abs(sum / 2) * KM_A_DEGREE ** 2 * Math.cos((latitude * Math.PI) / 180);
}

/** The same ring without the jump from 180 to -180 degrees, so that it may go beyond them. */
export function unrolled(ring: Line): Line {
  let last = ring[0]?.[0] ?? 0;
  return ring.map(([longitude, latitude]): Point => {
    last = longitude + 360 * Math.round((last - longitude) / 360);
    return [last, latitude];
  });
}

/** Douglas and Peucker's: no dropped point is farther than `tolerance` degrees (of latitude) from the line that stays. */
export function simplified(line: Line, tolerance: number): Line {
  if (line.length < 3) return line;
  const kept = new Uint8Array(line.length);
  kept[0] = kept[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  const narrow = Math.max(0.1, Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180));
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [start, end] = [line[from] as Point, line[to] as Point];
    let [farthest, at] = [tolerance ** 2, -1];
    for (let each = from + 1; each < to; each++) {
      const distance = squareDistance(line[each] as Point, [start, end], narrow);
      if (distance > farthest) [farthest, at] = [distance, each];
    }
    if (at === -1) continue;
    kept[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return line.filter((_, at) => kept[at] === 1);
}

function squareDistance(point: Point, [start, end]: readonly [Point, Point], narrow: number): number {
  const [dx, dy] = [(end[0] - start[0]) * narrow, end[1] - start[1]];
  const [px, py] = [(point[0] - start[0]) * narrow, point[1] - start[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return (px - share * dx) ** 2 + (py - share * dy) ** 2;
}

/** A closed ring is cut at its farthest point first: its ends are one point. */
export function simplifiedRing(ring: Line, tolerance: number): Line {
  const [first] = ring;
  if (!first || ring.length < 4) return ring;
  let [far, at] = [0, 0];
  ring.forEach(([x, y], index) => {
    const distance = (x - first[0]) ** 2 + (y - first[1]) ** 2;
    if (distance > far) [far, at] = [distance, index];
  });
  return [...simplified(ring.slice(0, at + 1), tolerance), ...simplified(ring.slice(at), tolerance).slice(1)];
}

type Side = { isInside: (point: Point) => boolean; cut: (one: Point, other: Point) => Point };

const between = (one: number, other: number, share: number) => one + (other - one) * share;

/** One side of a box: `axis` 0 is its west or east, 1 its south or north. */
function side(axis: 0 | 1, value: number, sign: 1 | -1): Side {
  return {
    isInside: (point) => (point[axis] - value) * sign >= 0,
    cut(one, other) {
      const share = (value - one[axis]) / (other[axis] - one[axis]);
      const crossing = between(one[1 - axis] as number, other[1 - axis] as number, share);
      return axis === 0 ? [value, crossing] : [crossing, value];
    },
  };
}

const sidesOf = ([west, south, east, north]: Box): Side[] => [
  side(0, west, 1),
  side(0, east, -1),
  side(1, south, 1),
  side(1, north, -1),
];

/** What of a ring lies in a box (Sutherland and Hodgman's); where it left the box it follows the side of it. */
export function ringWithin(ring: Line, box: Box): Line {
  let points = ring;
  for (const { isInside, cut } of sidesOf(box)) {
    const inside: Point[] = [];
    points.forEach((point, at) => {
      const before = points[(at + points.length - 1) % points.length] as Point;
      if (isInside(point) !== isInside(before)) inside.push(cut(before, point));
      if (isInside(point)) inside.push(point);
    });
    points = inside;
  }
  return points;
}

/** The pieces of a line that lie in a box. */
export function linesWithin(line: Line, box: Box): Line[] {
  return sidesOf(box).reduce<Line[]>(
    (lines, { isInside, cut }) => {
      const pieces: Point[][] = [];
      for (const each of lines) {
        let piece: Point[] = [];
        each.forEach((point, at) => {
          const before = each[at - 1];
          if (before && isInside(point) !== isInside(before)) piece.push(cut(before, point));
          if (isInside(point)) piece.push(point);
          else if (piece.length > 0) {
            pieces.push(piece);
            piece = [];
          }
        });
        if (piece.length > 1) pieces.push(piece);
      }
      return pieces.filter(({ length }) => length > 1);
    },
    [line],
  );
}
