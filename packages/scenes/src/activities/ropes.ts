import { mix } from '../parts/colour';
import { dim } from '../parts/plants';
import { area, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { plantOf } from '../parts/growth';
import { bright, distance, hills, turned } from './parts/outdoors';

type Kit = Readonly<Record<'shirt' | 'trousers' | 'helmet' | 'skin', string>>;

/** Somebody who hangs in a seat from a pulley at (x, y), knees up. */
const rider = (x: number, y: number, kit: Kit) =>
  stroke(`M${n(x)} ${n(y)}V${n(y + 150)}`, kit.trousers, { 'stroke-width': 5 }) +
  stroke(`M${n(x - 16)} ${n(y)}h32`, kit.trousers, { 'stroke-width': 18 }) +
  stroke(
    `M${n(x - 6)} ${n(y + 96)}L${n(x - 2)} ${n(y + 22)}M${n(x + 14)} ${n(y + 100)}L${n(x + 4)} ${n(y + 22)}`,
    kit.skin,
    { 'stroke-width': 17 },
  ) +
  stroke(`M${n(x)} ${n(y + 116)}L${n(x - 24)} ${n(y + 196)}`, kit.shirt, { 'stroke-width': 58 }) +
  stroke(`M${n(x - 22)} ${n(y + 212)}L${n(x + 66)} ${n(y + 196)}L${n(x + 92)} ${n(y + 268)}`, kit.trousers, {
    'stroke-width': 32,
    'stroke-linejoin': 'round',
  }) +
  stroke(`M${n(x + 92)} ${n(y + 278)}l30 -4`, kit.helmet, { 'stroke-width': 20 }) +
  `<circle cx="${n(x + 22)}" cy="${n(y + 66)}" r="30" fill="${kit.skin}"/>` +
  path(`M${n(x - 12)} ${n(y + 64)}q-2 -40 34 -40q38 0 36 38Z`, kit.helmet);

/** Somebody who climbs a wall on the right, by the middle of the back. */
const climber = (x: number, y: number, kit: Kit) =>
  stroke(`M${n(x + 4)} ${n(y + 40)}Q${n(x - 30)} ${n(y + 220)} ${n(x - 10)} ${n(y + 420)}`, kit.trousers, {
    'stroke-width': 5,
  }) +
  stroke(
    `M${n(x)} ${n(y - 50)}L${n(x + 70)} ${n(y - 130)}M${n(x + 6)} ${n(y - 30)}L${n(x + 88)} ${n(y - 10)}`,
    kit.skin,
    { 'stroke-width': 19 },
  ) +
  stroke(`M${n(x)} ${n(y - 36)}L${n(x - 10)} ${n(y + 48)}`, kit.shirt, { 'stroke-width': 60 }) +
  stroke(
    `M${n(x - 4)} ${n(y + 66)}L${n(x + 66)} ${n(y + 76)}L${n(x + 72)} ${n(y + 140)}M${n(x - 14)} ${n(y + 66)}L${n(x + 12)} ${n(y + 150)}L${n(x + 58)} ${n(y + 210)}`,
    kit.trousers,
    { 'stroke-width': 30, 'stroke-linejoin': 'round' },
  ) +
  `<circle cx="${n(x + 6)}" cy="${n(y - 104)}" r="29" fill="${kit.skin}"/>` +
  path(`M${n(x - 28)} ${n(y - 104)}q-2 -38 34 -38q36 0 34 36Z`, kit.helmet);

/** Somebody in a helmet: on a zip line over a valley, or on a wall of rock. */
export const drawRopes = (stage: Stage) => {
  const { c, w, h } = stage;
  const random = stage.random('ropes');
  const kit: Kit = {
    shirt: bright(stage, 'shirt'),
    helmet: bright(stage, 'helmet'),
    trousers: mix(c.ground, '#10182c', 0.4),
    skin: dim(stage, random.pick(['#d9a07a', '#8f5a3c', '#f0c49c']), 0.05),
  };
  const rock = dim(stage, random.pick(['#c98f64', '#b9a58c', '#a6785a']), 0.12);
  const isWall = random.odds(0.5);
  const x = w * random.between(0.36, 0.46);
  const line = (at: number) => h * 0.2 + (at - x) * 0.14;
  const trees = Array.from({ length: 12 }, (_, i) =>
    plantOf(stage)(i * 100 - 10, h * 0.94 + random.between(-10, 30), random.between(90, 170)),
  ).join('');
  return (
    distance(stage, 0.66) +
    turned(
      stage,
      hills(stage, ['valley', h * 0.84, 60], mix(c.mid, c.near, 0.6)) +
        (isWall
          ? path(area([[w, -4], [w, h], [w * 0.5, h], [w * 0.56, h * 0.72], [w * 0.52, h * 0.52], [w * 0.6, h * 0.3], [w * 0.56, h * 0.12], [w * 0.64, -4]]), rock) + // prettier-ignore
            path(
              area([
                [w, -4],
                [w, h],
                [w * 0.66, h],
                [w * 0.7, h * 0.66],
                [w * 0.66, h * 0.4],
                [w * 0.74, h * 0.16],
                [w * 0.72, -4],
              ]),
              mix(rock, c.ground, 0.28),
            ) + // prettier-ignore
            stroke(
              `M${n(w * 0.57)} ${n(h * 0.42)}l46 26M${n(w * 0.58)} ${n(h * 0.66)}l60 -18M${n(w * 0.6)} ${n(h * 0.86)}l52 16M${n(w * 0.62)} ${n(h * 0.2)}l44 10`,
              mix(rock, c.ground, 0.4),
              { 'stroke-width': 7 },
            ) +
            climber(w * 0.49, h * 0.46, kit)
          : stroke(`M-4 ${n(line(-4))}L${w + 4} ${n(line(w + 4))}`, mix(c.ground, c.near, 0.2), { 'stroke-width': 6 }) +
            rider(x, line(x), kit)) +
        path(trees, mix(c.ground, c.near, 0.2)) +
        path(`M-4 ${h}v-26q280 -30 560 -6t528 -20v60Z`, c.ground),
    )
  );
};
