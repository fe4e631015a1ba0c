import type { Landmark } from '../scene-kinds';
import * as monuments from './monuments';
import type { Silhouette } from './silhouette';
import * as towers from './towers';

/** A silhouette, and how tall it stands among the others. */
type Drawn = readonly [Silhouette, number];

/** These are foregrounds of their own (kinds/village.ts, kinds/savanna.ts). */
type Foreground = 'white-village' | 'acacias';

const drawn: Record<Exclude<Landmark, Foreground>, Drawn> = {
  'lattice-tower': [towers.latticeTower, 1.15],
  pagoda: [towers.pagoda, 1],
  minarets: [towers.minarets, 0.86],
  'clock-tower': [towers.clockTower, 1],
  'stacked-tower': [towers.stackedTower, 1.15],
  'twin-spires': [towers.twinSpires, 0.85],
  steeple: [towers.steepleChurch, 1],
  spires: [towers.spires, 1],
  'tv-tower': [towers.tvTower, 1],
  'bell-tower': [towers.bellTower, 0.95],
  needle: [towers.needle, 1.25],
  'spire-tower': [towers.spireTower, 1.15],
  'pyramid-tower': [towers.pyramidTower, 1.1],
  obelisk: [towers.obelisk, 1.05],
  column: [towers.column, 1.1],
  'three-steeples': [towers.threeSteeples, 1],
  temple: [monuments.temple, 0.72],
  amphitheatre: [monuments.amphitheatre, 0.72],
  shells: [monuments.shells, 1.15],
  'deck-towers': [monuments.deckTowers, 0.9],
  prangs: [monuments.prangs, 0.9],
  stupa: [monuments.stupa, 0.85],
  parliament: [monuments.parliament, 0.85],
  chateau: [monuments.chateau, 0.8],
  castle: [monuments.castle, 0.66],
  gables: [monuments.gables, 0.62],
  'round-temple': [monuments.roundTemple, 0.8],
  pyramids: [monuments.pyramids, 0.7],
  'pylon-gate': [monuments.pylonGate, 0.85],
  'bay-palace': [monuments.bayPalace, 0.85],
  balloons: [monuments.balloons, 1],
  monolith: [monuments.monolith, 1],
};

/** Draws a landmark as a piece of path: where its foot stands, and how tall one of usual size is. */
export const silhouetteOf = (landmark: Landmark | undefined): Silhouette | undefined => {
  if (landmark === undefined || landmark === 'white-village' || landmark === 'acacias') return undefined;
  const [draw, size] = drawn[landmark];
  return (x, foot, tall) => draw(x, foot, tall * size);
};
