import type { SeededRandom } from './seeded-random';
import { area, type Point } from './shapes';

/** How a ridge runs. */
export interface RidgeShape {
  w: number;
  /** Height of its middle line. */
  y: number;
  /** How far it may rise and fall. */
  swing: number;
  /** 0.35 rolls, 0.5 is hilly, 0.62 is craggy. */
  roughness: number;
  /** Halvings; 2^steps + 1 points. Default 6. */
  steps?: number;
}

/** The skyline of a ridge, left to right, by midpoint displacement. */
export const ridge = (random: SeededRandom, { w, y, swing, roughness, steps = 6 }: RidgeShape): Point[] => {
  let heights = [random.between(-0.5, 0.5), random.between(-0.6, 0.6), random.between(-0.5, 0.5)].map((v) => v * swing);
  let reach = swing * 0.9;
  for (let step = 1; step < steps; step += 1) {
    reach *= roughness;
    heights = heights.flatMap((height, i) => {
      const after = heights[i + 1];
      return after === undefined ? [height] : [height, (height + after) / 2 + random.between(-0.5, 0.5) * reach];
    });
  }
  const last = heights.length - 1;
  return heights.map((height, i) => [(i / last) * (w + 8) - 4, y + height] as const);
};

/** A soft line through points, as a path from its first point. */
export const smooth = (points: readonly Point[]) => {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${Math.round(first[0])} ${Math.round(first[1])}`;
  rest.forEach(([x, y], i) => {
    const before = points[i] as Point;
    const mid = Math.round((before[0] + x) / 2);
    d += `C${mid} ${Math.round(before[1])} ${mid} ${Math.round(y)} ${Math.round(x)} ${Math.round(y)}`;
  });
  return d;
};

/** Closes a skyline down to `foot`. */
export const ground = (points: readonly Point[], foot: number) => {
  const [first, last] = [points[0] as Point, points[points.length - 1] as Point];
  return area([...points, [last[0], foot], [first[0], foot]]);
};

/** Closes a soft skyline down to `foot`. */
export const softGround = (points: readonly Point[], foot: number) => {
  const [first, last] = [points[0] as Point, points[points.length - 1] as Point];
  return `${smooth(points)}L${Math.round(last[0])} ${foot}L${Math.round(first[0])} ${foot}Z`;
};

/** Height of a skyline at x. */
export const heightAt = (points: readonly Point[], x: number) => {
  const i = points.findIndex((point) => point[0] >= x);
  const [b, a] = [points[Math.max(i, 0)] as Point, points[Math.max(i - 1, 0)] as Point];
  return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
};
