import { mix } from '../../parts/colour';
import { drawStreet, footOf, glassOf, leavesOf, paintsOf } from '../../parts/house';
import { box, dot, n, path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';

const BLOSSOMS = ['#c2417c', '#d8604a', '#e3a73c', '#8d5fb0', '#e9e2d4'];

const archOf = (middle: number, foot: number, [wide, tall]: readonly [number, number]) =>
  `M${n(middle - wide / 2)} ${n(foot)}v${n(-(tall - wide / 2))}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0v${n(tall - wide / 2)}Z`;

/** The gate of a house and the court behind it, from a few steps away. */
export const drawArchway = (stage: Stage) => {
  const { w, h, c } = stage;
  const random = stage.random('archway');
  const foot = footOf(stage);
  const { wall, trim } = paintsOf(stage, random);
  const middle = w / 2 + random.between(-70, 70);
  const wide = random.between(230, 300);
  const tall = random.between(330, 390);
  const top = random.between(56, 120);
  const glass = glassOf(stage);
  const leaves = leavesOf(stage);
  const court = mix(wall, c.horizon, 0.5);
  const inner = [-0.28, 0, 0.28].map((part) => archOf(middle + wide * part, foot - 150, [34, 70])).join('');
  const upper = [-330, -215, 215, 330]
    .filter(() => random.odds(0.85))
    .map((off) => box(middle + off - 32, top + 96, [64, 96]));
  const shutters = upper.map((pane) => pane.replace(/^M([\d.-]+)/, (_, x: string) => `M${n(Number(x) - 36)}`).replace(/h[\d.]+/, 'h30').replace(/h-[\d.]+Z/, 'h-30Z')); // prettier-ignore
  const lamps = [-wide / 2 - 46, wide / 2 + 46];
  let [green, bloom] = ['', ''];
  const side = random.pick([-1, 1]);
  for (let at = 0; at < 40; at += 1) {
    const part = random.between(0, 1);
    const x = middle + side * (wide / 2 + 20) + side * part * 190 + random.between(-24, 24);
    const y = foot - tall + random.between(-70, 60) - part * 60;
    green += dot(x, y);
    if (random.odds(0.5)) bloom += dot(x + random.between(-14, 14), y + random.between(-14, 14));
  }
  const pots = [-wide / 2 - 90, wide / 2 + 90].map((off) => box(middle + off - 26, foot - 50, [52, 50])).join('');
  const crowns = [-wide / 2 - 90, wide / 2 + 90].map((off) => `M${n(middle + off - 38)} ${n(foot - 48)}a38 46 0 1 1 76 0Z`).join(''); // prettier-ignore
  return [
    path(box(-4, top, [w + 8, h - top]), wall),
    path(box(-4, top - 16, [w + 8, 24]), mix(trim, '#b5573a', 0.4)),
    path(upper.join(''), stage.isDark && random.odds(0.6) ? glass.lit : glass.unlit),
    path(shutters.join(''), trim),
    path(archOf(middle, foot, [wide + 56, tall + 30]), mix(wall, c.ground, 0.26)),
    path(archOf(middle, foot, [wide, tall]), court),
    path(inner, stage.isDark ? stage.lamp : mix(c.near, '#ffffff', 0.25)),
    path(archOf(middle, foot, [wide, 120]).replace(/a[^Z]*/, `h${n(wide)}V${n(foot)}`), mix(court, c.ground, 0.2)),
    path(box(middle - 48, foot - 66, [96, 18]) + box(middle - 12, foot - 112, [24, 60]) + box(middle - 34, foot - 50, [68, 50]), mix('#a39d92', c.near, stage.isDark ? 0.5 : 0.15)), // prettier-ignore
    stroke(`M${n(middle)} ${n(foot - 112)}q-30 -26 -38 44m38 -44q30 -26 38 44`, mix('#bfe3ee', c.sky, 0.3), { 'stroke-width': 4 }), // prettier-ignore
    path(lamps.map((off) => box(middle + off - 11, foot - tall * 0.72, [22, 36])).join(''), stage.isDark ? stage.lamp : mix(trim, c.ground, 0.3)), // prettier-ignore
    stroke(green, leaves, { 'stroke-width': 44 }),
    stroke(bloom, mix(random.pick(BLOSSOMS), c.near, stage.isDark ? 0.35 : 0), { 'stroke-width': 15 }),
    path(crowns, leaves),
    path(pots, mix('#b5673f', c.near, stage.isDark ? 0.4 : 0.05)),
    drawStreet(stage),
  ].join('');
};
