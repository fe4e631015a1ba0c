import { mix } from '../parts/colour';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import * as dishes from './dishes';
import { centred, chosen, halo, lit, oval, shaded } from './parts/a-frame';
import { viewWindow } from './parts/a-window';

const CLOTHS = ['#f2e6cf', '#c95f4a', '#3f7f86', '#e0a94f', '#7a8f5a'];
const WALLS = ['#e6cfa8', '#c98a6a', '#8fb0aa', '#d7b9a2'];

const glass = (stage: Stage, x: number, wine: string) =>
  path(`M${n(x - 46)} 250Q${n(x - 58)} 372 ${n(x)} 378Q${n(x + 58)} 372 ${n(x + 46)} 250Z`, '#ffffff', {
    opacity: 0.42,
  }) +
  path(`M${n(x - 52)} 310Q${n(x - 44)} 374 ${n(x)} 378Q${n(x + 44)} 374 ${n(x + 52)} 310Z`, lit(stage, wine, 0.2)) +
  path(box(x - 4, 376, [8, 84]) + oval(x, 462, [42, 10]), '#ffffff', { opacity: 0.7 });

const breadAndWine = (stage: Stage, [bread, wine]: Point) => [
  path(oval(bread, 440, [112, 22]), shaded(stage, '#7a5236', 0.2)),
  path(`M${n(bread - 96)} 434Q${n(bread - 96)} 346 ${n(bread)} 346T${n(bread + 96)} 434Z`, lit(stage, '#c98a45', 0.2)),
  stroke(
    `M${n(bread - 44)} 390l24 -28M${n(bread)} 386l24 -28M${n(bread + 44)} 390l20 -24`,
    lit(stage, '#f0cf95', 0.2),
    { 'stroke-width': 9 },
  ),
  glass(stage, wine, stage.random('meal/wine').pick(['#8f2740', '#e2b95a', '#d9706a'])),
];

const tea = (stage: Stage, x: number) => {
  const clay = lit(stage, chosen(stage, 'meal/pot', ['#4f7a78', '#7a4632', '#3f5f8a']), 0.2);
  return [
    stroke(`M${n(x + 66)} 396q44 -4 52 -44M${n(x - 60)} 372q-54 0 -50 34t56 20`, clay, { 'stroke-width': 14 }),
    path(`M${n(x - 76)} 392q0 -50 76 -50t76 50q0 52 -44 52h-64q-44 0 -44 -52Z`, clay),
    path(oval(x, 342, [34, 9]) + oval(x, 330, [11, 10]), shaded(stage, '#4d4030', 0.2)),
    path(`M${n(x + 150)} 408h64q0 42 -32 42t-32 -42Z`, lit(stage, '#f4ecdb', 0.2)),
  ];
};

/** A laid table from near, by a window on the place: a dish, bread, wine, a candle after dark. */
const table =
  (dish: (stage: Stage) => string, isWithTea = false) =>
  (stage: Stage): string => {
    const { c, h, isDark } = stage;
    const half = stage.w / 2 + 10;
    const random = stage.random('meal/table');
    const wall = lit(stage, chosen(stage, 'meal/theme', WALLS), 0.44);
    const cloth = lit(stage, chosen(stage, 'meal/choice', CLOTHS), 0.3);
    const steel = mix(lit(stage, '#eef0ee'), c.near, 0.34);
    const bread = random.between(-420, -380);
    const flame = random.between(330, 400);
    return centred(
      stage,
      'meal/place',
      [
        path(box(-half, 0, [half * 2, h]), wall),
        viewWindow(
          stage,
          [random.between(-70, 70), 372, mix(lit(stage, '#7a5236'), wall, 0.15)],
          [random.between(430, 560), 350],
        ),
        path(`M${n(-half)} 420H${n(half)}V${h}H${n(-half)}Z`, cloth),
        path(
          area([
            [-200, 420],
            [200, 420],
            [330, h],
            [-330, h],
          ]),
          mix(cloth, '#ffffff', 0.34),
        ),
        path(box(-half, 414, [half * 2, 12]), mix(cloth, c.ground, 0.3)),
        ...(isWithTea ? tea(stage, bread) : breadAndWine(stage, [bread, flame - 106])),
        halo(stage, [flame, 316], 150),
        path(box(flame - 15, 340, [30, 116]), lit(stage, '#f6ead2', 0.12)),
        path(oval(flame, 460, [44, 12]), steel),
        isDark ? path(`M${n(flame)} 286q26 34 0 54q-26 -20 0 -54Z`, stage.lamp) : '',
        dish(stage),
        path('M-366 490v54q-24 0 -24 -30v-24h8v24M-366 490v150M-366 544q24 0 24 -30v-24', 'none', {
          stroke: steel,
          'stroke-width': 9,
          'stroke-linecap': 'round',
        }),
        path('M372 488q30 10 26 92h-20v64h-14V496Z', steel),
      ].join(''),
    );
  };

/** A meal of which nobody says what is eaten. */
export const drawMeal = table(dishes.smallPlates);
export const drawFish = table(dishes.fish);
export const drawStew = table(dishes.stew);
export const drawPizza = table(dishes.pizza);
export const drawGrill = table(dishes.grill);
export const drawRicePan = table(dishes.ricePan);
export const drawWraps = table(dishes.wraps);
export const drawDumplings = table(dishes.dumplings, true);
export const drawNoodles = table(dishes.noodles, true);
export const drawSweets = table(dishes.sweets);
