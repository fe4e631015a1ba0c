import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { rows } from '../parts/plants';
import { area, box, dot, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, lit, oval, shaded } from './parts/a-frame';

type Wine = Record<'wine' | 'bottle' | 'label' | 'grapes', string>;

const WINES: readonly Wine[] = [
  { wine: '#8a2140', bottle: '#24382f', label: '#f0e2c2', grapes: '#5a2f5f' },
  { wine: '#e6bd58', bottle: '#7d8f4a', label: '#fbf3df', grapes: '#a9b850' },
  { wine: '#dd7a72', bottle: '#d98f84', label: '#fff3ea', grapes: '#a5485c' },
];

const bottle = (stage: Stage, [x, foot]: Point, { bottle: colour, label, wine }: Wine) =>
  path(
    `M${n(x - 58)} ${n(foot)}v-220q0 -50 26 -74q10 -10 10 -30v-86h44v86q0 20 10 30q26 24 26 74v220q0 8 -10 8h-96q-10 0 -10 -8Z`,
    lit(stage, colour, 0.24),
  ) +
  path(box(x - 24, foot - 416, [48, 60]), lit(stage, wine, 0.2)) +
  path(box(x - 58, foot - 176, [116, 116]), lit(stage, label, 0.2)) +
  path(`M${n(x - 40)} ${n(foot - 80)}q40 -70 80 0Z`, lit(stage, wine, 0.2)) +
  stroke(`M${n(x - 40)} ${n(foot - 190)}v-30q0 -34 16 -54`, '#ffffff', { 'stroke-width': 10, opacity: 0.35 });

/** A glass half full; it stands on `foot`. */
const glass = (stage: Stage, [x, foot]: Point, wine: string) =>
  path(
    `M${n(x - 66)} ${n(foot - 290)}Q${n(x - 104)} ${n(foot - 120)} ${n(x)} ${n(foot - 112)}Q${n(x + 104)} ${n(foot - 120)} ${n(x + 66)} ${n(foot - 290)}Z`,
    '#ffffff',
    { opacity: stage.isDark ? 0.3 : 0.46 },
  ) +
  path(
    `M${n(x - 80)} ${n(foot - 206)}Q${n(x - 82)} ${n(foot - 118)} ${n(x)} ${n(foot - 112)}Q${n(x + 82)} ${n(foot - 118)} ${n(x + 80)} ${n(foot - 206)}Z`,
    lit(stage, wine, 0.14),
  ) +
  path(box(x - 6, foot - 114, [12, 106]) + oval(x, foot - 4, [58, 11]), '#ffffff', { opacity: 0.72 });

const grapes = (stage: Stage, [x, y]: Point, colour: string) => {
  const berries = [
    [-60, 0],
    [-20, 0],
    [20, 0],
    [60, 0],
    [-40, 34],
    [0, 34],
    [40, 34],
    [-20, 66],
    [22, 66],
    [2, 96],
  ]
    .map(([dx = 0, dy = 0]) => dot(x + dx, y + dy))
    .join('');
  return (
    stroke(berries, shaded(stage, colour, 0.3), { 'stroke-width': 52 }) +
    stroke(berries, lit(stage, colour, 0.14), { 'stroke-width': 40 }) +
    path(
      `M${n(x - 4)} ${n(y - 22)}q-70 10 -84 -36q30 -26 64 -8q16 -34 50 -22q34 14 18 46q-20 24 -48 20Z`,
      lit(stage, '#5f8f45', 0.24),
    )
  );
};

/** A bottle, filled glasses and grapes on a barrel or a table, with rows of vines that run to the hills. */
export const drawWine = (stage: Stage): string => {
  const { c, h } = stage;
  const half = stage.w / 2 + 10;
  const wine = chosen(stage, 'tasting/frame', WINES);
  const wood = lit(stage, '#a8703f', 0.36);
  const dark = mix(wood, c.ground, 0.45);
  const foot = 560;
  const barrel =
    path(`M-430 ${foot + 6}H430Q470 620 460 ${h + 10}H-460Q-470 620 -430 ${foot + 6}Z`, wood) +
    stroke(`M-250 ${foot}Q-276 620 -270 ${h}M-84 ${foot}V${h}M84 ${foot}V${h}M250 ${foot}Q276 620 270 ${h}`, dark, {
      'stroke-width': 5,
    }) +
    path(`M-450 600q450 40 900 0l6 30q-456 42 -912 0Z`, mix(c.ground, '#3a3a44', 0.5)) +
    path(oval(0, foot, [432, 40]), mix(wood, '#ffffff', 0.2));
  const board =
    path(box(-half, foot - 14, [half * 2, h]), mix(wood, '#ffffff', 0.16)) +
    stroke(`M${n(-half)} ${foot + 30}H${n(half)}M${n(-half)} ${foot + 76}H${n(half)}`, dark, { 'stroke-width': 5 });
  const layouts: readonly (() => string)[] = [
    () =>
      bottle(stage, [-190, foot], wine) +
      glass(stage, [20, foot + 12], wine.wine) +
      glass(stage, [196, foot - 4], wine.wine) +
      grapes(stage, [330, foot - 88], wine.grapes),
    () =>
      grapes(stage, [-300, foot - 88], wine.grapes) +
      glass(stage, [-130, foot + 10], wine.wine) +
      bottle(stage, [50, foot - 6], wine) +
      glass(stage, [230, foot + 10], wine.wine),
    () =>
      path(
        area([
          [-90, foot - 16],
          [150, foot - 16],
          [70, foot - 96],
        ]),
        lit(stage, '#f0c75c', 0.2),
      ) +
      path(
        area([
          [-90, foot + 24],
          [-90, foot - 16],
          [150, foot - 16],
          [150, foot + 24],
        ]),
        lit(stage, '#e2ae45', 0.2),
      ) +
      glass(stage, [-230, foot + 8], wine.wine) +
      bottle(stage, [270, foot], wine) +
      grapes(stage, [20, foot - 128], wine.grapes) +
      glass(stage, [410, foot + 14], wine.wine),
  ];
  const green = mix(lit(stage, '#6f9a4a', 0.4), c.mid, 0.3);
  return (
    drawRidge(stage, 'tasting-far', { y: stage.horizon - 50, swing: 120, roughness: 0.42, colour: c.far, foot: h })
      .svg +
    rows(stage, stage.horizon - 6, [green, mix(green, lit(stage, '#c9a86a'), 0.6)]) +
    centred(
      stage,
      'tasting/place',
      [
        // A farm among its vines.
        path(box(330, 318, [90, 60]), mix(lit(stage, '#efe0c0'), c.far, 0.2)),
        path(
          area([
            [320, 320],
            [375, 284],
            [430, 320],
          ]),
          mix(lit(stage, '#b5563a'), c.far, 0.2),
        ),
        chosen(stage, 'tasting/goods', [barrel, board, board]),
        chosen(stage, 'tasting/kind', layouts)(),
      ].join(''),
    )
  );
};
