import { area, type Point } from './shapes';

/** Draws a landmark as a piece of path: where its foot stands, and how tall it is. */
export type Silhouette = (x: number, foot: number, tall: number) => string;

/** Half an outline, from the foot to the top: how far from the middle, and how high, in heights. */
type Half = readonly Point[];

/** The outline of something that is alike on both sides. */
export const symmetric =
  (half: Half): Silhouette =>
  (x, foot, tall) =>
    area(
      [...half, ...half.map(([dx, up]) => [-dx, up] as const).reverse()].map(([dx, up]) => [
        x + dx * tall,
        foot - up * tall,
      ]),
    );

/** Several silhouettes beside each other: which, how far from the middle and how tall, in heights. */
export const group =
  (...parts: readonly (readonly [Silhouette, number, number])[]): Silhouette =>
  (x, foot, tall) =>
    parts.map(([draw, dx, size]) => draw(x + dx * tall, foot, size * tall)).join('');

/** A plain block: half its width, and its height. */
export const block = (half: number, up: number) =>
  symmetric([
    [half, 0],
    [half, up],
  ]);

/** A house front: half its width, the height of its eaves and of its ridge. */
export const gable = (half: number, [eaves, ridge]: Point) =>
  symmetric([
    [half, 0],
    [half, eaves],
    [0, ridge],
  ]);

/** A dome on a drum with a lantern; `half` is how wide the drum is. */
export const dome = (half: number, up: number): Silhouette =>
  symmetric([
    [half, 0],
    [half, up * 0.42],
    [half * 0.96, up * 0.58],
    [half * 0.78, up * 0.72],
    [half * 0.45, up * 0.83],
    [half * 0.13, up * 0.88],
    [half * 0.11, up * 0.95],
    [0, up],
  ]);

/** An outline that is another on each side, from the left foot to the right one, in heights. */
export const outline =
  (points: readonly Point[]): Silhouette =>
  (x, foot, tall) =>
    area(points.map(([dx, up]) => [x + dx * tall, foot - up * tall]));

/** A square tower with a tall pointed roof. */
export const steeple = symmetric([
  [0.16, 0],
  [0.15, 0.42],
  [0.17, 0.42],
  [0.17, 0.45],
  [0.11, 0.5],
  [0.004, 1],
]);
