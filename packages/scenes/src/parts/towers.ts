import { area, box, n, type Point } from './shapes';
import { block, dome, gable, group, steeple, symmetric, type Silhouette } from './silhouette';

/** A tower of iron lattice on four curved legs. */
export const latticeTower = (x: number, foot: number, tall: number) => {
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

/** A pagoda of five roofs with turned-up eaves. */
export const pagoda = (x: number, foot: number, tall: number) => {
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

/** A slim minaret with a balcony. */
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

/** A clock tower with a steep roof. */
export const clockTower = (x: number, foot: number, tall: number) => {
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

/** Taipei: eight flared storeys on a tapering foot. */
export const stackedTower = symmetric([
  [0.12, 0],
  [0.09, 0.26],
  ...Array.from({ length: 7 }, (_, i): Point[] => [
    [0.068, 0.27 + i * 0.076],
    [0.098, 0.335 + i * 0.076],
  ]).flat(),
  [0.05, 0.81],
  [0.045, 0.87],
  [0.012, 0.89],
  [0.004, 1],
]);

/** Kraków, Prague: a church between two spires. */
export const twinSpires = group([steeple, -0.19, 1], [steeple, 0.19, 0.9], [gable(0.16, [0.34, 0.52]), 0, 1]);

/** Vienna: one steeple over a long steep roof. */
export const steepleChurch = group([steeple, -0.16, 1], [gable(0.24, [0.22, 0.42]), 0.16, 1]);

/** Barcelona: slender spires close together. */
export const spires = (() => {
  const spire = symmetric([
    [0.055, 0],
    [0.055, 0.45],
    [0.045, 0.7],
    [0.024, 0.88],
    [0.03, 0.92],
    [0.012, 0.96],
    [0, 1],
  ]);
  return group(
    [spire, -0.24, 0.74],
    [spire, -0.12, 0.9],
    [spire, 0, 1],
    [spire, 0.12, 0.88],
    [spire, 0.24, 0.76],
    [block(0.3, 0.36), 0, 1],
  );
})();

/** Berlin, Seoul: a ball on a mast. */
export const tvTower: Silhouette = (x, foot, tall) => {
  const r = tall * 0.06;
  return (
    symmetric([
      [0.045, 0],
      [0.022, 0.55],
      [0.02, 0.76],
      [0.008, 0.8],
      [0.003, 1],
    ])(x, foot, tall) +
    `M${n(x - r)} ${n(foot - tall * 0.64)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`
  );
};

/** Seville: a square bell tower in tiers. */
export const bellTower = symmetric([
  [0.1, 0],
  [0.1, 0.6],
  [0.112, 0.6],
  [0.112, 0.63],
  [0.075, 0.63],
  [0.075, 0.78],
  [0.085, 0.8],
  [0.045, 0.8],
  [0.045, 0.9],
  [0.012, 0.94],
  [0, 1],
]);

/** Dubai: setbacks up to a needle. */
export const needle = symmetric([
  [0.11, 0],
  [0.11, 0.2],
  [0.085, 0.22],
  [0.085, 0.42],
  [0.06, 0.44],
  [0.06, 0.62],
  [0.035, 0.64],
  [0.035, 0.78],
  [0.01, 0.8],
  [0.003, 1],
]);

/** New York: setbacks, a crown and a mast. */
export const spireTower = symmetric([
  [0.14, 0],
  [0.14, 0.34],
  [0.105, 0.34],
  [0.105, 0.64],
  [0.075, 0.64],
  [0.075, 0.75],
  [0.05, 0.79],
  [0.035, 0.86],
  [0.01, 0.88],
  [0.004, 1],
]);

/** San Francisco: a pyramid that is nearly a spire. */
export const pyramidTower = symmetric([
  [0.14, 0],
  [0.055, 0.62],
  [0.06, 0.72],
  [0, 1],
]);

/** Buenos Aires. */
export const obelisk = symmetric([
  [0.06, 0],
  [0.045, 0.9],
  [0, 1],
]);

/** Mexico City: a column that carries an angel. */
export const column: Silhouette = (x, foot, tall) =>
  symmetric([
    [0.14, 0],
    [0.14, 0.06],
    [0.04, 0.1],
    [0.034, 0.74],
    [0.06, 0.78],
    [0.02, 0.82],
    [0.03, 0.9],
    [0.012, 0.95],
    [0, 1],
  ])(x, foot, tall) +
  area([
    [x, foot - tall * 0.88],
    [x - tall * 0.11, foot - tall * 0.99],
    [x - tall * 0.02, foot - tall * 0.84],
    [x + tall * 0.02, foot - tall * 0.84],
    [x + tall * 0.11, foot - tall * 0.99],
  ]);

/** New Orleans: three steeples in a row. */
export const threeSteeples = group(
  [steeple, -0.24, 0.72],
  [steeple, 0, 1],
  [steeple, 0.24, 0.72],
  [block(0.34, 0.3), 0, 1],
);

/** Istanbul: a dome between minarets. */
export const minarets = group(
  [dome(0.3, 0.62), 0, 1],
  [dome(0.16, 0.34), -0.32, 1],
  [dome(0.16, 0.34), 0.32, 1],
  [minaret, -0.5, 0.92],
  [minaret, 0.5, 0.92],
  [minaret, -0.72, 0.8],
);
