import { mix } from '../../parts/colour';
import { drawWindows, footOf, leavesOf, paintsOf } from '../../parts/house';
import { area, box, n, path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';
import { cypress, palm, roundTree } from '../../parts/trees';
import type { SceneKind } from '../../scene-kinds';

/** Where palms grow in a garden. */
const warm: ReadonlySet<SceneKind> = new Set(['beach', 'island', 'desert']);

/** A low house in a garden, with a pool before it. */
export const drawVilla = (stage: Stage, kind: SceneKind) => {
  const { w, h, c } = stage;
  const random = stage.random('villa');
  const foot = footOf(stage) - 120;
  const { wall, trim } = paintsOf(stage, random);
  const wide = random.between(430, 560);
  const storeys = random.whole(1, 2);
  const tall = 40 + storeys * 92;
  const x = (w - wide) / 2 + random.between(-50, 50);
  const top = foot - tall;
  const isFlat = random.odds(0.35);
  const roof = isFlat
    ? box(x - 20, top - 18, [wide + 40, 22])
    : area([[x - 26, top + 2], [x + wide * 0.18, top - 74], [x + wide * 0.82, top - 74], [x + wide + 26, top + 2]]); // prettier-ignore
  const across = random.whole(4, 6);
  const gap = wide / across;
  const isArched = random.odds(0.5);
  const arch = gap * 0.46;
  const pane = (middle: number, y: number) =>
    isArched
      ? `M${n(middle - arch / 2)} ${n(y + 62)}v-38a${n(arch / 2)} ${n(arch / 2)} 0 0 1 ${n(arch)} 0v38Z`
      : box(middle - arch / 2, y, [arch, 60]);
  const hills = `M-4 ${n(foot)}V${n(foot - 130)}Q${n(w * 0.25)} ${n(foot - random.between(190, 260))} ${n(w * 0.5)} ${n(foot - 130)}T${n(w + 4)} ${n(foot - 160)}V${n(foot)}Z`;
  const leaves = leavesOf(stage);
  const plant = random.pick(warm.has(kind) ? ['palm', 'palm', 'round'] : ['cypress', 'round']);
  const trees = [x - 66, x - 122, x + wide + 58, x + wide + 118]
    .map((at, index) => {
      const high = random.between(190, 290);
      if (plant === 'palm')
        return palm(random, { x: at, y: foot + 18, tall: high, lean: index < 2 ? -0.4 : 0.4, colour: leaves });
      return path((plant === 'cypress' ? cypress : roundTree)(at, foot + 18, high), leaves);
    })
    .join('');
  const [near, far] = [foot + 66, foot + 128];
  const middle = w / 2 + random.between(-40, 40);
  const pool = area([[middle - 200, near], [middle + 200, near], [middle + 290, far], [middle - 290, far]]); // prettier-ignore
  const seats = [-250, 214].map((off) => area([[middle + off, near + 8], [middle + off + 52, near - 6], [middle + off + 58, near + 2], [middle + off + 8, near + 18]])).join(''); // prettier-ignore
  const shade = [-236, 240].map((off) => `M${n(middle + off - 50)} ${n(near - 62)}q50 -44 100 0Z${box(middle + off - 2, near - 64, [4, 74])}`).join(''); // prettier-ignore
  const blue = mix('#39a9c4', c.sky, stage.isDark ? 0.35 : 0.15);
  return [
    path(hills, mix(c.far, c.mid, 0.5)),
    path(box(-4, foot - 34, [w + 8, 60]), mix(leaves, c.mid, 0.4)),
    path(roof, mix(trim, '#b5573a', isFlat ? 0 : 0.5)),
    path(box(x, top, [wide, tall]), wall),
    drawWindows(stage, random, {
      from: [x + gap / 2, top + 26],
      ...{ step: [gap, 92], across, rows: storeys },
      pane,
    }),
    path(box(x - 12, foot - 12, [wide + 24, 14]), mix(wall, c.ground, 0.25)),
    trees,
    path(box(-4, foot, [w + 8, h - foot + 4]), mix(leaves, c.horizon, stage.isDark ? 0.1 : 0.28)),
    path(area([[middle - 236, near - 14], [middle + 236, near - 14], [middle + 340, far + 16], [middle - 340, far + 16]]), mix(wall, c.light, 0.3)), // prettier-ignore
    path(pool, blue),
    stroke(`M${n(middle - 120)} ${n(near + 24)}h120m40 20h130m-330 2h90`, mix(blue, '#ffffff', 0.55), { 'stroke-width': 4, opacity: 0.7 }), // prettier-ignore
    path(seats, mix('#ffffff', c.near, stage.isDark ? 0.4 : 0.05)),
    path(shade, trim),
  ].join('');
};
