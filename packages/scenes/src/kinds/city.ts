import { tower } from '../parts/buildings';
import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { silhouetteOf } from '../parts/landmarks';
import { box, fade, n, path, stroke } from '../parts/shapes';
import { drawBackdrop, drawForeground, type Stage } from '../parts/stage';
import { roundTree } from '../parts/trees';
import { drawWater } from '../parts/water';

interface Row {
  name: string;
  foot: number;
  tall: readonly [number, number];
  wide: readonly [number, number];
  colour: string;
  glow: number;
}

const drawRow = (stage: Stage, { name, foot, tall, wide, colour, glow }: Row) => {
  const random = stage.random(name);
  const { c } = stage;
  let [walls, lit, unlit] = ['', '', ''];
  const peak = stage.across(random.between(0.6, 0.8));
  for (let x = -30; x < stage.w + 10;) {
    const width = random.between(...wide);
    // The skyline gathers towards one centre, as real ones do.
    const near = Math.max(0, 1 - Math.abs(x + width / 2 - peak) / (stage.w * 0.34));
    const height = random.between(tall[0], tall[0] + (tall[1] - tall[0]) * (0.35 + 0.65 * near));
    const isQuiet = stage.quiet !== undefined && stage.quiet !== 'bottom' && (x - stage.w / 2) * stage.side < 0;
    const one = tower(
      random,
      { x, foot, wide: width, tall: height },
      { glow: isQuiet ? glow * 0.3 : glow, tall: near > 0.3 },
    );
    walls += one.walls;
    lit += one.lit;
    unlit += one.unlit;
    x += width + (random.odds(0.3) ? random.between(4, 22) : random.between(-4, 2));
  }
  const fill = fade(stage, name, [
    [0, colour],
    [0.5, colour],
    [1, mix(colour, c.horizon, stage.isDark ? 0.14 : 0.32)],
  ]);
  return (
    path(walls, fill) +
    stroke(unlit, mix(colour, c.horizon, 0.35), {
      'stroke-linecap': 'butt',
      'stroke-width': 4.5,
      opacity: stage.isDark ? 0.25 : 0.5,
    }) +
    stroke(lit, stage.isDark ? stage.lamp : mix(c.light, c.horizon, 0.3), {
      'stroke-linecap': 'butt',
      'stroke-width': 4.5,
      opacity: stage.isDark ? 0.92 : 0.6,
    })
  );
};

/** A suspension bridge over the whole width. */
const drawBridge = (stage: Stage, deck: number) => {
  const { w, h, c } = stage;
  const colour = stage.mood === 'night' ? mix(c.far, c.horizon, 0.5) : mix(c.near, c.ground, 0.55);
  const towers = [0.2, 0.62].map((part) => stage.across(part));
  const top = deck - h * 0.215;
  const [a, b] = [Math.min(...towers), Math.max(...towers)];
  const sag = deck - 12;
  const cable = `M${n(a - w * 0.34)} ${n(deck)}Q${n(a - w * 0.1)} ${n(deck - 8)} ${n(a)} ${n(top)}Q${n((a + b) / 2)} ${n(2 * sag - top)} ${n(b)} ${n(top)}Q${n(b + w * 0.1)} ${n(deck - 8)} ${n(b + w * 0.34)} ${n(deck)}`;
  let hangers = '';
  const count = Math.round((b - a) / 20);
  for (let i = 1; i < count; i += 1) {
    const part = i / count;
    const y = (1 - part) ** 2 * top + 2 * part * (1 - part) * (2 * sag - top) + part ** 2 * top;
    hangers += `M${n(a + (b - a) * part)} ${n(y)}V${n(deck)}`;
  }
  const piers = towers
    .map(
      (x) =>
        box(x - 8, top - 6, [5, deck - top + h * 0.075]) +
        box(x + 3, top - 6, [5, deck - top + h * 0.075]) +
        box(x - 8, top + 14, [16, 4]) +
        box(x - 8, top + 46, [16, 4]) +
        box(x - 13, deck + h * 0.055, [26, 10]),
    )
    .join('');
  const lamps = Array.from({ length: Math.round(w / 46) }, (_, i) => `M${n(i * 46 + 12)} ${n(deck - 7)}h.01`).join('');
  return (
    stroke(hangers, colour, { 'stroke-width': 1.2, opacity: 0.8 }) +
    stroke(cable, colour, { 'stroke-width': 3.2 }) +
    path(piers + box(-4, deck, [w + 8, 7]), colour) +
    (stage.isDark ? stroke(lamps, stage.lamp, { 'stroke-width': 4.5 }) : '')
  );
};

/** Towers behind towers with lit windows, a river that mirrors them, and a bridge. */
export const drawCity = (stage: Stage) => {
  const { c, h, w } = stage;
  const random = stage.random('city');
  const bank = h * 0.76;
  const glow = stage.mood === 'night' ? 0.42 : stage.mood === 'dusk' ? 0.34 : 0.2;
  // Lower where mountains look over the roofs.
  const low = stage.backdrop ? 0.68 : 1;
  const far = drawRidge(stage, 'hills', {
    y: stage.horizon + h * 0.02,
    swing: h * 0.08,
    roughness: 0.5,
    colour: mix(c.far, c.horizon, 0.25),
    foot: bank,
    mist: 0.4,
  });
  const mark = silhouetteOf(stage.landmark, stage.scenery)?.(stage.across(0.6), bank, h * 0.44);
  let streaks = '';
  for (let i = 0; i < (w / 1200) * 90; i += 1) {
    const x = stage.across(random.between(stage.quiet ? 0.45 : 0, 1));
    streaks += `M${n(x)} ${n(bank + random.between(6, h * 0.2))}h${n(random.between(6, 20))}`;
  }
  const trees = Array.from({ length: Math.round(w / 30) }, (_, i) =>
    roundTree(i * 30 + random.between(-8, 8), bank + 3, random.between(16, 28)),
  ).join('');
  return [
    far.svg,
    drawBackdrop(stage, stage.horizon + h * 0.14),
    drawRow(stage, {
      name: 'row-1',
      foot: bank,
      tall: [h * 0.16 * low, h * 0.54 * low],
      wide: [26, 54],
      colour: mix(c.far, c.horizon, stage.mood === 'night' ? 0.3 : 0.12),
      glow: glow * 0.4,
    }),
    drawRow(stage, {
      name: 'row-2',
      foot: bank,
      tall: [h * 0.11 * low, h * 0.42 * low],
      wide: [36, 66],
      colour: mix(c.mid, c.far, stage.mood === 'night' ? 0.6 : 0.22),
      glow,
    }),
    // Floodlit after dark, dark against the sky by day.
    mark ? path(mark, stage.isDark ? mix(stage.lamp, c.far, 0.45) : mix(c.near, c.ground, 0.2)) : '',
    drawRow(stage, {
      name: 'row-3',
      foot: bank,
      tall: [h * 0.045, h * 0.17],
      wide: [40, 84],
      colour: mix(c.near, c.mid, 0.22),
      glow: glow * 1.1,
    }),
    drawWater(stage, bank),
    path(
      box(0, bank, [w, h * 0.17]),
      fade(stage, 'mirror', [
        [0, c.near, 0.55],
        [1, c.near, 0],
      ]),
    ),
    stroke(streaks, stage.isDark ? stage.lamp : c.light, { 'stroke-width': 2.4, opacity: stage.isDark ? 0.5 : 0.35 }),
    path(trees + box(0, bank - 1, [w, 6]), mix(c.near, c.ground, 0.65)),
    stage.foreground ? drawForeground(stage, bank) : drawBridge(stage, h * 0.875),
  ].join('');
};
