import { mix } from '../../parts/colour';
import { figure } from '../../parts/figure';
import { path, stroke } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';

/** Draws what one does somewhere. */
export type DrawnActivity = (stage: Stage) => string;

/**
 * A thing's place and size in hundredths of the picture's height: right of its middle, above its foot, tall; `to` is -1
 * for one that faces left.
 */
export type Spot = readonly [x: number, up: number, tall: number, to?: 1 | -1];

/** Path data in hundredths of its spot's height, filled; with `width` (in the same hundredths) a line. */
export type Mark = readonly [d: string, colour: string, width?: number, opacity?: number];

/** Draws marks at a spot, the first one lowest. */
export const paint = ({ w, h }: Stage, [x, up, tall, to = 1]: Spot, marks: readonly Mark[]) =>
  marks
    .map(([d, colour, width = 0, opacity]) => {
      const put = figure(d)(w / 2 + (x * h) / 100, h - (up * h) / 100, [(tall * h) / 100, to]);
      if (width === 0) return path(put, colour, { opacity: rounded(opacity) });
      const line = (width * tall * h) / 1e4;
      return stroke(put, colour, { 'stroke-width': line, 'stroke-linejoin': 'round', opacity: rounded(opacity) });
    })
    .join('');

/** The whole picture as one spot: 0 is its middle, 100 its top; a card's edges are at -80 and 80. */
export const PICTURE: Spot = [0, 0, 100];

/** Shapes keep opacity to a tenth; a veil of light needs hundredths. */
const rounded = (opacity: number | undefined) => (opacity === undefined ? undefined : String(opacity));

/** Path data with its numbers rounded, so that none is written with an exponent. */
export const d = (parts: TemplateStringsArray, ...values: readonly (number | string)[]) =>
  parts.reduce((text, part, i) => {
    const value = values[i - 1];
    return text + (typeof value === 'number' ? String(Math.round(value * 100) / 100) : value) + part;
  });

/** How far the handles of a curve stand off to make a quarter of a circle. */
const ROUND = 0.552;

/** A disc or an oval. */
export const disc = (x: number, up: number, radius: number | readonly [number, number]) => {
  const [a, b] = typeof radius === 'number' ? [radius, radius] : radius;
  const [p, q] = [a * ROUND, b * ROUND];
  return d`M${x - a} ${up}C${x - a} ${up + q} ${x - p} ${up + b} ${x} ${up + b}C${x + p} ${up + b} ${x + a} ${up + q} ${x + a} ${up}C${x + a} ${up - q} ${x + p} ${up - b} ${x} ${up - b}C${x - p} ${up - b} ${x - a} ${up - q} ${x - a} ${up}Z`;
};

/** Path data turned round a point, in degrees, to the left for positive ones. */
export const turned = (data: string, degrees: number, [cx, cy]: readonly [number, number] = [0, 0]) => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return data.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, up: string) => {
    const [dx, dy] = [Number(x) - cx, Number(up) - cy];
    return d`${cx + dx * cos - dy * sin} ${cy + dx * sin + dy * cos}`;
  });
};

/** What dusk lays over things: a violet, because the blue of its ground would turn warm colours grey. */
const EVENING = '#3b1f63';

/** A thing's own colour in the light of the hour; `depth` is how much of its shadow side one sees. */
export const lit = ({ c, mood, isDark }: Stage, colour: string, depth = 0) => {
  const aired = mix(colour, c.horizon, isDark ? 0.22 : mood === 'noon' ? 0 : 0.14);
  return mix(isDark ? mix(aired, EVENING, 0.3) : aired, c.ground, depth);
};

/** A light with its halo when it is dark, plain glass by day. */
export const lampAt = (stage: Stage, lamps: readonly (readonly [x: number, up: number, r: number])[]): Mark[] => {
  const all = (times: number) => lamps.map(([x, up, r]) => disc(x, up, r * times)).join('');
  const glass = stage.isDark ? mix(stage.lamp, '#ffffff', 0.25) : mix(stage.c.light, '#f2c46a', 0.45);
  return [
    ...(stage.isDark ? [[all(4.2), stage.lamp, 0, 0.13] as const, [all(2.3), stage.lamp, 0, 0.2] as const] : []),
    [all(1), glass],
  ];
};

/** The colours things are made of. */
export const CLOTHS = ['#d9573f', '#e9a23b', '#0b7a75', '#3a6ea5', '#8c4a78', '#e4866b', '#4f8a5b'] as const;
export const WOODS = ['#8a5a3c', '#6e4630', '#a5744c'] as const;
