import type { SceneProps } from '@sojourn/scenes';
import { lazy, type ComponentType } from 'react';

/** A drawing whose illustrator, 20 kB, is fetched when it is shown; a frame whose illustrator does not come stays plain. */
export const DrawnScene = lazy((): Promise<{ default: ComponentType<SceneProps> }> =>
  import('@sojourn/scenes').then(
    ({ Scene }) => ({ default: Scene }),
    () => ({ default: () => null }),
  ),
);
