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
