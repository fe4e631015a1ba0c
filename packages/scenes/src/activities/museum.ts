import { mix } from '../parts/colour';
import { figure } from '../parts/figure';
import type { SeededRandom } from '../parts/seeded-random';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, lit, oval, shaded, within } from './parts/a-frame';
import { bustOf, cloaked, stander } from './parts/a-people';

const WALLS = ['#3d6b73', '#8a4a44', '#c79a5b', '#45567d', '#6f7f5c', '#a8636b'];
const PAINTS = ['#e2a04a', '#c4553d', '#2f6f73', '#e9cf9a', '#4a5d8f', '#7c9a6a', '#d98f7d'];

const head = figure(
  'M-22 0L-22 5L-9 8L-9 16Q-34 20 -38 36Q-34 48 -14 52L-11 58Q-24 68 -20 84Q-14 100 4 100Q22 98 22 82L27 70L21 67L22 60Q20 54 10 55L11 50Q32 46 36 36Q32 20 9 16L9 8L22 5L22 0Z',
);
const amphora = figure(
  'M-14 0L-14 4L-6 8Q-32 32 -31 56Q-28 70 -11 76L-9 90L-15 95L-15 100L15 100L15 95L9 90L11 76Q28 70 31 56Q32 32 6 8L14 4L14 0ZM-14 92L-36 88Q-40 76 -28 62L-24 66Q-33 76 -29 82L-12 86ZM14 92L36 88Q40 76 28 62L24 66Q33 76 29 82L12 86Z',
);
const goddess = figure(
  'M-16 0L-14 34Q-20 46 -12 56L-14 66L-24 56L-30 60L-20 80Q-12 84 -4 84L-4 86Q-8 98 1 100Q10 98 7 88L5 84Q14 84 18 78L30 94L35 91L22 66L14 60Q12 56 14 50Q20 36 16 0Z',
);

/** What a painter made of it: hills, a sail, somebody, or plain shapes. */
const paint = (random: SeededRandom, [x, y]: Point, [wide, tall]: Point): string => {
  const [a, b, d] = [random.pick(PAINTS), random.pick(PAINTS), random.pick(PAINTS)];
  const low = y + tall;
  const ground = path(box(x, y, [wide, tall]), mix(a, '#ffffff', 0.35));
  const sun = path(oval(x + wide * random.between(0.3, 0.7), y + tall * 0.36, [tall * 0.16, tall * 0.16]), '#fff1cf');
  return (
    ground +
    random.pick([
      () =>
        sun +
        path(
          area([
            [x, low],
            [x, y + tall * 0.6],
            [x + wide * 0.34, y + tall * 0.42],
            [x + wide * 0.7, y + tall * 0.7],
            [x + wide, y + tall * 0.5],
            [x + wide, low],
          ]),
          mix(b, '#1f3b44', 0.3),
        ) +
        path(
          area([
            [x, low],
            [x, y + tall * 0.82],
            [x + wide * 0.5, y + tall * 0.7],
            [x + wide, y + tall * 0.86],
            [x + wide, low],
          ]),
          mix(b, '#1f3b44', 0.6),
        ),
      () =>
        sun +
        path(box(x, y + tall * 0.62, [wide, tall * 0.38]), mix(b, '#24506a', 0.6)) +
        path(
          area([
            [x + wide * 0.5, y + tall * 0.24],
            [x + wide * 0.72, y + tall * 0.68],
            [x + wide * 0.36, y + tall * 0.68],
          ]),
          '#fff6e2',
        ),
      () => path(box(x, y, [wide, tall]), mix(b, '#1c2a33', 0.55)) + path(bustOf(x + wide / 2, low, tall * 0.84), d),
      () =>
        path(box(x, y, [wide * 0.44, tall]), b) +
        path(oval(x + wide * 0.58, y + tall * 0.45, [tall * 0.3, tall * 0.3]), d) +
        path(box(x + wide * 0.3, y + tall * 0.72, [wide * 0.7, tall * 0.1]), '#2b2f3a'),
    ])()
  );
};

/** A hall with a statue on its plinth, framed pictures, a bench and somebody who looks. */
export const drawMuseum = (stage: Stage): string => {
  const { c, h, isDark } = stage;
  const random = stage.random('museum/hall');
  const half = stage.w / 2 + 10;
  const floor = 545;
  const wall = lit(stage, chosen(stage, 'museum/act', WALLS), 0.52);
  const gold = lit(stage, random.pick(['#d8ac55', '#e7d2a0', '#5b4332']), 0.2);
  const marble = isDark ? mix('#f3ece0', stage.lamp, 0.3) : lit(stage, '#f3ece0');
  const at = random.between(-270, -190);
  const statue = chosen(stage, 'museum/kind', [head, amphora, goddess])(at, 410, 320);
  const big: [Point, Point] = [
    [at + 220, 130],
    [random.between(300, 380), random.between(220, 270)],
  ];
  const others: [Point, Point][] = [
    [
      [-half + 20, 170],
      [at + half - 190, 190],
    ],
    [
      [big[0][0] + big[1][0] + 60, 160],
      [220, random.pick([170, 260])],
    ],
  ];
  const pictures = [big, ...others].map(([[x, y], [wide, tall]]) => {
    const lamp = isDark
      ? path(
          area([
            [x + wide / 2 - 30, 66],
            [x + wide / 2 + 30, 66],
            [x + wide + 46, floor],
            [x - 46, floor],
          ]),
          stage.lamp,
          { opacity: 0.13 },
        )
      : '';
    return (
      lamp +
      path(box(x - 20, y - 14, [wide + 46, tall + 46]), mix(wall, c.ground, 0.32)) +
      path(box(x - 20, y - 20, [wide + 40, tall + 40]), gold) +
      path(box(x - 8, y - 8, [wide + 16, tall + 16]), mix(gold, '#3a2a1c', 0.4)) +
      (isDark ? `<g opacity=".88">${paint(random, [x, y], [wide, tall])}</g>` : paint(random, [x, y], [wide, tall]))
    );
  });
  const visitor = random.pick([stander, cloaked])(big[0][0] + big[1][0] * 0.72, floor + 70, 270);
  const bench = big[0][0] + big[1][0] + 30;
  return centred(
    stage,
    'museum/view',
    [
      path(box(-half, 0, [half * 2, h]), wall),
      path(box(-half, 0, [half * 2, 58]), mix(wall, c.light, isDark ? 0.12 : 0.5)),
      path(box(-half, floor, [half * 2, h - floor]), mix(lit(stage, '#c99b6a'), wall, 0.22)),
      path(box(-half, floor - 26, [half * 2, 26]), mix(wall, '#ffffff', 0.34)),
      // Daylight falls on the floor through a window nobody sees.
      isDark
        ? ''
        : path(
            area([
              [-40, floor],
              [230, floor],
              [110, h],
              [-260, h],
            ]),
            c.light,
            { opacity: 0.34 },
          ),
      pictures.join(''),
      isDark
        ? path(
            area([
              [at - 24, 0],
              [at + 24, 0],
              [at + 170, 640],
              [at - 170, 640],
            ]),
            stage.lamp,
            { opacity: 0.2 },
          )
        : '',
      path(oval(at, 640, [150, 20]), c.ground, { opacity: 0.25 }),
      path(statue, marble),
      within(stage, 'statue', [statue, path(`M${n(at + 20)} 60q56 90 14 170t24 200h140V60Z`, mix(marble, wall, 0.32))]),
      path(box(at - 78, 432, [156, 206]), mix(marble, wall, 0.22)),
      path(box(at - 96, 408, [192, 30]) + box(at - 94, 612, [188, 28]), marble),
      path(box(at + 30, 438, [48, 174]), mix(marble, wall, 0.42)),
      path(visitor, mix(c.ground, '#000000', 0.1)),
      path(
        box(bench, floor + 26, [230, 24]) +
          box(bench + 18, floor + 50, [16, 44]) +
          box(bench + 196, floor + 50, [16, 44]),
        shaded(stage, '#6b4a33'),
      ),
      stroke(`M${n(-half)} ${floor + 4}H${n(half)}`, mix(wall, c.ground, 0.4), { 'stroke-width': 4 }),
    ].join(''),
  );
};
