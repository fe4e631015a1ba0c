import type { Foreground } from '../scene-kinds';
import { drawLocalBoat } from './boats';
import { drawArchBridge, drawRedBridge } from './bridges';
import { mix } from './colour';
import { figure } from './figure';
import { softGround } from './ridge';
import { area, box, fade, n, path, stroke, type Point } from './shapes';
import type { Stage } from './stage';
import { palm, roundTree } from './trees';

/** Draws what stands at one's feet; `bank` is where the ground or the water of the place begins. */
type Drawn = (stage: Stage, bank: number) => string;

const dim = ({ c, isDark }: Stage, colour: string, part = 0.1) => mix(colour, c.near, isDark ? part + 0.45 : part);

const linden: Drawn = (stage) => {
  const { c, h, w } = stage;
  const random = stage.random('linden');
  const trees = Array.from({ length: Math.round(w / 74) }, (_, i) =>
    roundTree(i * 74 + random.between(-16, 16), h * 0.965, h * random.between(0.11, 0.16)),
  );
  return path(trees.join('') + box(-2, h * 0.955, [w + 4, h * 0.06]), mix(c.ground, c.near, 0.1));
};

const palms: Drawn = (stage) =>
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

const cacti: Drawn = (stage) => {
  const cactus = figure(
    'M-7 0L-7 34L-20 34Q-30 36 -30 46L-30 64Q-26 70 -22 64L-22 46L-7 44L-7 94Q0 104 7 94L7 56L20 58L20 74Q24 80 28 74L28 56Q28 48 18 46L7 46L7 0Z',
  );
  return path(
    [0.93, 0.82, 0.99, 0.1]
      .map((part, i) =>
        cactus(stage.across(part), stage.h * 1.01, stage.h * [0.38, 0.22, 0.27, 0.17][i]!, i % 2 ? 1 : -1),
      )
      .join(''),
    stage.c.ground,
  );
};

const deadwood: Drawn = (stage) => {
  const tree = figure(
    'M-5 0L-3 38L-30 62L-44 64L-28 68L-22 82L-20 66L-3 52L-7 78L-16 94L-4 84L-2 100L2 82L1 58L18 74L22 90L26 76L38 84L28 72L6 46L26 54L42 52L26 48L5 34L7 0Z',
  );
  return path(
    tree(stage.across(0.88), stage.h * 0.97, stage.h * 0.44, stage.side) +
      tree(stage.across(0.68), stage.h * 0.86, stage.h * 0.17),
    stage.c.ground,
  );
};

const ramparts: Drawn = (stage, bank) => {
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

const row = (stage: Stage, bank: number, [paints, isGabled]: readonly [readonly string[], boolean]) => {
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

const northern = ['#b5442f', '#c98a2e', '#e9dcc3', '#8c3b2c', '#d9b26a'] as const;
const pastel = ['#f2a48d', '#8fc7bd', '#f3d58e', '#e9e2d0', '#9db9dc', '#eab7c0'] as const;

const rows = (stage: Stage, top: number, [even, odd]: readonly [string, string]) => {
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
const steps = (stage: Stage, [top, green, edge]: readonly [number, string, string]) => {
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

const ruins: Drawn = (stage) => {
  const { c, h } = stage;
  const stone = dim(stage, '#cbbd9f', 0.15);
  const at: Parameters<ReturnType<typeof figure>> = [stage.across(0.64), h * 0.78, h * 0.56, stage.side];
  const peak =
    'M-110 0Q-84 8 -72 26Q-64 40 -54 36Q-38 34 -30 62Q-24 92 -12 100Q2 100 8 82Q16 56 30 44Q52 30 62 14L92 0Z';
  const shade = 'M-110 0Q-84 8 -72 26Q-64 40 -54 36Q-38 34 -30 62Q-24 92 -12 100Q-16 70 -4 54Q-20 34 -8 18L-14 0Z';
  const house = figure(
    'M-60 0L-60 40L-34 74L-8 40L-8 0L-18 0L-18 24L-28 24L-28 0ZM-4 0L-4 36L22 70L48 36L48 0L38 0L38 22L28 22L28 0ZM54 0L54 26L96 26L96 0Z',
  );
  const walls = [
    [0.14, 0.8, 0.1],
    [0.34, 0.795, 0.085],
    [0.5, 0.83, 0.11],
    [0.76, 0.81, 0.1],
    [0.26, 0.885, 0.13],
    [0.62, 0.92, 0.14],
  ] as const;
  return (
    path(
      figure(peak)(...at),
      fade(stage, 'peak', [
        [0, mix(c.mid, c.near, 0.45)],
        [1, mix(c.mid, c.horizon, 0.3)],
      ]),
    ) +
    path(figure(shade)(...at), mix(c.near, c.ground, 0.25), { opacity: 0.6 }) +
    steps(stage, [h * 0.77, dim(stage, '#7da05a', 0.2), stone]) +
    path(walls.map(([part, up, size]) => house(stage.across(part), h * up, h * size)).join(''), stone)
  );
};

const huts: Drawn = (stage, bank) => {
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

const boulders: Drawn = (stage) => {
  const random = stage.random('boulders');
  const { c, h } = stage;
  const stone = dim(stage, '#c9a58c', 0.2);
  return [1, 0.88, 0.95, 0.77, 0.06]
    .map((part, i) => {
      const d = figure('M-60 -10Q-70 40 -34 74Q-6 100 26 84Q66 66 62 -10Z')(
        stage.across(part),
        h * (0.98 - (i % 2) * 0.02),
        h * random.between(0.14, 0.26) * (i > 2 ? 0.6 : 1),
        i % 2 ? 1 : -1,
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

const torii: Drawn = (stage, bank) => {
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

/** A string across the sky with things that hang on it. */
const strung = (stage: Stage, [colours, piece]: readonly [readonly string[], (x: number, y: number) => string]) => {
  const { h, w } = stage;
  let [line, hung] = ['', colours.map(() => '')];
  [0.1, 0.2].forEach((drop, k) => {
    const [from, to, sag] = [h * (drop - 0.06), h * (drop + 0.06 * (k ? -1 : 1)), h * 0.12];
    line += `M-5 ${n(from)}Q${n(w / 2)} ${n((from + to) / 2 + sag * 2)} ${n(w + 5)} ${n(to)}`;
    for (let i = 1; i < 18; i += 1) {
      const t = i / 18;
      const y = (1 - t) ** 2 * from + 2 * t * (1 - t) * ((from + to) / 2 + sag * 2) + t * t * to;
      hung[(i + k) % colours.length] += piece(w * t, y);
    }
  });
  return (
    stroke(line, stage.c.ground, { 'stroke-width': 2.5, opacity: 0.7 }) +
    hung.map((d, i) => path(d, dim(stage, colours[i] ?? '', stage.isDark ? -0.3 : 0))).join('')
  );
};

const cableCars: Drawn = (stage) => {
  const { h, c } = stage;
  const [low, high] = [stage.across(0.02), stage.across(1)];
  const line = `M${n(low)} ${n(h * 0.62)}L${n(high)} ${n(h * 0.12)}`;
  const cars = [0.22, 0.5, 0.78].map((t) =>
    figure('M-46 -24Q-56 -90 -40 -110L40 -110Q56 -90 46 -24ZM-4 -24L-4 0L4 0L4 -24Z')(
      low + (high - low) * t,
      h * (0.62 - 0.5 * t),
      h * 0.055,
    ),
  );
  return stroke(line, c.ground, { 'stroke-width': 3 }) + path(cars.join(''), dim(stage, '#c8452f', 0.05));
};

const boat =
  (name: Parameters<typeof drawLocalBoat>[1], size: number, far = 0.45): Drawn =>
  (stage, bank) =>
    drawLocalBoat(stage, name, [stage.across(0.74), bank + (stage.h - bank) * far * 0.35, stage.h * size * 0.45]) +
    drawLocalBoat(stage, name, [stage.across(0.36), bank + (stage.h - bank) * far, stage.h * size]);

const drawn: Record<Foreground, Drawn> = {
  linden,
  palms,
  cacti,
  deadwood,
  ramparts,
  wharf: (stage, bank) => row(stage, bank, [northern, true]),
  shopfronts: (stage, bank) => row(stage, bank, [pastel, false]) + palms(stage, bank),
  vines: (stage, bank) => rows(stage, bank, [dim(stage, '#6f8d3d', 0.15), dim(stage, '#b08a55', 0.3)]),
  lavender: (stage, bank) => rows(stage, bank, [dim(stage, '#8468b8', 0.05), dim(stage, '#a9a05c', 0.3)]),
  terraces: (stage) =>
    steps(stage, [stage.h * 0.72, dim(stage, '#6f9e52', 0.2), mix(stage.c.horizon, stage.c.sky, 0.4)]),
  ruins,
  huts,
  boulders,
  'red-bridge': drawRedBridge,
  'arch-bridge': drawArchBridge,
  torii,
  gondola: boat('gondola', 0.11, 0.66),
  junk: boat('junk', 0.24),
  dhow: boat('dhow', 0.22),
  longtail: boat('longtail', 0.12, 0.55),
  houseboat: (stage, bank) => boat('houseboat', 0.13, 0.5)(stage, bank) + palms(stage, bank),
  lanterns: (stage) =>
    strung(stage, [
      ['#e2533a', '#f0b04a', '#d9743c'],
      (x, y) => `M${n(x - 6)} ${n(y + 4)}h12q13 14 0 28h-12q-13 -14 0 -28Z`,
    ]),
  flags: (stage) =>
    strung(stage, [
      ['#3f78b8', '#f3efe4', '#c9402f', '#4f9a5c', '#e6b53c'],
      (x, y) => `M${n(x - 13)} ${n(y)}h26v24h-26Z`,
    ]),
  'cable-cars': cableCars,
};

/** What stands before the place; '' where there is nothing of its own. */
export const drawForeground = (stage: Stage, bank: number) =>
  stage.foreground ? drawn[stage.foreground](stage, bank) : '';
