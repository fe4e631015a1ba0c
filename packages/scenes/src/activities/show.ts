import { mix } from '../parts/colour';
import { figure } from '../parts/figure';
import { area, box, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, lit, oval } from './parts/a-frame';
import { bustOf } from './parts/a-people';

const CURTAINS = ['#b23a3f', '#8a3a6a', '#a5482f', '#356a7a'];

const piano = figure(
  'M-56 36L-56 52L54 52Q66 52 66 46Q66 38 54 36ZM-44 36L-40 0L-35 0L-34 36ZM42 36L46 0L51 0L54 36ZM2 36L4 0L9 0L11 36Z',
);
const lid = figure('M-30 52L28 100Q56 104 60 84Q58 64 62 52L22 52L24 84L20 84L17 52Z');
const pianist = figure(
  'M-98 0L-96 28L-106 28L-106 36L-92 36L-88 72Q-86 80 -80 81Q-88 90 -82 97Q-74 102 -69 95Q-66 88 -72 81L-52 60L-54 55L-72 66L-72 42L-56 40L-52 4L-44 0L-58 0L-66 28L-90 28L-92 0Z',
);
const cello = figure(
  'M-2 0L-2 8Q-24 8 -24 24Q-24 34 -14 40Q-22 46 -18 56Q-12 64 -3 62L-3 96Q-6 100 0 101Q6 100 3 96L3 62Q12 64 18 56Q22 46 14 40Q24 34 24 24Q24 8 2 8L2 0Z',
);
const dancer = figure(
  'M-4 0L-4 26L-26 18L-10 52L-8 72L-34 92L-30 97L-4 84Q-8 92 -2 99Q4 101 7 95Q9 89 5 84L12 80L34 90L37 85L12 70L10 52L30 24L4 26L22 4L17 1L0 22Z',
);
const singer = figure(
  'M-16 0L-7 40L-10 50L-12 72Q-10 80 -4 82Q-10 92 -3 99Q3 101 7 96Q10 88 5 82L24 78L22 72L12 71L11 48L9 38L18 0L10 0L2 32L-8 0Z',
);
const guitar = figure('M-20 0Q-38 6 -28 22Q-34 38 -18 40L-10 38L40 66L44 60L2 32Q8 14 -4 4Q-12 -4 -20 0Z');

/** What is on tonight, in the dark colour of who plays and the bright one of what they play. */
const acts: readonly ((dark: string, bright: string) => string)[] = [
  (dark, bright) => path(piano(90, 560, 250) + lid(90, 560, 250), dark) + path(pianist(90, 560, 250), bright),
  (dark, bright) =>
    path(singer(-60, 560, 330), dark) +
    path(guitar(-60, 402, 180), bright) +
    stroke('M20 560V330l-18 -14M-6 562h52', dark, { 'stroke-width': 9 }) +
    path(oval(190, 490, [74, 74]) + oval(120, 410, [46, 34]) + oval(262, 410, [46, 34]), dark) +
    path(oval(190, 490, [56, 56]), bright) +
    stroke('M88 350h100M216 340h100M138 350V560M266 340V560', bright, { 'stroke-width': 7 }),
  (dark, bright) =>
    path(dancer(-110, 560, 330), dark) +
    path(dancer(120, 560, [310, -1]), bright) +
    path(cello(330, 566, 260), mix(bright, dark, 0.4)),
];

/** A stage between its curtains: spotlights, who plays, and heads that watch. */
export const drawShow = (stage: Stage): string => {
  const { c, h, isDark } = stage;
  const half = stage.w / 2 + 10;
  const random = stage.random('show/house');
  const cloth = lit(stage, chosen(stage, 'show/cast', CURTAINS), 0.26);
  const fold = mix(cloth, '#2a0f1c', 0.34);
  const back = isDark ? mix(c.sky, c.zenith, 0.4) : mix(c.horizon, c.sky, 0.5);
  const boards = lit(stage, '#c68f56', 0.3);
  const drape = (to: number, reach: number) =>
    `M${n(to * half)} 0H${n(to * (half - reach - 80))}Q${n(to * (half - reach - 20))} 260 ${n(to * (half - reach * 0.62))} 400Q${n(to * (half - reach * 0.8))} 520 ${n(to * (half - reach))} 600H${n(to * half)}Z`;
  const folds = [-1, 1].flatMap((to) =>
    [56, 120, 184].map(
      (x) =>
        `M${n(to * (half - x))} 40Q${n(to * (half - x + 10))} 260 ${n(to * (half - x * 0.7))} 400Q${n(to * (half - x * 0.8))} 510 ${n(to * (half - x * 0.95))} 600`,
    ),
  );
  const swags = Array.from(
    { length: 6 },
    (_, i) => `M${n(-half + (i * half) / 3)} 0h${n(half / 3)}v70q${n(-half / 6)} 84 ${n(-half / 3)} 0Z`,
  ).join('');
  const beam = (from: number, to: number) =>
    path(
      area([
        [from - 16, 60],
        [from + 16, 60],
        [to + 150, 560],
        [to - 150, 560],
      ]),
      isDark ? stage.lamp : '#fff8dc',
      { opacity: isDark ? 0.26 : 0.4 },
    );
  const heads = Array.from({ length: 7 }, (_, i) =>
    bustOf(-half + 70 + i * (half / 3.3) + random.between(-14, 14), h + 26, 130 + random.between(-14, 16)),
  );
  return centred(
    stage,
    'show/place',
    [
      path(box(-half, 0, [half * 2, h]), back),
      path(oval(0, 330, [320, 270]), mix(back, c.light, isDark ? 0.18 : 0.5)),
      path(box(-half, 500, [half * 2, h]), boards),
      path(oval(0, 556, [330, 46]), mix(boards, '#fff0c8', 0.5)),
      beam(-250, -60),
      beam(260, 110),
      chosen(
        stage,
        'show/kind',
        acts,
      )(mix(c.ground, '#1c1420', 0.4), lit(stage, chosen(stage, 'show/form', ['#d8852f', '#c9503f', '#e0a93c']), 0.1)),
      path(drape(-1, 230) + drape(1, 230), cloth),
      stroke(folds.join(''), fold, { 'stroke-width': 16, opacity: 0.6 }),
      path(swags, cloth),
      stroke(swags.replaceAll('Z', ''), fold, { 'stroke-width': 7, opacity: 0.7 }),
      path(box(-half, 596, [half * 2, 90]), mix(boards, c.ground, 0.62)),
      path(heads.join(''), mix(c.ground, '#140f1c', 0.35)),
    ].join(''),
  );
};
