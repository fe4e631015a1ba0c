import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { plantOf } from '../parts/growth';
import { arched, centred, chosen, halo, lit, oval, shaded, steam } from './parts/a-frame';
import { bustOf } from './parts/a-people';

const towels = (stage: Stage, [x, y]: Point) =>
  ['#f6efe2', '#d9825b', '#f6efe2']
    .map((colour, i) =>
      path(
        `M${n(x + 12)} ${n(y - i * 26 - 26)}h116q14 0 14 13t-14 13h-116q-14 0 -14 -13t14 -13Z`,
        lit(stage, colour, 0.2 + i * 0.02),
      ),
    )
    .join('');

const lantern = (stage: Stage, [x, y]: Point) =>
  halo(stage, [x, y - 74], 130) +
  path(box(x - 34, y - 112, [68, 76]), stage.isDark ? stage.lamp : lit(stage, '#fbeac4')) +
  path(
    area([
      [x - 62, y - 110],
      [x - 22, y - 150],
      [x + 22, y - 150],
      [x + 62, y - 110],
    ]) +
      box(x - 44, y - 36, [88, 36]) +
      box(x - 3, y - 112, [6, 76]),
    mix(stage.c.ground, '#4a4a50', 0.4),
  );

/** What a bath lies in: open country with pines, a hall of arches, a fence of reeds. */
type Around = (stage: Stage, half: number) => string;

const outdoors: Around = (stage, half) =>
  path(
    [-500, -420, -350, 360, 440, 520].map((x, i) => plantOf(stage)(x, 450, 250 + (i % 3) * 60)).join(''),
    mix(stage.c.near, stage.c.ground, 0.4),
  ) + path(`M${n(-half)} 430Q0 380 ${n(half)} 424V700H${n(-half)}Z`, mix(stage.c.near, lit(stage, '#8f9a72'), 0.35));

const hall: Around = (stage, half) => {
  const wall = lit(stage, stage.random('bath/tiles').pick(['#d9b58c', '#6f9f9f', '#c98f7a']), 0.44);
  const arches = [-380, -127, 127, 380];
  return (
    path(`${box(-half, 0, [half * 2, 470])}${arches.map((x) => arched(x, 410, [190, 300])).join('')}`, wall, {
      'fill-rule': 'evenodd',
    }) +
    path(
      arches
        .slice(1)
        .map((x) => box(x - 146, 206, [40, 264]))
        .join(''),
      mix(wall, '#ffffff', 0.3),
    ) +
    path(box(-half, 56, [half * 2, 16]) + box(-half, 400, [half * 2, 70]), mix(wall, '#ffffff', 0.22)) +
    path(box(-half, 450, [half * 2, 240]), mix(wall, stage.c.ground, 0.2))
  );
};

/** A maple in autumn, as in the gardens of Japan. */
const maple = (stage: Stage) =>
  stroke('M470 460Q450 300 480 180T420 60M472 250Q420 220 390 170', shaded(stage, '#5d4030', 0.3), {
    'stroke-width': 26,
  }) +
  path(oval(330, 150, [110, 46]) + oval(400, 70, [140, 70]) + oval(520, 120, [130, 76]), lit(stage, '#c9562f', 0.3)) +
  path(oval(300, 138, [70, 26]) + oval(370, 40, [90, 34]) + oval(500, 88, [84, 34]), lit(stage, '#e07f3f', 0.3));

/** What grows there instead. */
const garden = (stage: Stage) =>
  path(
    [350, 430, 520].map((x, i) => plantOf(stage)(x, 462, 330 - i * 40)).join(''),
    mix(stage.c.near, stage.c.ground, 0.4),
  );

const reeds: Around = (stage, half) => {
  const reed = lit(stage, '#c9a85f', 0.46);
  const poles = Array.from({ length: 16 }, (_, i) => `M${n(-half + i * (half / 7.6))} 262V460`).join('');
  return (
    path(box(-half, 264, [half * 2, 200]), reed) +
    stroke(poles, mix(reed, stage.c.ground, 0.3), { 'stroke-width': 7 }) +
    path(box(-half, 292, [half * 2, 16]) + box(-half, 410, [half * 2, 16]), mix(reed, stage.c.ground, 0.5)) +
    (stage.biome === undefined || stage.biome === 'temperate' ? maple(stage) : garden(stage)) +
    path(box(-half, 456, [half * 2, 240]), mix(lit(stage, '#b99a6a', 0.46), stage.c.near, 0.2))
  );
};

/** Hammams have halls, and a spring of the north or of the tropics lies in the open. */
const aroundsOf = ({ biome }: Stage): readonly Around[] => {
  if (biome === 'dry' || biome === 'desert') return [hall];
  if (biome === 'tropical') return [outdoors, reeds];
  return biome === undefined || biome === 'temperate' ? [outdoors, hall, reeds] : [outdoors];
};

/** A pool of hot water in its rim of stone, with steam, a bather, a lantern and towels. */
export const drawBath = (stage: Stage): string => {
  const { c, h, isDark } = stage;
  const half = stage.w / 2 + 10;
  const random = stage.random('bath/pool');
  const around = chosen(stage, 'bath/act', aroundsOf(stage));
  const stone = mix(lit(stage, random.pick(['#b8ada0', '#9fa3a6', '#c7b499'])), c.near, 0.14);
  const water = mix(isDark ? '#3f8a9a' : '#6fc3c4', c.sky, isDark ? 0.3 : 0.14);
  const rim = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2;
    const size = random.between(46, 66);
    return [
      Math.sin(angle),
      oval(420 * Math.cos(angle), 546 + 106 * Math.sin(angle), [size * 1.2, size * 0.6]),
    ] as const;
  });
  const bather = random.between(-190, -90);
  const skin = lit(stage, random.pick(['#e2ab82', '#c07f56', '#8f5c40']), 0.2);
  const isRound = around !== hall;
  return (
    drawRidge(stage, 'bath-hills', { y: stage.horizon - 120, swing: 150, roughness: 0.5, colour: c.far, foot: h }).svg +
    centred(
      stage,
      'bath/place',
      [
        around(stage, half),
        isRound
          ? rim.map(([low, d]) => path(d, mix(stone, low < 0 ? c.ground : '#ffffff', low < 0 ? 0.2 : 0.12))).join('') +
            path(oval(0, 546, [400, 98]), water)
          : path(
              area([
                [-380, 460],
                [380, 460],
                [500, h],
                [-500, h],
              ]),
              mix(stone, '#ffffff', 0.3),
            ) +
            path(
              area([
                [-340, 480],
                [340, 480],
                [440, h],
                [-440, h],
              ]),
              water,
            ),
        stroke('M-230 512h120M60 500h170M-60 590h210M-300 570h90', '#ffffff', { 'stroke-width': 7, opacity: 0.4 }),
        path(bustOf(bather, 560, 190), skin),
        path(`M${n(bather - 40)} 422q-10 -64 40 -66t40 66q-40 30 -80 0Z`, mix('#3a2a26', c.ground, 0.4)),
        path(oval(bather, 562, [120, 13]), mix(water, '#ffffff', 0.35)),
        steam(stage, [140, 500], 290),
        steam(stage, [-10, 470], 190),
        lantern(stage, [isRound ? 400 : 450, 480]),
        path(oval(-400, 606, [130, 34]), mix(stone, c.ground, 0.12)),
        towels(stage, [-466, 600]),
      ].join(''),
    )
  );
};
