import { mix } from '../../parts/colour';
import type { SeededRandom } from '../../parts/seeded-random';
import type { Stage } from '../../parts/stage';
import { CLOTHS, disc, lit, paint, type Mark, type Spot } from './paint';

const SKINS = ['#f0c7a0', '#d9a273', '#a8704a', '#7a4c33'] as const;
const HAIRS = ['#3a2a22', '#1f1c22', '#7a4f2c', '#b98544', '#8d8a88'] as const;
const TROUSERS = ['#2f3e5c', '#4a4038', '#5b6b6b', '#3f5a4a'] as const;

/** The colours of one person. */
export interface Dress {
  skin: string;
  hair: string;
  coat: string;
  legs: string;
}

/** What somebody wears, by chance. */
export const dressOf = (stage: Stage, random: SeededRandom): Dress => ({
  skin: lit(stage, random.pick(SKINS)),
  hair: lit(stage, random.pick(HAIRS)),
  coat: lit(stage, random.pick(CLOTHS)),
  legs: lit(stage, random.pick(TROUSERS)),
});

/** Bodies without faces, each in hundredths of its height; the head, the hair and what is carried come after. */
const poses = {
  /** From behind, looking at something. */
  stand: ({ skin, hair, coat, legs }) => [
    ['M-9 2L-8 50L8 50L9 2L3 2L0 42L-3 2Z', legs],
    ['M-10 0L-9 4L-2 4L-2 0ZM10 0L9 4L2 4L2 0Z', hair],
    ['M-13 46Q-14 64 -13 78Q-8 84 0 84Q8 84 13 78Q14 64 13 46Z', coat],
    ['M-13 76Q-19 66 -17 48M13 76Q19 66 17 48', coat, 6],
    [disc(-17, 46, 2.6) + disc(17, 46, 2.6), skin],
    ['M-3 80L-3 90L3 90L3 80Z', skin],
    [disc(0, 92, [6.5, 8]), hair],
  ],
  /** On the way to the right. */
  walk: ({ skin, hair, coat, legs }) => [
    ['M-5 48L-10 26L-18 4M4 48L10 26L13 3', legs, 8],
    ['M-20 2L-11 2M12 2L20 2', hair, 4],
    ['M-9 46Q-12 66 -8 80Q0 86 8 80Q11 64 9 46Z', coat],
    ['M2 76Q10 66 14 54M-4 76Q-10 64 -9 52', mix(coat, legs, 0.25), 6],
    ['M-2 78L-1 90L5 90L4 78Z', skin],
    [disc(3, 92, [6.5, 7.5]), skin],
    ['M-4 89Q-6 100 3 101Q11 100 10 94Q4 96 1 92Q0 88 -4 89Z', hair],
  ],
  /** Seated, seen from the side, looking right; the seat is at 30. */
  sit: ({ skin, hair, coat, legs }) => [
    ['M-6 34L20 34L24 4', legs, 11],
    ['M22 3L33 3', hair, 5],
    ['M-14 30Q-16 62 -8 78Q4 84 8 74Q10 50 10 30Z', coat],
    ['M0 70Q12 56 22 48', mix(coat, legs, 0.25), 7],
    ['M-4 76L-3 88L4 88L3 76Z', skin],
    [disc(2, 91, [7.5, 8.5]), skin],
    ['M-6 87Q-8 100 2 101Q11 100 9 93Q3 96 0 91Q-1 86 -6 87Z', hair],
  ],
} satisfies Record<string, (dress: Dress) => readonly Mark[]>;

/** How somebody stands. */
export type Pose = keyof typeof poses;

/** Somebody; the second argument is where, the third how. */
export const person = (stage: Stage, spot: Spot, [pose, dress]: readonly [Pose, Dress]) =>
  paint(stage, spot, poses[pose](dress));
