import { drawWater } from '../parts/water';
import { mix } from '../parts/colour';
import { figure } from '../parts/figure';
import { drawRidge } from '../parts/hills';
import { softGround } from '../parts/ridge';
import { n, path, stroke, type Point } from '../parts/shapes';
import type { Landmark } from '../scene-kinds';
import { drawBackdrop, drawForeground, type Stage } from '../parts/stage';

/** A flat-topped acacia as a piece of path: a forked trunk under a shallow crown. */
const acacia = (x: number, y: number, tall: number) => {
  const p = (dx: number, dy: number) => `${n(x + dx * tall)} ${n(y - dy * tall)}`;
  const trunk = `M${p(-0.03, 0)}Q${p(-0.02, 0.3)} ${p(-0.2, 0.66)}L${p(-0.16, 0.67)}Q${p(-0.03, 0.48)} ${p(0.01, 0.4)}Q${p(0.07, 0.52)} ${p(0.2, 0.68)}L${p(0.24, 0.66)}Q${p(0.06, 0.34)} ${p(0.05, 0)}Z`;
  const crown = `M${p(-0.62, 0.68)}Q${p(-0.52, 0.8)} ${p(-0.3, 0.84)}Q${p(-0.12, 0.97)} ${p(0.12, 0.9)}Q${p(0.34, 0.95)} ${p(0.46, 0.82)}Q${p(0.64, 0.78)} ${p(0.68, 0.68)}Q${p(0.3, 0.62)} ${p(0.02, 0.66)}Q${p(-0.3, 0.61)} ${p(-0.62, 0.68)}Z`;
  return trunk + crown;
};

/** One elephant as a piece of path; `s` is its height, walking towards `to` (1 is right). */
const elephant = (x: number, y: number, [s, to]: readonly [number, number]) => {
  const p = (dx: number, dy: number) => `${n(x + dx * s * to)} ${n(y - dy * s)}`;
  return `M${p(-0.6, 0)}L${p(-0.64, 0.5)}Q${p(-0.66, 0.92)} ${p(-0.28, 0.96)}Q${p(0.1, 1.02)} ${p(0.3, 0.9)}Q${p(0.46, 1.04)} ${p(0.62, 0.92)}Q${p(0.8, 0.84)} ${p(0.82, 0.56)}Q${p(0.84, 0.26)} ${p(0.92, 0.08)}L${p(0.84, 0.05)}Q${p(0.74, 0.24)} ${p(0.7, 0.5)}Q${p(0.6, 0.46)} ${p(0.48, 0.42)}L${p(0.46, 0)}L${p(0.26, 0)}L${p(0.25, 0.34)}Q${p(-0.02, 0.26)} ${p(-0.3, 0.36)}L${p(-0.36, 0)}Z`;
};

/** Kruger: a baobab, all trunk, its branches like roots. */
const baobab = figure(
  'M-22 0Q-13 20 -16 50Q-20 64 -44 74L-58 92L-40 80L-36 98L-30 78Q-16 70 -12 66L-14 96L-6 72L2 100L6 72L18 92L16 68Q26 74 32 84L30 100L38 86L56 96L44 76Q22 64 16 50Q13 20 22 0Z',
);

const giraffe = figure(
  'M-34 0L-33 34L-36 46Q-30 54 -8 56L8 60L24 96L22 104L26 98L38 92L38 88L30 88L20 50Q18 44 14 42L13 0L9 0L8 36L-24 36L-26 20L-28 0ZM-26 0L-24 34L-20 34L-22 0ZM3 0L4 38L8 38L7 0Z',
);

/** These landmarks are grassland: what is seen on it. */
export const savannas: ReadonlySet<Landmark> = new Set(['acacias', 'giraffes', 'baobab']);

/** Grassland to the horizon, umbrella trees, a family of elephants on its way. */
export const drawSavanna = (stage: Stage) => {
  const { c, h, horizon } = stage;
  const random = stage.random('savanna');
  const grass = (part: number) => mix(mix(c.mid, c.near, part), '#b9954a', stage.isDark ? 0.2 : 0.5);
  const far = drawRidge(stage, 'far', {
    ...{ y: horizon, swing: h * 0.05, roughness: 0.35, foot: h * 0.72, mist: 0.4 },
    colour: mix(c.far, c.horizon, 0.3),
  });
  const plain = (name: string, { y, swing, colour }: { y: number; swing: number; colour: string }) => {
    const rise = stage.random(name);
    const points: Point[] = Array.from({ length: 6 }, (_, i) => [
      (i / 5) * (stage.w + 80) - 40,
      y + rise.between(-swing, swing),
    ]);
    return path(softGround(points, stage.h), colour);
  };
  const distant = [0.3, 0.42, 0.58, 0.66, 0.86].map((part) =>
    acacia(stage.across(part + random.between(-0.03, 0.03)), h * 0.665, h * random.between(0.06, 0.1)),
  );
  const walk = h * 0.765;
  const herd = [1, 0.86, 0.92, 0.55].map((size, i) =>
    elephant(stage.across(0.5 + i * 0.07), walk + i, [h * 0.085 * size, -stage.side]),
  );
  const tall = [0.4, 0.56, 0.66].map((part, i) =>
    giraffe(stage.across(part), walk + i * 4, [h * (0.24 - i * 0.035), i === 1 ? stage.side : -stage.side]),
  );
  const blades = Array.from({ length: 60 }, () => {
    const [x, y, tall] = [random.between(0, stage.w), random.between(h * 0.86, h), random.between(10, 26)];
    return `M${n(x)} ${n(y)}q${n(random.between(-5, 5))} ${n(-tall * 0.6)} ${n(random.between(-9, 9))} ${n(-tall)}`;
  });
  return [
    far.svg,
    drawBackdrop(stage, h * 0.66),
    plain('plain-1', { y: h * 0.65, swing: h * 0.008, colour: mix(c.far, grass(0), 0.6) }),
    path(distant.join(''), mix(c.far, c.ground, stage.isDark ? 0.7 : 0.5)),
    plain('plain-2', { y: h * 0.755, swing: h * 0.012, colour: grass(0.2) }),
    path(stage.landmark === 'giraffes' ? tall.join('') : herd.join(''), mix(c.near, c.ground, 0.7)),
    plain('plain-3', { y: h * 0.84, swing: h * 0.02, colour: mix(grass(0.75), c.near, 0.2) }),
    path(
      stage.landmark === 'baobab'
        ? baobab(stage.across(0.8), h * 0.95, h * 0.52)
        : acacia(stage.across(0.87), h * 0.93, h * 0.42),
      c.ground,
    ),
    stroke(blades.join(''), mix(grass(0.9), c.ground, 0.5), { 'stroke-width': 2, opacity: 0.7 }),
    stage.foreground
      ? drawWater(stage, h * 0.86) + drawForeground(stage, h * 0.84)
      : plain('plain-4', { y: h * 0.975, swing: h * 0.015, colour: mix(c.near, c.ground, 0.65) }),
  ].join('');
};
