import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { rows } from '../parts/plants';
import { box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, lit, oval, shaded, steam } from './parts/a-frame';

const FOOT = 560;

/** A table of wood from side to side. */
const table = (stage: Stage, colour: string) => {
  const half = stage.w / 2 + 10;
  const wood = lit(stage, colour, 0.36);
  return (
    path(box(-half, FOOT - 20, [half * 2, stage.h]), wood) +
    path(box(-half, FOOT - 20, [half * 2, 12]), mix(wood, '#ffffff', 0.25)) +
    stroke(`M${n(-half)} ${FOOT + 34}H${n(half)}M${n(-half)} ${FOOT + 80}H${n(half)}`, mix(wood, stage.c.ground, 0.4), {
      'stroke-width': 5,
    })
  );
};

const cup = (stage: Stage, [x, foot]: Point, [china, drink]: readonly [string, string]) => {
  const white = lit(stage, china, 0.22);
  return (
    steam(stage, [x, foot - 132], 130) +
    stroke(`M${n(x + 66)} ${n(foot - 88)}q52 -8 44 28q-8 30 -60 26`, white, { 'stroke-width': 15 }) +
    path(`M${n(x - 80)} ${n(foot - 104)}q2 92 52 104h56q50 -12 52 -104Z`, white) +
    path(`M${n(x + 24)} ${n(foot - 104)}h56q-2 92 -52 104h-22q20 -30 18 -104Z`, mix(white, stage.c.near, 0.2)) +
    path(oval(x, foot - 104, [80, 15]), mix(white, '#ffffff', 0.4)) +
    path(oval(x, foot - 102, [66, 10]), lit(stage, drink, 0.2)) +
    path(oval(x, foot + 4, [108, 14]), mix(white, stage.c.near, 0.1))
  );
};

const pot = (stage: Stage, [x, foot]: Point, colour: string) => {
  const [clay, dark] = [lit(stage, colour, 0.24), shaded(stage, colour, 0.34)];
  return (
    stroke(`M${n(x + 92)} ${n(foot - 150)}q90 0 84 60q-8 56 -96 50`, clay, { 'stroke-width': 18 }) +
    path(`M${n(x - 88)} ${n(foot - 60)}q-66 -8 -92 -96l-22 -8l6 -14l46 2q24 48 76 62Z`, clay) +
    path(`M${n(x - 70)} ${n(foot)}q-66 -40 -40 -116q26 -62 110 -62t110 62q26 76 -40 116Z`, clay) +
    path(`M${n(x + 20)} ${n(foot)}q62 -70 10 -176q62 8 80 60q26 76 -40 116Z`, dark, { opacity: 0.5 }) +
    path(`M${n(x - 62)} ${n(foot - 170)}q62 -30 124 0Z`, dark) +
    path(oval(x, foot - 196, [15, 14]), dark)
  );
};

/** A pot and cups that steam, before rows of leaves. */
export const drawTea = (stage: Stage): string => {
  const { c, h } = stage;
  const green = mix(lit(stage, '#5f9a55', 0.4), c.mid, 0.25);
  const china = chosen(stage, 'tea/china', ['#f6efe0', '#e3efe9', '#f4dccb']);
  const drink = chosen(stage, 'tea/drink', ['#8a4a2a', '#b5783a', '#7a9a4a']);
  const clay = chosen(stage, 'tea/pot', ['#b0583c', '#3f7f86', '#e0a84a']);
  return (
    drawRidge(stage, 'tea-far', { y: stage.horizon - 60, swing: 130, roughness: 0.42, colour: c.far, foot: h }).svg +
    rows(stage, stage.horizon - 10, [green, mix(green, c.ground, 0.22)]) +
    centred(
      stage,
      'tea/table',
      [
        table(stage, '#a8703f'),
        pot(stage, [-150, FOOT + 8], clay),
        cup(stage, [150, FOOT + 14], [china, drink]),
        cup(stage, [360, FOOT - 2], [china, drink]),
      ].join(''),
    )
  );
};

const mug = (stage: Stage, [x, foot]: Point, beer: string) => {
  const gold = lit(stage, beer, 0.2);
  const foam = lit(stage, '#fffaf0', 0.16);
  const glass = lit(stage, '#f3f1e6', 0.2);
  return (
    stroke(`M${n(x + 74)} ${n(foot - 190)}q70 -6 70 56t-66 70`, glass, { 'stroke-width': 20, opacity: 0.85 }) +
    path(`M${n(x - 84)} ${n(foot - 230)}h168l-10 224q-2 12 -16 12h-116q-14 0 -16 -12Z`, glass, { opacity: 0.8 }) +
    path(`M${n(x - 70)} ${n(foot - 216)}h140l-9 196q-2 8 -10 8h-102q-8 0 -10 -8Z`, gold) +
    stroke(
      `M${n(x - 36)} ${n(foot - 180)}v140M${n(x)} ${n(foot - 180)}v140M${n(x + 36)} ${n(foot - 180)}v140`,
      mix(gold, '#ffffff', 0.3),
      { 'stroke-width': 7 },
    ) +
    path(
      oval(x - 52, foot - 232, [42, 36]) +
        oval(x, foot - 248, [48, 42]) +
        oval(x + 52, foot - 234, [44, 36]) +
        box(x - 84, foot - 236, [168, 34]),
      foam,
    )
  );
};

/** Mugs of beer on a table outside, with strings of lamps above. */
export const drawBeer = (stage: Stage): string => {
  const { c, h } = stage;
  const beer = chosen(stage, 'beer/sort', ['#e8a93a', '#d98a34', '#6b3a26']);
  const random = stage.random('beer');
  const bulbs = [-420, -280, -140, 0, 140, 280, 420].map((x) => [x, 74 + 40 * Math.cos((x / 540) * 1.5)] as const);
  return (
    drawRidge(stage, 'beer-far', { y: stage.horizon - 40, swing: 110, roughness: 0.42, colour: c.far, foot: h }).svg +
    drawRidge(stage, 'beer-near', { y: stage.horizon + 50, swing: 60, roughness: 0.4, colour: c.mid, foot: h }).svg +
    centred(
      stage,
      'beer/table',
      [
        stroke('M-560 40Q0 150 560 40', c.ground, { 'stroke-width': 4 }),
        path(bulbs.map(([x, y]) => oval(x, y + 16, [13, 16])).join(''), stage.isDark ? stage.lamp : '#ffe9b0'),
        table(stage, '#9a6a40'),
        mug(stage, [-230, FOOT], beer),
        mug(stage, [20, FOOT + 12], random.odds(0.5) ? beer : '#e8a93a'),
        mug(stage, [270, FOOT - 2], beer),
      ].join(''),
    )
  );
};

const SPIRITS = [
  { liquor: '#c9772f', label: '#f3e2bd' },
  { liquor: '#e2b45c', label: '#efe7d8' },
  { liquor: '#e9efe6', label: '#4f8a6b' },
];

const tumbler = (stage: Stage, [x, foot]: Point, liquor: string) =>
  path(`M${n(x - 70)} ${n(foot - 150)}h140l-12 142q-2 8 -10 8h-96q-8 0 -10 -8Z`, lit(stage, '#f3f6f4', 0.2), {
    opacity: 0.7,
  }) +
  path(`M${n(x - 62)} ${n(foot - 84)}h124l-8 72h-108Z`, lit(stage, liquor, 0.2)) +
  path(
    `M${n(x - 40)} ${n(foot - 112)}l46 -10l10 44l-46 10ZM${n(x + 12)} ${n(foot - 84)}l34 6l-6 36l-34 -6Z`,
    '#ffffff',
    {
      opacity: 0.6,
    },
  );

/** A bottle of what was distilled and two tumblers, before barrels. */
export const drawSpirits = (stage: Stage): string => {
  const { c, h } = stage;
  const { liquor, label } = chosen(stage, 'spirits/sort', SPIRITS);
  const wood = lit(stage, '#a0683c', 0.36);
  const dark = mix(wood, c.ground, 0.5);
  const barrel = (x: number) =>
    path(oval(x, 420, [150, 158]), wood) +
    stroke(`${oval(x, 420, [150, 158])}M${x - 60} 276V564M${x} 264V576M${x + 60} 276V564`, dark, {
      'stroke-width': 9,
    }) +
    path(oval(x, 420, [18, 18]), dark);
  const x = -60;
  return (
    drawRidge(stage, 'spirits-far', { y: stage.horizon - 70, swing: 120, roughness: 0.42, colour: c.far, foot: h })
      .svg +
    centred(
      stage,
      'spirits/table',
      [
        [-420, -120, 180, 480].map(barrel).join(''),
        table(stage, '#7d5436'),
        path(
          `M${x - 76} ${FOOT + 6}v-236q0 -26 30 -34q16 -6 16 -30v-70h60v70q0 24 16 30q30 8 30 34v236Z`,
          mix(lit(stage, liquor, 0.2), '#ffffff', 0.12),
        ),
        path(box(x - 34, FOOT - 392, [68, 36]), dark),
        path(box(x - 76, FOOT - 186, [152, 112]), lit(stage, label, 0.2)),
        path(oval(x, FOOT - 130, [34, 34]), mix(lit(stage, liquor, 0.2), c.ground, 0.3)),
        stroke(`M${x - 52} ${FOOT - 200}v-26`, '#ffffff', { 'stroke-width': 12, opacity: 0.4 }),
        tumbler(stage, [150, FOOT + 16], liquor),
        tumbler(stage, [330, FOOT + 2], liquor),
      ].join(''),
    )
  );
};
