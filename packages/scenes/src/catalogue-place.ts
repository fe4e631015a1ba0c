import type { SceneMood } from './parts/moods';
import type { Backdrop, Foreground, Landmark, SceneKind } from './scene-kinds';

/** A place as its picture is described in the catalogue. */
export interface CataloguePlace {
  name: string;
  kind: SceneKind;
  /** By chance, without one. */
  mood?: SceneMood | undefined;
  landmark?: Landmark | undefined;
  backdrop?: Backdrop | undefined;
  foreground?: Foreground | undefined;
}

/** A place in the table, one line each: '' for what it leaves to chance or has none of. */
export type CatalogueRow = readonly [
  name: string,
  kind: SceneKind,
  mood?: SceneMood | '',
  landmark?: Landmark | '',
  backdrop?: Backdrop | '',
  foreground?: Foreground,
];

/** A row of the table as a place. */
export const placeOfRow = ([name, kind, mood, landmark, backdrop, foreground]: CatalogueRow): CataloguePlace => ({
  name,
  kind,
  ...(mood && { mood }),
  ...(landmark && { landmark }),
  ...(backdrop && { backdrop }),
  ...(foreground && { foreground }),
});
