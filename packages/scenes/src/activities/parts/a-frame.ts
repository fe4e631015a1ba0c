import { mix } from '../../parts/colour';
import type { SceneMood } from '../../parts/moods';
import { n, path, stroke, type Point } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';

/** Puts 0 at the middle of the picture, and turns the composition round for half of the seeds. */
export const centred = (stage: Stage, thing: string, drawn: string) =>
  `<g transform="translate(${n(stage.w / 2)} 0)${stage.random(thing).odds(0.5) ? ' scale(-1 1)' : ''}">${drawn}</g>`;

/** One of several, by a stream of its own: what is chosen elsewhere does not move it. */
export const chosen = <T>(stage: Stage, thing: string, list: readonly T[]): T => stage.random(thing).pick(list);

const HOURS: readonly SceneMood[] = ['dawn', 'noon', 'dusk'];

/** One of several that is another one at every hour, so that none is left out. */
export const inTurn = <T>(stage: Stage, thing: string, list: readonly [T, ...T[]]): T =>
  list[(HOURS.indexOf(stage.mood) + stage.random(thing).whole(0, list.length - 1)) % list.length] ?? list[0];

/** Shows a drawing only within a shape. */
export const within = (stage: Stage, name: string, [shape, drawn]: readonly [string, string]) =>
  `<g clip-path="${stage.define(name, (id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`)}">${drawn}</g>`;

/** A colour of a thing in the light of the mood: warm at dawn, itself at noon, sunk into the evening after. */
export const lit = ({ c, isDark, mood }: Stage, colour: string, deep = 0.36) =>
  isDark ? mix(colour, mix(c.near, c.sky, 0.35), deep) : mood === 'dawn' ? mix(colour, c.horizon, 0.14) : colour;

/** The same colour where the light does not reach. */
export const shaded = (stage: Stage, colour: string, part = 0.3) => mix(lit(stage, colour), stage.c.ground, part);

/** An ellipse as a piece of path. */
export const oval = (x: number, y: number, [rx, ry]: Point) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`;

/** An opening with a round head, standing on `foot`. */
export const arched = (x: number, foot: number, [wide, tall]: Point) =>
  `M${n(x - wide / 2)} ${n(foot)}V${n(foot - tall + wide / 2)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0V${n(foot)}Z`;

/** Rings of light round a lamp that burns; nothing by day. */
export const halo = (stage: Stage, [x, y]: Point, r: number) =>
  stage.isDark
    ? path(oval(x, y, [r, r]), stage.lamp, { opacity: 0.12 }) +
      path(oval(x, y, [r * 0.55, r * 0.55]), stage.lamp, { opacity: 0.2 })
    : '';

/** Steam that rises from (x, y). */
export const steam = (stage: Stage, [x, y]: Point, tall: number) =>
  stroke(
    [-0.3, 0, 0.3]
      .map(
        (off, i) =>
          `M${n(x + off * tall)} ${n(y)}q${n(-tall * 0.16)} ${n(-tall * 0.25)} 0 ${n(-tall * (i === 1 ? 0.55 : 0.42))}t0 ${n(-tall * (i === 1 ? 0.5 : 0.36))}`,
      )
      .join(''),
    '#ffffff',
    { 'stroke-width': tall * 0.075, opacity: stage.isDark ? 0.3 : 0.55 },
  );
