import { mix } from '../parts/colour';
import { drawWater } from '../parts/water';
import { land } from './parts/land';
import { CLOTHS, disc, lit, paint, PICTURE, turned, type DrawnActivity, type Mark } from './parts/paint';

/** Somebody crouched on a board, riding to the right. */
const surfer = ([board, stripe, suit, skin, hair]: readonly [string, string, string, string, string]): Mark[] => [
  [turned('M-58 -4Q-30 -12 16 -9Q50 -6 66 6Q40 5 -10 2Q-40 1 -58 -4Z', -8), board],
  [turned('M-40 -5Q0 -5 50 2', -8), stripe, 3],
  ['M-20 2L-24 22L-2 38M20 0L26 20L2 38', suit, 13],
  ['M-2 36Q2 54 14 64', suit, 20],
  ['M10 62Q-10 72 -34 62M14 62Q30 56 46 62', skin, 7],
  [disc(20, 80, [9, 10]), skin],
  ['M10 80Q8 94 22 92Q30 90 29 84Q20 88 16 82Q14 76 10 80Z', hair],
];

const bubbles = (spots: readonly (readonly [number, number, number])[]) =>
  spots.map(([x, up, r]) => disc(x, up, r)).join('');

/** A wave that curls over, with somebody who rides it. */
export const drawSurf: DrawnActivity = (stage) => {
  const { c, h } = stage;
  const random = stage.random('surf');
  const deep = mix(stage.isDark ? mix('#1d5f8a', c.mid, 0.45) : '#0d7f93', c.near, stage.isDark ? 0.3 : 0.12);
  const face = stage.isDark ? mix('#3d8fae', c.sky, 0.45) : mix('#2fb3bd', c.sky, 0.1);
  const clear = mix(face, c.light, 0.42);
  const foam = stage.isDark ? mix('#ffffff', c.horizon, 0.32) : mix('#ffffff', c.light, 0.3);
  const grow = random.between(0.94, 1.08);
  const [x, up] = [random.between(-14, -4), random.between(-2, 3)];
  const rider = [
    lit(stage, random.pick(['#fbe9c6', '#f2c04e', '#e8704f', '#f4f1ea'])),
    lit(stage, random.pick(CLOTHS)),
    lit(stage, random.pick(['#1f2f4a', '#d9573f', '#0b5f5c', '#33285a'])),
    lit(stage, random.pick(['#e3b184', '#b87b52', '#8a5a3c'])),
    lit(stage, random.pick(['#3a2a22', '#c99a4f'])),
  ] as const;
  const hasLand = random.odds(0.6);
  return [
    hasLand ? land(stage, 'cape', { up: 50, swing: 16, colour: mix(c.far, c.mid, 0.4), mist: 0.3 }) : '',
    drawWater(stage, stage.horizon + h * 0.02),
    paint(
      stage,
      [x, up, 100 * grow],
      [
        // The wall of the wave, the hollow under its lip, and the lip itself.
        ['M-160 16Q-84 20 -56 52Q-34 88 8 92Q44 92 62 66Q68 52 64 40Q96 30 160 20L160 -12L-160 -12Z', deep],
        ['M-118 17Q-76 24 -54 54Q-34 84 8 86Q40 84 52 62Q54 46 40 38Q70 24 150 20L150 6L-110 6Z', face],
        ['M-40 24Q-34 62 6 68Q34 68 44 48Q30 28 4 22Q-20 18 -40 24Z', mix(face, deep, 0.7)],
        ['M-96 19Q-66 30 -44 58Q-26 82 6 84Q-22 66 -34 40Q-46 20 -96 19Z', clear],
        ['M-78 14Q-50 30 -28 62M-52 12Q-30 28 -12 68M-22 14Q-4 30 8 66', clear, 1.3, 0.8],
        // Spray off the lip, and what falls from it.
        [
          'M-40 70Q-14 96 16 95Q50 92 64 66Q70 48 62 36Q60 30 55 36Q50 40 49 48Q48 42 43 44Q42 52 45 58Q38 56 38 64Q34 70 28 72Q14 84 -6 82Q-26 80 -40 70Z',
          foam,
        ],
        ['M-8 86Q20 88 40 74', mix(foam, face, 0.45), 1.6],
        [
          bubbles([
            [52, 27, 3.2],
            [62, 29, 4],
            [44, 30, 2],
            [72, 27, 2.6],
            [66, 78, 2],
            [58, 88, 1.4],
            [72, 68, 1.4],
          ]),
          foam,
        ],
      ],
    ),
    paint(stage, [x - 12, 25 + up, random.between(34, 39)], surfer(rider)),
    paint(stage, PICTURE, [
      ['M-160 12Q-120 16 -84 10T-30 11T30 10T84 12T160 10L160 -4L-160 -4Z', deep],
      ['M-160 14Q-120 18 -84 12T-30 13T30 12T84 14T160 12', foam, 1.6],
      ['M-60 4L-34 4M-6 5L34 5M60 3L76 3', mix(deep, foam, 0.4), 0.9],
    ]),
  ].join('');
};
