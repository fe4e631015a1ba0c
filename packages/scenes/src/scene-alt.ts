import { moodWords } from './parts/moods';
import { sceneOf, type AskedScene } from './place-scene';
import type { SceneKind } from './scene-kinds';

const kindWords: Record<SceneKind, string> = {
  mountain: 'mountains',
  beach: 'a bay',
  desert: 'dunes',
  city: 'the skyline',
  forest: 'woods',
  lake: 'a lake',
  island: 'the coast',
  'old-town': 'old town',
  winter: 'snow',
};

/** Says what a scene shows, e.g. `Illustration of Rome, old town at dusk`. */
export const sceneAlt = ({ place, ...asked }: { place: string } & AskedScene): string => {
  const { kind, mood } = sceneOf(place, asked);
  return `Illustration of ${place}, ${kindWords[kind]} ${moodWords[mood]}`;
};
