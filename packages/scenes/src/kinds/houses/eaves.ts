import { mix } from '../../parts/colour';
import { drawWindows, footOf, leavesOf } from '../../parts/house';
import { area, box, dot, n, path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { pine, roundTree } from '../../parts/trees';

type Look = { walls: readonly string[]; woods: readonly string[]; tiles: readonly string[]; leaves: readonly string[] };

const machiya: Look = {
  walls: ['#efe6d4', '#e3d3b4', '#d9c7a3', '#f1ece2'],
  woods: ['#5a3d2b', '#4a3428', '#6b4a33', '#3f332c'],
  tiles: ['#46505c', '#3d4650', '#59606a'],
  leaves: ['#e9a9b5', '#c2553a', '#5f8a4f', '#d98b4a'],
};
const courtyard: Look = {
  walls: ['#f2efe8', '#d8d2c4', '#b7aea0', '#c98f6f'],
  woods: ['#8c2f26', '#6f2a22', '#4e3a30', '#a13b2b'],
  tiles: ['#3f4a4d', '#555b58', '#6b6250'],
  leaves: ['#6f9a57', '#5f8a4f', '#e3b04a'],
};

/** A roof whose corners rise. */
const roof = (x: number, eaves: number, [wide, high]: readonly [number, number]) => {
  const over = 44;
  const flat = wide * 0.2;
  return `M${n(x - over)} ${n(eaves - 8)}q${n(over)} 10 ${n(over + wide * 0.14)} ${n(-high * 0.55)}L${n(x + flat)} ${n(eaves - high)}H${n(x + wide - flat)}L${n(x + wide * 0.86)} ${n(eaves - high * 0.45)}Q${n(x + wide)} ${n(eaves + 2)} ${n(x + wide + over)} ${n(eaves - 8)}L${n(x + wide + over - 8)} ${n(eaves + 8)}H${n(x - over + 8)}Z`;
};

const grove = (stage: Stage, garden: 'trees' | 'bamboo' | 'pines', foot: number): string => {
  const { w, c } = stage;
  const random = stage.random('grove');
  const green = mix(leavesOf(stage), c.mid, 0.35);
  if (garden === 'bamboo') {
    const stems = Array.from({ length: 34 }, (_, at) => {
      const x = (at + random.between(0.1, 0.9)) * (w / 34);
      return { x, tall: random.between(260, 400), lean: random.between(-14, 14) };
    });
    return (
      stroke(stems.map(({ x, tall, lean }) => `M${n(x)} ${n(foot)}q0 ${n(-tall * 0.5)} ${n(lean)} ${n(-tall)}`).join(''), green, { 'stroke-width': 9 }) + // prettier-ignore
      path(stems.map(({ x, tall, lean }) => `M${n(x + lean - 36)} ${n(foot - tall + 34)}q36 -52 72 0q-36 22 -72 0Z`).join(''), mix(green, c.light, 0.15)) // prettier-ignore
    );
  }
  const draw = garden === 'pines' ? pine : roundTree;
  const parts = [0.02, 0.12, 0.2, 0.8, 0.9, 0.98];
  return path(parts.map((part) => draw(w * part, foot + 16, random.between(150, 270))).join(''), green);
};

const drawEaves = (look: Look) => (stage: Stage) => {
  const { w, h, c, isDark } = stage;
  const random = stage.random('eaves');
  const foot = footOf(stage) - 34;
  const tone = (colour: string, dark: number) => mix(colour, c.near, isDark ? dark : 0.06);
  const wall = tone(random.pick(look.walls), 0.42);
  const wood = tone(random.pick(look.woods), 0.4);
  const tile = tone(random.pick(look.tiles), 0.45);
  const blossom = tone(random.pick(look.leaves), 0.42);
  const storeys = random.whole(1, 2);
  const garden = random.pick(['trees', 'bamboo', 'pines'] as const);
  const hasFence = random.odds(0.45);
  const wide = random.between(420, 600);
  const x = (w - wide) / 2 + random.between(-80, 80);
  const middle = x + wide / 2;
  const pieces = [
    path(`M-4 ${n(foot)}V${n(foot - random.between(150, 220))}Q${n(w * 0.28)} ${n(foot - random.between(230, 330))} ${n(w * 0.55)} ${n(foot - 170)}T${n(w + 4)} ${n(foot - 210)}V${n(foot)}Z`, mix(c.far, c.mid, 0.45)), // prettier-ignore
    grove(stage, garden, foot),
  ];
  for (let storey = storeys - 1; storey >= 0; storey -= 1) {
    const inset = storey * 34;
    const [left, across] = [x + inset, wide - inset * 2];
    const floor = foot - storey * 118;
    const top = floor - 96;
    const gap = across / 6;
    pieces.push(
      path(box(left, top, [across, 98]), wall),
      path(box(left, floor - 22, [across, 22]) + Array.from({ length: 7 }, (_, at) => box(left + at * gap - 5, top, [10, 98])).join(''), wood), // prettier-ignore
      drawWindows(stage, random, {
        from: [left + gap / 2, top + 26],
        ...{ step: [gap, 98], across: 6, rows: 1 },
        pane: (at, y) => box(at - gap * 0.36, y, [gap * 0.72, 46]),
      }),
      stroke(Array.from({ length: 36 }, (_, at) => `M${n(left + (at + 0.5) * (across / 36))} ${n(top + 26)}v46`).join(''), wood, { 'stroke-width': 2.5 }), // prettier-ignore
      path(roof(left, top + 6, [across, storey === storeys - 1 ? 92 : 44]), tile),
      stroke(`M${n(left - 34)} ${n(top + 10)}H${n(left + across + 34)}`, mix(tile, c.light, 0.35), { 'stroke-width': 4 }), // prettier-ignore
    );
  }
  const cloth = tone(random.pick(['#2f4a6b', '#7a2f3c', '#e9e1cf', '#3f6b5a']), 0.3);
  const lamps = [-92, 92].map((off) => dot(middle + off, foot - 66)).join('');
  const path0 = area([[middle - 46, foot], [middle + 46, foot], [middle + 130, h + 4], [middle - 130, h + 4]]); // prettier-ignore
  const side = random.odds(0.5) ? x - 92 : x + wide + 92;
  return [
    ...pieces,
    path(box(middle - 52, foot - 90, [104, 92]), isDark ? stage.lamp : mix(wood, c.ground, 0.4)),
    path([0, 1, 2, 3].map((at) => box(middle - 52 + at * 26.5, foot - 94, [24, 44])).join(''), cloth),
    stroke(lamps, isDark ? stage.lamp : '#d8563f', { 'stroke-width': 26 }),
    path(box(-4, foot, [w + 8, h - foot + 4]), mix('#b9b39a', c.near, isDark ? 0.6 : 0.25)),
    path(path0, mix('#d9d3c4', c.near, isDark ? 0.5 : 0.12)),
    hasFence ? path(box(-4, foot - 46, [middle - 130, 6]) + box(middle + 134, foot - 46, [w - middle, 6]) + [-4, middle + 134].map((from) => Array.from({ length: 26 }, (_, at) => box(from + at * 17, foot - 58, [9, 70])).filter((__, at) => from > 0 || at * 17 < middle - 136).join('')).join(''), wood) : '', // prettier-ignore
    path(box(side - 9, foot - 120, [18, 140]), wood),
    path([[-58, -150, 62], [52, -166, 66], [0, -210, 72], [-10, -130, 60]].map(([dx = 0, dy = 0, r = 60]) => `M${n(side + dx - r)} ${n(foot + dy)}a${r} ${r * 0.8} 0 1 1 ${r * 2} 0a${r} ${r * 0.8} 0 1 1 ${-r * 2} 0Z`).join(''), blossom), // prettier-ignore
    path([[x - 30, 40], [x + wide * 0.2, 28], [x + wide * 0.82, 34], [x + wide + 40, 44]].map(([at = 0, r = 30]) => `M${n(at - r * 1.5)} ${n(foot + 16)}a${r * 1.5} ${r} 0 0 1 ${r * 3} 0Z`).join(''), leavesOf(stage)), // prettier-ignore
  ].join('');
};

/** A house of dark wood and lattice under tiled eaves, a cloth over its door: a machiya, a ryokan. */
export const drawMachiya = drawEaves(machiya);
/** A house of plaster and red wood under eaves that rise, as in China and Korea. */
export const drawCourtyard = drawEaves(courtyard);
