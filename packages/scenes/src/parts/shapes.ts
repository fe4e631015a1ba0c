import type { Stage } from './stage';

export type Point = readonly [number, number];

/** A coordinate as short text: one decimal is a tenth of a pixel at full size. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
export const line = (points: readonly Point[]) => `M${points.map(at).join('L')}`;
export const area = (points: readonly Point[]) => `${line(points)}Z`;

/** A path element; attributes in the order given, left out when undefined. */
export const path = (d: string, fill: string, more: Record<string, string | number | undefined> = {}) =>
  d === '' ? '' : `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

/** A line without fill. */
export const stroke = (d: string, colour: string, more: Record<string, string | number | undefined> = {}) =>
  path(d, 'none', { stroke: colour, 'stroke-linecap': 'round', ...more });

const attributes = (more: Record<string, string | number | undefined>) =>
  Object.entries(more)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

/** A rectangle as a piece of path. */
export const box = (x: number, y: number, [w, h]: Point) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

/** A round spot as a piece of a stroked path: its width is the stroke's. */
export const dot = (x: number, y: number) => `M${n(x)} ${n(y)}h.01`;

/** A top-to-bottom gradient of the given stops (offset, colour, opacity). */
export const fade = (stage: Stage, name: string, stops: readonly (readonly [number, string, number?])[]) =>
  stage.define(
    name,
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1">${stops
        .map(
          ([o, colour, a]) =>
            `<stop offset="${n(o)}" stop-color="${colour}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
        )
        .join('')}</linearGradient>`,
  );
