import { mix } from '../parts/colour';
import { area, box, dot, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, halo, lit, oval, shaded } from './parts/a-frame';
import { viewWindow } from './parts/a-window';

const WALLS = ['#e3cba4', '#b9c2b4', '#d9a78a', '#c8b6c0'];
const GLAZES = ['#3f7f86', '#d98a45', '#e9dcc0', '#a5485a', '#5f7f4f'];

/** A pot that grows on the wheel between two hands. */
const wheel = (stage: Stage) => {
  const clay = lit(stage, '#c9704a', 0.2);
  const sleeve = lit(stage, '#3f6f8a', 0.24);
  const arm = (to: number) =>
    stroke(`M${to * 450} 740Q${to * 390} 540 ${to * 214} 428`, sleeve, { 'stroke-width': 92 }) +
    stroke(`M${to * 200} 418L${to * 132} 384`, lit(stage, '#dba47c', 0.2), { 'stroke-width': 50 });
  return (
    path(
      area([
        [-70, 560],
        [70, 560],
        [120, 690],
        [-120, 690],
      ]),
      shaded(stage, '#6b4a33', 0.2),
    ) +
    path(oval(0, 566, [270, 48]), shaded(stage, '#5a4636', 0.3)) +
    path(oval(0, 546, [270, 48]), lit(stage, '#b7ac9c', 0.3)) +
    path(oval(0, 540, [180, 28]), shaded(stage, '#c9704a', 0.3)) +
    path('M-86 542Q-176 420 -84 330Q-64 306 -74 268H74Q64 306 84 330Q176 420 86 542Q0 560 -86 542Z', clay) +
    path(
      'M20 552Q120 440 44 330Q30 304 36 272H74Q64 306 84 330Q176 420 86 542Q56 552 20 552Z',
      shaded(stage, '#a5542f', 0.16),
    ) +
    path(oval(0, 268, [74, 16]), shaded(stage, '#7a3f28', 0.3)) +
    arm(-1) +
    arm(1)
  );
};

/** A loom with half a cloth on it. */
const loom = (stage: Stage) => {
  const wood = shaded(stage, '#8a6242', 0.12);
  const bands = stage.random('craft/cloth');
  const cloth = Array.from({ length: 6 }, (_, i) =>
    path(box(-184, 372 + i * 34, [368, 35]), lit(stage, bands.pick(GLAZES), 0.2)),
  ).join('');
  const zigzag = [406, 474, 542].map((y) => `M-184 ${y + 8}${'l23 18l23 -18'.repeat(8)}`).join('');
  const warp = Array.from({ length: 15 }, (_, i) => `M${-175 + i * 25} 176V374`).join('');
  return (
    stroke(warp, lit(stage, '#f6ead2', 0.2), { 'stroke-width': 5 }) +
    cloth +
    stroke(zigzag, lit(stage, '#fbf0d8', 0.16), { 'stroke-width': 6 }) +
    path(box(-200, 350, [400, 20]), shaded(stage, '#5d4030', 0.2)) +
    path(
      box(-250, 130, [44, 540]) + box(206, 130, [44, 540]) + box(-284, 140, [568, 40]) + box(-270, 574, [540, 42]),
      wood,
    )
  );
};

/** A picture on its easel, and brushes in a jar. */
const easel = (stage: Stage) => {
  const wood = shaded(stage, '#8a6242', 0.12);
  const random = stage.random('craft/picture');
  const brushes = [-26, 0, 28].map(
    (lean, i) =>
      stroke(`M${280 + lean * 0.4} 500L${280 + lean * 1.7} ${330 + i * 14}`, wood, { 'stroke-width': 10 }) +
      stroke(dot(280 + lean * 1.8, 322 + i * 14), lit(stage, random.pick(GLAZES), 0.1), { 'stroke-width': 30 }),
  );
  return (
    stroke('M-60 110L-190 690M60 110L190 690M0 90V690', wood, { 'stroke-width': 22 }) +
    path(box(-212, 132, [424, 344]), lit(stage, '#fbf4e4', 0.16)) +
    path(box(-190, 154, [380, 300]), lit(stage, '#a9d2d6', 0.16)) +
    path(oval(80, 240, [52, 52]), lit(stage, '#f4b04f', 0.08)) +
    path('M-190 380Q-80 250 10 360T190 330V454H-190Z', lit(stage, '#d9825b', 0.16)) +
    path('M-190 420Q-40 350 60 414T190 396V454H-190Z', lit(stage, '#3f7f86', 0.16)) +
    path(box(-236, 476, [472, 24]), wood) +
    path(box(-half(stage), 600, [half(stage) * 2, 90]), shaded(stage, '#7a5236', 0.1)) +
    brushes.join('') +
    path(box(228, 484, [104, 118]), lit(stage, random.pick(GLAZES), 0.2)) +
    path('M-400 588q-10 -60 90 -64t120 46q-20 34 -110 36t-100 -18Z', lit(stage, '#e3c08f', 0.2)) +
    [
      [-350, 560],
      [-300, 546],
      [-250, 560],
      [-300, 584],
    ]
      .map(([x = 0, y = 0], i) => stroke(dot(x, y), lit(stage, GLAZES[i] ?? '', 0.1), { 'stroke-width': 28 }))
      .join('')
  );
};

const half = (stage: Stage) => stage.w / 2 + 10;

/** A workshop by its window: a pot on the wheel, a cloth on the loom or a picture on the easel, and jars on a shelf. */
export const drawCraft = (stage: Stage): string => {
  const { c, h, isDark } = stage;
  const random = stage.random('craft/room');
  const wall = lit(stage, chosen(stage, 'craft/theme', WALLS), 0.46);
  const reach = half(stage);
  const wood = shaded(stage, '#8a6242', 0.1);
  const jars = [170, 385].map((y) =>
    [0, 1, 2].map((i) => {
      const [x, tall, wide] = [300 + i * 84, random.between(60, 100), random.between(22, 32)];
      return path(
        `M${n(x - wide * 0.6)} ${y}q${n(-wide)} ${n(-tall * 0.5)} ${n(wide * 0.1)} ${n(-tall * 0.8)}v${n(-tall * 0.2)}h${n(wide)}v${n(tall * 0.2)}q${n(wide * 1.1)} ${n(tall * 0.3)} ${n(wide * 0.1)} ${n(tall * 0.8)}Z`,
        lit(stage, random.pick(GLAZES), 0.26),
      );
    }),
  );
  return centred(
    stage,
    'craft/choice',
    [
      path(box(-reach, 0, [reach * 2, h]), wall),
      isDark
        ? ''
        : path(
            area([
              [-440, 140],
              [-300, 140],
              [300, h],
              [-100, h],
            ]),
            c.light,
            { opacity: 0.35 },
          ),
      path(box(-reach, 590, [reach * 2, h]), mix(shaded(stage, '#a87f58', 0.1), wall, 0.2)),
      viewWindow(stage, [-370, 400, mix(wall, wood, 0.75)], [230, 310]),
      path(box(252, 170, [320, 16]) + box(252, 385, [320, 16]), wood),
      jars.flat().join(''),
      chosen(stage, 'craft/focus', [wheel, loom, easel])(stage),
      stroke('M96 0V70', c.ground, { 'stroke-width': 5 }),
      halo(stage, [96, 110], 190),
      path(
        area([
          [40, 118],
          [70, 66],
          [122, 66],
          [152, 118],
        ]),
        isDark ? stage.lamp : mix(c.near, c.ground, 0.4),
      ),
    ].join(''),
  );
};
