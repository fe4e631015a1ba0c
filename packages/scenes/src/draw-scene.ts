import { drawBeach } from './kinds/beach';
import { drawCity } from './kinds/city';
import { drawDesert } from './kinds/desert';
import { drawForest } from './kinds/forest';
import { drawHouse, type AboutHouse } from './kinds/houses/house';
import { drawIsland } from './kinds/island';
import { drawLake } from './kinds/lake';
import { drawMountain } from './kinds/mountain';
import { drawOldTown } from './kinds/old-town';
import { drawRoom } from './kinds/room';
import { drawWinter } from './kinds/winter';
import { hashOf } from './parts/seeded-random';
import { drawQuiet } from './parts/quiet';
import { drawSky } from './parts/sky';
import { setStage, type QuietSide, type Scenery, type Stage } from './parts/stage';
import { sceneOf, type AskedScene } from './place-scene';
import type { SceneKind, SceneSubject } from './scene-kinds';
import { svgOf } from './svg-of';

const draw: Record<SceneKind, (stage: Stage) => string> = {
  mountain: drawMountain,
  beach: drawBeach,
  desert: drawDesert,
  city: drawCity,
  forest: drawForest,
  lake: drawLake,
  island: drawIsland,
  'old-town': drawOldTown,
  winter: drawWinter,
};

const drawNear: Record<SceneSubject, (stage: Stage, about: AboutHouse) => string> = {
  facade: drawHouse,
  room: drawRoom,
};

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

/**
 * Draws a place as an SVG document; pure, and the same on every machine. Without `scenery`, what only some places have is
 * left out (`hasScenery` says whether anything is).
 */
export const drawScene = (options: SceneOptions, scenery?: Scenery): string => {
  const { place, width, height, quiet, shade = true, ...asked } = options;
  const { kind, ...scene } = sceneOf(place, asked);
  const { mood } = scene;
  const idPrefix =
    asked.idPrefix ?? `s${hashOf(`${place}${kind}${mood}${asked.subject ?? ''}${asked.variant ?? ''}`).toString(36)}`;
  const { stage, definitions } = setStage({ ...scene, scenery, ratio: width / height, quiet, idPrefix });
  const body =
    drawSky(stage) +
    (asked.subject ? drawNear[asked.subject](stage, { kind, house: asked.house }) : draw[kind](stage)) +
    (quiet && shade ? drawQuiet(stage, quiet) : '');
  return svgOf({ stage, definitions, body }, width, height);
};
