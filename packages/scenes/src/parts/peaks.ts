import { mix } from './colour';
import { fade, path, type Point } from './shapes';
import type { Stage } from './stage';

/** How a range of peaks stands. */
export interface RangeWish {
  name: string;
  /** Where its feet are. */
  foot: number;
  /** Lowest and highest summit above the foot. */
  tall: readonly [number, number];
  /** About how many stand side by side on 1200 units. */
  count: number;
  colour: string;
  snow?: string | undefined;
  /** Part of each peak that is white, from the top. */
  cover?: number;
  mist?: number;
}

const whole = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;

/** Points from the summit down to one foot, jagged. */
const flank = (
  random: { between: (from: number, to: number) => number },
  [top, foot]: readonly [Point, Point],
  rough: number,
): Point[] =>
  [0, 0.14, 0.27, 0.4, 0.55, 0.7, 0.85, 1].map((part, i) => {
    const bend = part ** 1.12;
    const noise = i === 0 || i === 7 ? 0 : random.between(-1, 1) * rough;
    return [top[0] + (foot[0] - top[0]) * bend + noise, top[1] + (foot[1] - top[1]) * part + noise * 0.35];
  });

/**
 * A mountain range: each peak has a bright side towards the light, a dark side behind its ridge line, and snow that
 * ends in teeth. Higher peaks stand behind lower ones.
 */
export const drawRange = (
  stage: Stage,
  { name, foot, tall, count, colour, snow, cover = 0.4, mist = 0.4 }: RangeWish,
) => {
  const { c, w, h } = stage;
  const random = stage.random(name);
  const total = Math.max(2, Math.round((count * w) / 1200));
  const hero = stage.across(random.between(0.6, 0.74));
  const peaks = Array.from({ length: total }, (_, i) => {
    const x = ((i + 0.5 + random.between(-0.22, 0.22)) / total) * (w * 1.1) - w * 0.05;
    const near = Math.exp(-(((x - hero) / (w * 0.26)) ** 2));
    return { x, high: tall[0] + (tall[1] - tall[0]) * (0.15 + 0.85 * near) * random.between(0.82, 1.05) };
  }).sort((a, b) => b.high - a.high);
  const dark = mix(colour, c.near, 0.34);
  const bright = fade(stage, `${name}-lit`, [
    [0, mix(colour, c.light, 0.12)],
    [1, mix(colour, c.horizon, mist)],
  ]);
  const shade = fade(stage, `${name}-dark`, [
    [0, dark],
    [1, mix(dark, c.horizon, mist * 0.9)],
  ]);
  const white = snow ?? '';
  const grey = snow ? mix(snow, mix(colour, c.mid, 0.5), 0.42) : '';
  return peaks
    .map(({ x, high }) => {
      const top: Point = [x, foot - high];
      const wide = high * random.between(0.95, 1.3);
      const rough = high * 0.035;
      const left = flank(random, [top, [x - wide, foot + 2]], rough);
      const right = flank(random, [top, [x + wide, foot + 2]], rough);
      const spine = flank(random, [top, [x - stage.side * wide * random.between(0.05, 0.22), foot + 2]], rough * 1.9);
      const [lit, hidden] = stage.side === 1 ? [right, left] : [left, right];
      const face = (side: Point[]) => whole([...side, ...[...spine].reverse()]);
      const cap = (side: Point[], depth: number) => {
        const line = top[1] + high * depth;
        const upper = side.filter(([, y]) => y < line);
        const inner = spine.filter(([, y]) => y < line);
        const [a, b] = [upper[upper.length - 1], inner[inner.length - 1]];
        if (!a || !b) return '';
        const teeth = [0.2, 0.4, 0.6, 0.8].map((part, i): Point => [
          a[0] + (b[0] - a[0]) * part,
          a[1] + (b[1] - a[1]) * part + (i % 2 === 0 ? 1 : -0.35) * h * 0.022 * random.between(0.6, 1.3),
        ]);
        return whole([...upper, ...teeth, ...inner.reverse()]);
      };
      return (
        path(face(lit), bright) +
        path(face(hidden), shade) +
        (snow
          ? path(cap(lit, cover * random.between(0.85, 1.15)), white) +
            path(cap(hidden, cover * random.between(0.9, 1.25)), grey)
          : '')
      );
    })
    .join('');
};
