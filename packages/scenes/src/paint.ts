import type { AboutHouse } from './kinds/houses/house';
import { drawQuiet } from './parts/quiet';
import { hashOf } from './parts/seeded-random';
import { drawSky } from './parts/sky';
import { setStage, type QuietSide, type Scenery, type Stage } from './parts/stage';
import { sceneOf, type AskedScene } from './place-scene';
import { svgOf } from './svg-of';

/** Draws what stands before the sky. Landscapes, houses and rooms are three, so that a page fetches what it shows. */
export type Painter = (stage: Stage, about: AboutHouse) => string;

/** What to draw. */
export interface SceneOptions extends AskedScene {
  /** The same place is always the same picture; `sceneOf` says how its text is read. */
  place: string;
  /** Pixels; only their ratio changes the drawing. */
  width: number;
  height: number;
  /** The side kept free of light for words. */
  quiet?: QuietSide | undefined;
  /** Darkens the quiet side so that white words hold 4.5:1; default true. */
  shade?: boolean | undefined;
  /** Put before every id in the drawing; give a different one to each copy on a page. */
  idPrefix?: string | undefined;
}

/** A painter, and what only some places have; without it, that is left out (`hasScenery` says whether anything is). */
export type Tools = { paint: Painter; scenery?: Scenery | undefined };

/** Draws a place as an SVG document; pure, and the same on every machine. */
export const drawWith = ({ paint, scenery }: Tools, options: SceneOptions): string => {
  const { place, width, height, quiet, shade = true, ...asked } = options;
  const { subject, house, at } = asked;
  const { kind, ...scene } = sceneOf(place, asked);
  const { mood } = scene;
  const idPrefix =
    asked.idPrefix ?? `s${hashOf(`${place}${kind}${mood}${subject ?? ''}${asked.variant ?? ''}`).toString(36)}`;
  const { stage, definitions } = setStage({ ...scene, scenery, ratio: width / height, quiet, idPrefix });
  const body = drawSky(stage) + paint(stage, { kind, house, at }) + (quiet && shade ? drawQuiet(stage, quiet) : '');
  return svgOf({ stage, definitions, body }, width, height);
};
