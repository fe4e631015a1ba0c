import { figure } from '../../parts/figure';

/** Somebody who stands, seen from behind. */
export const stander = figure(
  'M-7 0L-7 38L-12 44L-14 70Q-13 81 -5 82L-4 85Q-10 92 -4 99Q0 101 4 99Q10 92 4 85L5 82Q13 81 14 70L12 44L7 38L7 0L1 0L0 34L-1 0Z',
);

/** Somebody in a long skirt or coat, seen from behind. */
export const cloaked = figure(
  'M-6 0L-6 10L-15 12L-9 50L-12 56L-13 72Q-12 81 -5 82L-4 85Q-10 92 -5 99Q0 102 5 99Q10 92 4 85L5 82Q12 81 13 72L12 56L9 50L15 12L6 10L6 0L2 0L2 10L-2 10L-2 0Z',
);

/** Somebody walking. */
export const walker = figure(
  'M-14 0L-6 36L-8 44L-12 62L-18 46L-22 48L-16 76Q-12 82 -3 82L-2 85Q-8 92 -2 99Q2 101 6 99Q11 92 6 85L6 82Q12 80 14 70L20 52L16 50L10 62L8 42L12 20L18 2L12 0L4 20L0 34L-4 20L-8 0Z',
);

/** Head and shoulders. */
export const bustOf = figure(
  'M-42 0Q-40 34 -12 40L-10 50Q-24 62 -22 80Q-16 100 0 100Q16 100 22 80Q24 62 10 50L12 40Q40 34 42 0Z',
);
