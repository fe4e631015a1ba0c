import { mix } from '../parts/colour';
import { silhouetteOf, standing } from '../parts/landmarks';
import { softGround, smooth } from '../parts/ridge';
import { n, path, stroke, type Point } from '../parts/shapes';
import type { Foreground } from '../scene-kinds';
import { drawBackdrop, drawForeground, type Stage } from '../parts/stage';
import { plantOf } from '../parts/growth';
import { palm } from '../parts/trees';
import { drawBoat, drawWater } from '../parts/water';

const headland = (stage: Stage, top: number, [reach, tall]: readonly [number, number]) => {
  const random = stage.random(`headland-${tall}`);
  const points: Point[] = [0, 0.18, 0.38, 0.6, 0.8, 1].map((part) => [
    stage.across(1.02 - part * reach),
    top - stage.h * tall * Math.cos((part * Math.PI) / 2) * random.between(0.75, 1.1),
  ]);
  return softGround(points, Math.round(top) + 1);
};

const parasol = (x: number, y: number, [size, colours]: readonly [number, readonly [string, string, string]]) => {
  const [a, b, pole] = colours;
  const rim = `${n(x - size)} ${n(y)}Q${n(x)} ${n(y - size * 1.5)} ${n(x + size)} ${n(y)}Z`;
  return (
    stroke(`M${n(x)} ${n(y - size * 0.5)}l${n(size * 0.14)} ${n(size * 1.15)}`, pole, { 'stroke-width': 3 }) +
    path(`M${rim}`, a) +
    path(
      `M${n(x - size * 0.5)} ${n(y)}Q${n(x - size * 0.3)} ${n(y - size * 0.7)} ${n(x)} ${n(y - size * 0.75)}Q${n(x - size * 0.05)} ${n(y - size * 0.4)} ${n(x)} ${n(y)}ZM${n(x + size * 0.5)} ${n(y)}Q${n(x + size * 0.3)} ${n(y - size * 0.7)} ${n(x)} ${n(y - size * 0.75)}Q${n(x + size * 0.5)} ${n(y - size * 0.6)} ${n(x + size)} ${n(y)}Z`,
      b,
    )
  );
};

/** A bay: headlands, a sail, foam on a curve of sand, palms and a parasol. */
export const drawBeach = (stage: Stage) => {
  const { c, h, w } = stage;
  const random = stage.random('beach');
  const sea = stage.horizon + h * 0.03;
  const sand =
    stage.mood === 'night'
      ? mix(c.near, '#cdb78d', 0.38)
      : stage.mood === 'dusk'
        ? mix('#e3b98d', c.mid, 0.3)
        : mix('#f4ddab', c.horizon, 0.15);
  const curve = (lift: number): Point[] =>
    [0, 0.3, 0.62, 1].map((part, i) => [
      stage.across(part * 1.04 - 0.02),
      h * ([0.97, 0.9, 0.84, 0.755][i] ?? 1) - lift + random.between(-4, 4),
    ]);
  const shore = curve(0);
  const order = (points: Point[]) => (stage.side === 1 ? points : [...points].reverse());
  const foam = order(shore.map(([x, y]) => [x, y - 5] as const));
  const wet = order(shore.map(([x, y]) => [x, y + 15] as const));
  const grove = [0.94, 0.86, 0.99].map((part, i) =>
    palm(stage.random(`palm-${i}`), {
      x: stage.across(part),
      y: h * (0.84 + i * 0.06),
      tall: h * random.between(0.34, 0.46) * (i === 1 ? 0.72 : 1),
      lean: -stage.side * random.between(0.7, 1.15) * (i === 2 ? -0.25 : 1),
      colour: mix(c.ground, '#000000', 0.08 * i),
    }),
  );
  const hasPalms = !stage.biome || stage.biome === 'tropical' || stage.biome === 'desert';
  const plant = plantOf(stage);
  // Of the firs and leafy trees of a northern shore some stand on the dunes; palms and pines mix where summers are dry.
  const grown = [
    path([0.99, 0.94, 0.89].map((part, i) => plant(stage.across(part), h * (0.8 + i * 0.02), h * (0.22 - i * 0.05))).join(''), mix(c.ground, c.near, 0.1)), // prettier-ignore
    ...(stage.biome === 'dry' ? grove.slice(1, 2) : []),
  ];
  // The gazetteer's lighthouses stand by the North Sea and the Baltic; the catalogue's have a backdrop of their own.
  const isNorthern = stage.landmark === 'lighthouse' && !stage.backdrop;
  const backdrop = drawBackdrop(stage, sea);
  const foreground = drawForeground(stage, sea);
  const boat = drawBoat(stage, stage.across(random.between(0.36, 0.48)), [sea + h * 0.075, h * 0.1]);
  const near = headland(stage, sea, [0.46, 0.16]);
  // On the cliff itself, or on the headland.
  const isHigh = stage.backdrop === 'cliffs' || stage.backdrop === 'sea-arch';
  const mark = silhouetteOf(stage.landmark, stage.scenery)?.(
    stage.across(isHigh ? 0.74 : 0.7),
    sea - h * (isHigh ? 0.21 : 0.055),
    h * 0.26,
  );
  return [
    ...(backdrop
      ? [backdrop]
      : [path(headland(stage, sea, [0.7, 0.2]), fadeLand(c.far, c.horizon)), path(near, mix(c.far, c.mid, 0.75))]),
    ...(mark ? [path(mark, standing(stage)), isHigh ? '' : path(near, mix(c.far, c.mid, 0.75))] : []),
    drawWater(stage, sea),
    foreground === '' ? boat : '',
    drawBoat(stage, stage.across(random.between(0.54, 0.62)), [sea + h * 0.028, h * 0.045]),
    stroke(smooth(order(shore.map(([x, y]) => [x, y - 24] as const))), c.light, { 'stroke-width': 3, opacity: 0.4 }),
    stroke(smooth(foam), mix(c.light, '#ffffff', 0.5), {
      'stroke-width': 11,
      opacity: stage.mood === 'night' ? 0.5 : 0.9,
    }),
    path(softGround(order(shore), h), mix(sand, c.near, 0.24)),
    path(softGround(wet, h), sand),
    foreground !== ''
      ? foreground
      : w > 600
        ? parasol(stage.across(0.67), h * 0.855, [
            h * 0.062,
            [
              mix('#e2725b', c.near, stage.isDark ? 0.35 : 0),
              mix('#fff3df', c.mid, stage.isDark ? 0.35 : 0),
              mix(c.ground, sand, 0.3),
            ],
          ])
        : '',
    ...((stage.foreground && ownTrees.has(stage.foreground)) || isNorthern ? [] : hasPalms ? grove : grown),
  ].join('');
};

/** Trees of their own, or none by such a sea. */
const ownTrees: ReadonlySet<Foreground> = new Set([
  'palms',
  'cacti',
  'boulders',
  'wharf',
  'torii',
  'arch-bridge',
  'red-bridge',
]);

const fadeLand = (colour: string, horizon: string) => mix(colour, horizon, 0.2);
