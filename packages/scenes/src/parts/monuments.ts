import { area, box, n } from './shapes';
import { block, dome, gable, group, outline, steeple, symmetric, type Silhouette } from './silhouette';

/** Athens: columns under a pediment, on their rock. */
export const temple: Silhouette = (x, foot, tall) => {
  const top = foot - tall * 0.34;
  const columns = Array.from({ length: 8 }, (_, i) =>
    box(x - tall * 0.3 + (i * tall * 0.56) / 7, top - tall * 0.2, [tall * 0.04, tall * 0.2]),
  ).join('');
  const rock = area([
    [x - tall * 0.72, foot],
    [x - tall * 0.52, foot - tall * 0.2],
    [x - tall * 0.44, foot - tall * 0.34],
    [x + tall * 0.46, foot - tall * 0.34],
    [x + tall * 0.58, foot - tall * 0.14],
    [x + tall * 0.74, foot],
  ]);
  const roof = area([
    [x - tall * 0.34, top - tall * 0.25],
    [x, top - tall * 0.36],
    [x + tall * 0.34, top - tall * 0.25],
  ]);
  return rock + columns + box(x - tall * 0.33, top - tall * 0.255, [tall * 0.66, tall * 0.06]) + roof;
};

/** Rome: tiers of arches, broken off on one side. */
export const amphitheatre: Silhouette = (x, foot, tall) => {
  const wall = outline([
    [-0.54, 0],
    [-0.52, 0.56],
    [-0.02, 0.58],
    [0.06, 0.5],
    [0.12, 0.38],
    [0.5, 0.36],
    [0.53, 0],
  ])(x, foot, tall);
  // Wound the other way round, so that they are open.
  const arch = (dx: number, up: number) => {
    const r = tall * 0.026;
    return `M${n(x + dx * tall + r)} ${n(foot - up * tall)}v${n(-tall * 0.07)}a${n(r)} ${n(r)} 0 0 0 ${n(-2 * r)} 0v${n(tall * 0.07)}Z`;
  };
  const row = (up: number, to: number) =>
    Array.from({ length: 11 }, (_, i) => -0.45 + i * 0.09)
      .filter((dx) => dx <= to)
      .map((dx) => arch(dx, up))
      .join('');
  return wall + row(0.05, 0.46) + row(0.21, 0.46) + row(0.4, -0.05);
};

/** Sydney: shells that stand in each other. */
export const shells: Silhouette = (x, foot, tall) => {
  const shell = (dx: number, size: number) => {
    const [left, s] = [x + dx * tall, size * tall];
    return `M${n(left)} ${n(foot - tall * 0.06)}Q${n(left + s * 0.1)} ${n(foot - s * 0.72)} ${n(left + s * 0.62)} ${n(foot - s)}Q${n(left + s * 0.5)} ${n(foot - s * 0.4)} ${n(left + s * 0.7)} ${n(foot - tall * 0.06)}Z`;
  };
  return (
    shell(-0.62, 0.36) +
    shell(-0.42, 0.5) +
    shell(-0.16, 0.62) +
    shell(0.2, 0.44) +
    box(x - tall * 0.7, foot - tall * 0.07, [tall * 1.3, tall * 0.09])
  );
};

/** Singapore: three towers under one long deck. */
export const deckTowers: Silhouette = (x, foot, tall) =>
  [-0.34, 0, 0.34].map((dx) => block(0.1, 0.8)(x + dx * tall, foot, tall)).join('') +
  outline([
    [-0.52, 0.82],
    [-0.46, 0.79],
    [0.5, 0.79],
    [0.6, 0.86],
    [0.4, 0.84],
  ])(x, foot, tall);

/** Bangkok, Angkor: a corncob of a tower among smaller ones. */
export const prangs = (() => {
  const prang = symmetric([
    [0.2, 0],
    [0.2, 0.08],
    [0.16, 0.1],
    [0.15, 0.24],
    [0.12, 0.26],
    [0.105, 0.55],
    [0.07, 0.78],
    [0.02, 0.9],
    [0, 1],
  ]);
  return group([prang, 0, 1], [prang, -0.34, 0.62], [prang, 0.34, 0.62]);
})();

/** Kandy, Chiang Mai: a bell of stone with a ringed spire. */
export const stupa = symmetric([
  [0.36, 0],
  [0.36, 0.06],
  [0.3, 0.08],
  [0.29, 0.22],
  [0.24, 0.38],
  [0.15, 0.48],
  [0.07, 0.53],
  [0.07, 0.6],
  [0.045, 0.62],
  [0.02, 0.86],
  [0, 1],
]);

/** Budapest: a dome in the middle of a long front of spires. */
export const parliament = group(
  [block(0.95, 0.24), 0, 1],
  [dome(0.15, 0.86), 0, 1],
  ...[-0.9, -0.62, -0.36, 0.36, 0.62, 0.9].map((dx) => [steeple, dx, Math.abs(dx) < 0.5 ? 0.5 : 0.42] as const),
);

/** Québec: a steep tower over a great house with turrets. */
export const chateau = group(
  [block(0.6, 0.34), 0, 1],
  [gable(0.56, [0.34, 0.5]), 0, 1],
  [gable(0.17, [0.66, 1]), 0, 1],
  [steeple, -0.5, 0.62],
  [steeple, 0.5, 0.66],
);

/** Edinburgh: battlements on a crag. */
export const castle: Silhouette = (x, foot, tall) =>
  outline([
    [-1, 0],
    [-0.72, 0.3],
    [-0.5, 0.36],
    [-0.44, 0.46],
    [0.3, 0.46],
    [0.4, 0.3],
    [0.52, 0],
  ])(x, foot, tall) +
  (
    [
      [-0.42, 0.2, 0.22],
      [-0.24, 0.26, 0.32],
      [0, 0.16, 0.46],
      [0.14, 0.18, 0.26],
    ] as const
  )
    .map(([dx, wide, up]) => {
      const [left, top] = [x + dx * tall, foot - tall * (0.44 + up)];
      const teeth = [0, 0.4, 0.8]
        .map((part) => box(left + wide * tall * part, top - tall * 0.035, [wide * tall * 0.2, tall * 0.04]))
        .join('');
      return box(left, top, [wide * tall, tall * up]) + teeth;
    })
    .join('');

/** Amsterdam, Copenhagen: narrow houses with stepped gables. */
export const gables: Silhouette = (x, foot, tall) =>
  [0.5, 0.62, 0.46, 0.58, 0.52, 0.64]
    .map((up, i) => {
      const left = x + (i - 3) * tall * 0.2;
      const stepped = symmetric([
        [0.095, 0],
        [0.095, up - 0.12],
        [0.066, up - 0.12],
        [0.066, up - 0.06],
        [0.036, up - 0.06],
        [0.036, up],
      ]);
      return stepped(left, foot, tall);
    })
    .join('');

/** Beijing: three round roofs, one above the other. */
export const roundTemple = symmetric([
  [0.42, 0],
  [0.42, 0.06],
  [0.24, 0.08],
  [0.24, 0.26],
  [0.36, 0.3],
  [0.22, 0.4],
  [0.2, 0.48],
  [0.29, 0.52],
  [0.17, 0.62],
  [0.15, 0.68],
  [0.22, 0.72],
  [0.03, 0.93],
  [0, 1],
]);

/** Cairo: three pyramids, the middle one the nearest. */
export const pyramids: Silhouette = (x, foot, tall) =>
  [
    [-0.95, 0.62],
    [0, 1],
    [0.9, 0.5],
  ]
    .map(([dx = 0, size = 1]) =>
      symmetric([
        [0.8, 0],
        [0, 1],
      ])(x + dx * tall, foot, size * tall),
    )
    .join('');

/** Luxor: a gate of two sloping towers, and obelisks before it. */
export const pylonGate: Silhouette = (x, foot, tall) => {
  const half = (side: number) =>
    area(
      (
        [
          [0.09, 0],
          [0.09, 0.5],
          [0.14, 0.62],
          [0.56, 0.62],
          [0.64, 0],
        ] as const
      ).map(([dx, up]) => [x + side * dx * tall, foot - up * tall] as const),
    );
  const obelisk = symmetric([
    [0.035, 0],
    [0.024, 0.72],
    [0, 0.78],
  ]);
  return (
    half(1) +
    half(-1) +
    box(x - tall * 0.1, foot - tall * 0.5, [tall * 0.2, tall * 0.14]) +
    obelisk(x - tall * 0.86, foot, tall) +
    obelisk(x + tall * 0.86, foot, tall)
  );
};

/** Jaipur: a front of bays that rises to its middle. */
export const bayPalace = symmetric([
  [0.62, 0],
  [0.62, 0.36],
  [0.56, 0.42],
  [0.5, 0.36],
  [0.46, 0.36],
  [0.46, 0.54],
  [0.4, 0.6],
  [0.34, 0.54],
  [0.3, 0.54],
  [0.3, 0.72],
  [0.22, 0.8],
  [0.15, 0.72],
  [0.12, 0.72],
  [0.12, 0.86],
  [0, 1],
]);

/** Cappadocia: balloons over the valley. */
export const balloons: Silhouette = (x, foot, tall) =>
  (
    [
      [0, 1, 0.2],
      [-0.55, 0.72, 0.13],
      [0.5, 0.62, 0.11],
      [-0.2, 0.5, 0.08],
    ] as const
  )
    .map(([dx, up, size]) => {
      const [cx, cy, r] = [x + dx * tall * 1.5, foot - up * tall * 1.35, size * tall];
      return (
        `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0Q${n(cx + r * 0.9)} ${n(cy + r * 0.7)} ${n(cx + r * 0.22)} ${n(cy + r * 1.3)}H${n(cx - r * 0.22)}Q${n(cx - r * 0.9)} ${n(cy + r * 0.7)} ${n(cx - r)} ${n(cy)}Z` +
        box(cx - r * 0.2, cy + r * 1.45, [r * 0.4, r * 0.3])
      );
    })
    .join('');

/** Uluru: a long red rock. */
export const monolith = outline([
  [-1.1, 0],
  [-1.02, 0.2],
  [-0.86, 0.33],
  [-0.2, 0.38],
  [0.5, 0.36],
  [0.82, 0.27],
  [0.98, 0.1],
  [1.06, 0],
]);
