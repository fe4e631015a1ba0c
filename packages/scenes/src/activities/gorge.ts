import { mix } from '../parts/colour';
import { plantOf } from '../parts/growth';
import { area, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { chosen, lit } from './parts/a-frame';
import { walker } from './parts/a-people';
import { hills, peaks } from './parts/land';
import { turned } from './parts/outdoors';

const ROCKS = ['#b98a62', '#a8917a', '#9a8a86', '#c07a52'] as const;

/** Walls of rock that leave a way between them, and two people on it. */
export const drawGorge = (stage: Stage): string => {
  const { c, w, h } = stage;
  const random = stage.random('gorge');
  const raw = chosen(stage, 'gorge/rock', stage.biome === 'desert' ? ['#c9764a', '#d08a56', '#b86a48'] : ROCKS);
  const rock = mix(lit(stage, raw, 0.5), c.near, 0.12);
  const wet = random.odds(0.5) && stage.biome !== 'desert';
  const wall = (side: 1 | -1, [reach, foot, top]: readonly [number, number, number]): Point[] => {
    const at = (part: number) => w * (side === -1 ? part : 1 - part);
    return [
      [at(-0.02), h + 4],
      [at(-0.02), h * top],
      [at(reach * 0.34), h * (top + random.between(-0.02, 0.03))],
      [at(reach * 0.52), h * (top + 0.1)],
      [at(reach * 0.62), h * (top + 0.24)],
      [at(reach * 0.82), h * (top + 0.34)],
      [at(reach * 0.86), h * (foot - 0.16)],
      [at(reach), h * foot],
      [at(reach * 0.9), h + 4],
    ];
  };
  const courses = (points: readonly Point[], side: 1 | -1) =>
    [0.3, 0.44, 0.58, 0.72]
      .map((part, i) => {
        const edge = points[3 + Math.min(i, 4)]?.[0] ?? 0;
        const from = side === -1 ? -4 : w + 4;
        return `M${n(from)} ${n(h * part)}Q${n((from + edge) / 2)} ${n(h * (part + 0.03))} ${n(edge - side * -14)} ${n(h * (part - 0.015))}`;
      })
      .join('');
  const [farLeft, farRight] = [wall(-1, [0.44, 0.72, 0.2]), wall(1, [0.42, 0.7, 0.14])];
  const [left, right] = [wall(-1, [0.34, 0.86, 0.05]), wall(1, [0.3, 0.88, -0.04])];
  const plant = plantOf(stage);
  const top = [0.03, 0.09, 0.9, 0.97].map((part) => plant(w * part, h * (part < 0.5 ? 0.06 : -0.01), 90)).join('');
  const low = [0.12, 0.22, 0.3, 0.72, 0.82, 0.9].map((part, i) => plant(w * part, h * (0.93 + (i % 2) * 0.03), 80 + ((i * 29) % 50))).join(''); // prettier-ignore
  const way = wet ? mix(lit(stage, '#5fb0b8', 0.5), c.sky, 0.3) : lit(stage, '#e2cba0', 0.5);
  return (
    (stage.hasSnow ? peaks(stage, 36, [20, 36]) : '') +
    hills(stage, 34) +
    turned(
      stage,
      path(area(farLeft) + area(farRight), mix(rock, c.horizon, 0.35)) +
        path(
          `M-4 ${n(h * 0.76)}Q${n(w / 2)} ${n(h * 0.7)} ${w + 4} ${n(h * 0.76)}V${h}H-4Z`,
          mix(c.mid, c.near, 0.45),
        ) +
        path(
          `M${n(w * 0.49)} ${n(h * 0.725)}h${n(w * 0.03)}Q${n(w * 0.5)} ${n(h * 0.8)} ${n(w * 0.58)} ${n(h * 0.86)}T${n(w * 0.66)} ${h}H${n(w * 0.34)}Q${n(w * 0.4)} ${n(h * 0.88)} ${n(w * 0.47)} ${n(h * 0.82)}T${n(w * 0.49)} ${n(h * 0.725)}Z`,
          way,
        ) + // prettier-ignore
        path(top, mix(c.near, c.ground, 0.3)) +
        path(area(left), rock) +
        path(area(right), mix(rock, c.ground, 0.26)) +
        stroke(courses(left, -1), mix(rock, c.ground, 0.25), { 'stroke-width': 8, opacity: 0.6 }) +
        stroke(courses(right, 1), mix(rock, c.ground, 0.5), { 'stroke-width': 8, opacity: 0.6 }) +
        path(low, mix(c.ground, c.near, 0.25)) +
        (wet
          ? stroke(`M${n(w * 0.44)} ${n(h * 0.9)}h60M${n(w * 0.5)} ${n(h * 0.84)}h44M${n(w * 0.47)} ${n(h * 0.96)}h90`, '#ffffff', { 'stroke-width': 5, opacity: 0.5 }) // prettier-ignore
          : '') +
        path(walker(w * 0.36, h * 0.98, 116) + walker(w * 0.315, h * 0.985, 122), c.ground),
    )
  );
};
