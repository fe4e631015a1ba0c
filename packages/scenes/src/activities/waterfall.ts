import { mix } from '../parts/colour';
import { area, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { drawWater } from '../parts/water';
import { plantOf } from '../parts/growth';
import { turned } from './parts/outdoors';

/** A tall fall between walls of rock, and the pool it comes down in. */
export const drawWaterfall = (stage: Stage) => {
  const { c, w, h } = stage;
  const random = stage.random('waterfall');
  const [left, wide] = [w * random.between(0.4, 0.48), w * random.between(0.12, 0.2)];
  const top = h * random.between(0.14, 0.22);
  const pool = h * 0.78;
  const white = mix('#ffffff', c.sky, stage.isDark ? 0.45 : 0.08);
  const rock = mix(c.near, c.mid, 0.25);
  const ledges = random.odds(0.5);
  const wall = (to: number, edge: number, swing: number) =>
    area([
      [to, h], [to, top - 60], [edge - swing * 1.6, top - 30], [edge - swing * 0.4, top], [edge + swing * 0.2, h * 0.4],
      [edge - swing * 0.3, h * 0.58], [edge - swing * 0.1, pool], [edge - swing * 1.2, pool + 26], [edge - swing * 2.6, h],
    ]); // prettier-ignore
  const strands = Array.from({ length: 6 }, (_, i) => {
    const x = left + wide * (0.1 + i * 0.16);
    return `M${n(x)} ${n(top + random.between(10, 60))}V${n(pool - random.between(10, 120))}`;
  }).join('');
  const trees = [0.06, 0.14, 0.22, 0.78, 0.87, 0.95]
    .map((part) => plantOf(stage)(w * part, top - 20 + random.between(-10, 30), random.between(80, 130)))
    .join('');
  return turned(
    stage,
    path(trees, mix(c.near, c.ground, 0.3)) +
      path(
        area([
          [left - 8, top + 4],
          [left + wide + 8, top + 4],
          [left + wide + 16, pool + 10],
          [left - 16, pool + 10],
        ]),
        mix(rock, c.ground, 0.5),
      ) + // prettier-ignore
      path(
        `M${n(left)} ${n(top)}q${n(wide / 2)} -16 ${n(wide)} 0L${n(left + wide * 1.12)} ${n(pool + 12)}H${n(left - wide * 0.12)}Z`,
        white,
      ) +
      stroke(strands, mix(c.sky, c.mid, 0.3), { 'stroke-width': 7, opacity: 0.55 }) +
      path(wall(-4, left + 6, 34) + wall(w + 4, left + wide - 6, -34), rock) +
      path(wall(-4, left - 60, 60) + wall(w + 4, left + wide + 66, -58), mix(rock, c.ground, 0.3)) +
      drawWater(stage, pool) +
      path(
        `M${n(left - 70)} ${n(pool + 22)}q20 -44 70 -34q30 -34 ${n(wide / 2)} -12q40 -28 ${n(wide / 2)} 12q50 -12 70 34Z`,
        white,
        { opacity: 0.9 },
      ) +
      (ledges
        ? stroke(`M${n(left + wide * 0.2)} ${n(h * 0.46)}h${n(wide * 0.6)}`, mix(rock, c.ground, 0.4), {
            'stroke-width': 12,
          })
        : '') +
      path(
        `M-4 ${h}v-90q60 -40 120 -4q40 -30 90 20q30 20 40 74ZM${w + 4} ${h}v-110q-80 -40 -130 10q-60 0 -80 100Z`,
        c.ground,
      ),
  );
};
