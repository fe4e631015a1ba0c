import type { Landmark } from '../scene-kinds';
import { mix } from './colour';
import * as monuments from './monuments';
import type { Silhouette } from './silhouette';
import * as sights from './sights';
import type { Stage } from './stage';
import * as towers from './towers';

/** A silhouette, and how tall it stands among the others. */
type Drawn = readonly [Silhouette, number];

/** These are landscapes of their own (kinds/village.ts, kinds/savanna.ts), and the dome every old town has. */
type Undrawn = 'white-village' | 'pastel-village' | 'acacias' | 'giraffes' | 'baobab' | 'duomo';

const drawn: Partial<Record<Landmark, Drawn>> & Record<Exclude<Landmark, Undrawn>, Drawn> = {
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
  capitol: [sights.capitol, 1],
  basilica: [sights.basilica, 0.95],
  pinnacles: [sights.pinnacles, 0.85],
  'leaning-towers': [sights.leaningTowers, 1],
  'onion-towers': [sights.onionTowers, 0.95],
  'town-hall': [sights.townHall, 1],
  'wave-hall': [sights.waveHall, 0.72],
  'brick-towers': [sights.brickTowers, 0.75],
  'stepped-church': [sights.steppedChurch, 1.1],
  'glass-church': [sights.glassChurch, 0.6],
  abbey: [sights.abbey, 0.8],
  gateway: [sights.gateway, 0.72],
  'shell-hall': [sights.shellHall, 0.6],
  mausoleum: [sights.mausoleum, 0.85],
  iwan: [sights.iwan, 0.8],
  'white-domes': [sights.whiteDomes, 0.8],
  shikhara: [sights.shikhara, 0.95],
  wat: [sights.wat, 0.75],
  'gate-tower': [sights.gateTower, 0.7],
  tenshu: [sights.tenshu, 0.9],
  'step-pyramid': [sights.stepPyramid, 0.7],
  adobe: [sights.adobe, 0.62],
  'island-church': [sights.islandChurch, 0.8],
  windmills: [sights.windmills, 0.62],
  lighthouse: [sights.lighthouse, 0.9],
  'twin-towers': [sights.twinTowers, 1.3],
  'twin-antennas': [sights.twinAntennas, 1.25],
  'twin-peaks-tower': [sights.twinPeaksTower, 1],
  'pearl-tower': [sights.pearlTower, 1.2],
  'saucer-tower': [sights.saucerTower, 1.15],
  'sail-tower': [sights.sailTower, 1.15],
  wheel: [sights.wheel, 0.85],
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
export const silhouetteOf = (landmark: Landmark | undefined): Silhouette | undefined => {
  const [draw, size] = (landmark && drawn[landmark]) ?? [];
  if (!draw || !size) return undefined;
  return (x, foot, tall) => draw(x, foot, tall * size);
};
