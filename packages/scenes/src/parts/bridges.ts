import { mix } from './colour';
import { box, n, path, stroke } from './shapes';
import type { Stage } from './stage';

/** San Francisco, Lisbon: a red suspension bridge that takes up the strait. */
export const drawRedBridge = (stage: Stage, bank: number) => {
  const { w, h, c } = stage;
  const red = mix('#c4442c', c.near, stage.isDark ? 0.3 : 0.05);
  const deck = bank + h * 0.035;
  const top = deck - h * 0.36;
  const [a, b] = [stage.across(0.3), stage.across(0.76)].sort((p, q) => p - q) as [number, number];
  const low = deck - 10;
  const side = (from: number, to: number) =>
    `M${n(from)} ${n(top)}Q${n((from + to) / 2)} ${n(deck - h * 0.07)} ${n(to)} ${n(deck)}`;
  const cable = `M${n(a)} ${n(top)}Q${n((a + b) / 2)} ${n(2 * low - top)} ${n(b)} ${n(top)}${side(a, a - w * 0.36)}${side(b, b + w * 0.36)}`;
  let hangers = '';
  for (let i = 1; i < 20; i += 1) {
    const t = i / 20;
    hangers += `M${n(a + (b - a) * t)} ${n(((1 - t) ** 2 + t * t) * top + 2 * t * (1 - t) * (2 * low - top))}V${n(deck)}`;
  }
  const piers = [a, b].map(
    (x) =>
      box(x - 13, top - 8, [9, deck - top + h * 0.08]) +
      box(x + 4, top - 8, [9, deck - top + h * 0.08]) +
      [0.06, 0.28, 0.52].map((part) => box(x - 13, top + (deck - top) * part, [26, 9])).join(''),
  );
  return (
    stroke(hangers, red, { 'stroke-width': 1.6, opacity: 0.8 }) +
    stroke(cable, red, { 'stroke-width': 5 }) +
    path([a, b].map((x) => box(x - 24, deck + h * 0.06, [48, 13])).join(''), mix(c.ground, c.near, 0.4)) +
    path(`${piers.join('')}${box(-4, deck, [w + 8, 9])}`, red)
  );
};

/** Sydney, Porto: an arch of iron from bank to bank. */
export const drawArchBridge = (stage: Stage, bank: number) => {
  const { w, h, c } = stage;
  const iron = mix(c.ground, c.near, stage.isDark ? 0.45 : 0.25);
  const deck = bank - h * 0.015;
  const [a, b] = [stage.across(0.06), stage.across(0.62)].sort((p, q) => p - q) as [number, number];
  const arch = (lift: number) =>
    `M${n(a)} ${n(bank + h * 0.05)}Q${n((a + b) / 2)} ${n(bank - h * lift)} ${n(b)} ${n(bank + h * 0.05)}`;
  let struts = '';
  for (let i = 1; i < 16; i += 1) {
    const t = i / 16;
    const at = (lift: number) => ((1 - t) ** 2 + t * t) * (bank + h * 0.05) + 2 * t * (1 - t) * (bank - h * lift);
    struts += `M${n(a + (b - a) * t)} ${n(at(0.42))}V${n(Math.max(at(0.34), deck))}`;
  }
  return (
    stroke(struts, iron, { 'stroke-width': 2.4 }) +
    stroke(arch(0.42) + arch(0.34), iron, { 'stroke-width': 5 }) +
    path(
      `${box(-4, deck, [w + 8, 9])}${[a, b].map((x) => box(x - 16, bank - h * 0.09, [32, h * 0.16])).join('')}`,
      iron,
    )
  );
};
