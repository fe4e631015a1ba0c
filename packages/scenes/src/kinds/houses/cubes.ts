import { mix } from '../../parts/colour';
import { drawWindows, footOf, leavesOf } from '../../parts/house';
import { box, n, path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { palm } from '../../parts/trees';

type Look = {
  walls: readonly string[];
  trims: readonly string[];
  /** What a roof ends in. */
  crown: 'dome' | 'teeth' | 'tower';
  /** What lies behind: the sea, hills of sand. */
  behind: 'sea' | 'sand';
};

const white: Look = { walls: ['#f7f5ef', '#fbf9f4', '#f1ede3'], trims: ['#2f6fae', '#3a86b7', '#2b5d8c'], crown: 'dome', behind: 'sea' }; // prettier-ignore
const earth: Look = { walls: ['#c98a63', '#d79f77', '#b9765a', '#e0b48c', '#cf8f7a'], trims: ['#2f6f73', '#5a3d2b', '#3f6b5a', '#2f4f86'], crown: 'teeth', behind: 'sand' }; // prettier-ignore
const sand: Look = { walls: ['#e6d3ac', '#efe2c4', '#d9c094', '#f1e9d8'], trims: ['#6b4a33', '#2f6f73', '#8a5a3a'], crown: 'tower', behind: 'sand' }; // prettier-ignore

const arch = (middle: number, foot: number, [wide, tall]: readonly [number, number]) =>
  `M${n(middle - wide / 2)} ${n(foot)}v${n(wide / 2 - tall)}q0 ${n(-wide * 0.42)} ${n(wide / 2)} ${n(-wide * 0.62)}q${n(wide / 2)} ${n(wide * 0.2)} ${n(wide / 2)} ${n(wide * 0.62)}V${n(foot)}Z`;

const drawCubes = (look: Look) => (stage: Stage) => {
  const { w, h, c, isDark } = stage;
  const random = stage.random('cubes');
  const foot = footOf(stage) - 50;
  const wall = mix(random.pick(look.walls), c.near, isDark ? 0.42 : 0.02);
  const trim = mix(random.pick(look.trims), c.near, isDark ? 0.35 : 0.05);
  const shade = mix(wall, c.mid, 0.22);
  const start = w * 0.5 - 330 + random.between(-50, 50);
  const cubes = [0, 1, 2, 3, 4].map((at) => {
    const wide = random.between(120, 190);
    const tall = 110 + random.between(0, 70) + (2 - Math.abs(at - 2)) * random.between(50, 95);
    return { x: start + at * 132, wide, tall };
  });
  const drawn = [...cubes].sort((one, other) => other.tall - one.tall);
  const crownOf = ({ x, wide, tall }: { x: number; wide: number; tall: number }) => {
    const top = foot - tall;
    if (look.crown === 'teeth')
      return Array.from({ length: Math.floor(wide / 20) }, (_, at) => `M${n(x + at * 20 + 2)} ${n(top + 1)}v-12l6 -8l6 8v12Z`).join(''); // prettier-ignore
    return box(x - 4, top - 8, [wide + 8, 12]);
  };
  const [tallest = { x: w / 2 - 70, wide: 140, tall: 220 }] = drawn;
  const peak = foot - tallest.tall;
  const dome = tallest.wide * 0.36;
  const mid = tallest.x + tallest.wide / 2;
  const crown =
    look.crown === 'dome'
      ? path(`M${n(mid - dome)} ${n(peak - 6)}a${n(dome)} ${n(dome * 0.95)} 0 0 1 ${n(dome * 2)} 0Z`, trim) +
        path(box(mid - 2, peak - dome - 32, [4, 32]) + box(mid - 9, peak - dome - 24, [18, 4]), wall)
      : look.crown === 'tower'
        ? path(box(mid - 34, peak - 96, [68, 98]), wall) +
          path([-20, -3, 14].map((off) => box(mid + off, peak - 84, [9, 62])).join(''), mix(c.near, wall, 0.3)) +
          path(box(mid - 40, peak - 104, [80, 12]), shade)
        : '';
  const behind =
    look.behind === 'sea'
      ? path(box(-4, foot - 190, [w + 8, 250]), mix('#2f86b5', c.sky, isDark ? 0.55 : 0.22)) +
        path(`M${n(w * 0.62)} ${n(foot - 188)}q60 -50 130 -40q90 -34 150 6q60 4 90 34Z`, mix(c.far, c.mid, 0.4))
      : path(`M-4 ${n(foot)}V${n(foot - 150)}Q${n(w * 0.2)} ${n(foot - 230)} ${n(w * 0.5)} ${n(foot - 140)}T${n(w + 4)} ${n(foot - 190)}V${n(foot)}Z`, mix(c.far, '#d9a873', isDark ? 0.1 : 0.4)); // prettier-ignore
  const windows = drawn.map(({ x, wide, tall }) =>
    drawWindows(stage, random, {
      from: [x + wide * 0.3, foot - tall + 34],
      ...{ step: [wide * 0.4, 82], across: 2, rows: Math.max(1, Math.floor((tall - 70) / 82)) },
      pane: (at, y) => (look.behind === 'sea' ? box(at - 13, y, [26, 36]) : arch(at, y + 46, [26, 34])),
    }),
  );
  const flowers = mix(look.behind === 'sea' ? '#c33f7c' : '#b8456a', c.near, isDark ? 0.4 : 0.05);
  const leaves = leavesOf(stage);
  const ground = mix(look.behind === 'sea' ? '#efe9dc' : '#d7b183', c.near, isDark ? 0.5 : 0.1);
  const [door = tallest] = cubes.slice(2);
  const at = door.x + door.wide / 2;
  const plants = [start - 70, start + 730 + random.between(-30, 30)].map((x, index) =>
    palm(random, { x, y: foot + 30, tall: random.between(210, 300), lean: index ? 0.4 : -0.4, colour: leaves }),
  );
  return [
    behind,
    ...(look.behind === 'sand' || random.odds(0.3) ? plants : []),
    ...drawn.map((cube, index) => path(box(cube.x, foot - cube.tall, [cube.wide, cube.tall + 4]) + crownOf(cube), index % 2 ? shade : wall)), // prettier-ignore
    crown,
    ...windows,
    path(arch(at, foot + 2, [76, 92]), mix(wall, c.light, 0.4)),
    path(arch(at, foot + 2, [58, 78]), isDark ? stage.lamp : trim),
    path(box(-4, foot, [w + 8, h - foot + 4]), ground),
    stroke([26, 52, 80].map((down) => `M${n(at - 90 - down)} ${n(foot + down)}h${n(180 + down * 2)}`).join(''), mix(ground, c.near, 0.2), { 'stroke-width': 4 }), // prettier-ignore
    path([-150, 136].map((off) => `M${n(at + off - 42)} ${n(foot + 8)}q-8 -60 30 -74q40 -22 58 16q24 26 -6 58Z`).join(''), leaves), // prettier-ignore
    stroke([-166, -142, -124, 122, 146, 160].map((off, index) => `M${n(at + off)} ${n(foot - 26 - (index % 3) * 18)}h.01`).join(''), flowers, { 'stroke-width': 20 }), // prettier-ignore
  ].join('');
};

/** White cubes above the sea, one of them under a blue dome. */
export const drawWhiteCubes = drawCubes(white);
/** Walls of earth with pointed arches and teeth along the roof: a riad, a haveli. */
export const drawEarthWalls = drawCubes(earth);
/** Walls of pale plaster under a wind tower, palms beside them. */
export const drawWindTower = drawCubes(sand);
