/** What stands on a laid table: dishes that nobody takes for another one. */
import { area, box, dot, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { lit, oval, shaded, steam } from './parts/a-frame';

/** A fish with lemon on a great plate. */
export const fish = (stage: Stage) =>
  path(oval(0, 524, [270, 92]), shaded(stage, '#e9e4da', 0.12)) +
  path(oval(0, 514, [270, 92]), lit(stage, '#fbf8f0', 0.2)) +
  path(oval(0, 514, [206, 66]), lit(stage, '#e4ecea', 0.2)) +
  path(
    'M-190 520Q-110 440 40 476Q90 490 120 508L186 470Q176 512 190 556L122 526Q80 560 0 568Q-120 572 -190 520Z',
    lit(stage, '#e08a5c', 0.14),
  ) +
  path('M-190 520Q-120 548 -20 540T122 526Q80 560 0 568Q-120 572 -190 520Z', shaded(stage, '#c56a45', 0.14)) +
  stroke('M-112 486q28 30 4 66M-30 500q14 14 0 30M26 502q14 14 0 26', shaded(stage, '#a54f33', 0.1), {
    'stroke-width': 6,
  }) +
  stroke(dot(-144, 506), '#33251f', { 'stroke-width': 16 }) +
  path(oval(120, 574, [46, 22]) + oval(-96, 582, [42, 18]), lit(stage, '#f0cb45', 0.12)) +
  path(oval(-190, 558, [36, 18]) + oval(40, 588, [44, 16]), lit(stage, '#5f9450', 0.2));

/** A deep bowl of something hot. */
export const stew = (stage: Stage) =>
  path('M-250 476Q-240 640 -90 646H90Q240 640 250 476Z', lit(stage, '#2f6f86', 0.2)) +
  stroke('M-226 556Q0 610 226 556', lit(stage, '#f2e3bd', 0.2), { 'stroke-width': 14 }) +
  path(oval(0, 476, [250, 78]), lit(stage, '#f4ecdb', 0.2)) +
  path(oval(0, 480, [216, 60]), lit(stage, '#d9792f', 0.14)) +
  path(oval(-80, 474, [66, 28]) + oval(96, 462, [54, 22]), lit(stage, '#f3d9a0', 0.14)) +
  path(oval(30, 502, [60, 24]) + oval(-150, 492, [34, 14]), lit(stage, '#b0402e', 0.16)) +
  path(oval(-10, 456, [36, 14]) + oval(150, 490, [34, 14]) + oval(-64, 512, [30, 11]), lit(stage, '#5c9450', 0.2)) +
  steam(stage, [0, 420], 210);

/** A flat pie from the oven on its board, a slice taken out. */
export const pizza = (stage: Stage) =>
  path(oval(0, 546, [330, 106]), shaded(stage, '#7a4f30', 0.2)) +
  path(oval(0, 532, [330, 106]), lit(stage, '#a8703f', 0.24)) +
  path(oval(0, 520, [276, 86]), lit(stage, '#d9a055', 0.14)) +
  path(oval(0, 516, [240, 70]), lit(stage, '#cf4a30', 0.14)) +
  path(
    oval(-110, 500, [64, 24]) + oval(60, 486, [60, 20]) + oval(-10, 548, [70, 22]) + oval(140, 524, [50, 20]),
    lit(stage, '#f8e6b8', 0.14),
  ) +
  path(
    oval(-40, 508, [38, 13]) + oval(96, 552, [36, 12]) + oval(-160, 534, [32, 12]) + oval(150, 494, [30, 10]),
    lit(stage, '#4f8a45', 0.2),
  ) +
  path(
    area([
      [10, 520],
      [130, 620],
      [260, 566],
    ]),
    lit(stage, '#a8703f', 0.24),
  );

const plate = (stage: Stage, [x, y]: Point, wide: number) =>
  path(oval(x, y + 8, [wide, wide * 0.34]), shaded(stage, '#e9e4da', 0.16)) +
  path(oval(x, y, [wide, wide * 0.34]), lit(stage, '#fbf8f0', 0.2));

/** Small plates of this and that: no one dish, where nobody says which. */
export const smallPlates = (stage: Stage) => {
  const fills = ['#d9792f', '#5f9450', '#b0402e', '#f0cb45', '#8a5a3a'];
  const places = [
    [-220, 470],
    [0, 462],
    [220, 470],
    [-120, 560],
    [120, 562],
  ] as const;
  return places
    .map(([x, y], i) => {
      const bits = [-44, 0, 44].map((dx, k) => oval(x + dx, y - 8 - (k % 2) * 12, [27, 15])).join('');
      return (
        plate(stage, [x, y], 116) +
        path(bits, lit(stage, fills[i] ?? '#d9792f', 0.14)) +
        path(
          oval(x - 22, y - 20, [18, 8]) + oval(x + 26, y - 4, [16, 7]),
          lit(stage, fills[(i + 1) % 5] ?? '#5f9450', 0.2),
        )
      );
    })
    .join('');
};

/** Skewers from the fire, side by side on a board. */
export const grill = (stage: Stage) =>
  path(box(-330, 500, [660, 96]), shaded(stage, '#7a4f30', 0.2)) +
  path(
    area([
      [-300, 420],
      [300, 420],
      [336, 560],
      [-336, 560],
    ]),
    lit(stage, '#a8703f', 0.24),
  ) +
  [446, 490, 534]
    .map(
      (y, row) =>
        stroke(`M-310 ${y + 14}L310 ${y - 14}`, lit(stage, '#d8c09a', 0.2), { 'stroke-width': 7 }) +
        [-210, -126, -42, 42, 126, 210]
          .map((x, i) =>
            path(
              oval(x, y - x * 0.045, [40, 25]),
              lit(stage, (i + row) % 3 === 2 ? '#5f9450' : (i + row) % 3 ? '#8a4a2c' : '#a35a34', 0.14),
            ),
          )
          .join('') +
        stroke(
          [-210, -126, 42, 126].map((x) => `M${x - 14} ${n(y - x * 0.045 - 14)}l22 26`).join(''),
          lit(stage, '#4a2a1c', 0.1),
          { 'stroke-width': 6 },
        ),
    )
    .join('') +
  steam(stage, [0, 400], 170);

/** Rice in its wide pan, with peas, prawns and lemon. */
export const ricePan = (stage: Stage) =>
  path(box(-404, 496, [90, 30]) + box(314, 496, [90, 30]), lit(stage, '#3a3a3e', 0.1)) +
  path(oval(0, 528, [340, 106]), shaded(stage, '#2c2c30', 0.2)) +
  path(oval(0, 514, [340, 106]), lit(stage, '#4a4a50', 0.1)) +
  path(oval(0, 510, [306, 88]), lit(stage, '#e3ab35', 0.14)) +
  stroke(
    Array.from({ length: 36 }, (_, i) => `M${n(-250 + ((i * 137) % 500))} ${n(470 + ((i * 53) % 82))}l12 5`).join(''),
    lit(stage, '#f7dc8a', 0.14),
    { 'stroke-width': 5 },
  ) +
  stroke(
    [-170, -40, 96, 196].map((x, i) => `M${x} ${500 - (i % 2) * 26}q34 -34 62 4q4 24 -22 22`).join(''),
    lit(stage, '#e2694a', 0.14),
    { 'stroke-width': 20 },
  ) +
  path(
    [-220, -96, 30, 150, -10].map((x, i) => oval(x, 540 - (i % 3) * 24, [13, 9])).join(''),
    lit(stage, '#5c9450', 0.2),
  ) +
  path(oval(230, 540, [44, 22]) + oval(-236, 486, [40, 20]), lit(stage, '#f0cb45', 0.12));

/** Folded flat breads with what is in them. */
export const wraps = (stage: Stage) =>
  path(oval(0, 556, [340, 76]), shaded(stage, '#7a4f30', 0.2)) +
  path(oval(0, 546, [340, 76]), lit(stage, '#b98550', 0.24)) +
  [-196, 0, 196]
    .map(
      (x, i) =>
        path(
          [-66, -22, 22, 66].map((dx) => oval(x + dx, 448 + Math.abs(dx) * 0.5, [30, 24])).join(''),
          lit(stage, '#5f9450', 0.2),
        ) +
        path(
          [-44, 4, 50].map((dx) => oval(x + dx, 440 + Math.abs(dx) * 0.4, [22, 18])).join(''),
          lit(stage, ['#c7392f', '#8a4a2c', '#e08a5c'][i] ?? '#c7392f', 0.14),
        ) +
        path(`M${x - 112} 556q0 -96 112 -96t112 96Z`, lit(stage, '#ecc988', 0.14)) +
        stroke(dot(x - 50, 520) + dot(x + 30, 498) + dot(x + 58, 534), lit(stage, '#c08a48', 0.14), {
          'stroke-width': 16,
        }),
    )
    .join('');

/** Dumplings in the basket they were steamed in. */
export const dumplings = (stage: Stage) =>
  path('M-280 500V590Q0 690 280 590V500Z', shaded(stage, '#b98550', 0.16)) +
  stroke('M-280 546Q0 644 280 546', shaded(stage, '#8a5f38', 0.2), { 'stroke-width': 8 }) +
  path(oval(0, 500, [280, 92]), lit(stage, '#d5a468', 0.2)) +
  path(oval(0, 502, [250, 76]), lit(stage, '#efe2c4', 0.2)) +
  (
    [
      [-120, 474],
      [20, 462],
      [146, 486],
      [-150, 520],
      [-16, 526],
      [110, 536],
    ] as const
  )
    .map(
      ([x, y]) =>
        path(`M${x - 62} ${y + 20}q0 -64 62 -70q62 6 62 70q-62 26 -124 0Z`, lit(stage, '#fbf5e6', 0.2)) +
        stroke(
          `M${x} ${y - 46}q-22 18 -30 44M${x} ${y - 46}q2 20 0 48M${x} ${y - 46}q22 18 30 44`,
          shaded(stage, '#e0d2b4', 0.14),
          {
            'stroke-width': 5,
          },
        ),
    )
    .join('') +
  steam(stage, [0, 420], 210);

/** Noodles in their broth, with an egg, greens and chopsticks. */
export const noodles = (stage: Stage) =>
  path('M-250 476Q-240 640 -90 646H90Q240 640 250 476Z', lit(stage, '#b5382f', 0.2)) +
  stroke('M-222 560Q0 614 222 560', lit(stage, '#f2e3bd', 0.2), { 'stroke-width': 10 }) +
  path(oval(0, 476, [250, 78]), lit(stage, '#f4ecdb', 0.2)) +
  path(oval(0, 480, [216, 60]), lit(stage, '#c98a3c', 0.14)) +
  stroke(
    [-120, -70, -20, 30, 80].map((x, i) => `M${x - 60} ${490 + (i % 2) * 14}q40 -34 80 0t80 -4`).join(''),
    lit(stage, '#f7e2a4', 0.14),
    { 'stroke-width': 11 },
  ) +
  path(oval(-110, 462, [52, 24]) + oval(120, 496, [46, 20]), lit(stage, '#fdf8ea', 0.14)) +
  path(oval(-110, 462, [26, 13]), lit(stage, '#ef9a2f', 0.1)) +
  path(oval(30, 450, [60, 16]) + oval(90, 458, [44, 13]), lit(stage, '#5c9450', 0.2)) +
  stroke('M80 470L330 330M112 480L350 352', lit(stage, '#5a3424', 0.2), { 'stroke-width': 11 }) +
  steam(stage, [-40, 410], 190);

/** A slice of cake, a tart and what is baked sweet. */
export const sweets = (stage: Stage) =>
  plate(stage, [-130, 540], 190) +
  plate(stage, [190, 520], 150) +
  path('M-250 530V440L-60 410V500Z', lit(stage, '#f3d9a0', 0.14)) +
  path('M-60 410L20 450V530L-60 500Z', lit(stage, '#e0b878', 0.14)) +
  path('M-250 440L-150 400L20 450L-60 470Z', lit(stage, '#fbf5ea', 0.14)) +
  stroke('M-250 486L-60 470L20 496', lit(stage, '#c9503f', 0.14), { 'stroke-width': 14 }) +
  path(oval(-130, 404, [26, 24]), lit(stage, '#c7392f', 0.1)) +
  path('M92 500q10 44 98 46t98 -46Z', lit(stage, '#c98a45', 0.2)) +
  path(oval(190, 496, [100, 34]), lit(stage, '#e0b25c', 0.14)) +
  path(oval(190, 494, [80, 24]), lit(stage, '#f0cb55', 0.1)) +
  path(oval(160, 490, [22, 11]) + oval(214, 500, [24, 11]) + oval(204, 484, [16, 8]), lit(stage, '#8a5326', 0.1));
