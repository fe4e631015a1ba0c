import { mix } from '../parts/colour';
import { hills, land, peaks, trees } from './parts/land';
import { CLOTHS, lit, paint, PICTURE, WOODS, type DrawnActivity, type Mark } from './parts/paint';
import { dressOf, person, type Dress } from './parts/people';

const signpost = ([wood, board, mark]: readonly [string, string, string], isTwo: boolean): Mark[] => [
  ['M-4 0L-4 98L4 98L4 0Z', wood],
  ['M-5 98L0 103L5 98Z', wood],
  ['M-12 76L40 76L52 85L40 94L-12 94Z', board],
  ['M0 85L32 85', mark, 3.5],
  ['M12 50L-38 50L-50 59L-38 68L12 68Z', isTwo ? mark : board],
  ['M-30 59L2 59', isTwo ? board : mark, 3.5],
];

const pack = (colour: string, strap: string): Mark[] => [
  ['M-6 80Q-24 80 -22 62L-22 54Q-22 48 -8 50Z', colour],
  ['M-20 84L-6 84', strap, 7],
  ['M15 56L24 2', strap, 2.4],
];

/** A path with a signpost and two hikers on it. */
export const drawTrail: DrawnActivity = (stage) => {
  const { c } = stage;
  const random = stage.random('trail');
  const earth = lit(stage, '#dcbd8a');
  const wood = lit(stage, random.pick(WOODS));
  const board = lit(stage, random.pick(['#e6c98f', '#c98d52', '#f0e2c0']));
  const hiker = ([x, up, tall]: readonly [number, number, number], dress: Dress) =>
    person(stage, [x, up, tall], ['walk', dress]) +
    paint(stage, [x, up, tall], pack(lit(stage, random.pick(CLOTHS)), dress.legs));
  // Where snow is told of, every path looks up to it; elsewhere peaks would be of another country.
  const isHigh = stage.hasSnow ?? false;
  const isWood = stage.biome !== undefined || random.odds(0.6);
  const grove = Array.from({ length: 9 }, (_, i) => [42 + i * 6 + random.between(-2, 2), 30 - i * 2.4, random.between(16, 26) + i] as const); // prettier-ignore
  const bushes = Array.from({ length: 5 }, (_, i) => [48 + i * 10, 14 - i * 2, random.between(12, 20)] as const);
  const x = random.between(-50, -42);
  return [
    isHigh ? peaks(stage, 44, [10, 34]) : '',
    hills(stage, isHigh ? 36 : 44),
    land(stage, 'slope', { up: 30, swing: 6, colour: mix(c.mid, c.near, 0.35), mist: 0.1 }),
    trees(stage, isWood ? 'any' : 'round', [mix(c.near, c.ground, 0.55), isWood ? grove : bushes]),
    paint(stage, PICTURE, [
      ['M-120 20Q-40 30 40 22Q90 18 120 26L120 -2L-120 -2Z', mix(c.near, c.mid, 0.3)],
      ['M12 34Q26 30 16 26Q-2 21 24 14Q46 8 30 -2L-34 -2Q-2 8 -8 14Q-14 22 6 27Q14 30 10 34Z', earth],
      ['M-120 10Q-70 18 -34 8Q-20 2 -14 -2L-120 -2Z', mix(c.ground, c.near, 0.25)],
    ]),
    hiker([12, 12, 30], dressOf(stage, random)),
    hiker([-5, 8, 33], dressOf(stage, random)),
    paint(stage, [x, 6, random.between(56, 64)], signpost([wood, board, lit(stage, random.pick(CLOTHS))], random.odds(0.5))), // prettier-ignore
  ].join('');
};
