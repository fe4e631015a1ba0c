import { mix } from './colour';
import { figure } from './figure';
import { dim, type DrawnBefore } from './plants';
import { softGround } from './ridge';
import { area, box, fade, n, path, stroke, type Point } from './shapes';
import type { Stage } from './stage';

/** A wall with towers on the water. */
export const ramparts: DrawnBefore = (stage, bank) => {
  const { c, h, w } = stage;
  const random = stage.random('ramparts');
  const stone = dim(stage, '#dcbf93', 0.2);
  const top = bank - h * 0.055;
  let [wall, teeth, towers, slits] = [box(-4, top, [w + 8, h * 0.1]), '', '', ''];
  for (let x = 0; x < w; x += 22) teeth += box(x, top - 8, [12, 9]);
  for (const part of [0.12, 0.44, 0.8]) {
    const [x, wide, up] = [
      stage.across(part + random.between(-0.04, 0.04)),
      h * random.between(0.05, 0.075),
      h * random.between(0.12, 0.17),
    ];
    towers += area([
      [x - wide, bank + h * 0.05],
      [x - wide * 0.86, bank - up],
      [x - wide, bank - up - 3],
      [x - wide, bank - up - 16],
      [x + wide, bank - up - 16],
      [x + wide, bank - up - 3],
      [x + wide * 0.86, bank - up],
      [x + wide, bank + h * 0.05],
    ]);
    for (let k = 0; k < 4; k += 1) teeth += box(x - wide + (k * wide) / 1.75, bank - up - 25, [wide * 0.3, 10]);
    slits += `M${n(x)} ${n(bank - up * 0.6)}v14`;
  }
  const rocks: Point[] = Array.from({ length: 12 }, (_, i) => [
    (i / 11) * (w + 20) - 10,
    bank + h * random.between(0.025, 0.055),
  ]);
  wall += teeth;
  return (
    path(wall, mix(stone, c.near, 0.22)) +
    path(
      towers,
      fade(stage, 'ramparts', [
        [0, stone],
        [1, mix(stone, c.near, 0.4)],
      ]),
    ) +
    stroke(slits, c.ground, { 'stroke-width': 5, opacity: 0.6 }) +
    path(softGround(rocks, bank + h * 0.075), mix(c.ground, stone, 0.25))
  );
};

/** A row of houses on the water. */
export const row = (stage: Stage, bank: number, [paints, isGabled]: readonly [readonly string[], boolean]) => {
  const { c, h, w } = stage;
  const random = stage.random('row');
  // Across water they are further away.
  const scale = bank < h * 0.75 ? 0.72 : 1;
  let [houses, roofs, lit, posts] = ['', '', '', ''];
  for (let x = -20; x < w + 10;) {
    const [wide, tall] = [h * random.between(0.075, 0.11), h * random.between(0.11, 0.16) * (isGabled ? 1 : 0.72)].map(
      (size) => size * scale,
    ) as [number, number];
    const paint = dim(stage, random.pick(paints), 0.08);
    houses += path(
      isGabled
        ? area([
            [x, bank],
            [x, bank - tall],
            [x + wide / 2, bank - tall - wide * 0.62],
            [x + wide, bank - tall],
            [x + wide, bank],
          ])
        : box(x, bank - tall, [wide, tall]),
      paint,
    );
    roofs += isGabled
      ? `M${n(x - 3)} ${n(bank - tall + 5)}L${n(x + wide / 2)} ${n(bank - tall - wide * 0.62)}L${n(x + wide + 3)} ${n(bank - tall + 5)}`
      : `M${n(x)} ${n(bank - tall)}h${n(wide)}M${n(x)} ${n(bank - tall * 0.4)}h${n(wide)}`;
    for (let k = 0; k < 3; k += 1)
      for (const up of [0.8, 0.5])
        lit += `M${n(x + wide * (0.22 + k * 0.28))} ${n(bank - tall * up)}v${n(tall * 0.15)}`;
    if (isGabled) posts += `M${n(x + wide * 0.5)} ${n(bank)}v${n(h * 0.03)}`;
    x += wide + 1;
  }
  return (
    houses +
    stroke(roofs, mix(c.near, c.ground, 0.5), { 'stroke-width': isGabled ? 7 : 5 }) +
    stroke(lit, stage.isDark ? stage.lamp : mix(c.light, '#ffffff', 0.3), {
      'stroke-width': 6,
      'stroke-linecap': 'butt',
      opacity: 0.9,
    }) +
    stroke(posts, c.ground, { 'stroke-width': 5 }) +
    path(box(-2, bank - 3, [w + 4, 9]), mix(c.ground, c.near, 0.3))
  );
};

/** Huts on stilts along a jetty. */
export const huts: DrawnBefore = (stage, bank) => {
  const { c, h } = stage;
  let [roofs, walls, legs] = ['', '', ''];
  for (let i = 0; i < 6; i += 1) {
    const [x, y, s] = [stage.across(0.06 + i * 0.115), bank + h * (0.05 + i * 0.018), h * (0.032 + i * 0.007)];
    roofs += `M${n(x - s)} ${n(y - s * 0.7)}Q${n(x - s * 0.3)} ${n(y - s * 1.1)} ${n(x)} ${n(y - s * 1.8)}Q${n(x + s * 0.3)} ${n(y - s * 1.1)} ${n(x + s)} ${n(y - s * 0.7)}Z`;
    walls += box(x - s * 0.66, y - s * 0.72, [s * 1.32, s * 0.66]);
    legs += `M${n(x - s * 0.5)} ${n(y)}v${n(s * 0.7)}M${n(x + s * 0.5)} ${n(y)}v${n(s * 0.7)}`;
  }
  const deck = `M${n(stage.across(0))} ${n(bank + h * 0.05)}L${n(stage.across(0.74))} ${n(bank + h * 0.16)}L${n(stage.across(1.02))} ${n(bank + h * 0.3)}`;
  return (
    stroke(legs, c.ground, { 'stroke-width': 4 }) +
    stroke(deck, mix(c.ground, c.near, 0.3), { 'stroke-width': 6 }) +
    path(walls, stage.isDark ? mix(stage.lamp, c.near, 0.2) : dim(stage, '#e6cda0')) +
    path(roofs, mix(c.ground, '#7a5a3a', stage.isDark ? 0.1 : 0.45))
  );
};

/** Round rocks of granite. */
export const boulders: DrawnBefore = (stage) => {
  const random = stage.random('boulders');
  const { c, h } = stage;
  const stone = dim(stage, '#c9a58c', 0.2);
  return [1, 0.88, 0.95, 0.77, 0.06]
    .map((part, i) => {
      const d = figure('M-60 -10Q-70 40 -34 74Q-6 100 26 84Q66 66 62 -10Z')(
        stage.across(part),
        h * (0.98 - (i % 2) * 0.02),
        [h * random.between(0.14, 0.26) * (i > 2 ? 0.6 : 1), i % 2 ? 1 : -1],
      );
      return path(
        d,
        fade(stage, `boulder-${i}`, [
          [0, stone],
          [1, mix(stone, c.ground, 0.65)],
        ]),
      );
    })
    .join('');
};

/** A red gate in the tide. */
export const torii: DrawnBefore = (stage, bank) => {
  const red = dim(stage, '#cf4a2c', 0.05);
  const [x, y, s] = [stage.across(0.4), bank + stage.h * 0.19, stage.h * 0.33];
  const gate = figure(
    'M-40 0L-34 76L-26 76L-29 0ZM40 0L34 76L26 76L29 0ZM-50 62L50 62L50 56L-50 56ZM-5 62L-5 78L5 78L5 62ZM-62 90Q0 76 62 90L58 78Q0 68 -58 78ZM-50 0L-46 28L-42 28L-44 0ZM50 0L46 28L42 28L44 0Z',
  );
  return (
    path(gate(x, y, s * -0.5), red, { opacity: 0.25 }) +
    path(gate(x, y, s), red) +
    path(figure('M-64 94Q0 80 64 94L62 89Q0 75 -62 89Z')(x, y, s), stage.c.ground)
  );
};
