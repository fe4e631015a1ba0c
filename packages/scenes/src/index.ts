export { Scene, type SceneProps, type SceneRatio } from './scene';
export { sceneAlt } from './scene-alt';
export { sceneMoods, type SceneMood } from './parts/moods';
export type { QuietSide } from './parts/stage';
export { isKnownPlace, type AskedScene, type PlaceHints } from './place-scene';
export { sceneKinds, type SceneHouse, type SceneKind, type SceneSubject } from './scene-kinds';
