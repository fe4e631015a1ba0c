import { mix } from '../parts/colour';
import { hills, land, trees } from './parts/land';
import { CLOTHS, disc, lampAt, lit, paint, type DrawnActivity, type Mark } from './parts/paint';
import { dressOf, person } from './parts/people';

const ENVELOPE = 'M0 100C40 100 47 74 38 56C31 42 18 30 9 20L-9 20C-18 30 -31 42 -38 56C-47 74 -40 100 0 100Z';
const GORES =
  'M0 100C27 100 31 74 25 56C20 42 12 30 6 20L2 20C5 30 8 42 9 56C11 74 10 100 0 100ZM0 100C-27 100 -31 74 -25 56C-20 42 -12 30 -6 20L-2 20C-5 30 -8 42 -9 56C-11 74 -10 100 0 100Z';
const BAND = 'M-43 70Q0 60 43 70Q42 63 38 56Q0 46 -38 56Q-42 63 -43 70Z';

const balloon = ([cloth, stripe, band, basket]: readonly [string, string, string, string]): Mark[] => [
  ['M-9 21L-6 9M9 21L6 9M-4 20L-4 9M4 20L4 9', basket, 1],
  [ENVELOPE, cloth],
  [GORES, stripe],
  [BAND, band],
  ['M12 99C40 96 47 74 38 56C31 42 18 30 9 20L5 20C16 32 25 44 28 56C33 76 28 92 12 99Z', '#1d1033', 0, 0.18],
  ['M-8 0L-9 9L9 9L8 0Z', basket],
];

const paraglider = ([cloth, stripe, line]: readonly [string, string, string]): Mark[] => [
  ['M-54 78L-2 26M-28 92L-1 26M0 97L0 26M28 92L1 26M54 78L2 26', line, 0.6],
  ['M-62 72Q-52 90 -30 97Q0 105 30 97Q52 90 62 72Q54 72 50 76Q28 88 0 88Q-28 88 -50 76Q-54 72 -62 72Z', cloth],
  ['M-30 97Q-16 101 -12 101L-10 88Q-22 87 -28 84ZM12 101Q22 100 30 97L28 84Q18 87 10 88Z', stripe],
  ['M-62 72Q-52 90 -46 91L-40 81Q-48 78 -50 76Q-54 72 -62 72ZM46 91Q54 88 62 72Q54 72 50 76L40 81Z', stripe],
];

/** A balloon, or somebody under a paraglider, high over land. */
export const drawFlight: DrawnActivity = (stage) => {
  const { c } = stage;
  const random = stage.random('flight');
  const [a, b, third] = random
    .pick([
      ['#d9573f', '#f6e3bd', '#e9a23b'],
      ['#e9a23b', '#d9573f', '#fbf0d8'],
      ['#0b7a75', '#f3dfb4', '#e4866b'],
      ['#3a6ea5', '#f6e3bd', '#d9573f'],
      ['#8c4a78', '#f2b56b', '#f6e3bd'],
    ] as const)
    .map((colour) => lit(stage, colour)) as [string, string, string];
  const basket = lit(stage, '#6e4630', 0.15);
  const small = (x: number, up: number, tall: number) => {
    const colour = mix(lit(stage, random.pick(CLOTHS)), c.horizon, 0.3);
    return paint(stage, [x, up, tall], balloon([colour, mix(colour, c.light, 0.5), colour, basket]));
  };
  const isWing = random.odds(0.35);
  const x = random.between(-26, -12);
  const flier = isWing
    ? paint(stage, [x, 24, 66], paraglider([a, b, mix(c.ground, c.sky, 0.3)])) +
      person(stage, [x - 1, 28, 17], ['sit', dressOf(stage, random)])
    : paint(
        stage,
        [x, random.between(20, 24), random.between(68, 74)],
        [
          ...(stage.isDark ? lampAt(stage, [[0, 24, 5]]) : []),
          ...balloon([a, b, third, basket]),
          ...(stage.isDark ? [[disc(0, 60, [26, 34]), stage.lamp, 0, 0.24] as const] : []),
        ],
      );
  const row = Array.from({ length: 12 }, (_, i) => [i * 15 - 84 + random.between(-5, 5), random.between(3, 9), random.between(6, 11)] as const); // prettier-ignore
  return [
    hills(stage, 32),
    small(random.between(36, 46), random.between(48, 56), random.between(24, 30)),
    small(random.between(58, 70), random.between(36, 42), random.between(12, 15)),
    land(stage, 'fields', { up: 20, swing: 8, colour: mix(c.mid, '#d9c25c', 0.3), mist: 0.1 }),
    land(stage, 'meadow', { up: 10, swing: 7, colour: mix(c.mid, c.near, 0.6), mist: 0 }),
    trees(stage, 'round', [c.ground, row]),
    flier,
  ].join('');
};
