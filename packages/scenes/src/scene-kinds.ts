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

/**
 * What grows at a place: rainforest and palms, pines and scrub of dry summers, next to nothing, leafy trees, firs, grass without
 * trees, grass with acacias.
 */
export type Biome = 'tropical' | 'dry' | 'desert' | 'temperate' | 'conifer' | 'bare' | 'savanna';

/** How the towns of a part of the world are built: their roofs, their walls and what stands above them. */
export type Build =
  'southern' | 'northern' | 'eastern' | 'siamese' | 'indian' | 'ottoman' | 'islamic' | 'tropical' | 'latin' | 'anglo';

/** Something that stands in a place, drawn from near instead of the landscape: the front of a house, a room with a bed. */
export type SceneSubject = 'facade' | 'room';

/** What a house is to those who stay in it: decides what it may look like. */
export type SceneHouse = 'hotel' | 'guesthouse' | 'apartment' | 'resort' | 'hostel';

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
  | 'acacias'
  | 'giraffes'
  | 'baobab'
  | 'pastel-village'
  | 'windmills'
  | 'lighthouse'
  | 'duomo'
  | 'capitol'
  | 'basilica'
  | 'pinnacles'
  | 'leaning-towers'
  | 'onion-towers'
  | 'town-hall'
  | 'wave-hall'
  | 'brick-towers'
  | 'stepped-church'
  | 'glass-church'
  | 'abbey'
  | 'gateway'
  | 'shell-hall'
  | 'mausoleum'
  | 'iwan'
  | 'white-domes'
  | 'shikhara'
  | 'wat'
  | 'gate-tower'
  | 'tenshu'
  | 'step-pyramid'
  | 'adobe'
  | 'island-church'
  | 'twin-towers'
  | 'twin-antennas'
  | 'twin-peaks-tower'
  | 'pearl-tower'
  | 'saucer-tower'
  | 'sail-tower'
  | 'wheel';

/** What stands behind a place, far away: the mountain it is known by, or what there is instead of one. */
export type Backdrop =
  | 'volcano'
  | 'snow-cone'
  | 'table-mountain'
  | 'sugarloaf'
  | 'karst'
  | 'stacks'
  | 'pitons'
  | 'tower-peak'
  | 'horn'
  | 'rock-towers'
  | 'snow-range'
  | 'bare-range'
  | 'fells'
  | 'plain'
  | 'crater-ridge'
  | 'geysers'
  | 'skyline'
  | 'cliffs'
  | 'sea-arch'
  | 'canyon'
  | 'rock-tomb'
  | 'waterfall'
  | 'glacier'
  | 'aurora';

/** What stands before a place, at one's feet. */
export type Foreground =
  | 'linden'
  | 'palms'
  | 'cacti'
  | 'deadwood'
  | 'ramparts'
  | 'wharf'
  | 'shopfronts'
  | 'vines'
  | 'lavender'
  | 'terraces'
  | 'ruins'
  | 'huts'
  | 'boulders'
  | 'red-bridge'
  | 'arch-bridge'
  | 'torii'
  | 'gondola'
  | 'junk'
  | 'dhow'
  | 'longtail'
  | 'houseboat'
  | 'lanterns'
  | 'flags'
  | 'cable-cars';
