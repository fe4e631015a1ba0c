import { mix } from '../parts/colour';
import { box, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, inTurn, lit } from './parts/a-frame';
import { cloaked, stander, walker } from './parts/a-people';
import { hills, land, trees } from './parts/land';
import { disc, paint, type Mark } from './parts/paint';
import { elephant, giraffe } from './wildlife';

const parrot = ([body, wing, tail]: readonly [string, string, string], beak: string): Mark[] => [
  ['M-6 30L-20 -34L-2 -30L8 26Z', tail],
  ['M-14 66Q-20 30 4 16Q24 30 20 62Q22 92 6 98Q-14 96 -14 66Z', body],
  ['M-14 64Q-22 34 -6 10Q10 26 8 54Q0 70 -14 64Z', wing],
  ['M14 90Q34 90 28 68Q24 76 12 76Z', beak],
  [disc(8, 84, 2.6), '#1c1020'],
  ['M-4 16L-4 8M8 16L8 8', beak, 4],
];

type Pen = (stage: Stage) => string;

const giraffes: Pen = (stage) => {
  const [skin, shade] = [lit(stage, '#edbd66'), lit(stage, '#a3602f', 0.2)];
  return (
    paint(stage, [22, 22, 42, -1], giraffe(mix(skin, stage.c.horizon, 0.2), shade)) +
    paint(stage, [-14, 20, 56], giraffe(skin, shade))
  );
};

const elephants: Pen = (stage) => {
  const skin = lit(stage, '#938c90');
  const [shade, tusk] = [mix(skin, stage.c.ground, 0.32), lit(stage, '#fff4dc')];
  return (
    paint(stage, [38, 22, 22, -1], elephant(mix(skin, stage.c.horizon, 0.15), shade, tusk)) +
    paint(stage, [-16, 19, 40], elephant(skin, shade, tusk))
  );
};

/** Parrots on a branch that reaches into the picture. */
const parrots: Pen = (stage) => {
  const wood = lit(stage, '#7a5138', 0.3);
  const birds = [
    ['#d9503f', '#3a6ea5', '#e8a83a'],
    ['#3a78b8', '#e8b53a', '#2f5f9a'],
    ['#3f9a5a', '#d9573f', '#e8c04a'],
  ] as const;
  return (
    paint(stage, [0, 20, 50], [['M-150 66Q-60 44 20 54T150 40', wood, 7], ['M-20 50Q-6 74 14 84M60 50Q78 66 98 70', wood, 4]]) + // prettier-ignore
    birds
      .map(
        ([body, wing, tail], i) =>
        paint(stage, [-40 + i * 36, 46 - (i % 2) * 1, 26, i === 1 ? -1 : 1], parrot([lit(stage, body, 0.2), lit(stage, wing, 0.2), lit(stage, tail, 0.2)], lit(stage, '#40404a', 0.2))), // prettier-ignore
      )
      .join('')
  );
};

/** Animals behind a fence in a park, and people who look at them. */
export const drawZoo = (stage: Stage): string => {
  const { c, h } = stage;
  const random = stage.random('zoo');
  const half = stage.w / 2 + 10;
  const pen = inTurn(stage, 'zoo/pen', [giraffes, parrots, elephants]);
  const lawn = mix(lit(stage, '#9cbf63', 0.4), c.mid, 0.35);
  const wood = lit(stage, '#8a5a3c', 0.3);
  const posts = Array.from({ length: 13 }, (_, i) => box(-half + 20 + i * 88, 530, [12, 74])).join('');
  const back = [-84, -74, -62, -50, 44, 56, 66, 76, 86].map((x, i) => [x, 27 + (i % 2), 22 + ((i * 13) % 16)] as const);
  return [
    hills(stage, 38),
    trees(stage, stage.biome ? 'any' : 'round', [mix(c.near, c.ground, 0.3), back]),
    land(stage, 'lawn', { up: 27, swing: 3, colour: lawn, mist: 0.05 }),
    pen(stage),
    centred(
      stage,
      'zoo/place',
      path(`M${n(-half)} 598Q0 586 ${n(half)} 600V${h}H${n(-half)}Z`, lit(stage, '#d9c49a', 0.4)) +
        stroke(`M${n(-half)} 552H${n(half)}M${n(-half)} 580H${n(half)}`, wood, { 'stroke-width': 9 }) +
        path(posts, mix(wood, c.ground, 0.25)) +
        path(
          stander(random.between(-330, -290), 656, 150) +
            stander(random.between(-250, -225), 656, 96) +
            cloaked(random.between(-190, -160), 658, 144) +
            walker(random.between(270, 340), 660, 140),
          c.ground,
        ),
    ),
  ].join('');
};
