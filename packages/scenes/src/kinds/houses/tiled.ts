import { mix } from '../../parts/colour';
import { drawWindows, footOf, leavesOf } from '../../parts/house';
import { area, box, n, path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { cypress, palm } from '../../parts/trees';

type Look = {
  walls: readonly string[];
  shutters: readonly string[];
  /** What covers the house: tiles of clay, sheets of tin over a porch. */
  cover: 'clay' | 'tin';
  plants: 'cypress' | 'palm';
  ground: string;
};

const south: Look = { walls: ['#e8c48d', '#eed9b0', '#dca77c', '#f3e6cc', '#d98f6c', '#efe2c6', '#f6f0e2'], shutters: ['#3f6b5a', '#4a6f8a', '#6b4a33', '#7a8f6a'], cover: 'clay', plants: 'cypress', ground: '#d9c8a0' }; // prettier-ignore
const latin: Look = { walls: ['#d9563f', '#e3a23f', '#3f8f9b', '#d97fa0', '#5f9b6a', '#efe2c6', '#4f7fb5', '#b8503f'], shutters: ['#f3ead6', '#2f5a48', '#2b4f86', '#5a3d2b'], cover: 'clay', plants: 'palm', ground: '#c9b38c' }; // prettier-ignore
const porch: Look = { walls: ['#8fc7c2', '#f0b8a0', '#f3dc8f', '#b9d3e6', '#f7f3e8', '#c3d9a5', '#e6a7b3'], shutters: ['#f7f3e8', '#2f6f73', '#3f5d8a', '#c9563f'], cover: 'tin', plants: 'palm', ground: '#b7c48a' }; // prettier-ignore

const drawTiled = (look: Look) => (stage: Stage) => {
  const { w, h, c, isDark } = stage;
  const random = stage.random('tiled');
  const isPorch = look.cover === 'tin';
  const foot = footOf(stage) - 54;
  const leaves = leavesOf(stage);
  const wide = random.between(240, 300);
  const count = isPorch ? 1 : random.whole(2, 3);
  const full = isPorch ? random.between(440, 560) : wide * count;
  const start = (w - full) / 2 + random.between(-50, 50);
  const clay = mix(random.pick(['#b5573a', '#c2694a', '#a94f3a']), c.near, isDark ? 0.45 : 0.06);
  const tin = mix(random.pick(['#9aa7ad', '#b0574a', '#6f8f8a']), c.near, isDark ? 0.45 : 0.06);
  const cover = isPorch ? tin : clay;
  const side = (at: number, lean: number) =>
    look.plants === 'palm'
      ? palm(random, { x: at, y: foot + 24, tall: random.between(260, 370), lean, colour: leaves })
      : path(cypress(at, foot + 20, random.between(230, 330)), leaves);
  const houses = Array.from({ length: count }, (_, at) => {
    const x = start + at * (full / count);
    const across = full / count;
    const storeys = isPorch ? random.whole(1, 2) : random.whole(look.plants === 'palm' ? 1 : 2, look.plants === 'palm' ? 2 : 3); // prettier-ignore
    const top = foot - storeys * 104 - 20;
    const wall = mix(random.pick(look.walls), c.near, isDark ? 0.42 : 0.03);
    const shutter = mix(random.pick(look.shutters), c.near, isDark ? 0.35 : 0.04);
    const panes = isPorch ? 5 : 3;
    const gap = across / panes;
    const middle = x + across * (isPorch ? 0.5 : (random.whole(0, 2) + 0.5) / 3);
    const rows = Array.from({ length: storeys }, (__, row) => foot - 104 * (row + 1) + 22);
    const spots = rows.flatMap((y) => Array.from({ length: panes }, (__, column) => [x + gap * (column + 0.5), y] as const)); // prettier-ignore
    const isDoor = ([at0, y]: readonly [number, number]) => y > foot - 100 && Math.abs(at0 - middle) < 30;
    const roof = isPorch
      ? area([
          [x - 30, top + 2],
          [x + across * 0.2, top - 96],
          [x + across * 0.8, top - 96],
          [x + across + 30, top + 2],
        ])
      : area([
          [x - 16, top + 4],
          [x + 20, top - 54],
          [x + across - 20, top - 54],
          [x + across + 16, top + 4],
        ]);
    const posts = rows.map((y) => Array.from({ length: panes + 1 }, (__, post) => box(x - 36 + post * ((across + 66) / panes), y - 22, [7, 104])).join('')).join(''); // prettier-ignore
    const rails = rows.map((y) => `M${n(x - 34)} ${n(y + 48)}H${n(x + across + 34)}` + Array.from({ length: 30 }, (__, bar) => `M${n(x - 30 + bar * ((across + 60) / 29))} ${n(y + 48)}v30`).join('')).join(''); // prettier-ignore
    return [
      path(roof, cover),
      stroke(Array.from({ length: 12 }, (__, tile) => `M${n(x + 24 + tile * ((across - 48) / 11))} ${n(top - (isPorch ? 92 : 52))}V${n(top)}`).join(''), mix(cover, c.ground, 0.22), { 'stroke-width': 3 }), // prettier-ignore
      path(box(x, top, [across, foot - top + 2]), wall),
      isPorch ? stroke(Array.from({ length: Math.floor((foot - top) / 17) }, (__, board) => `M${n(x)} ${n(top + board * 17)}h${n(across)}`).join(''), mix(wall, c.ground, 0.1), { 'stroke-width': 1.5 }) : path(box(x, foot - 26, [across, 28]), mix(wall, c.ground, 0.22)), // prettier-ignore
      ...spots.filter((spot) => !isDoor(spot)).map((spot) => drawWindows(stage, random, { from: spot, step: [1, 1], across: 1, rows: 1, pane: (at0, y) => box(at0 - 15, y, [30, 54]) })), // prettier-ignore
      path(spots.filter((spot) => !isDoor(spot)).map(([at0, y]) => box(at0 - 32, y - 2, [16, 58]) + box(at0 + 16, y - 2, [16, 58])).join(''), shutter), // prettier-ignore
      path(isPorch ? box(middle - 26, foot - 86, [52, 88]) : `M${n(middle - 28)} ${n(foot + 2)}v-60a28 28 0 0 1 56 0v60Z`, shutter), // prettier-ignore
      path(box(middle - 18, foot - 70, [36, 72]), isDark ? stage.lamp : mix(shutter, c.ground, 0.45)),
      isPorch
        ? path(rows.map((y) => box(x - 40, y + 78, [across + 80, 8])).join('') + posts, mix('#f7f3e8', c.near, isDark ? 0.4 : 0.03)) + path(area([[x - 52, foot - 98], [x - 6, foot - 128], [x + across + 6, foot - 128], [x + across + 52, foot - 98]]), tin) + stroke(rails, mix('#f7f3e8', c.near, isDark ? 0.4 : 0.03), { 'stroke-width': 3.5 }) // prettier-ignore
        : look.plants === 'palm' || random.odds(0.4)
          ? stroke(spots.filter(([, y]) => y < foot - 120).map(([at0, y]) => `M${n(at0 - 34)} ${n(y + 62)}h68m0 -24h-68v24m17 0v-24m17 24v-24m17 24v-24m17 24v-24`).join(''), mix('#2b2a2e', c.near, 0.3), { 'stroke-width': 3.5 }) // prettier-ignore
          : path(spots.filter(([, y]) => y < foot - 120).map(([at0, y]) => box(at0 - 20, y + 58, [40, 9])).join(''), mix('#c2543f', c.near, isDark ? 0.4 : 0.05)), // prettier-ignore
    ].join('');
  });
  const ground = mix(look.ground, c.near, isDark ? 0.55 : 0.18);
  const pots = [start - 40, start + full * 0.5 + 70, start + full + 40].map((at) => `M${n(at - 30)} ${n(foot - 14)}q-6 -54 30 -64q38 8 32 64Z`).join(''); // prettier-ignore
  return [
    path(`M-4 ${n(foot)}V${n(foot - random.between(120, 190))}Q${n(w * 0.26)} ${n(foot - random.between(210, 310))} ${n(w * 0.52)} ${n(foot - 150)}T${n(w + 4)} ${n(foot - 190)}V${n(foot)}Z`, mix(c.far, c.mid, 0.45)), // prettier-ignore
    [start - 130, start - 76].map((at) => side(at, -0.3)).join(''),
    [start + full + 80, start + full + 140].map((at) => side(at, 0.3)).join(''),
    ...houses,
    path(box(-4, foot, [w + 8, h - foot + 4]), ground),
    path(pots, leaves),
    path([start - 40, start + full * 0.5 + 70, start + full + 40].map((at) => area([[at - 20, foot - 16], [at + 20, foot - 16], [at + 14, foot + 20], [at - 14, foot + 20]])).join(''), mix('#b5653f', c.near, isDark ? 0.45 : 0.08)), // prettier-ignore
  ].join('');
};

/** Plaster, shutters and tiles of clay, cypresses beside: a house of the European south. */
export const drawSouthern = drawTiled(south);
/** Walls in strong colors under clay, iron before the windows: a house of Latin America. */
export const drawColonial = drawTiled(latin);
/** Painted boards behind a porch under tin, palms beside: the Caribbean, the American South, Queensland. */
export const drawPorch = drawTiled(porch);
