import type { Backdrop } from '../scene-kinds';
import { figure } from './figure';
import { bareRange, cone, hills, karst, massif, range, rockTowers, snowOf, type DrawnBehind } from './mountains';
import { geysers, skyline, cliffs, seaArch, aurora, waterfall, glacier } from './sceneries';
import { path } from './shapes';
import type { Stage } from './stage';

/** Landscapes of their own (kinds/canyon.ts, kinds/island.ts). */
type Own = 'canyon' | 'rock-tomb' | 'stacks';

const drawn: Partial<Record<Backdrop, DrawnBehind>> & Record<Exclude<Backdrop, Own>, DrawnBehind> = {
  volcano: (stage, foot) => cone(stage, foot, false),
  'snow-cone': (stage, foot) => cone(stage, foot, true),
  'table-mountain': (stage, foot) =>
    massif(stage, foot, [
      'M-190 0L-150 26L-128 62L-116 66L-100 44L-84 70L-76 100L86 96L96 74L118 52L132 40L150 52L160 66L168 64L178 44L230 0Z',
      'M-84 70L-76 100L-40 99L-46 78L-30 60L-36 36L-10 22L-20 0L-190 0L-150 26L-128 62L-116 66L-106 50L-96 40ZM96 74L86 96L60 97L54 80L70 58L60 40L84 30L80 18L110 40ZM20 98L14 78L26 60L12 50L2 72L6 98ZM168 64L178 44L230 0L160 0L172 30Z',
      0.34,
      0.5,
    ]),
  sugarloaf: (stage, foot) =>
    massif(stage, foot, [
      'M-300 0L-270 34L-246 74L-232 100L-230 106L-238 106L-238 108L-230 108L-230 114L-227 114L-227 108L-219 108L-219 106L-227 106L-225 100L-204 66L-176 40L-130 22L-100 0ZM-70 0L-50 22Q-30 44 0 38L24 26L34 30L46 62Q62 98 84 92Q112 84 122 44L138 0Z',
      'M-300 0L-270 34L-246 74L-232 100L-228 84L-236 60L-222 40L-230 0ZM34 30L46 62Q62 98 84 92Q66 70 70 44L62 20L66 0L-70 0L-50 22Q-30 44 0 38L24 26Z',
      0.36,
      0.72,
    ]),
  karst,
  pitons: (stage, foot) =>
    massif(stage, foot, [
      'M-150 0Q-110 30 -96 60L-78 92Q-70 102 -60 90L-42 54Q-30 34 -14 28L4 40L22 66Q32 80 42 68L62 34Q84 14 120 10L170 0Z',
      'M-150 0Q-110 30 -96 60L-78 92Q-70 102 -66 96L-74 62L-62 44L-76 20L-60 0ZM-14 28L4 40L22 66Q28 76 34 75L24 48L36 32L22 14L30 0L-40 0Z',
      0.36,
      0.56,
    ]),
  'tower-peak': (stage, foot) =>
    massif(stage, foot, [
      'M-170 0Q-120 18 -92 40L-60 52L-46 56L-36 92L-20 100L18 97L30 88L38 58L62 50Q110 30 180 0Z',
      'M-170 0Q-120 18 -92 40L-60 52L-46 56L-36 92L-20 100L-8 98L-18 72L-6 52L-30 30L-14 0Z',
      0.36,
      0.6,
    ]),
  horn: (stage, foot) =>
    massif(stage, foot, [
      'M-150 0L-96 28L-60 44L-34 66L-16 94L-6 98L4 106L10 98L20 72L44 48L80 34L120 22L170 0Z',
      'M-150 0L-96 28L-60 44L-34 66L-16 94L-6 98L4 106L-2 76L-18 52L-8 34L-30 16L-20 0Z',
      0.46,
      0.6,
    ]) +
    path(
      figure(
        'M-16 94L-6 98L4 106L10 98L20 72L12 78L8 62L2 76L-4 66L-10 80ZM-34 66L-48 54L-60 44L-44 46L-30 54ZM20 72L44 48L34 46L22 58L14 54Z',
      )(stage.across(0.6), foot, [stage.h * 0.46, stage.side]),
      snowOf(stage),
    ),
  'rock-towers': rockTowers,
  'snow-range': range,
  'bare-range': bareRange,
  fells: (stage, foot) => hills(stage, foot, [0.23, 0.17]),
  plain: (stage, foot) => hills(stage, foot, [0.1, 0.05]),
  'crater-ridge': (stage, foot) =>
    massif(stage, foot, [
      'M-190 0L-150 14L-112 36L-86 62L-70 84L-58 92L-44 82L-30 84L10 70L50 66L84 56L104 34L140 18L190 0Z',
      'M-190 0L-150 14L-112 36L-86 62L-70 84L-58 92L-66 62L-54 44L-70 24L-50 0ZM-30 84L10 70L-6 50L6 28L-14 12L-4 0L-34 0L-22 30L-34 54ZM50 66L84 56L66 40L74 18L60 0L38 0L52 24L42 44Z',
      0.26,
      0.64,
    ]),
  geysers,
  skyline,
  cliffs,
  'sea-arch': seaArch,
  waterfall,
  glacier,
  aurora,
};

/** What stands behind the place, down to `foot`; '' where the place has nothing there, or a landscape of its own. */
export const backdrop = (stage: Stage, foot: number) => (stage.backdrop && drawn[stage.backdrop]?.(stage, foot)) ?? '';
