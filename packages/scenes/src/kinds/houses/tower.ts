import { mix } from '../../parts/colour';
import { drawStreet, drawWindows, footOf, leavesOf, paintsOf } from '../../parts/house';
import { box, path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { roundTree } from '../../parts/trees';

/** A tall house of a city, with others far behind it. */
export const drawTower = (stage: Stage) => {
  const { w, c } = stage;
  const random = stage.random('tower');
  const foot = footOf(stage);
  const { wall, trim } = paintsOf(stage, random);
  const wide = random.between(220, 300);
  const tall = random.between(430, 505);
  const x = (w - wide) / 2 + random.between(-60, 60);
  const top = foot - tall;
  const across = random.whole(4, 6);
  const gap = wide / across;
  const step = random.between(32, 42);
  const shape = random.pick(['band', 'pane', 'slit'] as const);
  const size = { band: [gap, step * 0.42], pane: [gap * 0.56, step * 0.6], slit: [gap * 0.34, step * 0.82] }[shape] as [
    number,
    number,
  ];
  let skyline = '';
  for (let at = -20; at < w; at += random.between(60, 120)) {
    const high = random.between(120, 320);
    skyline += box(at, foot - high, [random.between(60, 110), high]);
  }
  const setback = random.pick([0, 0.16, 0.26]);
  const crown = box(x + wide * setback, top - 58, [wide * (1 - 2 * setback), 60]);
  const shade = random.odds(0.5) ? box(x + wide * 0.5, top, [wide * 0.5, tall]) : box(x, top, [wide * 0.4, tall]);
  const trees = [-1, 1]
    .flatMap((side) => [1, 2].map((far) => roundTree(x + wide / 2 + side * (wide / 2 + 62 * far), foot, 96 - far * 8)))
    .join('');
  return [
    path(skyline, mix(c.mid, c.horizon, 0.5)),
    path(crown, mix(wall, c.ground, 0.14)),
    path(box(x, top, [wide, tall]), wall),
    path(shade, mix(wall, c.near, 0.22)),
    drawWindows(stage, random, {
      from: [x + gap / 2, top + 24],
      ...{ step: [gap, step], across, rows: Math.floor((tall - 120) / step) },
      pane: (middle, y) => box(middle - size[0] / 2, y, size),
    }),
    path(box(x - 46, foot - 84, [wide + 92, 84]), mix(wall, c.ground, 0.24)),
    path(box(x - 30, foot - 66, [wide + 60, 66]), stage.isDark ? stage.lamp : mix(c.near, '#ffffff', 0.35)),
    stroke(`M${Math.round(x - 30)} ${Math.round(foot - 33)}h${Math.round(wide + 60)}`, mix(trim, c.ground, 0.2), {
      'stroke-width': 3,
    }),
    path(box(x + wide / 2 - 88, foot - 100, [176, 18]), trim),
    path(trees, leavesOf(stage)),
    drawStreet(stage),
  ].join('');
};
