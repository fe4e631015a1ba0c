import { belfry, dome, house } from '../parts/buildings';
import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { silhouetteOf, standing } from '../parts/landmarks';
import { heightAt } from '../parts/ridge';
import { box, n, path, stroke } from '../parts/shapes';
import type { Build, Foreground } from '../scene-kinds';
import { plantOf } from '../parts/growth';
import { drawBackdrop, drawForeground, type Stage } from '../parts/stage';
import { cypress, roundTree } from '../parts/trees';
import { drawWater } from '../parts/water';

/** What a town is built of: two roofs, and walls. */
type Paints = readonly [roof: string, tiles: string, ...walls: string[]];

const terracotta: Paints = ['#c4643f', '#a34a33', '#f1d9b0', '#e7bd8d', '#f4e6cc', '#d9a983'];

/** Where towns are not of terracotta. */
const paints: Partial<Record<Foreground | 'mud', Paints>> = {
  linden: ['#5b6b78', '#8a5145', '#e8d3b0', '#c98f6d', '#efe6d6', '#d8b27f'],
  wharf: ['#6a5a5e', '#8f4a3d', '#e9dcc3', '#c98a5e', '#f0e4cf', '#b9604a'],
  shopfronts: ['#b8694b', '#8c5a4a', '#f3d58e', '#9fcac0', '#f0b8a0', '#eee3cf'],
  palms: ['#b8694b', '#a5533c', '#f2cf8d', '#a9cdbf', '#efae92', '#f2e8d4'],
  mud: ['#c98d62', '#b9774f', '#dda77a', '#cf946a', '#e6b88c', '#c58660'],
};

/** By how a part of the world builds, where nothing stands before the town that says more. */
const paintsOfBuild: Partial<Record<Build, Paints>> = {
  northern: ['#5b6b78', '#8a5145', '#e8d3b0', '#c98f6d', '#efe6d6', '#d8b27f'],
  eastern: ['#4c5862', '#5d6a70', '#e6d3b0', '#a8714c', '#efe4d0', '#b98560'],
  siamese: ['#b5552f', '#c98a3a', '#f3e6c6', '#e6c99a', '#f6ecd8', '#d9b48a'],
  indian: ['#b9704f', '#c98a5e', '#e7b08f', '#f0cfa8', '#dd9f86', '#f3e2c6'],
  tropical: ['#8f5a45', '#5f7a78', '#f3d58e', '#9fcac0', '#f0b8a0', '#f6efe0'],
  latin: ['#b8694b', '#a5533c', '#f2cf8d', '#a9cdbf', '#efae92', '#f2e8d4'],
  anglo: ['#6a5a5e', '#8f4a3d', '#e9dcc3', '#c98a5e', '#f0e4cf', '#b9604a'],
};

/** Where nobody builds for rain: flat roofs, walls of mud. */
const isMud = (stage: Stage) => stage.mood === 'desert' || stage.build === 'islamic';

const paintsOf = (stage: Stage) => {
  const own = isMud(stage) ? 'mud' : stage.foreground;
  const [roof, tiles, ...walls] = (own && paints[own]) ?? (stage.build && paintsOfBuild[stage.build]) ?? terracotta;
  return { roof, tiles, walls };
};

/** Warm stone for the hour: terracotta by day, sunk into the mood's own colours by night. */
const stone = (stage: Stage) => {
  const { c } = stage;
  const depth = stage.mood === 'night' ? 0.82 : stage.mood === 'dusk' ? 0.62 : 0.2;
  const { roof, tiles, walls } = paintsOf(stage);
  return {
    roof: (part: number) => mix(mix(roof, tiles, part), mix(c.mid, c.near, 0.5), depth),
    walls: walls.map((wall) => mix(wall, mix(c.mid, c.near, 0.35), depth * 0.96)),
  };
};

const drawHouses = (
  stage: Stage,
  {
    name,
    foot,
    size,
    glow,
  }: { name: string; foot: (x: number) => number; size: readonly [number, number]; glow: number },
) => {
  const random = stage.random(name);
  const { roof, walls } = stone(stage);
  const painted = walls.map(() => '');
  const roofs = ['', ''];
  let [lit, unlit] = ['', ''];
  for (let x = -30; x < stage.w + 20;) {
    const wide = random.between(...size);
    const isQuiet = stage.quiet !== undefined && stage.quiet !== 'bottom' && (x - stage.w / 2) * stage.side < 0;
    const one = house(
      random,
      { x, foot: foot(x + wide / 2) + random.between(-4, 4), wide, tall: wide * random.between(0.62, 1.12) },
      isQuiet ? glow * 0.35 : glow,
    );
    const [w, r] = [random.whole(0, walls.length - 1), random.whole(0, 1)];
    painted[w] += one.wall;
    roofs[r] += isMud(stage) ? box(x - 1, foot(x + wide / 2) - wide * 0.62, [wide + 2, 5]) : one.roof;
    lit += one.lit;
    unlit += one.unlit;
    x += wide * random.between(0.84, 1.02);
  }
  return [
    ...painted.map((d, i) => path(d, walls[i] ?? '')),
    path(roofs[0] ?? '', roof(0)),
    path(roofs[1] ?? '', roof(1)),
    stroke(unlit, mix(stage.c.near, roof(1), 0.3), { 'stroke-linecap': 'butt', 'stroke-width': 6, opacity: 0.55 }),
    stroke(lit, stage.isDark ? stage.lamp : mix(stage.c.near, roof(1), 0.5), {
      'stroke-linecap': 'butt',
      'stroke-width': 6,
    }),
  ].join('');
};

const drawStoneBridge = (stage: Stage, top: number) => {
  const { h } = stage;
  const { walls } = stone(stage);
  const colour = mix(walls[1] ?? '', stage.c.near, 0.4);
  const [from, to] = [stage.across(-0.03), stage.across(1.03)];
  const [l, r] = [Math.min(from, to), Math.max(from, to)];
  const count = Math.max(2, Math.round((r - l) / 150));
  const span = (r - l) / count;
  let arches = '';
  for (let i = 0; i < count; i += 1) {
    arches += `M${n(l + span * (i + 0.1))} ${n(top + h * 0.115)}v${n(-h * 0.02)}a${n(span * 0.4)} ${n(h * 0.062)} 0 0 1 ${n(span * 0.8)} 0v${n(h * 0.02)}Z`;
  }
  const body = box(l - 4, top, [r - l + 8, h * 0.115]);
  const rail = box(l - 4, top - 3, [r - l + 8, 5]);
  return (
    `<path fill-rule="evenodd" d="${body}${arches}" fill="${colour}"/>` +
    path(rail, mix(colour, stage.c.light, 0.2)) +
    stroke(
      Array.from({ length: count * 2 }, (_, i) => `M${n(l + (span / 2) * i + 20)} ${n(top - 12)}v10`).join(''),
      colour,
      { 'stroke-width': 2 },
    ) +
    (stage.isDark
      ? stroke(
          Array.from({ length: count * 2 }, (_, i) => `M${n(l + (span / 2) * i + 20)} ${n(top - 14)}h.01`).join(''),
          stage.lamp,
          { 'stroke-width': 7 },
        )
      : '')
  );
};

/** These hang in the air: the bridge stays. */
const overhead: ReadonlySet<Foreground> = new Set(['lanterns', 'flags', 'cable-cars']);

/** Roofs up a hill to its landmark, or to a dome and bell towers, with cypresses and a stone bridge over the river. */
export const drawOldTown = (stage: Stage) => {
  const { c, h, w } = stage;
  const random = stage.random('town');
  const { foreground } = stage;
  const hasPalms = isMud(stage) || foreground === 'palms' || foreground === 'shopfronts';
  const { roof, walls } = stone(stage);
  const bank = h * 0.8;
  const crown = stage.across(0.68);
  const slope = (lift: number) => (x: number) =>
    bank - lift * (0.45 + 0.55 * Math.exp(-(((x - crown) / (w * 0.3)) ** 2)));
  const isFields = foreground === 'vines' || foreground === 'lavender';
  const far = drawRidge(stage, 'far', {
    y: stage.horizon - h * 0.02,
    swing: h * 0.12,
    roughness: 0.48,
    colour: mix(c.far, c.horizon, 0.3),
    foot: bank,
    mist: 0.5,
  });
  const hill = drawRidge(stage, 'hill', {
    y: stage.horizon + h * 0.06,
    swing: h * 0.09,
    roughness: 0.45,
    colour: mix(c.far, c.mid, 0.6),
    foot: bank,
    mist: 0.35,
  });
  const grown = stage.biome && plantOf(stage);
  const tree = grown ?? (foreground === 'linden' || foreground === 'wharf' ? roundTree : cypress);
  const trees = Array.from({ length: Math.round(w / 42) }, (_, i) => {
    const x = i * 42 + random.between(-16, 16);
    return random.odds(0.62) && (grown || !hasPalms)
      ? tree(x, heightAt(hill.points, x) + 8, random.between(26, 58))
      : '';
  }).join('');
  const church = dome(crown, slope(h * 0.2)(crown), h * 0.125);
  const mark = silhouetteOf(stage.landmark, stage.scenery);
  const towers = [0.52, 0.79, 0.91].map((part) => {
    const x = stage.across(part + random.between(-0.02, 0.02));
    return belfry(random, {
      x,
      foot: slope(h * 0.14)(x),
      wide: h * random.between(0.03, 0.043),
      tall: h * random.between(0.16, 0.24),
    });
  });
  const tint = mix(walls[0] ?? '', c.far, 0.18);
  const glow = stage.mood === 'night' ? 0.6 : stage.mood === 'dusk' ? 0.5 : 0.15;
  const front = Array.from({ length: 5 }, (_, i) =>
    (grown ?? cypress)(stage.across(0.97 - i * 0.035), h * 1.02 + i * 6, h * random.between(0.2, 0.36) * (1 - i * 0.1)),
  ).join('');
  return [
    far.svg,
    drawBackdrop(stage, stage.horizon + h * 0.12),
    hill.svg,
    path(trees, mix(c.mid, c.near, 0.55)),
    ...(mark
      ? [
          path(
            mark(crown, slope(h * 0.19)(crown), h * 0.4),
            stage.landmark === 'iwan' || (stage.landmark === 'mausoleum' && !stage.isDark)
              ? standing(stage)
              : stage.isDark
                ? mix(tint, c.mid, 0.1)
                : mix(walls[3] ?? '', roof(1), 0.35),
          ),
        ]
      : [
          path(church.drum, tint) + path(church.shell, roof(0.3)),
          path(towers.map((one) => one.shaft).join(''), mix(tint, c.mid, 0.12)),
          path(towers.map((one) => one.cap).join(''), roof(0.8)),
          path(towers.map((one) => one.opening).join(''), stage.isDark ? stage.lamp : mix(c.near, roof(1), 0.3)),
        ]),
    drawHouses(stage, { name: 'upper', foot: slope(h * 0.14), size: [34, 58], glow: glow * 0.7 }),
    drawHouses(stage, { name: 'middle', foot: slope(h * 0.075), size: [42, 70], glow: glow * 0.9 }),
    drawHouses(stage, { name: 'quay', foot: () => bank, size: [50, 84], glow }),
    ...(isFields
      ? []
      : [
          drawWater(stage, bank),
          stage.isDark
            ? stroke(
                Array.from(
                  { length: Math.round(w / 16) },
                  () =>
                    `M${n(stage.across(random.between(stage.quiet ? 0.5 : 0, 1)))} ${n(bank + random.between(5, h * 0.13))}h${n(random.between(6, 20))}`,
                ).join(''),
                stage.lamp,
                { 'stroke-width': 2.4, opacity: 0.5 },
              )
            : '',
          path(box(-2, bank - 1, [w + 4, 7]), mix(walls[1] ?? '', c.near, 0.55)),
        ]),
    ...(foreground === undefined || overhead.has(foreground)
      ? [drawStoneBridge(stage, h * 0.865), path(hasPalms ? '' : front, mix(c.ground, '#000000', 0.05))]
      : []),
    drawForeground(stage, bank),
  ].join('');
};
