import type { Landmark } from '../scene-kinds';
import { mix } from './colour';
import * as monuments from './monuments';
import type { Silhouette } from './silhouette';
import type { Scenery, Sight, Stage } from './stage';
import * as towers from './towers';

const drawn: Partial<Record<Landmark, Sight>> = {
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

/** What a landmark in open country is painted with: floodlit after dark, dark against the light by day. */
export const standing = ({ c, lamp, isDark, landmark, mood }: Stage) => {
  if (landmark && white.has(landmark)) return isDark ? mix('#ffffff', c.mid, 0.3) : mix('#ffffff', c.near, 0.12);
  if (landmark === 'iwan') return mix('#3f9aa0', c.near, 0.15);
  return isDark ? mix(lamp, c.far, 0.4) : mix(mood === 'snow' ? '#9a7a66' : '#b9835f', c.near, 0.25);
};

const white: ReadonlySet<Landmark> = new Set([
  'stepped-church',
  'glass-church',
  'lighthouse',
  'windmills',
  'island-church',
  'white-domes',
  'mausoleum',
]);

/** Draws a landmark as a piece of path: where its foot stands, and how tall one of usual size is. */
export const silhouetteOf = (landmark: Landmark | undefined, scenery?: Scenery): Silhouette | undefined => {
  const [draw, size] = (landmark && (drawn[landmark] ?? scenery?.sights[landmark])) ?? [];
  if (!draw || !size) return undefined;
  return (x, foot, tall) => draw(x, foot, tall * size);
};
