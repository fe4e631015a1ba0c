/** What a scene shows. */
export type SceneKind = 'mountain' | 'beach' | 'desert' | 'city' | 'forest' | 'lake' | 'island' | 'old-town' | 'winter';

/** All kinds, in the order of the gallery. */
export const sceneKinds: readonly SceneKind[] = [
  'old-town',
  'beach',
  'mountain',
  'city',
  'island',
  'lake',
  'forest',
  'desert',
  'winter',
];

/** Something that stands in a place, drawn from near instead of the landscape: the front of a house, a room with a bed. */
export type SceneSubject = 'facade' | 'room';

/** Something a place is known by from afar. */
export type Landmark =
  | 'lattice-tower'
  | 'pagoda'
  | 'minarets'
  | 'clock-tower'
  | 'stacked-tower'
  | 'twin-spires'
  | 'steeple'
  | 'spires'
  | 'tv-tower'
  | 'bell-tower'
  | 'needle'
  | 'spire-tower'
  | 'pyramid-tower'
  | 'obelisk'
  | 'column'
  | 'three-steeples'
  | 'temple'
  | 'amphitheatre'
  | 'shells'
  | 'deck-towers'
  | 'prangs'
  | 'stupa'
  | 'parliament'
  | 'chateau'
  | 'castle'
  | 'gables'
  | 'round-temple'
  | 'pyramids'
  | 'pylon-gate'
  | 'bay-palace'
  | 'balloons'
  | 'monolith'
  | 'white-village'
  | 'acacias';
