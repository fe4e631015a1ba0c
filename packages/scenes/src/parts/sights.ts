import { half, figure } from './figure';
import { block, dome, gable, group, steeple, type Silhouette } from './silhouette';
import { tvTower } from './towers';
import { n } from './shapes';

const onion = half('26 0 26 34 31 46 32 58 26 72 14 84 4 90 2 96 0 100');
const slim = half('4 0 3.5 66 7 67 7 70 3 71 3 86 0 100');

/** Washington, Havana: a dome on a drum over long wings. */
export const capitol = group(
  [block(0.95, 0.22), 0, 1],
  [block(0.34, 0.3), 0, 1],
  [dome(0.2, 0.96), 0, 1],
  [gable(0.3, [0.28, 0.38]), 0, 1],
  [half('2 90 2 100 0 104'), 0, 1],
);

/** Lyon, Salvador: a church between four towers. */
export const basilica = group(
  [block(0.42, 0.4), 0, 1],
  [gable(0.24, [0.44, 0.6]), 0, 1],
  ...[-0.44, 0.44].map((dx) => [half('9 0 9 78 11 78 11 82 7 82 6 92 0 100'), dx, 0.92] as const),
  ...[-0.26, 0.26].map((dx) => [half('7 0 7 78 9 80 6 82 0 100'), dx, 0.72] as const),
);

/** Milan, Palma: a broad gable under a crowd of pinnacles. */
export const pinnacles = group(
  [gable(0.56, [0.34, 0.66]), 0, 1],
  ...[-0.56, -0.42, -0.28, -0.14, 0, 0.14, 0.28, 0.42, 0.56].map(
    (dx) => [half('4 0 4 84 1 90 0 100'), dx, (dx === 0 ? 1 : 0.84) - Math.abs(dx) * 0.56] as const,
  ),
);

/** Bologna: two slim towers that lean. */
export const leaningTowers: Silhouette = figure(
  'M-10 0L-7 92L-9 92L-9 95L-3 100L3 95L3 92L1 92L1 0ZM18 0L24 54L34 53L30 0Z',
);

/** Munich: two towers with round caps on a long nave. */
export const onionTowers = group(
  ...[-0.14, 0.14].map((dx) => [half('9 0 9 72 10 72 10 75 11 82 8 89 2 94 0 100'), dx, 1] as const),
  [gable(0.24, [0.3, 0.52]), 0.36, 1],
);

/** Brussels, Vienna's neighbours: a Gothic front with its tower in the middle. */
export const townHall = group(
  [gable(0.56, [0.32, 0.48]), 0, 1],
  [half('9 0 9 52 11 52 8 70 6 70 4 84 0 100'), 0, 1],
  [steeple, -0.54, 0.5],
  [steeple, 0.54, 0.5],
);

/** Hamburg: waves of glass on a brick store. */
export const waveHall: Silhouette = figure(
  'M-58 0L-58 44L58 44L58 0ZM-56 47L-56 92Q-46 64 -34 72Q-20 82 -14 70Q0 46 12 72Q22 86 34 72Q48 66 56 100L56 47Z',
);

/** Oslo: two square towers of brick over a hall. */
export const brickTowers = group([block(0.5, 0.4), 0, 1], [block(0.13, 0.9), -0.26, 1], [block(0.13, 1), 0.26, 1]);

/** Reykjavík: columns of concrete that rise to a spire. */
export const steppedChurch = half('52 0 50 12 42 14 38 24 32 26 28 38 22 42 19 54 13 58 11 86 7 88 0 100');

/** Tromsø: shells of glass in a row. */
export const glassChurch: Silhouette = figure(
  'M-46 0L-4 100L34 0L26 0L-4 84L-34 0ZM-30 0L-4 72L22 0ZM40 0L10 76L16 90L52 0ZM58 0L24 68L30 80L70 0ZM76 0L40 58L46 70L88 0Z',
);

/** Bath, Dublin: a square tower with pinnacles on a nave. */
export const abbey = group(
  [half('17 0 17 84 17 100 14 86 0 86'), -0.1, 1],
  [gable(0.28, [0.36, 0.5]), 0.26, 1],
  [gable(0.14, [0.36, 0.5]), -0.36, 1],
);

/** Madrid, Mumbai: an arch of honour. */
export const gateway: Silhouette = figure(
  'M-62 0L-62 62L-26 62L-24 76L-18 80L18 80L24 76L26 62L62 62L62 0L50 0L50 28Q50 40 42 44Q34 40 34 28L34 0L17 0L17 36Q17 52 0 58Q-17 52 -17 36L-17 0L-34 0L-34 28Q-34 40 -42 44Q-50 40 -50 28L-50 0Z',
);

/** Valencia: a helmet of white concrete under a plume. */
export const shellHall: Silhouette = figure(
  'M-84 0Q-104 44 -40 62Q20 78 78 56L60 48Q44 42 52 34Q82 24 84 0ZM-66 66Q10 108 112 58Q30 132 -66 66Z',
);

/** Agra: an onion dome between four minarets on a terrace. */
export const mausoleum = group(
  [block(0.8, 0.1), 0, 1],
  [block(0.36, 0.46), 0, 1],
  [onion, 0, 1],
  [onion, -0.27, 0.62],
  [onion, 0.27, 0.62],
  ...[-0.74, -0.54, 0.54, 0.74].map((dx) => [slim, dx, Math.abs(dx) > 0.6 ? 0.82 : 0.7] as const),
);

/** Abu Dhabi: a crowd of white domes. */
export const whiteDomes = group(
  [block(0.9, 0.26), 0, 1],
  [onion, 0, 1],
  ...[-0.62, -0.38, 0.38, 0.62].map((dx) => [onion, dx, 0.62 - Math.abs(dx) * 0.3] as const),
  [slim, -0.94, 1.04],
  [slim, 0.94, 1.04],
);

/** Samarkand: a portal with a pointed arch, minarets, a ribbed dome. */
export const iwan = group(
  [figure('M-38 0L-38 80L38 80L38 0L24 0L24 36Q22 54 0 64Q-22 54 -24 36L-24 0Z'), 0, 1],
  [half('7 0 5 88 7 90 7 100 0 102'), -0.5, 0.98],
  [half('7 0 5 88 7 90 7 100 0 102'), 0.5, 0.98],
  [block(0.3, 0.4), 0.86, 1],
  [onion, 0.9, 0.78],
  [block(0.26, 0.36), -0.82, 1],
  [onion, -0.84, 0.66],
);

/** Varanasi: curved spires of temples. */
export const shikhara = group(
  ...(
    [
      [0, 1],
      [-0.36, 0.7],
      [0.34, 0.8],
      [0.62, 0.54],
    ] as const
  ).map(([dx, size]) => [half('21 0 21 22 17 50 11 72 6 82 8 86 2 91 0 100'), dx, size] as const),
);

/** Luang Prabang: sweeping roofs, one on the other. */
export const wat: Silhouette = figure(
  'M-62 0L-62 16L-84 18Q-58 26 -46 42L-60 44Q-34 54 -24 68L-32 70Q-10 78 0 100Q10 78 32 70L24 68Q34 54 60 44L46 42Q58 26 84 18L62 16L62 0Z',
);

/** Xi'an: a gate with two roofs on the city's wall. */
export const gateTower = group(
  [half('130 0 130 20 70 20 64 30 0 30'), 0, 1],
  [
    figure(
      'M-46 28L-46 48L-70 50Q-52 58 -42 66L-40 78L-56 80Q-34 88 -24 100L24 100Q34 88 56 80L40 78L42 66Q52 58 70 50L46 48L46 28Z',
    ),
    0,
    1,
  ],
);

/** Osaka: a keep of white storeys on a stone foot. */
export const tenshu: Silhouette = figure(
  'M-66 0L-46 24L-62 28Q-44 34 -38 40L-36 46L-54 50Q-36 56 -29 62L-27 67L-42 71Q-26 76 -19 82L-18 87L-30 90Q-12 94 -6 102L6 102Q12 94 30 90L18 87L19 82Q26 76 42 71L27 67L29 62Q36 56 54 50L36 46L38 40Q44 34 62 28L46 24L66 0Z',
);

/** Oaxaca, Cancún: a pyramid of steps with a temple on it. */
export const stepPyramid = half('88 0 76 16 70 16 60 32 54 32 44 48 39 48 30 64 20 64 20 84 0 84');

/** Santa Fe: a mission of mud brick. */
export const adobe: Silhouette = figure(
  'M-74 0L-70 40L-44 42L-42 70Q-34 80 -26 70L-24 54Q0 66 24 54L26 70Q34 80 42 70L44 42L70 34L74 0ZM-3 58L-3 84L-9 84L-9 88L-3 88L-3 96L3 96L3 88L9 88L9 84L3 84L3 58Z',
);

/** Bled: a church among the trees of its islet. */
export const islandChurch = group([half('7 0 7 74 9 74 5 82 2 88 0 100'), 0.06, 1], [gable(0.2, [0.3, 0.46]), -0.2, 1]);

/** Mykonos, Rhodes: round mills with their sails set. */
export const windmills = group(
  ...(
    [
      [0, 1],
      [-0.62, 0.8],
      [0.66, 0.9],
    ] as const
  ).map(
    ([dx, size]) =>
      [
        figure(
          'M-17 0L-14 54L-18 54L0 76L18 54L14 54L17 0ZM-1 60L-32 88L-28 92L2 64ZM1 60L32 88L28 92L-2 64ZM-1 60L-32 32L-28 28L2 58ZM1 60L32 32L28 28L-2 58ZM-2 62L-2 102L3 102L3 62Z',
        ),
        dx,
        size,
      ] as const,
  ),
);

/** Cornwall: a light on its rock. */
export const lighthouse = group(
  [half('10 0 6 74 10 74 10 78 5 78 5 90 7 90 0 100'), 0, 1],
  [gable(0.16, [0.14, 0.24]), 0.24, 1],
);

/** Kuala Lumpur: two stepped spires and the bridge between them. */
export const twinTowers = group(
  ...[-0.15, 0.15].map((dx) => [half('10 0 10 62 8 64 8 74 6 76 6 83 3 86 1 90 0 100'), dx, 1] as const),
  [figure('M-10 40L-10 43L10 43L10 40Z'), 0, 1],
);

/** Chicago: black setbacks under two masts. */
export const twinAntennas = group(
  [half('16 0 16 44 12 44 12 64 8 64 8 80 0 80'), 0, 1],
  [half('1 78 1 100'), -0.045, 1],
  [half('1 78 1 100'), 0.045, 1],
);

/** Nashville: a front between two horns. */
export const twinPeaksTower = half('18 0 18 76 15 100 12 80 0 74');

/** Shanghai: two balls on a tripod, and an opener beside it. */
export const pearlTower: Silhouette = (x, foot, tall) => {
  const r = tall * 0.09;
  return (
    tvTower(x, foot, tall) +
    `M${n(x - r)} ${n(foot - tall * 0.26)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z` +
    figure('M-12 0L-2 28L2 28L12 0ZM34 0L36 84L40 84L41 76L47 76L48 84L52 84L56 0Z')(x, foot, tall)
  );
};

/** Seattle: a saucer on a waisted tripod. */
export const saucerTower = half('13 0 3.5 38 3.5 66 8 72 19 76 19 79 11 83 4 86 1 89 0 100');

/** Ho Chi Minh City, Doha: a leaf of glass with a deck. */
export const sailTower: Silhouette = figure('M-13 0Q-16 50 -4 92L0 100L4 90Q17 50 14 0ZM10 62L24 64L24 67L10 68Z');

const spokes = Array.from({ length: 8 }, (_, i) => {
  const [a, b] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)].map((v) => v * 43) as [number, number];
  const [p, q] = [b / 60, -a / 60];
  return `M${n(a + p)} ${n(55 + b + q)}L${n(a - p)} ${n(55 + b - q)}L${n(-a - p)} ${n(55 - b - q)}L${n(-a + p)} ${n(55 - b + q)}Z`;
}).join('');

/** London, Orlando: a wheel with cabins. */
export const wheel: Silhouette = (x, foot, tall) => {
  const ring = (r: number, sweep: 0 | 1) =>
    `M${n(x - r)} ${n(foot - tall * 0.55)}a${n(r)} ${n(r)} 0 1 ${sweep} ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 ${sweep} ${n(-2 * r)} 0Z`;
  return (
    ring(tall * 0.46, 1) + ring(tall * 0.425, 0) + figure(`${spokes}M0 57L-26 0L-21 0L0 50L21 0L26 0Z`)(x, foot, tall)
  );
};
