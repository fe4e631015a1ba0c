/** Buildings that stand for themselves: a tower, a gate, a tomb under its dome, a house of glass. */
import { drawFacade } from '../kinds/facade';
import { figure } from '../parts/figure';
import type { Stage } from '../parts/stage';
import { block, dome, group, symmetric } from '../parts/silhouette';
import * as sights from '../parts/sights';
import * as towers from '../parts/towers';
import { standing } from './standing';

/** A tower with a cornice or two, which any town may have. */
const plainTower = group([block(0.13, 0.86), 0, 1], [block(0.16, 0.05), 0, 1], [dome(0.11, 0.86), 0, 1]);
const glassHall = figure('M-72 0L-60 70L30 100L70 62L74 0Z');
const slab = figure('M-66 0L-66 14L-56 14L-56 22L-70 22L-70 92L72 92L72 22L60 22L60 0Z');
const minar = symmetric([
  [0.15, 0],
  [0.12, 0.3],
  [0.15, 0.32],
  [0.11, 0.35],
  [0.09, 0.6],
  [0.12, 0.62],
  [0.08, 0.65],
  [0.06, 0.9],
  [0.03, 1],
]);

/** One tower. */
export const drawTower = standing('tower', {
  shapes: [
    [towers.bellTower, 0.84],
    [towers.clockTower, 0.84],
    [plainTower, 0.8, [0, 0, 0.08, 0.12], [0, 0.3, 0.05, 0.1], [0, 0.62, 0.06, 0.12]],
  ],
  courses: 0.06,
  stones: ['#d9a878', '#c98f68', '#d8c7a4', '#b9aa98'],
  tree: 'round',
  earth: '#cdbfa6',
});

/** A slender tower from which one calls or watches, in tiers. */
export const drawMinar = standing('minar', {
  shapes: [
    [minar, 0.76, [0, 0, 0.07, 0.1]],
    [towers.minarets, 0.74, [0, 0, 0.12, 0.18]],
  ],
  courses: 0.06,
  stones: ['#d9a37a', '#dcb483', '#c98f68'],
  tree: 'palm',
  earth: '#d9b883',
});

/** An arch over a way. */
export const drawGate = standing('gate', {
  shapes: [
    [sights.gateway, 0.66],
    [sights.gateway, 0.56],
  ],
  courses: 0.08,
  stones: ['#ded2bd', '#d8c2a0', '#c9b595', '#d2a374'],
  tree: 'round',
  earth: '#d3c7a6',
});

/** A tomb or a hall under its dome. */
export const drawMausoleum = standing('mausoleum', {
  shapes: [
    [sights.mausoleum, 0.74, [0, 0, 0.16, 0.28], [-0.22, 0.06, 0.06, 0.12], [0.22, 0.06, 0.06, 0.12]],
    [sights.mausoleum, 0.64, [0, 0, 0.16, 0.28]],
  ],
  courses: 0,
  stones: ['#f2ead8', '#d79a72', '#e6d5bd'],
  tree: 'cypress',
  earth: '#c9c58f',
});

/** Panes in rows on a front, as openings. */
const panes = (across: readonly number[], up: readonly number[]) =>
  up.flatMap((high) => across.map((x) => [x, high, 0.09, 0.1] as const));

/** What our own time built: halls of glass and concrete. */
export const drawModern = standing('modern', {
  shapes: [
    [glassHall, 0.56, ...panes([-0.52, -0.36, -0.2, -0.04, 0.12, 0.28, 0.44], [0.06, 0.22, 0.38, 0.54])],
    [slab, 0.6, ...panes([-0.5, -0.34, -0.18, -0.02, 0.14, 0.3, 0.46], [0.28, 0.44, 0.6, 0.76])],
    [sights.shellHall, 0.5],
  ],
  courses: 0,
  stones: ['#a9c4cf', '#c7d3d6', '#b7c9c0'],
  tree: 'round',
  earth: '#c2c6b4',
});

/** A tower of iron, open to the wind. */
export const drawIronTower = standing('iron-tower', {
  shapes: [
    [towers.latticeTower, 0.86],
    [towers.latticeTower, 0.78],
  ],
  courses: 0,
  stones: ['#8a6a50', '#7d6657', '#96765a'],
  tree: 'round',
  earth: '#b9b56f',
});

/** The front of a house that somebody is remembered in. */
export const drawHouse = (stage: Stage) => drawFacade(stage);

/** A light over the shore. */
export const drawLighthouse = standing('lighthouse', {
  shapes: [
    [sights.lighthouse, 0.78],
    [sights.lighthouse, 0.68],
  ],
  courses: 0.12,
  stones: ['#f4efe4', '#e8d9c4', '#d9897a'],
  tree: 'any',
  earth: '#b9b56f',
});

/** A church as it stands in its square. */
export const drawBasilica = standing('basilica', {
  shapes: [
    [sights.basilica, 0.7, [0, 0, 0.12, 0.18]],
    [towers.twinSpires, 0.8, [0, 0, 0.1, 0.16]],
    [towers.steepleChurch, 0.8],
  ],
  courses: 0.07,
  stones: ['#e9dcc4', '#d8c2a0', '#c9b0a0'],
  tree: 'round',
  earth: '#cdbfa6',
});
