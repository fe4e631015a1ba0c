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

/** Something a place is known by from afar. */
export type Landmark = 'lattice-tower' | 'pagoda' | 'minarets' | 'clock-tower' | 'white-village';
