import { drawHouse } from './kinds/houses/house';
import { drawRoom } from './kinds/room';
import { drawLandscape } from './landscapes';
import { drawWith, type Painter, type SceneOptions } from './paint';
import { scenery } from './scenery';
import type { SceneSubject } from './scene-kinds';

export type { SceneOptions } from './paint';

const paintNear: Record<SceneSubject, Painter> = { facade: drawHouse, room: drawRoom };

/** Draws a place as an SVG document, with all there is; pure, and the same on every machine. */
export const sceneSvg = (options: SceneOptions): string =>
  drawWith({ paint: options.subject ? paintNear[options.subject] : drawLandscape, scenery }, options);
