/** What an age has left standing, from near: the silhouettes of landmarks in their own stone, with people before them. */
import { mix } from '../parts/colour';
import * as monuments from '../parts/monuments';
import { box, n, path, stroke } from '../parts/shapes';
import * as sights from '../parts/sights';
import type { Silhouette } from '../parts/silhouette';
import type { Stage } from '../parts/stage';
import * as towers from '../parts/towers';
import { arched, centred, chosen, inTurn, lit, oval, within } from './parts/a-frame';
import { cloaked, stander, walker } from './parts/a-people';
import { hills, trees } from './parts/land';

/** An opening by the middle of its foot: aside and up, wide and tall, in the building's heights. */
type Opening = readonly [x: number, up: number, wide: number, tall: number];

type Shape = readonly [Silhouette, number, ...Opening[]];

interface Building {
  /** Some of its kind: how they are drawn, how tall in parts of the picture's height, and what opens in them. */
  shapes: readonly [Shape, ...Shape[]];
  stones: readonly string[];
  /** What its upper part is covered with, and from where up, in parts of its own height. */
  roof?: readonly [colour: string, from: number];
  /** How far apart its courses of stone lie, in its own heights; none where that is 0. */
  courses: number;
  tree: Parameters<typeof trees>[1];
  earth: string;
}

/** Where its steps stand. */
const FOOT = 588;

const steps = (stone: string, dark: string, half: number) =>
  [0, 1, 2]
    .map((i) =>
      path(box(-half - i * 34, FOOT - 4 + i * 14, [(half + i * 34) * 2, 15]), mix(stone, dark, i % 2 ? 0.26 : 0.08)),
    )
    .join('');

/** One building on its ground. */
export const standing =
  (kind: string, { shapes, stones, roof, courses, tree, earth }: Building) =>
  (stage: Stage): string => {
    const { c, h, isDark } = stage;
    const random = stage.random(`${kind}/place`);
    const half = stage.w / 2 + 10;
    const raw = chosen(stage, `${kind}/stone`, stones);
    // Floodlight reaches the stone, not the land around it.
    const stone = isDark ? mix(lit(stage, raw, 0.26), stage.lamp, 0.26) : lit(stage, raw);
    const shade = mix(stone, c.near, 0.26);
    const [shape, size, ...openings] = inTurn(stage, `${kind}/shape`, shapes);
    const tall = h * size;
    const outline = shape(0, FOOT - 4, tall);
    const x = random.between(-70, 70);
    const [ground, deep] = [mix(lit(stage, earth, 0.5), c.near, 0.1), mix(stone, c.ground, 0.62)];
    const covered = roof ? path(box(-half, 0, [half * 2, FOOT - roof[1] * tall]), lit(stage, roof[0], 0.3)) : '';
    const holes = openings
      .map(([dx, up, wide, high]) => arched(dx * tall, FOOT - 4 - up * tall, [wide * tall, high * tall]))
      .join('');
    const joints = Array.from(
      { length: courses ? Math.ceil(1 / courses) : 0 },
      (_, i) => `M${n(-half)} ${n(FOOT - 4 - (i + 1) * courses * tall)}h${n(half * 2)}`,
    ).join('');
    const places = [-86, -76, -68, 70, 80].map((at, i) => [at, 12 + (i % 2), 26 + ((i * 17) % 24)] as const);
    return (
      hills(stage, 36) +
      trees(stage, tree, [mix(c.near, c.ground, 0.45), places]) +
      centred(
        stage,
        `${kind}/view`,
        [
          path(`M${n(-half)} 588Q0 566 ${n(half)} 592V${h}H${n(-half)}Z`, ground),
          isDark ? path(oval(x, 586, [400, 84]), stage.lamp, { opacity: 0.16 }) : '',
          `<g transform="translate(${n(x)} 0)">`,
          path(outline, stone),
          within(stage, `${kind}-whole`, [
            outline,
            // The side that lies away from the light, over whatever covers it.
            covered +
              stroke(joints, shade, { 'stroke-width': 4, opacity: 0.6 }) +
              path(box(-half, 0, [half - 0.1 * tall, h]), shade, { opacity: 0.36 }),
          ]),
          path(holes, isDark ? mix(stage.lamp, deep, 0.2) : deep),
          steps(stone, c.ground, tall * 0.34),
          '</g>',
          path(
            stander(random.between(-110, -40), 640, 108) +
              (random.odds(0.5) ? cloaked : walker)(random.between(60, 150), 646, 112),
            c.ground,
          ),
        ].join(''),
      )
    );
  };

const windows = (places: readonly number[], up: number): Opening[] => places.map((x) => [x, up, 0.06, 0.11]);

/** Walls and towers over a gate. */
export const drawCastle = standing('castle', {
  shapes: [
    [
      monuments.castle,
      0.64,
      [0, 0, 0.16, 0.26],
      [-0.2, 0.5, 0.04, 0.1],
      [0.2, 0.5, 0.04, 0.1],
      [-0.24, 0.26, 0.04, 0.1],
      [0.24, 0.26, 0.04, 0.1],
    ],
    [
      monuments.chateau,
      0.68,
      [0, 0, 0.14, 0.22],
      [-0.26, 0.28, 0.05, 0.1],
      [-0.1, 0.3, 0.05, 0.1],
      [0.1, 0.3, 0.05, 0.1],
      [0.26, 0.28, 0.05, 0.1],
    ],
  ],
  courses: 0.09,
  stones: ['#c9b595', '#b3a79b', '#cfa987', '#a89c92'],
  tree: 'round',
  earth: '#b9b56f',
});

/** A long front in a garden. */
export const drawPalace = standing('palace', {
  shapes: [
    [
      monuments.bayPalace,
      0.62,
      [0, 0, 0.14, 0.2],
      ...windows([-0.42, -0.26, 0.26, 0.42], 0.1),
      ...windows([-0.16, 0, 0.16], 0.32),
    ],
    [
      sights.capitol,
      0.66,
      [0, 0, 0.13, 0.2],
      ...windows([-0.82, -0.66, -0.5, 0.5, 0.66, 0.82], 0.05),
      ...windows([-0.11, 0, 0.11], 0.36),
    ],
  ],
  courses: 0,
  stones: ['#f0dcb0', '#ead0b4', '#efe6d2', '#e3b98c'],
  tree: 'cypress',
  earth: '#d9c79a',
});

/** The gables and towers of a town that grew rich. */
export const drawTownHall = standing('town-hall', {
  shapes: [
    [sights.townHall, 0.72, [0, 0, 0.12, 0.18], ...windows([-0.4, -0.26, 0.26, 0.4], 0.08), ...windows([0], 0.32)],
    [monuments.gables, 0.6],
  ],
  courses: 0,
  stones: ['#d98f5e', '#c9705a', '#e0bd8a', '#b98a72'],
  tree: 'round',
  earth: '#cdbfa6',
});

/** Roofs one above the other among pines. */
export const drawShrine = standing('shrine', {
  shapes: [
    [towers.pagoda, 0.8, [0, 0, 0.1, 0.1]],
    [sights.tenshu, 0.7, [0, 0.02, 0.16, 0.12], ...windows([-0.16, 0, 0.16], 0.3), ...windows([-0.08, 0.08], 0.56)],
    [sights.gateTower, 0.66],
  ],
  courses: 0,
  stones: ['#c9523c', '#a8543a', '#7d5a48'],
  tree: 'any',
  earth: '#d6cdb8',
});

/** Golden bells and tiers that narrow to a point. */
export const drawStupa = standing('stupa', {
  shapes: [
    [monuments.stupa, 0.74, [0, 0, 0.12, 0.14]],
    [sights.wat, 0.68],
    [monuments.prangs, 0.7, [0, 0, 0.1, 0.16]],
  ],
  courses: 0.07,
  stones: ['#e6b34c', '#dfa33f', '#efe2c4'],
  tree: 'palm',
  earth: '#d8b98a',
});

/** Towers of carved stone, tier upon tier. */
export const drawShikhara = standing('shikhara', {
  shapes: [[sights.shikhara, 0.76, [0, 0, 0.12, 0.2], [-0.32, 0, 0.08, 0.12], [0.32, 0, 0.08, 0.12]]],
  courses: 0.08,
  stones: ['#d9a37a', '#c98f68', '#e6d5bd'],
  tree: 'palm',
  earth: '#d9b883',
});

/** A high portal between minarets and domes. */
export const drawIwan = standing('iwan', {
  shapes: [
    [sights.iwan, 0.7],
    [towers.minarets, 0.72, [0, 0, 0.12, 0.18]],
    [sights.mausoleum, 0.7, [0, 0, 0.16, 0.28], ...windows([-0.22, 0.22], 0.06)],
  ],
  courses: 0,
  stones: ['#dcb483', '#e6cba2', '#d2a374'],
  roof: ['#2f8f92', 0.52],
  tree: 'cypress',
  earth: '#dcc08f',
});

/** Terraces that climb to a temple. */
export const drawStepPyramid = standing('step-pyramid', {
  shapes: [[sights.stepPyramid, 0.66, [0, 0.65, 0.1, 0.12]]],
  courses: 0.08,
  stones: ['#cdbb9a', '#b9ab92', '#d6bf94'],
  tree: 'round',
  earth: '#a9b46a',
});

/** Pyramids, and the gates of temples beside the Nile. */
export const drawPharaohs = standing('pharaohs', {
  shapes: [
    [monuments.pyramids, 0.6],
    [monuments.pylonGate, 0.66],
  ],
  courses: 0.08,
  stones: ['#e0b878', '#d9a866', '#e6c792'],
  tree: 'palm',
  earth: '#e2c48c',
});

/** A column or a stone that remembers somebody, in a square with trees. */
export const drawMemorial = standing('memorial', {
  shapes: [
    [towers.column, 0.82],
    [towers.obelisk, 0.8],
  ],
  courses: 0,
  stones: ['#ded2bd', '#c9c0b6', '#d8c2a0'],
  tree: 'round',
  earth: '#d3c7a6',
});
