import { useId, useRef, type ComponentPropsWithRef } from 'react';
import type { QuietSide } from './parts/stage';
import { sceneOf, type AskedScene } from './place-scene';
import { Frame, Veil } from './scene.styles';
import { sceneAlt } from './scene-alt';
import { useDrawing } from './use-drawing';

/** Shapes of the frame: 16:9, 8:5, 1:1, 5:2, or all of a positioned parent. */
export type SceneRatio = 'wide' | 'card' | 'square' | 'banner' | 'fill';

/** Props of Scene. */
export interface SceneProps extends AskedScene, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  place: string;
  /** By default `Illustration of Rome, old town at dusk`; '' when words beside it say the same. */
  alt?: string | undefined;
  ratio?: SceneRatio | undefined;
  /** Where words will lie: the light keeps to the other side and a veil holds white words at 4.5:1. */
  quiet?: QuietSide | undefined;
}

const sizesOf: Record<SceneRatio, readonly [number, number]> = {
  wide: [1200, 675],
  card: [1080, 675],
  square: [675, 675],
  banner: [1688, 675],
  fill: [1688, 675],
};

/** The illustration of a place, drawn in the page. The same place is always the same picture. */
export const Scene = ({
  place,
  kind: askedKind,
  mood: askedMood,
  subject,
  house,
  at,
  variant,
  biome,
  hasSnow,
  hints,
  alt,
  ratio = 'wide',
  quiet,
  ...rest
}: SceneProps) => {
  const id = useId().replace(/[^\w-]/g, '');
  const { kind, mood } = sceneOf(place, {
    kind: askedKind,
    mood: askedMood,
    ...{ subject, variant, at, biome, hasSnow, hints },
  });
  const words = alt ?? sceneAlt({ place, kind, mood });
  // A house is cut to its frame on all sides alike; a landscape may lose its ends.
  const [width, height] = sizesOf[subject ? 'card' : ratio];
  const frame = useRef<HTMLDivElement>(null);
  useDrawing(frame, { place, kind, mood, subject, house, at, variant, biome, hasSnow, width, height, quiet }, id);
  const named = words === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words };
  return (
    <Frame {...rest} data-ratio={ratio} data-quiet={quiet} data-scene={kind} data-mood={mood}>
      <div ref={frame} {...named} />
      {quiet && <Veil aria-hidden="true" data-depth={mood === 'night' ? 'night' : 'day'} />}
    </Frame>
  );
};
