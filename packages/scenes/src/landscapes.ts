import { drawBeach } from './kinds/beach';
import { drawCity } from './kinds/city';
import { drawDesert } from './kinds/desert';
import { drawForest } from './kinds/forest';
import { drawIsland } from './kinds/island';
import { drawLake } from './kinds/lake';
import { drawMountain } from './kinds/mountain';
import { drawOldTown } from './kinds/old-town';
import { drawWinter } from './kinds/winter';
import type { Painter } from './paint';
import type { Stage } from './parts/stage';
import type { SceneKind } from './scene-kinds';

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

/** A place from afar. */
export const drawLandscape: Painter = (stage, { kind }) => draw[kind](stage);
