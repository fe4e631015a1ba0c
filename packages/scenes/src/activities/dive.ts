import { mix } from '../parts/colour';
import { fade, path } from '../parts/shapes';
import { CLOTHS, disc, lampAt, lit, paint, PICTURE, type DrawnActivity, type Mark } from './parts/paint';

/** A fish that swims to the right. */
export const fish = (colour: string, stripe: string): Mark[] => [
  ['M-90 0L-40 50Q10 116 90 50Q10 -16 -40 50L-90 100Q-74 50 -90 0Z', colour],
  ['M10 84Q24 50 10 16Q30 20 36 26Q46 50 36 74Q28 80 10 84Z', stripe],
  [disc(62, 58, 6), '#10222e'],
];

const diver = ([suit, fin, tank, skin]: readonly [string, string, string, string]): Mark[] => [
  ['M-40 52L-78 44M-38 44L-74 24', suit, 15],
  ['M-78 52L-132 66L-122 38L-80 36ZM-76 32L-124 14L-108 -8L-70 18Z', fin],
  ['M-44 36Q0 28 36 40Q46 56 30 66Q-10 74 -46 60Z', suit],
  ['M18 42Q44 22 70 22', suit, 11],
  [disc(75, 22, 6), skin],
  ['M-28 70L22 74', tank, 18],
  [disc(52, 62, 17), suit],
  ['M52 74L70 70L72 52L56 50Z', mix(suit, '#bfeaf2', 0.75)],
  ['M66 46Q50 32 20 66', tank, 4],
];

const turtle = ([shell, skin, mark]: readonly [string, string, string]): Mark[] => [
  ['M40 44Q66 84 96 92Q84 60 60 36ZM28 30Q40 -6 70 -18Q70 14 50 34ZM-46 40Q-72 64 -88 62Q-76 44 -56 34Z', skin],
  [disc(82, 44, [19, 12]), skin],
  [disc(4, 42, [64, 31]), shell],
  ['M-44 44L-20 60L10 62L40 58L56 44M-20 60L-14 38L16 36L40 58M-14 38L-30 22M16 36L26 18', mark, 4],
];

const coral: readonly ((colour: string) => Mark[])[] = [
  (colour) => [['M0 0L0 40M0 12Q-30 22 -28 60M0 24Q28 30 26 74M0 40Q-14 56 -8 92M0 40Q12 52 8 70', colour, 9]],
  (colour) => [['M-50 0Q-56 46 0 50Q56 46 50 0Z', colour], ['M-34 8Q-30 34 -10 38M-4 6Q0 30 18 36M24 6Q28 20 36 24', '#fff', 3, 0.3]], // prettier-ignore
  (colour) => [['M-22 0L-28 66M0 0L0 94M24 0L30 54', colour, 19], [disc(-28, 68, 5) + disc(0, 96, 5) + disc(30, 56, 5), '#2a1230', 0, 0.5]], // prettier-ignore
  (colour) => [['M0 0Q-10 20 -40 40Q-60 70 -34 92Q0 104 34 92Q60 70 40 40Q10 20 0 0Z', colour], ['M0 4L-28 80M0 4L0 90M0 4L28 80M-18 52L-42 64M18 52L42 64', '#fff', 2.5, 0.3]], // prettier-ignore
];

/** Boulders and weed, as on the floor of seas too cold for coral. */
const stones: readonly ((colour: string) => Mark[])[] = [
  (colour) => [['M-70 0Q-76 50 -30 66Q20 78 50 44Q70 24 68 0Z', mix('#5d6668', colour, 0.08)], ['M-40 40Q-10 62 24 48', '#ffffff', 3, 0.16]], // prettier-ignore
  (colour) => [['M-8 0Q-30 40 -6 70Q16 96 -4 130M8 0Q28 36 8 64Q-6 90 14 116', mix('#6d6a2c', colour, 0.1), 12]],
  (colour) => [['M-50 0Q-52 34 -14 40Q30 44 54 0Z', mix('#4d5a60', colour, 0.08)], ['M-20 30Q-34 70 -16 96M10 34Q26 66 8 92', '#7a7a34', 9]], // prettier-ignore
];

interface Waters {
  floor: readonly ((colour: string) => Mark[])[];
  school: readonly (readonly [string, string])[];
  hasTurtles: boolean;
  light: string;
  depth: string;
}

/** Under water: light from above, what grows below, fish, and a diver or a turtle. */
const under =
  ({ floor, school: tones, hasTurtles, light, depth }: Waters): DrawnActivity =>
  (stage) => {
    const { c, w, h } = stage;
    const random = stage.random('dive');
    const deep = stage.isDark ? mix(c.ground, '#1d4a78', 0.35) : mix(depth, c.near, 0.35);
    const water = fade(stage, 'deep', [
      [0, stage.isDark ? mix(c.sky, '#3b7fa8', 0.55) : mix(light, c.sky, 0.3)],
      [0.4, stage.isDark ? mix(c.mid, '#20619a', 0.45) : mix('#2fa3bd', c.mid, 0.3)],
      [1, deep],
    ]);
    const lean = random.between(-30, -10);
    const rays = [-52, -18, 14, 50].map((x, i) => `M${x} 104L${x + 12 + i * 2} 104L${Math.round(x + 26 + lean)} 10L${Math.round(x - 12 + lean)} 10Z`); // prettier-ignore
    const reef = [-74, -56, -40, 30, 48, 62, 76].map(
      (x, i) =>
    paint(stage, [x + random.between(-4, 4), i % 3 === 2 ? 2 : 7, random.between(17, 30)], random.pick(floor)(lit(stage, random.pick(CLOTHS), 0.05))), // prettier-ignore
    );
    const [tone, stripe] = random.pick(tones);
    const [sx, sy] = [random.between(26, 42), random.between(46, 62)];
    const school = Array.from(
      { length: 7 },
      (_, i) =>
    paint(stage, [sx + (i % 3) * 15 - (i > 2 ? 9 : 0) + random.between(-2, 2), sy - Math.floor(i / 3) * 12 + random.between(-2, 2), random.between(4.5, 7.5), -1], fish(lit(stage, tone), lit(stage, stripe))), // prettier-ignore
    );
    const suit = stage.isDark ? '#101c38' : '#1b2c44';
    const isDiver = !hasTurtles || random.odds(0.6);
    const [x, up] = [random.between(-22, -12), random.between(40, 50)];
    const swimmer = isDiver
      ? diver([suit, lit(stage, random.pick(CLOTHS)), lit(stage, '#e9b23b'), lit(stage, '#d9a273')])
      : turtle([lit(stage, '#7c8a4a'), lit(stage, '#b8b36a'), lit(stage, '#4d5a30')]);
    const bubbles = [[34, 12, 2.6], [40, 22, 1.8], [33, 30, 1.4], [42, 36, 1]].map(([bx, by, r]) => disc(x + bx!, up + by! + 8, r!)).join(''); // prettier-ignore
    return [
      path(`M0 0H${w}V${h}H0Z`, water),
      paint(stage, PICTURE, [
        [rays.join(''), stage.isDark ? c.horizon : '#ffffff', 0, stage.isDark ? 0.1 : 0.14],
        ['M-120 20Q-80 34 -46 20Q-10 8 20 14Q60 34 120 20L120 -2L-120 -2Z', mix(deep, '#0d2f4a', 0.2), 0, 0.7],
      ]),
      school.join(''),
      isDiver && stage.isDark ? paint(stage, [x, up, 26], [['M76 24L190 70L190 -50Z', stage.lamp, 0, 0.22], ...lampAt(stage, [[78, 22, 5]])]) : '', // prettier-ignore
      paint(stage, [x, up, isDiver ? random.between(26, 31) : random.between(25, 30)], swimmer),
      isDiver ? paint(stage, PICTURE, [[bubbles, '#e8fbff', 0, 0.6]]) : '',
      paint(stage, PICTURE, [['M-120 10Q-70 16 -40 8Q0 -2 40 8Q80 14 120 8L120 -2L-120 -2Z', deep]]),
      reef.join(''),
    ].join('');
  };

/** In warm water: corals, fish of all colors, now and then a turtle. */
export const drawDive = under({
  floor: coral,
  school: [
    ['#f4b53f', '#fff3d6'],
    ['#f07b4f', '#fff3d6'],
    ['#f2d15c', '#2c5f8a'],
  ],
  hasTurtles: true,
  light: '#8fe0e6',
  depth: '#0a4f78',
});

/** In cold water: rock, weed and silver fish. */
export const drawRockDive = under({
  floor: stones,
  school: [
    ['#b9c7cf', '#e9f0f2'],
    ['#9fb0b4', '#dfe6e4'],
    ['#c2bfa8', '#f0ecd8'],
  ],
  hasTurtles: false,
  light: '#a9dcd9',
  depth: '#0c4560',
});
