import { moodWords, type SceneMood } from './parts/moods';
import { sceneKindFor, sceneMoodFor, type SceneKind } from './places';

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
export const sceneAlt = ({
  place,
  kind: askedKind,
  mood: askedMood,
}: {
  place: string;
  kind?: SceneKind | undefined;
  mood?: SceneMood | undefined;
}) => {
  const kind = askedKind ?? sceneKindFor(place);
  return `Illustration of ${place}, ${kindWords[kind]} ${moodWords[askedMood ?? sceneMoodFor(place, kind)]}`;
};
