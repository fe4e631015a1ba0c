import { n, type Point } from './shapes';
import { symmetric, type Silhouette } from './silhouette';

/** How tall a figure is, and which way it faces: 1 or -1. */
type Turned = readonly [tall: number, to: number];

/**
 * A silhouette written as path data (M, L, Q, Z) in hundredths of its height: pairs of right and up from the middle of
 * its foot. A `Turned` one faces the other way for -1.
 */
export const figure = (d: string) => (x: number, foot: number, size: number | Turned) => {
  const [tall, to] = typeof size === 'number' ? [size, 1] : size;
  return d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, dx: string, up: string) => `${n(x + (Number(dx) * tall * to) / 100)} ${n(foot - (Number(up) * tall) / 100)}`,
  );
};

/** A silhouette alike on both sides, written as pairs in hundredths of its height, from the foot to the top. */
export const half = (pairs: string): Silhouette =>
  symmetric([...pairs.matchAll(/(\S+) (\S+)/g)].map(([, dx, up]): Point => [Number(dx) / 100, Number(up) / 100]));
