import type { SeededRandom } from './seeded-random';
import { area, box, n, type Point } from './shapes';

/** Pieces of path collected by what they are painted with. */
export interface Facade {
  walls: string;
  lit: string;
  unlit: string;
}

type Frame = { x: number; foot: number; wide: number; tall: number };

const tops: ((frame: Frame) => string)[] = [
  () => '',
  ({ x, foot, wide, tall }) => box(x + wide * 0.18, foot - tall * 1.08, [wide * 0.64, tall * 0.09]),
  ({ x, foot, wide, tall }) =>
    box(x + wide * 0.2, foot - tall * 1.1, [wide * 0.6, tall * 0.11]) +
    box(x + wide * 0.36, foot - tall * 1.18, [wide * 0.28, tall * 0.09]) +
    box(x + wide * 0.48, foot - tall * 1.34, [wide * 0.05, tall * 0.17]),
  ({ x, foot, wide, tall }) =>
    area([
      [x, foot - tall + 1],
      [x, foot - tall * 1.04],
      [x + wide, foot - tall * 1.16],
      [x + wide, foot - tall + 1],
    ]),
  ({ x, foot, wide, tall }) =>
    area([
      [x, foot - tall + 1],
      [x + wide * 0.5, foot - tall * 1.2],
      [x + wide, foot - tall + 1],
    ]),
  ({ x, foot, wide, tall }) => `M${n(x)} ${n(foot - tall + 1)}a${n(wide / 2)} ${n(wide * 0.42)} 0 0 1 ${n(wide)} 0Z`,
  ({ x, foot, wide, tall }) => box(x + wide * 0.46, foot - tall * 1.22, [wide * 0.06, tall * 0.24]),
];

/** One tower of a skyline with its windows. */
export const tower = (
  random: SeededRandom,
  frame: Frame,
  { glow, tall: isTall }: { glow: number; tall: boolean },
): Facade => {
  const { x, foot, wide, tall } = frame;
  const roof = random.pick(isTall ? tops : tops.slice(0, 4));
  let [lit, unlit] = ['', ''];
  const [across, up] = [Math.max(2, Math.round(wide / 13)), Math.floor(tall / 15)];
  const gap = wide / across;
  for (let row = 0; row < up; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const pane = `M${Math.round(x + gap * (column + 0.5))} ${Math.round(foot - tall + 9 + row * 15)}v6`;
      if (random.odds(glow)) lit += pane;
      else if (random.odds(0.3)) unlit += pane;
    }
  }
  return { walls: box(x, foot - tall, [wide, tall + 6]) + roof(frame), lit, unlit };
};

/** A gabled house: wall, roof and a few windows. */
export const house = (random: SeededRandom, frame: Frame, glow: number) => {
  const { x, foot, wide, tall } = frame;
  const [rise, eave] = [wide * random.between(0.26, 0.4), wide * 0.06];
  const isHipped = random.odds(0.5);
  const roofPoints: Point[] = isHipped
    ? [
        [x - eave, foot - tall],
        [x + wide * 0.16, foot - tall - rise * 0.7],
        [x + wide * 0.84, foot - tall - rise * 0.7],
        [x + wide + eave, foot - tall],
      ]
    : [
        [x - eave, foot - tall],
        [x + wide / 2, foot - tall - rise],
        [x + wide + eave, foot - tall],
      ];
  let [lit, unlit] = ['', ''];
  const across = Math.max(2, Math.round(wide / 19));
  for (let row = 0; row < Math.max(1, Math.floor(tall / 26)); row += 1) {
    for (let column = 0; column < across; column += 1) {
      const pane = `M${Math.round(x + (wide / across) * (column + 0.5))} ${Math.round(foot - tall + 8 + row * 24)}v10`;
      if (random.odds(glow)) lit += pane;
      else unlit += pane;
    }
  }
  const chimney = random.odds(0.5) ? box(x + wide * 0.66, foot - tall - rise * 0.95, [5, rise * 0.7]) : '';
  return { wall: box(x, foot - tall, [wide, tall + 8]), roof: area(roofPoints) + chimney, lit, unlit };
};

/** A cathedral's dome on its drum, with a lantern. */
export const dome = (x: number, foot: number, s: number) =>
  ({
    drum: box(x - s * 0.5, foot - s * 0.62, [s, s * 0.64]) + box(x - s * 0.9, foot - s * 0.34, [s * 1.8, s * 0.4]),
    shell: `M${n(x - s * 0.52)} ${n(foot - s * 0.6)}C${n(x - s * 0.52)} ${n(foot - s * 1.06)} ${n(x - s * 0.2)} ${n(foot - s * 1.3)} ${n(x)} ${n(foot - s * 1.34)}C${n(x + s * 0.2)} ${n(foot - s * 1.3)} ${n(x + s * 0.52)} ${n(foot - s * 1.06)} ${n(x + s * 0.52)} ${n(foot - s * 0.6)}Z${box(x - s * 0.07, foot - s * 1.5, [s * 0.14, s * 0.2])}${area(
      [
        [x - s * 0.09, foot - s * 1.5],
        [x, foot - s * 1.74],
        [x + s * 0.09, foot - s * 1.5],
      ],
    )}`,
  }) as const;

/** A bell tower with a pointed, a flat or an onion top. */
export const belfry = (random: SeededRandom, { x, foot, wide, tall }: Frame) => {
  const [l, r, top] = [x - wide / 2, x + wide / 2, foot - tall];
  const cap = random.pick([
    area([
      [l - 2, top],
      [x, top - wide * 1.9],
      [r + 2, top],
    ]),
    area([
      [l - 3, top],
      [l - 3, top - 5],
      [x, top - wide * 0.75],
      [r + 3, top - 5],
      [r + 3, top],
    ]),
    `M${n(l)} ${n(top)}C${n(l - wide * 0.34)} ${n(top - wide * 0.7)} ${n(x - 2)} ${n(top - wide * 0.8)} ${n(x)} ${n(top - wide * 1.7)}C${n(x + 2)} ${n(top - wide * 0.8)} ${n(r + wide * 0.34)} ${n(top - wide * 0.7)} ${n(r)} ${n(top)}Z`,
  ]);
  const opening = `M${n(x - wide * 0.2)} ${n(top + wide * 0.95)}v${n(-wide * 0.42)}a${n(wide * 0.2)} ${n(wide * 0.2)} 0 0 1 ${n(wide * 0.4)} 0v${n(wide * 0.42)}Z`;
  return { shaft: box(l, top, [wide, tall + 6]) + box(l - 3, top + wide * 1.15, [wide + 6, 4]), cap, opening };
};
