import { mix } from '../../parts/colour';
import { drawWindows, footOf, leavesOf } from '../../parts/house';
import { area, box, n, path, stroke, type Point } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { pine, roundTree } from '../../parts/trees';

type Look = {
  walls: readonly string[];
  roofs: readonly string[];
  trims: readonly string[];
  /** How the roof ends over the door: a plain gable, thatch that hangs low, a gable in curves. */
  gable: 'plain' | 'thatch' | 'curved';
  plants: 'pines' | 'dunes' | 'vines';
};

const thatched: Look = { walls: ['#a4573f', '#8f4a38', '#f0ece2', '#b0644a'], roofs: ['#8d7a5c', '#7c6c55', '#9a8765'], trims: ['#f7f4ec', '#2f5d7a', '#2f5a48'], gable: 'thatch', plants: 'dunes' }; // prettier-ignore
const painted: Look = { walls: ['#a8402f', '#c99a3f', '#efe9dc', '#3f6b7a', '#8f3528', '#d8b65a'], roofs: ['#3f4650', '#4d4a48', '#5d3f36'], trims: ['#f7f4ec', '#f2ead8'], gable: 'plain', plants: 'pines' }; // prettier-ignore
const cape: Look = { walls: ['#faf8f2', '#f4efe4', '#fbf7ec'], roofs: ['#6f6658', '#7c6c55', '#4d4a48'], trims: ['#2f5a48', '#3b2f2a', '#2f4f6b'], gable: 'curved', plants: 'vines' }; // prettier-ignore

const gableOf = ({ gable }: Look, middle: number, [eaves, wide, high]: readonly [number, number, number]): string => {
  const half = wide / 2;
  if (gable === 'curved')
    return `M${n(middle - half)} ${n(eaves + 30)}V${n(eaves - high * 0.12)}q${n(half * 0.34)} 4 ${n(half * 0.3)} ${n(-high * 0.3)}q${n(half * 0.36)} 0 ${n(half * 0.38)} ${n(-high * 0.34)}q${n(half * 0.32)} ${n(-high * 0.22)} ${n(half * 0.64)} 0q${n(half * 0.02)} ${n(high * 0.34)} ${n(half * 0.38)} ${n(high * 0.34)}q${n(-half * 0.04)} ${n(high * 0.3)} ${n(half * 0.3)} ${n(high * 0.3)}V${n(eaves + 30)}Z`;
  return area([[middle - half, eaves + 30], [middle - half, eaves + 2], [middle, eaves - high], [middle + half, eaves + 2], [middle + half, eaves + 30]]); // prettier-ignore
};

const drawGabled = (look: Look) => (stage: Stage) => {
  const { w, h, c, isDark } = stage;
  const random = stage.random('gabled');
  const foot = footOf(stage) - 56;
  const tone = (colour: string, dark: number) => mix(colour, c.near, isDark ? dark : 0.05);
  const wall = tone(random.pick(look.walls), 0.42);
  const trim = tone(random.pick(look.trims), 0.35);
  const snows = stage.mood === 'snow';
  const cover = snows ? mix('#ffffff', c.sky, 0.12) : tone(random.pick(look.roofs), 0.45);
  const storeys = look.gable === 'plain' ? random.whole(1, 3) : random.whole(1, 2);
  const wide = random.between(430, 580);
  const x = (w - wide) / 2 + random.between(-70, 70);
  const eaves = foot - 74 - (storeys - 1) * (look.gable === 'plain' ? 84 : 62);
  const high = look.gable === 'thatch' ? random.between(130, 160) : random.between(96, 130);
  const across = random.whole(6, 8);
  const gap = wide / across;
  const middle = x + wide * random.pick([0.5, 0.5, 0.3, 0.7]);
  const front = look.gable === 'plain' ? 150 : 180;
  const over = look.gable === 'thatch' ? 34 : 20;
  const ends = look.gable === 'curved' ? 6 : wide * 0.08;
  const roofEdge: Point[] = [[x - over, eaves + 8], [x + ends, eaves - high], [x + wide - ends, eaves - high], [x + wide + over, eaves + 8]]; // prettier-ignore
  const pane = (at: number, y: number) => box(at - 17, y, [34, 46]);
  const bars = (at: number, y: number) => `M${n(at)} ${n(y)}v46M${n(at - 17)} ${n(y + 20)}h34`;
  const windows = Array.from({ length: storeys }, (_, row) => eaves + 20 + row * 84).filter((y) => y + 46 < foot);
  const inGable = eaves - high * 0.42;
  const leaves = leavesOf(stage);
  const green = look.plants === 'dunes' ? mix('#b9a773', c.near, isDark ? 0.5 : 0.12) : mix(leaves, c.horizon, isDark ? 0.1 : 0.3); // prettier-ignore
  const ground = snows ? mix('#ffffff', c.sky, 0.15) : green;
  const trees =
    look.plants === 'pines'
      ? path([0.04, 0.12, 0.2, 0.82, 0.9, 0.97].map((part) => pine(w * part, foot + 16, random.between(160, 280))).join(''), mix('#2f5a48', c.near, isDark ? 0.6 : 0.3)) // prettier-ignore
      : look.plants === 'vines'
        ? path([0.05, 0.15, 0.86, 0.96].map((part) => roundTree(w * part, foot + 14, random.between(190, 280))).join(''), leaves) // prettier-ignore
        : '';
  const behind =
    look.plants === 'dunes'
      ? path(box(-4, foot - 110, [w + 8, 130]), mix('#5f97ad', c.sky, isDark ? 0.5 : 0.3)) +
        path(`M-4 ${n(foot + 4)}V${n(foot - 70)}Q${n(w * 0.14)} ${n(foot - 150)} ${n(w * 0.34)} ${n(foot - 50)}T${n(w * 0.74)} ${n(foot - 60)}T${n(w + 4)} ${n(foot - 90)}V${n(foot + 4)}Z`, mix('#d9c79a', c.far, isDark ? 0.6 : 0.2)) // prettier-ignore
      : look.plants === 'vines'
        ? path(`M-4 ${n(foot)}V${n(foot - 190)}L${n(w * 0.16)} ${n(foot - 330)}H${n(w * 0.5)}L${n(w * 0.62)} ${n(foot - 210)}L${n(w * 0.8)} ${n(foot - 280)}L${n(w + 4)} ${n(foot - 170)}V${n(foot)}Z`, mix(c.far, c.mid, 0.45)) // prettier-ignore
        : path(`M-4 ${n(foot)}V${n(foot - 120)}Q${n(w * 0.24)} ${n(foot - 240)} ${n(w * 0.5)} ${n(foot - 120)}T${n(w + 4)} ${n(foot - 170)}V${n(foot)}Z`, mix(c.far, c.mid, 0.5)); // prettier-ignore
  const chimney = look.gable === 'curved' ? '' : path(box(x + wide * 0.74, eaves - high - 34, [34, 60]), mix(look.gable === 'thatch' ? '#a4573f' : wall, c.ground, 0.3)); // prettier-ignore
  return [
    behind,
    trees,
    chimney,
    path(box(x, eaves, [wide, foot - eaves + 2]), wall),
    look.gable === 'plain' ? stroke(Array.from({ length: Math.floor(wide / 22) }, (_, at) => `M${n(x + at * 22 + 11)} ${n(eaves)}V${n(foot)}`).join(''), mix(wall, c.ground, 0.16), { 'stroke-width': 2 }) : '', // prettier-ignore
    ...windows.map((y) =>
      drawWindows(stage, random, { from: [x + gap / 2, y], step: [gap, 84], across, rows: 1, pane }),
    ),
    stroke(windows.map((y) => Array.from({ length: across }, (_, at) => bars(x + gap * (at + 0.5), y)).join('')).join(''), trim, { 'stroke-width': 4 }), // prettier-ignore
    path(area(roofEdge), cover),
    look.gable === 'thatch' ? path(box(x + ends - 6, eaves - high - 6, [wide - ends * 2 + 12, 16]), mix(cover, c.ground, 0.35)) : '', // prettier-ignore
    path(gableOf(look, middle, [eaves, front, high * (look.gable === 'curved' ? 1.12 : 0.92)]), wall),
    look.gable === 'curved' ? '' : stroke(`M${n(middle - front / 2 - 16)} ${n(eaves + 16)}L${n(middle)} ${n(eaves - high * 0.94)}L${n(middle + front / 2 + 16)} ${n(eaves + 16)}`, look.gable === 'thatch' ? cover : trim, { 'stroke-width': look.gable === 'thatch' ? 26 : 9, 'stroke-linejoin': 'round' }), // prettier-ignore
    drawWindows(stage, random, { from: [middle, inGable], step: [1, 1], across: 1, rows: 1, pane }),
    stroke(bars(middle, inGable), trim, { 'stroke-width': 4 }),
    path(box(middle - front / 2, eaves + 28, [front, foot - eaves - 26]), wall),
    path(box(middle - 34, foot - 84, [68, 86]), trim),
    path(box(middle - 24, foot - 76, [48, 78]), isDark ? stage.lamp : mix(trim, c.ground, 0.45)),
    look.gable === 'plain' ? path(box(x - 3, eaves, [10, foot - eaves]) + box(x + wide - 7, eaves, [10, foot - eaves]), trim) : '', // prettier-ignore
    path(
      `M-4 ${n(foot)}Q${n(w * 0.3)} ${n(foot - 12)} ${n(w * 0.55)} ${n(foot + 2)}T${n(w + 4)} ${n(foot - 6)}V${h + 4}H-4Z`,
      ground,
    ),
    look.plants === 'dunes' ? stroke(Array.from({ length: 46 }, (_, at) => `M${n((at + 0.5) * (w / 46))} ${n(foot + 54 + (at % 4) * 17)}q${(at % 3) * 7 - 7} -20 ${(at % 3) * 12 - 12} -34`).join(''), mix(green, c.ground, 0.3), { 'stroke-width': 3 }) : '', // prettier-ignore
    look.plants === 'vines' ? stroke([46, 78, 108].map((down) => `M-4 ${n(foot + down)}H${w + 4}`).join(''), mix(leaves, c.ground, 0.25), { 'stroke-width': 15, 'stroke-dasharray': '34 12' }) : '', // prettier-ignore
  ].join('');
};

/** A house of brick under deep thatch among dunes. */
export const drawThatched = drawGabled(thatched);
/** A house of painted boards with white corners among pines. */
export const drawPainted = drawGabled(painted);
/** A white house with a gable in curves among vines. */
export const drawCapeGable = drawGabled(cape);
