/** The land around, where nothing nearer is known to be right. */
import { drawLandscape } from '../landscapes';
import type { Stage } from '../parts/stage';
import { sceneKinds, type SceneKind } from '../scene-kinds';

type View = `view-${SceneKind}`;

/** A landscape of each kind, without anything that only one place has. */
export const views = Object.fromEntries(
  sceneKinds.map((kind) => [`view-${kind}`, (stage: Stage) => drawLandscape(stage, { kind })]),
) as Record<View, (stage: Stage) => string>;
