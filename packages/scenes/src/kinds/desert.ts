import { silhouetteOf } from '../parts/landmarks';
import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { smooth, softGround } from '../parts/ridge';
import { area, n, path, stroke, type Point } from '../parts/shapes';
import type { Landmark } from '../scene-kinds';
import { drawBackdrop, drawForeground, type Stage } from '../parts/stage';
import { plantOf } from '../parts/growth';
import { palm } from '../parts/trees';
import { drawSavanna, savannas } from './savanna';

const buttes = (stage: Stage) => {
  const { c, h, horizon } = stage;
  const random = stage.random('buttes');
  let d = '';
  for (let i = 0; i < 3; i += 1) {
    const [x, wide, tall] = [
      stage.across(random.between(0.36, 0.98)),
      h * random.between(0.07, 0.2),
      h * random.between(0.05, 0.13),
    ];
    const foot = horizon + h * 0.03;
    d += area([
      [x - wide * 0.8, foot],
      [x - wide * 0.52, foot - tall * 0.45],
      [x - wide * 0.46, foot - tall],
      [x + wide * 0.4, foot - tall * 1.03],
      [x + wide * 0.5, foot - tall * 0.48],
      [x + wide * 0.85, foot],
    ]);
  }
  return path(d, mix(c.far, c.mid, 0.25));
};

/** A dune: a long crest, bright to the light and dark behind it. */
const dune = (
  stage: Stage,
  name: string,
  { y, swing, colour, shade }: { y: number; swing: number; colour: string; shade: string },
) => {
  const random = stage.random(name);
  const count = Math.max(3, Math.round(stage.w / 260));
  const points: Point[] = Array.from({ length: count + 1 }, (_, i) => [
    (i / count) * (stage.w + 80) - 40,
    y + (i % 2 === 0 ? 1 : -1) * swing * random.between(0.25, 0.6),
  ]);
  let dark = '';
  points.forEach(([x, top], i) => {
    const next = points[i - stage.side];
    if (i % 2 === 0 || !next) return;
    const run = next[0] - x;
    const mid = x + run * 0.5;
    dark += `M${n(x)} ${n(top)}C${n(mid)} ${n(top)} ${n(mid)} ${n(next[1])} ${n(next[0])} ${n(next[1])}Q${n(x + run * 0.55)} ${n(next[1] + swing * 0.5)} ${n(x + run * 0.3)} ${n(next[1] + swing * 1.5)}Q${n(x + run * 0.34)} ${n(top + swing * 0.7)} ${n(x)} ${n(top)}Z`;
  });
  return (
    path(softGround(points, stage.h), colour) +
    path(dark, shade, { opacity: 0.55 }) +
    stroke(smooth(points), mix(colour, stage.c.light, 0.5), { 'stroke-width': 2, opacity: 0.5 })
  );
};

/** One camel as a piece of path; `s` is its height, walking towards `to` (1 is right). */
const camel = (x: number, y: number, [s, to]: readonly [number, number]) => {
  const p = (dx: number, dy: number) => `${n(x + dx * s * to)} ${n(y - dy * s)}`;
  return `M${p(-0.42, 0)}L${p(-0.4, 0.36)}Q${p(-0.5, 0.62)} ${p(-0.3, 0.66)}Q${p(-0.2, 0.66)} ${p(-0.14, 0.74)}Q${p(-0.03, 0.98)} ${p(0.08, 0.74)}Q${p(0.14, 0.64)} ${p(0.26, 0.62)}Q${p(0.44, 0.56)} ${p(0.5, 0.82)}L${p(0.52, 0.95)}Q${p(0.54, 1.03)} ${p(0.64, 1)}L${p(0.76, 0.93)}Q${p(0.76, 0.86)} ${p(0.62, 0.87)}Q${p(0.6, 0.5)} ${p(0.36, 0.4)}L${p(0.34, 0)}L${p(0.29, 0)}L${p(0.26, 0.36)}L${p(0.18, 0)}L${p(0.13, 0)}L${p(0.16, 0.37)}Q${p(-0.1, 0.3)} ${p(-0.26, 0.38)}L${p(-0.22, 0)}L${p(-0.27, 0)}L${p(-0.34, 0.3)}L${p(-0.37, 0)}Z`;
};

/** Places of these have no caravans and no oases. */
const without: ReadonlySet<Landmark> = new Set(['balloons', 'monolith', 'step-pyramid']);

/** No camel ever walked through the deserts of the Americas and the south. */
const isWestern = ({ build }: Stage) => build === 'anglo' || build === 'latin' || build === 'southern';

/** Dunes behind dunes, table mountains, a caravan on a crest. */
export const drawDesert = (stage: Stage) => {
  if (stage.landmark && savannas.has(stage.landmark)) return drawSavanna(stage);
  const own = stage.backdrop && stage.scenery?.landscapes[stage.backdrop];
  if (own) return own(stage);
  const { c, h, horizon } = stage;
  const random = stage.random('desert');
  const plant = plantOf(stage);
  const far = drawRidge(stage, 'far', {
    y: horizon,
    swing: h * 0.07,
    roughness: 0.4,
    colour: mix(c.far, c.horizon, 0.3),
    foot: h * 0.75,
    mist: 0.4,
  });
  const mark = silhouetteOf(stage.landmark, stage.scenery)?.(stage.across(0.62), h * 0.69, h * 0.36);
  const hasCaravan = !stage.foreground && !isWestern(stage) && !(stage.landmark && without.has(stage.landmark));
  const walk = h * 0.735;
  let caravan = '';
  for (let i = 0; i < 4; i += 1)
    caravan += camel(stage.across(0.5 + i * 0.048), walk + i * 1.5 + random.between(-2, 2), [h * 0.052, -stage.side]);
  const lines = stage.mood === 'desert' ? c.horizon : mix(c.horizon, c.mid, 0.3);
  const sand = (part: number) =>
    mix(mix(c.mid, c.near, part), '#c98b56', stage.mood === 'desert' ? 0 : stage.isDark ? 0.18 : 0.5);
  const path1: Point[] = [0.3, 0.45, 0.6, 0.75, 0.9].map((part, i) => [stage.across(part), walk + (i % 2) * 5 + 3]);
  return [
    far.svg,
    drawBackdrop(stage, h * 0.69) || (mark ? '' : buttes(stage)),
    dune(stage, 'dune-1', { y: h * 0.64, swing: h * 0.06, colour: mix(c.far, sand(0), 0.65), shade: sand(0.2) }),
    mark ? path(mark, mix(c.far, stage.isDark ? c.near : sand(0.9), 0.75)) : '',
    dune(stage, 'dune-2', { y: h * 0.755, swing: h * 0.05, colour: sand(0.15), shade: sand(0.75) }),
    stroke(smooth(stage.side === 1 ? path1 : [...path1].reverse()), lines, { 'stroke-width': 1.6, opacity: 0.25 }),
    hasCaravan ? path(caravan, c.ground) : '',
    dune(stage, 'dune-3', {
      y: h * 0.86,
      swing: h * 0.1,
      colour: mix(sand(0.75), c.near, 0.25),
      shade: mix(sand(0.9), c.ground, 0.6),
    }),
    ...(hasCaravan ? [0.93, 0.985] : []).map((part, i) =>
      palm(stage.random(`palm-${i}`), {
        x: stage.across(part),
        y: h * 0.96,
        tall: h * (0.3 - i * 0.08),
        lean: -stage.side * (0.7 - i),
        colour: c.ground,
      }),
    ),
    dune(stage, 'dune-4', { y: h * 0.985, swing: h * 0.06, colour: mix(c.near, c.ground, 0.65), shade: c.ground }),
    drawForeground(stage, h * 0.8),
    isWestern(stage) ? path([0.86, 0.93, 0.98].map((part, i) => plant(stage.across(part), h * 0.975, h * (0.3 - i * 0.04))).join(''), c.ground) : '', // prettier-ignore
  ].join('');
};
