import { mix } from '../parts/colour';
import type { SeededRandom } from '../parts/seeded-random';
import type { Stage } from '../parts/stage';
import { drawWater } from '../parts/water';
import { inTurn } from './parts/a-frame';
import { hills, land, peaks, trees } from './parts/land';
import { d, disc, lit, paint, PICTURE, type Mark } from './parts/paint';

/** An elephant that faces right. */
export const elephant = (skin: string, shade: string, tusk: string): Mark[] => [
  ['M-34 0L-32 40L-16 40L-16 0ZM2 0L4 40L18 40L18 0Z', shade],
  ['M-68 74Q-80 58 -74 36', shade, 4],
  ['M-62 0L-62 38Q-76 62 -64 80Q-48 96 -16 94Q4 94 18 86Q26 98 46 96Q66 92 68 72Q72 58 76 42Q80 22 77 8Q78 0 86 6Q90 0 82 -4Q68 -6 68 12Q68 30 62 42Q56 50 46 48Q38 44 38 34L40 0L20 0L18 34Q-8 28 -38 34L-42 0Z', skin], // prettier-ignore
  ['M24 88Q-2 88 2 62Q8 44 24 50Q38 60 38 82Q32 90 24 88Z', shade],
  ['M58 52Q72 38 88 46Q76 30 56 42Z', tusk],
  [disc(52, 74, 2.4), '#1c1020'],
];

/** A giraffe that faces right. */
export const giraffe = (skin: string, shade: string): Mark[] => [
  ['M-24 0L-22 40L-17 40L-17 0ZM4 0L4 40L9 40L10 0Z', shade],
  ['M-36 56Q-42 44 -38 32', shade, 2.4],
  ['M-36 0L-34 36Q-38 52 -30 58Q-14 62 4 60Q14 66 22 90L24 98Q22 104 26 103L30 100L44 95Q50 92 46 89L36 90Q32 74 26 58Q24 48 20 40L20 0L14 0L12 38Q-6 34 -24 38L-30 0Z', skin], // prettier-ignore
  [disc(-24, 52, [5, 4]) + disc(-12, 54, [4.5, 4]) + disc(-18, 44, [4, 3.4]) + disc(-5, 46, [4.5, 4]) + disc(3, 54, [4, 4]) + disc(10, 46, [4, 4]) + disc(13, 58, [3.4, 4]) + disc(18, 68, [3, 4]) + disc(23, 78, [2.6, 3.6]) + disc(27, 68, [1.6, 3]), shade], // prettier-ignore
  ['M26 101L25 108M30 100L31 107', shade, 2],
  [disc(33, 96, 1.3), '#1c1020'],
];

const stag = (skin: string, shade: string, pale: string): Mark[] => [
  ['M-26 0L-28 28L-22 46L-16 40L-22 26L-20 0ZM8 0L8 44L16 44L14 0Z', shade],
  ['M42 96Q26 108 32 128M32 112L18 118M33 120L22 132M48 96Q60 106 60 128M56 110L70 114M60 118L72 128', shade, 3.6],
  ['M-46 68Q-50 54 -44 46L-48 28L-42 0L-36 0L-38 28L-28 44Q-6 38 16 44L22 26L20 0L26 0L30 28L32 48Q42 58 44 74L50 84Q58 84 68 80Q72 84 68 88Q58 96 46 99Q38 97 35 90Q28 76 20 72Q-8 74 -36 74Q-44 74 -46 68Z', skin], // prettier-ignore
  ['M-46 70Q-54 64 -48 54Q-42 58 -42 66Z', pale],
  ['M36 92L24 100L38 98Z', skin],
  ['M32 52Q40 60 42 72Q34 66 30 54Z', pale],
  [disc(52, 91, 1.8), '#1c1020'],
];

const flukes = (skin: string, shade: string): Mark[] => [
  [
    'M-14 -4Q-6 36 -15 56Q-40 66 -88 76Q-84 92 -56 96Q-20 98 0 80Q20 98 56 96Q84 92 88 76Q40 66 15 56Q6 36 14 -4Z',
    skin,
  ],
  ['M4 -4Q2 40 6 60Q30 74 72 82Q84 82 88 76Q40 66 15 56Q6 36 14 -4Z', shade],
];

const flamingo = (pink: string, deep: string): Mark[] => [
  ['M-4 48L-5 0M6 48L9 24L2 0', deep, 2.2],
  ['M-48 48Q-26 44 2 44Q26 46 28 58Q20 72 -6 70Q-28 66 -48 48Z', pink],
  ['M-48 48Q-20 48 4 54Q-6 66 -18 65Q-34 60 -48 48Z', deep],
  ['M20 60Q46 66 36 82Q26 96 36 104Q44 108 49 101', pink, 6.5],
  ['M45 106Q60 102 55 86Q50 92 45 96Z', '#2a1a2a'],
];

/** Open country with dry grass and flat trees. */
const savanna = (stage: Stage, random: SeededRandom) => {
  const { c } = stage;
  const grass = lit(stage, '#d8b25a');
  const acacia = (x: number, up: number, tall: number) =>
    paint(stage, [x, up, tall], [['M-3 0L-1 50L-24 74M-1 46L24 74M3 0L1 50', c.ground, 5], [disc(-22, 78, [34, 9]) + disc(22, 80, [36, 10]) + disc(0, 88, [30, 9]), mix(c.near, c.ground, 0.5)]]); // prettier-ignore
  return [
    hills(stage, 38),
    land(stage, 'plain', { up: 30, swing: 3, colour: mix(grass, c.mid, 0.45), mist: 0.2 }),
    acacia(random.between(48, 62), 27, random.between(30, 40)),
    acacia(-66, 28, 20),
    land(stage, 'grass', { up: 18, swing: 4, colour: grass, mist: 0 }),
  ].join('');
};

const tufts = (random: SeededRandom, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [x, up, s] = [(i / count) * 170 - 84 + random.between(-4, 4), random.between(-1, 4), random.between(4, 9)];
    return d`M${x - s * 0.5} ${up}L${x - s * 0.7} ${up + s}L${x - s * 0.1} ${up + s * 0.4}L${x} ${up + s * 1.3}L${x + s * 0.2} ${up + s * 0.4}L${x + s * 0.8} ${up + s * 0.9}L${x + s * 0.5} ${up}Z`;
  }).join('');

/** Each animal in its country. */
const sights = {
  elephants: (stage: Stage, random: SeededRandom) => {
    const skin = lit(stage, random.pick(['#8d8791', '#9a8c86']));
    const [shade, tusk] = [mix(skin, stage.c.ground, 0.32), lit(stage, '#fff4dc')];
    const x = random.between(-18, -8);
    return savanna(stage, random) + paint(stage, [x + 58, 14, 25], elephant(mix(skin, stage.c.horizon, 0.12), shade, tusk)) + paint(stage, [x, 9, random.between(50, 56)], elephant(skin, shade, tusk)) + paint(stage, PICTURE, [[tufts(random, 12), lit(stage, '#a8823a', 0.2)]]); // prettier-ignore
  },
  giraffes: (stage: Stage, random: SeededRandom) => {
    const [skin, shade] = [lit(stage, '#edbd66'), lit(stage, '#a3602f', 0.1)];
    const x = random.between(-20, -4);
    return savanna(stage, random) + paint(stage, [x + 34, 14, random.between(48, 54), -1], giraffe(mix(skin, stage.c.horizon, 0.2), shade)) + paint(stage, [x, 6, random.between(72, 78)], giraffe(skin, shade)) + paint(stage, PICTURE, [[tufts(random, 12), lit(stage, '#a8823a', 0.2)]]); // prettier-ignore
  },
  deer: (stage: Stage, random: SeededRandom) => {
    const { c } = stage;
    const [skin, pale] = [lit(stage, '#b06f3f'), lit(stage, '#f0d9b4')];
    const grove = [-78, -68, -60, 52, 60, 70, 79].map((x, i) => [x, 18, 44 + ((i * 13) % 26)] as const);
    return [
      stage.hasSnow ? peaks(stage, 42, [12, 30]) : '',
      hills(stage, 36),
      trees(stage, 'any', [mix(c.mid, c.near, 0.5), Array.from({ length: 16 }, (_, i) => [i * 11 - 82, 28, random.between(14, 22)] as const)]), // prettier-ignore
      land(stage, 'glade', { up: 27, swing: 4, colour: mix(c.mid, '#b9b44a', 0.3), mist: 0.1 }),
      trees(stage, 'any', [mix(c.near, c.ground, 0.6), grove]),
      paint(stage, [random.between(-16, 0), 9, random.between(46, 52)], stag(skin, mix(skin, c.ground, 0.45), pale)),
      paint(stage, PICTURE, [['M-120 10Q-40 14 20 8T120 10L120 -2L-120 -2Z', mix(c.near, c.ground, 0.3)], [tufts(random, 14), mix(c.ground, c.near, 0.2)]]), // prettier-ignore
    ].join('');
  },
  whale: (stage: Stage, random: SeededRandom) => {
    const { c, h } = stage;
    const skin = lit(stage, '#33506b', 0.15);
    const [x, foam] = [random.between(-14, 8), mix('#ffffff', c.horizon, stage.isDark ? 0.35 : 0.1)];
    return [
      land(stage, 'cape', { up: 47, swing: 14, colour: mix(c.far, c.mid, 0.4) }), // prettier-ignore
      drawWater(stage, stage.horizon + h * 0.02),
      paint(stage, [x, 22, random.between(48, 54)], flukes(skin, mix(skin, c.light, 0.16))),
      paint(
        stage,
        [x, 20, 20],
        [
          [disc(-40, 4, 18) + disc(-14, 10, 20) + disc(16, 9, 22) + disc(44, 3, 17) + disc(66, 0, 10) + disc(-64, 0, 11), foam], // prettier-ignore
          ['M-110 -12Q-50 -2 0 -8T110 -12L90 -26L-90 -26Z', mix(c.near, c.zenith, 0.35)],
          ['M-96 -10Q-50 -2 0 -8T96 -10M-70 -30L60 -30M-40 -48L90 -48', foam, 4, 0.7],
        ],
      ),
    ].join('');
  },
  flamingos: (stage: Stage, random: SeededRandom) => {
    const { c, h } = stage;
    const pink = lit(stage, random.pick(['#f28ca0', '#f59f8a']));
    const deep = mix(pink, '#b8334f', 0.4);
    const x = random.between(-12, 4);
    return [
      hills(stage, 42),
      drawWater(stage, stage.horizon + h * 0.08),
      ...[[48, 27, 26, -1], [62, 25, 24, 1], [-58, 26, 26, 1], [34, 21, 36, 1]].map(([dx, up, tall, to]) => paint(stage, [x + dx!, up!, tall!, to as 1 | -1], flamingo(mix(pink, c.horizon, 0.2), deep))), // prettier-ignore
      paint(stage, [x - 22, 11, random.between(56, 62)], flamingo(pink, deep)),
      paint(stage, [x + 12, 7, random.between(48, 54), -1], flamingo(pink, deep)),
      paint(stage, PICTURE, [[d`M${x - 34} 10L${x - 12} 10M${x + 2} 6L${x + 22} 6M${x - 30} 6L${x - 20} 6`, c.light, 0.9, 0.7], [tufts(random, 9), mix(c.ground, c.near, 0.2)]]), // prettier-ignore
    ].join('');
  },
};

const animals =
  (...kinds: [keyof typeof sights, ...(keyof typeof sights)[]]) =>
  (stage: Stage) =>
    sights[inTurn(stage, 'wildlife/which', kinds)](stage, stage.random('wildlife'));

/** The great animals of the savanna. */
export const drawSafari = animals('elephants', 'giraffes');

/** A stag in a glade. */
export const drawDeer = animals('deer');

/** A whale that dives. */
export const drawWhale = animals('whale');

/** Flamingos in shallow water. */
export const drawFlamingos = animals('flamingos');
