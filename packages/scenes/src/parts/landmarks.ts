import type { Landmark } from '../scene-kinds';
import { area, box, n, type Point } from './shapes';

/** A tower of iron lattice on four curved legs, as a piece of path. */
const latticeTower = (x: number, foot: number, tall: number) => {
  const p = (dx: number, up: number) => `${n(x + dx * tall)} ${n(foot - up * tall)}`;
  const leg = (s: number) =>
    `M${p(-0.2 * s, 0)}Q${p(-0.085 * s, 0.3)} ${p(-0.03 * s, 0.86)}L${p(0.002 * s, 0.86)}Q${p(-0.03 * s, 0.4)} ${p(-0.11 * s, 0)}Z`;
  const arch = `M${p(-0.12, 0)}Q${p(0, 0.26)} ${p(0.12, 0)}L${p(0.14, 0)}Q${p(0, 0.33)} ${p(-0.14, 0)}Z`;
  const decks =
    box(x - tall * 0.115, foot - tall * 0.29, [tall * 0.23, tall * 0.028]) +
    box(x - tall * 0.065, foot - tall * 0.52, [tall * 0.13, tall * 0.022]);
  return (
    leg(1) +
    leg(-1) +
    arch +
    decks +
    area([
      [x - tall * 0.03, foot - tall * 0.8],
      [x, foot - tall * 1.06],
      [x + tall * 0.03, foot - tall * 0.8],
    ]) +
    box(x - tall * 0.03, foot - tall * 0.88, [tall * 0.06, tall * 0.022])
  );
};

/** A pagoda of five roofs with turned-up eaves, as a piece of path. */
const pagoda = (x: number, foot: number, tall: number) => {
  let d = '';
  const step = (tall * 0.82) / 5;
  for (let i = 0; i < 5; i += 1) {
    const [wide, y] = [tall * (0.25 - i * 0.028), foot - step * i];
    const eave = `M${n(x - wide)} ${n(y - step * 0.68)}Q${n(x - wide * 0.6)} ${n(y - step * 0.66)} ${n(x - wide * 0.36)} ${n(y - step * 1.02)}H${n(x + wide * 0.36)}Q${n(x + wide * 0.6)} ${n(y - step * 0.66)} ${n(x + wide)} ${n(y - step * 0.68)}L${n(x + wide * 0.82)} ${n(y - step * 0.54)}H${n(x - wide * 0.82)}Z`;
    d += box(x - wide * 0.46, y - step * 0.62, [wide * 0.92, step * 0.64]) + eave;
  }
  return (
    d +
    area([
      [x - 2.5, foot - tall * 0.8],
      [x, foot - tall],
      [x + 2.5, foot - tall * 0.8],
    ])
  );
};

/** A slim minaret with a balcony, as a piece of path. */
const minaret = (x: number, foot: number, tall: number) => {
  const w = tall * 0.045;
  const points: Point[] = [
    [-w, 0],
    [-w * 0.86, 0.66],
    [-w * 1.6, 0.67],
    [-w * 1.6, 0.7],
    [-w * 0.7, 0.71],
    [-w * 0.66, 0.86],
    [0, 1],
    [w * 0.66, 0.86],
    [w * 0.7, 0.71],
    [w * 1.6, 0.7],
    [w * 1.6, 0.67],
    [w * 0.86, 0.66],
    [w, 0],
  ];
  return area(points.map(([dx, up]) => [x + dx, foot - up * tall] as const));
};

/** A clock tower with a steep roof, as a piece of path. */
const clockTower = (x: number, foot: number, tall: number) => {
  const w = tall * 0.075;
  return (
    box(x - w, foot - tall * 0.72, [w * 2, tall * 0.74]) +
    box(x - w * 1.16, foot - tall * 0.76, [w * 2.32, tall * 0.2]) +
    area([
      [x - w * 1.16, foot - tall * 0.75],
      [x - w * 0.5, foot - tall * 0.88],
      [x, foot - tall],
      [x + w * 0.5, foot - tall * 0.88],
      [x + w * 1.16, foot - tall * 0.75],
    ])
  );
};

type Silhouette = (x: number, foot: number, tall: number) => string;

const silhouettes: Record<Exclude<Landmark, 'white-village'>, Silhouette> = {
  'lattice-tower': latticeTower,
  pagoda,
  minarets: minaret,
  'clock-tower': clockTower,
};

/** Draws a landmark as a piece of path: where its foot stands, and how tall it is. A white village stands alone. */
export const silhouetteOf = (landmark: Landmark | undefined): Silhouette | undefined =>
  landmark === undefined || landmark === 'white-village' ? undefined : silhouettes[landmark];
