import { mix } from '../parts/colour';
import { silhouetteOf, standing } from '../parts/landmarks';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import { drawBackdrop, drawForeground, type Stage } from '../parts/stage';
import { plantOf } from '../parts/growth';
import { drawRidge } from '../parts/hills';
import { palm } from '../parts/trees';
import { drawBoat, drawWater } from '../parts/water';
import { drawVillage } from './village';

/** Steep limestone stacks with green tops, as they rise from tropical seas. */
const drawStacks = (stage: Stage, sea: number) => {
  const { c, h } = stage;
  const random = stage.random('stacks');
  return [0.34, 0.86, 0.52, 0.7]
    .map((part, i) => {
      const [x, wide, tall] = [
        stage.across(part + random.between(-0.03, 0.03)),
        h * random.between(0.1, 0.19),
        h * random.between(0.14, 0.24) * (0.6 + i * 0.18),
      ];
      const colour = mix(c.far, c.near, 0.12 + i * 0.24);
      const points: Point[] = [
        [-0.6, 0],
        [-0.5, 0.42],
        [-0.4, 0.74],
        [-0.16, 0.93],
        [0.1, 1],
        [0.3, 0.86],
        [0.42, 0.6],
        [0.5, 0.28],
        [0.62, 0],
      ].map(([dx = 0, up = 0]) => [
        x + dx * wide * random.between(0.9, 1.1),
        sea + i * 5 - up * tall * random.between(0.94, 1.04),
      ]);
      const lit = points.filter(([px]) => (px - x) * stage.side >= -wide * 0.1);
      const mirror = stroke(
        `M${n(x - wide * 0.45)} ${n(sea + i * 5 + 6)}h${n(wide * 0.9)}M${n(x - wide * 0.3)} ${n(sea + i * 5 + 15)}h${n(wide * 0.66)}`,
        colour,
        { 'stroke-width': 4, opacity: 0.4 },
      );
      return (
        mirror +
        path(area(points), colour) +
        path(area([...lit, [x + stage.side * wide * 0.1, sea + i * 5]]), mix(colour, c.horizon, 0.22), {
          opacity: 0.55,
        })
      );
    })
    .join('');
};

/** A green island under an old volcano, with a lagoon beach and huts on stilts. */
const drawVolcano = (stage: Stage, sea: number) => {
  const { c, h } = stage;
  const random = stage.random('volcano');
  const [x, wide, tall] = [stage.across(0.6), h * 0.72, h * random.between(0.24, 0.3)];
  const slope = (part: number) => x + part * wide;
  const cone = `M${n(slope(-0.75))} ${n(sea)}Q${n(slope(-0.28))} ${n(sea - tall * 0.25)} ${n(slope(-0.09))} ${n(sea - tall)}q${n(wide * 0.045)} ${n(h * 0.016)} ${n(wide * 0.085)} 0q${n(wide * 0.05)} ${n(h * 0.012)} ${n(wide * 0.085)} 0Q${n(slope(0.3))} ${n(sea - tall * 0.24)} ${n(slope(0.8))} ${n(sea)}Z`;
  const bush = Array.from({ length: 13 }, (_, i): Point => [
    slope(-0.66 + i * 0.105),
    sea - random.between(12, 34) * (1 - Math.abs(i - 6) / 9),
  ]);
  const skirt = `M${n(slope(-0.74))} ${n(sea)}${bush.map(([bx, by]) => `Q${n(bx - 14)} ${n(by - 15)} ${n(bx + 12)} ${n(by)}`).join('')}L${n(slope(0.74))} ${n(sea)}Z`;
  let [roofs, legs, walls] = ['', '', ''];
  for (let i = 0; i < 4; i += 1) {
    const [hx, hy, s] = [stage.across(0.2 + i * 0.075), sea + h * 0.055 + i * 7, 17 + i * 3];
    roofs += `M${n(hx - s)} ${n(hy - s * 0.7)}L${n(hx)} ${n(hy - s * 1.7)}L${n(hx + s)} ${n(hy - s * 0.7)}Z`;
    walls += box(hx - s * 0.66, hy - s * 0.7, [s * 1.32, s * 0.6]);
    legs += `M${n(hx - s * 0.5)} ${n(hy - 4)}v${n(s * 0.55)}M${n(hx + s * 0.5)} ${n(hy - 4)}v${n(s * 0.55)}`;
  }
  return [
    path(cone, mix(c.far, c.mid, 0.7)),
    path(skirt, mix(c.mid, c.near, 0.7)),
    path(
      `M${n(slope(-0.8))} ${n(sea + 4)}q${n(wide * 0.8)} -12 ${n(wide * 1.6)} 0q${n(-wide * 0.8)} 9 ${n(-wide * 1.6)} 0Z`,
      mix('#f4ddab', c.mid, stage.isDark ? 0.45 : 0.05),
    ),
    stroke(legs, c.ground, { 'stroke-width': 3 }),
    path(walls, stage.isDark ? mix(stage.lamp, c.near, 0.2) : mix('#f4ddab', c.near, 0.35)),
    path(roofs, c.ground),
  ].join('');
};

/** A thread of sand with palms, no higher than they are. */
const drawAtoll = (stage: Stage, sea: number) => {
  const { c, h, w } = stage;
  const random = stage.random('atoll');
  const sand = mix('#f4ddab', c.mid, stage.isDark ? 0.45 : 0.05);
  const grove = Array.from({ length: 9 }, (_, i) =>
    palm(random, {
      x: stage.across(0.38 + i * 0.065 + random.between(-0.02, 0.02)),
      y: sea + 2,
      tall: h * random.between(0.08, 0.15),
      lean: random.between(-0.9, 0.9),
      colour: mix(c.mid, c.near, 0.75),
    }),
  );
  return (
    path(
      `M${n(stage.across(0.3))} ${n(sea + 5)}Q${n(stage.across(0.62))} ${n(sea - h * 0.05)} ${n(stage.across(1))} ${n(sea + 4)}Z`,
      mix(c.mid, c.near, 0.5),
    ) +
    grove.join('') +
    path(
      `M${n(stage.across(0.26))} ${n(sea + 6)}q${n(stage.side * w * 0.38)} -16 ${n(stage.side * w * 0.78)} 0q${n(-stage.side * w * 0.38)} 11 ${n(-stage.side * w * 0.78)} 0Z`,
      sand,
    )
  );
};

/** Hills that rise from the sea, with what grows on them, as islands do outside the tropics. */
const drawHills = (stage: Stage, sea: number) => {
  const { c, h } = stage;
  const plant = plantOf(stage);
  const random = stage.random('isle');
  const isle = ([from, until, tall]: readonly [number, number, number], colour: string) => {
    const [a, b] = [stage.across(from), stage.across(until)];
    const at = (part: number) => n(a + (b - a) * part);
    const peak = random.between(0.4, 0.6);
    return path(
      `M${at(0)} ${n(sea + 8)}L${at(0.06)} ${n(sea - tall * 0.3)}Q${at(peak - 0.2)} ${n(sea - tall * 0.5)} ${at(peak)} ${n(sea - tall)}Q${at(peak + 0.22)} ${n(sea - tall * 0.7)} ${at(0.92)} ${n(sea - tall * 0.34)}L${at(1)} ${n(sea + 8)}Z`,
      colour,
    );
  };
  const plants = Array.from({ length: 9 }, (_, i) => plant(stage.across(0.4 + i * 0.055 + random.between(-0.01, 0.01)), sea + 4, random.between(20, 40))).join(''); // prettier-ignore
  return (
    drawRidge(stage, 'isle-far', { y: sea - h * 0.05, swing: h * 0.08, roughness: 0.5, colour: mix(c.far, c.horizon, 0.4), foot: sea }).svg + // prettier-ignore
    isle([0.5, 1.1, h * random.between(0.2, 0.28)], mix(c.far, c.mid, 0.6)) +
    isle([0.3, 0.86, h * random.between(0.1, 0.15)], mix(c.mid, c.near, 0.4)) +
    path(plants, mix(c.near, c.ground, 0.4))
  );
};

/** Land in the sea: stacks, a volcano with huts, or a white village on a cliff. */
export const drawIsland = (stage: Stage) => {
  const { c, h } = stage;
  const random = stage.random('island');
  const sea = stage.horizon + h * 0.035;
  const isPastel = stage.landmark === 'pastel-village';
  if (isPastel || stage.landmark === 'white-village' || stage.landmark === 'windmills')
    return drawWater(stage, sea) + drawVillage(stage, sea, isPastel);
  const isWarm = !stage.biome || stage.biome === 'tropical';
  const inherited = !isWarm ? drawHills : random.odds(0.5) ? drawStacks : drawVolcano;
  const backdrop =
    stage.backdrop === 'plain'
      ? drawAtoll(stage, sea)
      : stage.backdrop === 'stacks'
        ? drawStacks(stage, sea)
        : drawBackdrop(stage, sea);
  const mark = silhouetteOf(stage.landmark, stage.scenery)?.(stage.across(0.62), sea - h * 0.035, h * 0.26);
  const isle = `M${n(stage.across(0.3))} ${n(sea + 8)}Q${n(stage.across(0.44))} ${n(sea - h * 0.07)} ${n(stage.across(0.62))} ${n(sea - h * 0.06)}T${n(stage.across(0.98))} ${n(sea + 8)}Z`;
  const body = mark
    ? backdrop + path(mark, standing(stage)) + path(isle, mix(c.mid, c.near, 0.55))
    : backdrop || inherited(stage, sea);
  const palms = [0.93, 1.0].map((part, i) =>
    palm(stage.random(`palm-${i}`), {
      x: stage.across(part),
      y: h * 1.02,
      tall: h * (0.5 - i * 0.12),
      lean: -stage.side * (0.9 - i * 0.5),
      colour: c.ground,
    }),
  );
  const plant = plantOf(stage);
  const front = path([0.9, 0.97].map((part, i) => plant(stage.across(part), h * (0.9 - i * 0.02), h * (0.16 + i * 0.06))).join(''), c.ground); // prettier-ignore
  const rock = `M${n(stage.across(1.03))} ${n(h * 0.86)}Q${n(stage.across(0.9))} ${n(h * 0.85)} ${n(stage.across(0.76))} ${h}H${n(stage.across(1.03))}Z`;
  const isBare = stage.foreground === 'palms' || stage.foreground === 'torii';
  return [
    drawWater(stage, sea),
    body,
    stage.foreground
      ? drawForeground(stage, sea)
      : drawBoat(stage, stage.across(random.between(0.42, 0.52)), [sea + h * 0.17, h * 0.12]),
    ...(isBare ? [] : [path(rock, mix(c.ground, c.near, 0.2)), ...(isWarm ? palms : [front])]),
  ].join('');
};
