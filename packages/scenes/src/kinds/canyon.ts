import { mix } from '../parts/colour';
import { figure } from '../parts/figure';
import { area, box, fade, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';

const butte = figure('M-100 0L-84 26L-66 30L-58 58L-44 62L-38 86L-26 96L22 97L34 86L42 62L54 58L64 32L82 26L100 0Z');
const bands = figure(
  'M-84 26L-66 30L64 32L82 26L85 21L66 24L-66 24L-86 21ZM-58 58L-44 62L42 62L54 58L55 53L42 56L-44 56L-59 53ZM-38 86L-26 96L22 97L34 86L36 80L-40 80Z',
);

/** The far rim as level as a table, temples of banded rock below it, a river, and the near rim one stands on. */
export const drawCanyon = (stage: Stage) => {
  const { c, h, w, horizon } = stage;
  const random = stage.random('buttes');
  const red = mix('#b9603c', c.near, stage.isDark ? 0.4 : 0.1);
  const rim = horizon + h * 0.01;
  const far = path(
    `M-5 ${n(rim)}L${n(w * 0.3)} ${n(rim - 6)}H${n(w * 0.52)}L${n(w * 0.54)} ${n(rim - 14)}H${n(w + 5)}V${h}H-5Z`,
    fade(stage, 'far-rim', [
      [0, mix(red, c.horizon, 0.55)],
      [0.25, mix(red, c.horizon, 0.38)],
      [1, mix(red, c.near, 0.25)],
    ]),
  );
  const temples = [0, 1, 2].map((row) => {
    const tone = mix(mix(red, c.horizon, 0.4 - row * 0.17), c.ground, row * 0.1);
    let [rock, dark] = ['', ''];
    for (let i = 0; i < 5 - row; i += 1) {
      const [x, foot, tall] = [
        stage.across((i + 0.5 + random.between(-0.25, 0.25)) / (5 - row)),
        h * (0.72 + row * 0.11),
        h * random.between(0.1, 0.17) * (1 + row * 0.32),
      ];
      const wide = random.odds(0.5) ? 1 : -1;
      rock += butte(x, foot, [tall, wide]) + butte(x + wide * tall * 0.9, foot, tall * 0.62);
      dark += bands(x, foot, [tall, wide]) + bands(x + wide * tall * 0.9, foot, tall * 0.62);
    }
    return (
      path(
        rock + box(-5, h * (0.71 + row * 0.11), [w + 10, h]),
        fade(stage, `temples-${row}`, [
          [0, mix(tone, c.light, 0.2)],
          [0.5, tone],
          [1, mix(tone, c.ground, 0.25)],
        ]),
      ) + path(dark, mix(tone, c.ground, 0.42), { opacity: 0.5 })
    );
  });
  const river = stroke(
    `M${n(stage.across(0.42))} ${n(h * 0.86)}q${n(stage.side * w * 0.1)} 8 ${n(stage.side * w * 0.07)} 22t${n(-stage.side * w * 0.06)} 40`,
    mix(c.light, '#6fb0b8', 0.6),
    { 'stroke-width': 6 },
  );
  const edge: Point[] = [
    [0.5, 1],
    [0.58, 0.93],
    [0.7, 0.92],
    [0.74, 0.84],
    [0.86, 0.82],
    [0.9, 0.76],
    [1.05, 0.74],
  ].map(([part = 0, y = 0]) => [stage.across(part), h * y]);
  return (
    far +
    temples.join('') +
    river +
    path(
      area([...edge, [stage.across(1.05), h + 5], [stage.across(0.5), h + 5]]),
      fade(stage, 'near-rim', [
        [0, mix(c.ground, red, 0.25)],
        [1, c.ground],
      ]),
    )
  );
};

/** Petra: between two walls of a gorge, a front of columns cut into the rock. */
export const drawRockTomb = (stage: Stage) => {
  const { c, h, w } = stage;
  const rose = mix('#cf8460', c.near, stage.isDark ? 0.45 : 0.08);
  const [x, foot, s] = [stage.across(0.6), h * 0.9, h * 0.72];
  const front = figure('M-40 0L-40 60L-34 60L-34 92L-22 92L-22 98L34 98L34 60L40 60L40 0Z')(x, foot, s);
  const columns = [-34, -23, -12, 7, 18, 29]
    .map((dx) => figure(`M${dx} 3L${dx} 42L${dx + 5} 42L${dx + 5} 3Z`)(x, foot, s))
    .join('');
  const relief = figure(
    'M-38 44L38 44L38 48L-38 48ZM-24 50L0 59L24 50ZM-40 60L40 60L40 62L-40 62ZM-11 64L-11 82L11 82L11 64ZM-13 83Q-8 92 0 95Q8 92 13 83ZM-32 64L-32 84L-18 84L-18 64ZM18 64L18 84L32 84L32 64ZM-34 86L-16 86L-25 91ZM16 86L34 86L25 91Z',
  )(x, foot, s);
  const door = figure(
    'M-6 0L-6 30L6 30L6 0ZM-5 66L-5 80L5 80L5 66ZM-27 66L-27 80L-23 80L-23 66ZM23 66L23 80L27 80L27 66Z',
  )(x, foot, s);
  const wall = (from: number, edge: readonly number[], [tone, name]: readonly [string, string]) =>
    path(
      `M${n(stage.across(from))} 0${edge.map((part, i) => `L${n(stage.across(part))} ${n((h * i) / (edge.length - 1))}`).join('')}L${n(stage.across(from))} ${h}Z`,
      fade(stage, name, [
        [0, mix(tone, c.light, 0.12)],
        [1, mix(tone, c.ground, 0.5)],
      ]),
    );
  const strata = [0.1, 0.2, 0.31, 0.43, 0.56, 0.7]
    .map(
      (part) => `M-5 ${n(h * part)}q${n(w * 0.1)} 14 ${n(w * 0.2)} 2t${n(w * 0.3)} 8t${n(w * 0.3)} -8t${n(w * 0.3)} 6`,
    )
    .join('');
  return (
    path(
      box(0, h * 0.1, [w, h]),
      fade(stage, 'cliff', [
        [0, mix(rose, c.light, 0.3)],
        [1, rose],
      ]),
    ) +
    path(
      figure('M-90 60L-70 100L-30 130L-10 122L20 132L60 118L96 90L90 60Z')(x, h * 0.5, s * 0.42),
      mix(rose, c.light, 0.3),
    ) +
    stroke(strata, mix(rose, c.near, 0.5), { 'stroke-width': 5, opacity: 0.28 }) +
    path(front, mix(rose, c.ground, 0.38)) +
    path(columns + relief, mix(rose, c.light, 0.42)) +
    path(door, mix(c.ground, '#000000', 0.2)) +
    path(box(0, foot - 2, [w, h]), mix(rose, c.light, 0.2)) +
    wall(-0.02, [0.36, 0.3, 0.33, 0.27, 0.3, 0.31, 0.36, 0.35, 0.44], [mix(rose, c.near, 0.45), 'wall-a']) +
    wall(1.02, [0.8, 0.86, 0.84, 0.9, 0.87, 0.88, 0.82, 0.83, 0.74], [mix(rose, c.near, 0.3), 'wall-b'])
  );
};
