import { mix } from '../parts/colour';
import { area, box, dot, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, halo, lit, oval, shaded, steam } from './parts/a-frame';
import { viewWindow } from './parts/a-window';

const CLOTHS = ['#f2e6cf', '#c95f4a', '#3f7f86', '#e0a94f', '#7a8f5a'];
const WALLS = ['#e6cfa8', '#c98a6a', '#8fb0aa', '#d7b9a2'];

/** A fish with lemon on a great plate. */
const fish = (stage: Stage) =>
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
const stew = (stage: Stage) =>
  path('M-250 476Q-240 640 -90 646H90Q240 640 250 476Z', lit(stage, '#2f6f86', 0.2)) +
  stroke('M-226 556Q0 610 226 556', lit(stage, '#f2e3bd', 0.2), { 'stroke-width': 14 }) +
  path(oval(0, 476, [250, 78]), lit(stage, '#f4ecdb', 0.2)) +
  path(oval(0, 480, [216, 60]), lit(stage, '#d9792f', 0.14)) +
  path(oval(-80, 474, [66, 28]) + oval(96, 462, [54, 22]), lit(stage, '#f3d9a0', 0.14)) +
  path(oval(30, 502, [60, 24]) + oval(-150, 492, [34, 14]), lit(stage, '#b0402e', 0.16)) +
  path(oval(-10, 456, [36, 14]) + oval(150, 490, [34, 14]) + oval(-64, 512, [30, 11]), lit(stage, '#5c9450', 0.2)) +
  steam(stage, [0, 420], 210);

/** A flat pie from the oven on its board, a slice taken out. */
const pie = (stage: Stage) =>
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

const glass = (stage: Stage, x: number, wine: string) =>
  path(`M${n(x - 46)} 250Q${n(x - 58)} 372 ${n(x)} 378Q${n(x + 58)} 372 ${n(x + 46)} 250Z`, '#ffffff', {
    opacity: 0.42,
  }) +
  path(`M${n(x - 52)} 310Q${n(x - 44)} 374 ${n(x)} 378Q${n(x + 44)} 374 ${n(x + 52)} 310Z`, lit(stage, wine, 0.2)) +
  path(box(x - 4, 376, [8, 84]) + oval(x, 462, [42, 10]), '#ffffff', { opacity: 0.7 });

/** A laid table from near, by a window on the place: a great dish, bread, wine, a candle after dark. */
export const drawMeal = (stage: Stage): string => {
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
      // Bread on the left, wine and a candle on the right.
      path(oval(bread, 440, [112, 22]), shaded(stage, '#7a5236', 0.2)),
      path(
        `M${n(bread - 96)} 434Q${n(bread - 96)} 346 ${n(bread)} 346T${n(bread + 96)} 434Z`,
        lit(stage, '#c98a45', 0.2),
      ),
      stroke(
        `M${n(bread - 44)} 390l24 -28M${n(bread)} 386l24 -28M${n(bread + 44)} 390l20 -24`,
        lit(stage, '#f0cf95', 0.2),
        { 'stroke-width': 9 },
      ),
      glass(stage, flame - 106, random.pick(['#8f2740', '#e2b95a', '#d9706a'])),
      halo(stage, [flame, 316], 150),
      path(box(flame - 15, 340, [30, 116]), lit(stage, '#f6ead2', 0.12)),
      path(oval(flame, 460, [44, 12]), steel),
      isDark ? path(`M${n(flame)} 286q26 34 0 54q-26 -20 0 -54Z`, stage.lamp) : '',
      chosen(stage, 'meal/form', [fish, stew, pie])(stage),
      path('M-366 490v54q-24 0 -24 -30v-24h8v24M-366 490v150M-366 544q24 0 24 -30v-24', 'none', {
        stroke: steel,
        'stroke-width': 9,
        'stroke-linecap': 'round',
      }),
      path('M372 488q30 10 26 92h-20v64h-14V496Z', steel),
    ].join(''),
  );
};
