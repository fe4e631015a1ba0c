import { mix } from '../../parts/colour';
import { drawWindows, leavesOf, paintsOf } from '../../parts/house';
import { area, box, n, path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { roundTree } from '../../parts/trees';

/** The house at the far side of a square with a fountain, between its neighbours. */
export const drawSquare = (stage: Stage) => {
  const { w, h, c } = stage;
  const random = stage.random('square');
  const foot = h * 0.64;
  const pieces: string[] = [];
  const home = w / 2 + random.between(-60, 60);
  const fronts = [-1.5, -0.5, 0.5, 1.5].map((step) => ({ x: home + step * 250 - 125, wide: 250, isHome: false }));
  for (const { x, wide } of [...fronts, { x: home - 165, wide: 330 }]) {
    const isHome = wide === 330;
    const { wall, trim } = paintsOf(stage, random);
    const storeys = isHome ? random.whole(4, 5) : random.whole(2, 3);
    const top = foot - storeys * 68 - 30;
    const across = isHome ? 5 : 4;
    const gap = wide / across;
    const roof = random.pick([
      () => area([[x - 8, top + 1], [x + wide * 0.12, top - 52], [x + wide * 0.88, top - 52], [x + wide + 8, top + 1]]), // prettier-ignore
      () => area([[x - 10, top + 1], [x + wide / 2, top - 70], [x + wide + 10, top + 1]]), // prettier-ignore
      () => box(x - 9, top - 13, [wide + 18, 15]),
    ])();
    pieces.push(
      path(roof, mix(trim, '#b5573a', 0.35)),
      path(box(x, top, [wide, foot - top]), isHome ? wall : mix(wall, c.horizon, 0.3)),
      drawWindows(stage, random, {
        from: [x + gap / 2, top + 20],
        ...{ step: [gap, 68], across, rows: storeys - 1 },
        pane: (middle, y) => box(middle - gap * 0.2, y, [gap * 0.4, 40]),
      }),
      path([0, 1, 2, 3].slice(0, across - 1).map((at) => { const middle = x + wide * ((at + 0.5) / (across - 1)); const half = wide / across / 2.6; return `M${n(middle - half)} ${n(foot)}v-42a${n(half)} ${n(half)} 0 0 1 ${n(half * 2)} 0v42Z`; }).join(''), stage.isDark ? stage.lamp : mix(c.near, '#ffffff', 0.3)), // prettier-ignore
      isHome ? path(box(x - 6, foot - 84, [wide + 12, 10]), trim) : '',
    );
  }
  const leaves = leavesOf(stage);
  const stone = mix('#b9b2a5', c.near, stage.isDark ? 0.5 : 0.12);
  const pavement = mix(c.ground, c.horizon, stage.isDark ? 0.2 : 0.5);
  const [middle, basin] = [w / 2 + random.between(-150, 150), h * 0.84];
  const rays = [-1, -0.6, -0.25, 0.25, 0.6, 1].map((lean) => `M${n(w / 2 + lean * 120)} ${n(foot)}L${n(w / 2 + lean * w)} ${h + 4}`).join(''); // prettier-ignore
  const hasCafes = random.odds(0.5);
  const shade = mix(random.pick(['#c2543f', '#2f6f73', '#d9a441', '#efe3c8']), c.near, stage.isDark ? 0.35 : 0);
  const parasols = [0.14, 0.27, 0.74, 0.88].map((part, at) => { const [x, y] = [w * part, h * (0.83 + (at % 2) * 0.07)]; return { top: `M${n(x - 62)} ${n(y - 78)}L${n(x)} ${n(y - 116)}L${n(x + 62)} ${n(y - 78)}Z`, leg: box(x - 2.5, y - 80, [5, 80]) + box(x - 34, y - 30, [68, 6]) }; }); // prettier-ignore
  const trees = [0.1, 0.2, 0.8, 0.9].map((part) => roundTree(w * part, h * 0.78, random.between(150, 200))).join('');
  return [
    ...pieces,
    path(box(-4, foot, [w + 8, h - foot + 4]), pavement),
    stroke(rays, mix(pavement, c.light, 0.3), { 'stroke-width': 4, opacity: 0.5 }),
    hasCafes
      ? path(parasols.map(({ leg }) => leg).join(''), mix(c.ground, c.near, 0.4)) +
        path(parasols.map(({ top }) => top).join(''), shade)
      : path(trees, leaves),
    path(`M${n(middle - 130)} ${n(basin)}a130 30 0 0 0 260 0v-22h-260Z`, stone),
    path(`M${n(middle - 116)} ${n(basin - 22)}a116 20 0 0 1 232 0a116 16 0 0 1 -232 0Z`, mix('#6fb9cd', c.sky, stage.isDark ? 0.4 : 0.2)), // prettier-ignore
    path(box(middle - 9, basin - 100, [18, 84]) + `M${n(middle - 44)} ${n(basin - 96)}h88l-20 20h-48Z`, stone),
    stroke(`M${n(middle)} ${n(basin - 130)}q-46 -14 -58 76M${n(middle)} ${n(basin - 130)}q46 -14 58 76`, mix('#e3f4f8', c.sky, 0.2), { 'stroke-width': 5, opacity: 0.85 }), // prettier-ignore
  ].join('');
};
