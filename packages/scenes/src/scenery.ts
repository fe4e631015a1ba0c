import { drawCanyon, drawRockTomb } from './kinds/canyon';
import { backdrop } from './parts/backdrops';
import { foreground } from './parts/foregrounds';
import * as sights from './parts/sights';
import type { Scenery } from './parts/stage';

/** Everything that only some places have. */
export const scenery: Scenery = {
  backdrop,
  foreground,
  landscapes: { canyon: drawCanyon, 'rock-tomb': drawRockTomb },
  sights: {
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
  },
};
