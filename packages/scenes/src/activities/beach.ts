import { mix } from '../parts/colour';
import type { Biome } from '../scene-kinds';
import { drawBoat, drawWater } from '../parts/water';
import { land, trees } from './parts/land';
import { CLOTHS, d, disc, lit, paint, PICTURE, turned, type DrawnActivity, type Mark } from './parts/paint';

const CANOPY =
  'M-54 62Q-48 98 0 100Q48 98 54 62Q44 68 36 62Q27 69 18 62Q9 69 0 62Q-9 69 -18 62Q-27 69 -36 62Q-45 68 -54 62Z';
const GORES =
  'M-36 62Q-30 92 0 100Q-16 88 -18 62Q-27 69 -36 62ZM0 62L0 100Q16 88 18 62Q9 69 0 62ZM36 62Q34 90 0 100Q46 96 54 62Q44 68 36 62Z';

const parasol = ([cloth, stripe, pole]: readonly [string, string, string], lean: number): Mark[] =>
  [
    ['M0 0L0 100', pole, 3],
    ['M0 100L0 105', pole, 3],
    [CANOPY, cloth],
    [GORES, stripe],
  ].map(([data, colour, width]) => [turned(data as string, lean, [0, 4]), colour, width] as Mark);

const deckchair = ([cloth, stripe, wood]: readonly [string, string, string]): Mark[] => [
  ['M-40 0L34 50M-30 86L30 0M-34 20L32 20', wood, 5],
  ['M-36 82Q-14 30 42 40', cloth, 13],
  ['M-36 82Q-14 30 42 40', stripe, 4],
];

const lounger = ([cloth, stripe, wood]: readonly [string, string, string]): Mark[] => [
  ['M-56 0L-56 28M40 0L40 28M-62 28L52 28L84 70', wood, 6],
  ['M-60 36L50 36L82 76', cloth, 13],
  ['M-60 40L50 40', stripe, 5],
];

/** Shores where palms stand. */
const palmy: ReadonlySet<Biome> = new Set(['tropical', 'desert', 'savanna']);

/** A parasol, a chair and a towel on the sand before the sea. */
export const drawBeach: DrawnActivity = (stage) => {
  const { c, h } = stage;
  const random = stage.random('beach');
  const sea = stage.horizon + h * 0.01;
  const sand = stage.isDark ? mix('#e0b58c', c.mid, 0.34) : mix('#f5deac', c.horizon, 0.2);
  const cloth = lit(stage, random.pick(CLOTHS));
  const white = lit(stage, '#fff4df');
  const second = lit(stage, random.pick(CLOTHS));
  const wood = lit(stage, '#8a5a3c');
  const isLow = random.odds(0.5);
  const x = random.between(-16, 8);
  const towel = random.between(30, 38);
  const seat = isLow ? lounger([second, white, wood]) : deckchair([second, white, wood]);
  const hasPalms = stage.biome !== undefined && palmy.has(stage.biome);
  const leaf = mix(c.ground, c.near, 0.2);
  return [
    random.odds(0.6) ? land(stage, 'cape', { up: 50, swing: 15, colour: mix(c.far, c.mid, 0.4), mist: 0.3 }) : '',
    drawWater(stage, sea),
    drawBoat(stage, stage.w * random.between(0.66, 0.84), [sea + h * 0.05, h * random.between(0.09, 0.15)]),
    paint(stage, PICTURE, [
      ['M-120 24Q-60 32 0 25Q60 18 120 30L120 -2L-120 -2Z', mix('#ffffff', c.light, 0.3), 0, 0.85],
      ['M-120 21Q-60 29 0 22Q60 15 120 27L120 -2L-120 -2Z', mix(sand, c.near, 0.2)],
      ['M-120 18Q-60 26 0 19Q60 12 120 24L120 -2L-120 -2Z', sand],
      [disc(x + 4, 7, [40, 4.5]), mix(sand, c.near, 0.32)],
      [d`M${towel} 14L${towel + 26} 14L${towel + 34} 5L${towel + 4} 5Z`, second],
      [d`M${towel + 5} 14L${towel + 9} 14L${towel + 15} 5L${towel + 10} 5ZM${towel + 17} 14L${towel + 21} 14L${towel + 29} 5L${towel + 24} 5Z`, white], // prettier-ignore
    ]),
    hasPalms
      ? trees(stage, 'palm', [leaf, [[-70, 4, random.between(68, 78)], [-80, 0, 54]]]) // prettier-ignore
      : paint(stage, [60, 9, 11], [[disc(0, 45, 45), white], ['M0 90Q-40 45 0 0Q-90 0 -45 78ZM0 90Q44 60 40 28Q20 50 0 0Q4 60 0 90Z', cloth]]), // prettier-ignore
    paint(stage, [x - 6, 6, random.between(62, 70)], parasol([cloth, white, wood], random.between(-12, 10))),
    paint(stage, [x + 14, 6, 25], seat),
  ].join('');
};
