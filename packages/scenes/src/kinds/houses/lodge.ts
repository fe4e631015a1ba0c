import { mix } from '../../parts/colour';
import { drawWindows, footOf } from '../../parts/house';
import { area, box, n, path, stroke, type Point } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { pine } from '../../parts/trees';

const WOODS = ['#8a5a3a', '#6f4a33', '#a4764c', '#7b6350', '#9a5b3f'];

/** A house of wood under a wide roof, with pines around and mountains behind. */
export const drawLodge = (stage: Stage) => {
  const { w, h, c } = stage;
  const random = stage.random('lodge');
  const foot = footOf(stage) - 30;
  const isWhite = stage.mood === 'snow' || (stage.mood === 'night' && random.odds(0.5));
  const wood = mix(random.pick(WOODS), c.near, stage.isDark ? 0.4 : 0.05);
  const wide = random.between(370, 470);
  const x = (w - wide) / 2 + random.between(-70, 70);
  const storeys = random.whole(2, 3);
  const eaves = foot - storeys * 82 - 6;
  const steep = random.pick([0.26, 0.34, 0.62]);
  const ridge = eaves - wide * steep;
  const middle = x + wide / 2;
  const peaks = (base: number, tall: Point, step: number): string => {
    const points: Point[] = [[-20, base]];
    for (let at = -20; at < w + step; at += step) points.push([at, base - random.between(20, 60)], [at + step / 2, base - random.between(...tall)]); // prettier-ignore
    return area([...points, [w + 40, base], [w + 40, foot + 4], [-20, foot + 4]]);
  };
  const gap = wide / 5;
  const trees = (names: readonly number[], tall: Point) =>
    names.map((part) => pine(w * part, foot + 20, random.between(...tall))).join('');
  const green = mix('#2f5a48', c.near, stage.isDark ? 0.6 : 0.3);
  const snow = mix('#ffffff', c.sky, stage.isDark ? 0.42 : 0.1);
  const roof = isWhite ? snow : mix(wood, c.ground, 0.55);
  const over = 46;
  return [
    path(peaks(foot - 190, [150, 280], 330), mix(c.far, c.horizon, 0.35)),
    path(peaks(foot - 110, [90, 190], 250), mix(c.mid, c.far, 0.45)),
    path(trees([0.06, 0.13, 0.2, 0.27, 0.72, 0.79, 0.86, 0.94], [190, 300]), green),
    path(box(x, eaves, [wide, foot - eaves]), wood),
    path(area([[x, eaves + 1], [middle, ridge], [x + wide, eaves + 1]]), wood), // prettier-ignore
    stroke(Array.from({ length: storeys * 4 }, (_, at) => `M${n(x)} ${n(eaves + at * 20.5)}h${n(wide)}`).join(''), mix(wood, c.ground, 0.25), { 'stroke-width': 2 }), // prettier-ignore
    drawWindows(stage, random, {
      from: [x + gap / 2, eaves + 18],
      ...{ step: [gap, 82], across: 5, rows: storeys },
      pane: (at, y) => box(at - 17, y, [34, 44]),
    }),
    path(box(middle - 22, ridge + wide * steep * 0.5, [44, 46]), stage.isDark ? stage.lamp : mix(c.near, c.sky, 0.4)),
    path(box(x - 14, eaves + 72, [wide + 28, 10]) + Array.from({ length: 24 }, (_, at) => box(x - 10 + at * ((wide + 14) / 23), eaves + 46, [5, 28])).join('') + box(x - 14, eaves + 42, [wide + 28, 6]), mix(wood, c.ground, 0.45)), // prettier-ignore
    path(box(x, foot - 58, [wide, 60]), mix('#9b958c', c.near, stage.isDark ? 0.5 : 0.15)),
    path(box(middle - 28, foot - 74, [56, 76]), mix(wood, c.ground, 0.6)),
    stroke(`M${n(x - over)} ${n(eaves + over * steep * 2 + 4)}L${n(middle)} ${n(ridge)}L${n(x + wide + over)} ${n(eaves + over * steep * 2 + 4)}`, roof, { 'stroke-width': 28, 'stroke-linejoin': 'round' }), // prettier-ignore
    path(`M-4 ${n(foot)}Q${n(w * 0.3)} ${n(foot - 22)} ${n(w * 0.55)} ${n(foot + 2)}T${n(w + 4)} ${n(foot - 8)}V${h + 4}H-4Z`, isWhite ? snow : mix(green, c.horizon, 0.35)), // prettier-ignore
    path(
      trees(
        [0.22, 0.31, 0.7, 0.78].filter(() => random.odds(0.6)),
        [110, 170],
      ),
      mix(green, c.ground, 0.3),
    ),
  ].join('');
};
