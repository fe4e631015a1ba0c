import { drawScene, type SceneOptions } from './draw-scene';
import { scenery } from './scenery';

export type { SceneOptions } from './draw-scene';

/** Draws a place as an SVG document, with all there is; pure, and the same on every machine. */
export const sceneSvg = (options: SceneOptions): string => drawScene(options, scenery);
