import { mix } from '../../parts/colour';
import { drawStreet, drawWindows, footOf, paintsOf } from '../../parts/house';
import type { SeededRandom } from '../../parts/seeded-random';
import { area, box, n, path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';

const roofOf = (random: SeededRandom, { x, top, wide }: { x: number; top: number; wide: number }) =>
  random.pick([
    () => area([[x - 4, top + 1], [x + wide / 2, top - wide * 0.52], [x + wide + 4, top + 1]]), // prettier-ignore
    () => [0, 1, 2].map((step) => box(x + (wide * step) / 6, top - 26 * (step + 1), [wide * (1 - step / 3), 28])).join(''), // prettier-ignore
    () => `M${n(x)} ${n(top + 1)}q${n(wide * 0.06)} -56 ${n(wide * 0.34)} -60q${n(wide * 0.16)} -34 ${n(wide * 0.32)} 0q${n(wide * 0.28)} 4 ${n(wide * 0.34)} 60Z`, // prettier-ignore
    () => box(x - 5, top - 14, [wide + 10, 16]),
  ])();

/** Narrow houses side by side along a street or a canal. */
export const drawRow = (stage: Stage) => {
  const { w, c } = stage;
  const random = stage.random('row');
  const isByWater = random.odds(0.45);
  const foot = footOf(stage) - (isByWater ? 70 : 0);
  const pieces: string[] = [];
  for (let x = -random.between(20, 120); x < w;) {
    const wide = random.between(140, 196);
    const storeys = random.whole(3, 4);
    const top = foot - storeys * 92 - random.between(50, 90);
    const { wall, trim } = paintsOf(stage, random);
    const [across, door] = [random.whole(2, 3), x + wide * random.pick([0.26, 0.72])];
    const gap = wide / across;
    pieces.push(
      path(roofOf(random, { x, top, wide }), mix(random.odds(0.5) ? wall : trim, c.ground, 0.16)),
      path(box(x, top, [wide, foot - top]), wall),
      drawWindows(stage, random, {
        from: [x + gap / 2, top + 34],
        ...{ step: [gap, 92], across, rows: storeys },
        pane: (middle, y) => box(middle - gap * 0.24, y, [gap * 0.48, 58]),
      }),
      path(box(x, foot - 84, [wide, 84]), mix(wall, c.ground, 0.12)),
      path(box(door - 22, foot - 78, [44, 78]), trim),
      path(box(door - 22, foot - 100, [44, 16]), stage.isDark ? stage.lamp : mix(c.near, '#ffffff', 0.4)),
    );
    x += wide;
  }
  const { h } = stage;
  const water = mix(c.sky, c.near, 0.45);
  const ripples = [34, 62, 92]
    .map((down, at) => `M${n(w * (0.2 + at * 0.12))} ${n(foot + down)}h${n(w * 0.3)}m60 0h90`)
    .join('');
  const bank = isByWater
    ? path(box(-4, foot + 14, [w + 8, h - foot]), water) +
      stroke(ripples, mix(water, c.light, 0.5), { 'stroke-width': 5, opacity: 0.6 }) +
      path(box(-4, foot, [w + 8, 16]), mix(c.ground, c.near, 0.5))
    : drawStreet(stage);
  return pieces.join('') + bank;
};
