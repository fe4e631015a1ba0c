import { mix } from './colour';
import { figure } from './figure';
import { softGround } from './ridge';
import { area, box, n, path, stroke, type Point } from './shapes';
import type { Stage } from './stage';
import { palm, roundTree } from './trees';

/** Draws what stands at one's feet; `bank` is where the ground or the water of the place begins. */
export type DrawnBefore = (stage: Stage, bank: number) => string;

/** A colour by day, sunk into the night after dark. */
export const dim = ({ c, isDark }: Stage, colour: string, part = 0.1) =>
  mix(colour, c.near, isDark ? part + 0.45 : part);

/** Leafy trees along a quay. */
export const linden: DrawnBefore = (stage) => {
  const { c, h, w } = stage;
  const random = stage.random('linden');
  const trees = Array.from({ length: Math.round(w / 74) }, (_, i) =>
    roundTree(i * 74 + random.between(-16, 16), h * 0.965, h * random.between(0.11, 0.16)),
  );
  return path(trees.join('') + box(-2, h * 0.955, [w + 4, h * 0.06]), mix(c.ground, c.near, 0.1));
};

/** Palms on both sides. */
export const palms: DrawnBefore = (stage) =>
  [0.94, 0.83, 1, 0.06]
    .map((part, i) => {
      const random = stage.random(`front-palm-${i}`);
      return palm(random, {
        x: stage.across(part),
        y: stage.h * 1.02,
        tall: stage.h * random.between(0.42, 0.52) * (i === 1 || i === 3 ? 0.72 : 1),
        lean: -stage.side * random.between(0.5, 0.9) * (i > 1 ? -0.6 : 1),
        colour: mix(stage.c.ground, '#000000', 0.06 * i),
      });
    })
    .join('') +
  path(
    softGround(
      [
        [-10, stage.h * 0.97],
        [stage.w * 0.5, stage.h * 0.99],
        [stage.w + 10, stage.h * 0.95],
      ],
      stage.h,
    ),
    stage.c.ground,
  );

/** Cacti, one of them near. */
export const cacti: DrawnBefore = (stage) => {
  const cactus = figure(
    'M-7 0L-7 34L-20 34Q-30 36 -30 46L-30 64Q-26 70 -22 64L-22 46L-7 44L-7 94Q0 104 7 94L7 56L20 58L20 74Q24 80 28 74L28 56Q28 48 18 46L7 46L7 0Z',
  );
  return path(
    [0.93, 0.82, 0.99, 0.1]
      .map((part, i) =>
        cactus(stage.across(part), stage.h * 1.01, [stage.h * [0.38, 0.22, 0.27, 0.17][i]!, i % 2 ? 1 : -1]),
      )
      .join(''),
    stage.c.ground,
  );
};

/** Trees that died long ago. */
export const deadwood: DrawnBefore = (stage) => {
  const tree = figure(
    'M-5 0L-3 38L-30 62L-44 64L-28 68L-22 82L-20 66L-3 52L-7 78L-16 94L-4 84L-2 100L2 82L1 58L18 74L22 90L26 76L38 84L28 72L6 46L26 54L42 52L26 48L5 34L7 0Z',
  );
  return path(
    tree(stage.across(0.88), stage.h * 0.97, [stage.h * 0.44, stage.side]) +
      tree(stage.across(0.68), stage.h * 0.86, stage.h * 0.17),
    stage.c.ground,
  );
};

/** Rows of a field that meet far away. */
export const rows = (stage: Stage, top: number, [even, odd]: readonly [string, string]) => {
  const { h, w } = stage;
  const vanish: Point = [stage.across(0.64), top - h * 0.05];
  let [a, bumps] = ['', ''];
  for (let i = -9; i < 22; i += 1) {
    const at = (part: number, y: number) =>
      [
        vanish[0] + (part * w * 0.1 - w * 0.55 - (vanish[0] - w / 2)) * ((y - vanish[1]) / (h - vanish[1])) * 1.6,
        y,
      ] as const;
    a += area([at(i, top), at(i + 0.55, top), at(i + 0.55, h + 4), at(i, h + 4)]);
    bumps += `M${n(at(i, top)[0])} ${n(top)}L${n(at(i, h + 4)[0])} ${n(h + 4)}`;
  }
  return (
    path(
      softGround(
        [
          [-10, top + 6],
          [w * 0.5, top - 5],
          [w + 10, top + 4],
        ],
        h,
      ),
      odd,
    ) +
    path(a, even) +
    stroke(bumps, mix(even, stage.c.light, 0.3), { 'stroke-width': 3, opacity: 0.4 })
  );
};

/** Steps of a slope, each with a bright edge. */
export const steps = (stage: Stage, [top, green, edge]: readonly [number, string, string]) => {
  const { h, w, c } = stage;
  const random = stage.random('terraces');
  return Array.from({ length: 7 }, (_, i) => {
    const y = top + ((h - top) * i) / 6.4;
    const points: Point[] = [0, 0.22, 0.45, 0.7, 1].map((part) => [
      part * (w + 40) - 20,
      y + (part - 0.5) * stage.side * -h * 0.1 + random.between(-1, 1) * h * 0.016,
    ]);
    return (
      path(
        softGround(
          points.map(([x, py]) => [x, py - 4] as const),
          h,
        ),
        edge,
      ) + path(softGround(points, h), mix(green, c.ground, i * 0.11))
    );
  }).join('');
};
