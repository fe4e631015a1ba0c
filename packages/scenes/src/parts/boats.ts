import { mix } from './colour';
import { figure } from './figure';
import { n, path, stroke } from './shapes';
import type { Stage } from './stage';

/** A boat: its hull, its sails or roof, and lines. */
interface Boat {
  hull: string;
  sail?: string;
  tone?: string;
  lines?: string;
}

const boats = {
  junk: {
    hull: 'M-62 20L-54 2Q0 -6 50 2L66 26L52 22L46 12L-48 12Z',
    sail: 'M-44 22L-40 66Q-24 76 -14 70L-12 22ZM-6 18L-2 92Q22 106 36 88L34 18ZM38 22L40 60Q52 64 56 56L54 24Z',
    tone: '#b3402c',
    lines: 'M-42 36L-13 34M-42 50L-13 50M-5 36L34 34M-4 54L35 52M-3 72L36 70',
  },
  dhow: {
    hull: 'M-70 16L-52 -2Q0 -8 48 0L78 26L70 10L54 10L-56 12Z',
    sail: 'M-40 18L22 100Q54 60 50 16Q4 12 -40 18Z',
    lines: 'M2 8L6 84',
  },
  longtail: {
    hull: 'M-96 14L-80 0L54 -2Q84 10 104 52L98 54Q78 22 50 12L-90 18Z',
    sail: 'M-62 32L26 32L34 38L-70 38Z',
    tone: '#c4643f',
    lines: 'M-54 10L-54 34M18 10L18 34M-84 12L-124 -6M96 50L92 34',
  },
  houseboat: {
    hull: 'M-110 22L-84 0L84 0L112 24L90 14L-88 14Z',
    sail: 'M-82 12Q-84 56 -40 58Q0 66 42 58Q82 54 78 12L56 12L56 34L30 34L30 12L10 12L10 34L-16 34L-16 12L-36 12L-36 34L-60 34L-60 12Z',
    tone: '#c79a5e',
  },
  gondola: {
    hull: 'M-112 34L-106 36Q-86 4 -40 0L50 0Q88 6 102 44L110 42L104 34Q92 -10 46 -8L-36 -8Q-92 -4 -112 34Z',
    sail: 'M-66 6L-66 44Q-64 52 -70 58Q-62 68 -56 58Q-62 50 -58 44L-52 6Z',
    lines: 'M-60 40L-30 -8',
  },
} satisfies Record<string, Boat>;

/** What a boat may be. */
export type BoatName = keyof typeof boats;

/** A boat of the place on its mirror image; `size` is its height. */
export const drawLocalBoat = (stage: Stage, name: BoatName, [x, y, size]: readonly [number, number, number]) => {
  const { c } = stage;
  const { hull, sail, tone, lines }: Boat = boats[name];
  const cloth = tone
    ? mix(tone, c.near, stage.isDark ? 0.35 : 0.1)
    : mix(c.light, c.horizon, stage.isDark ? 0.5 : 0.15);
  const dark = mix(c.ground, '#000000', 0.1);
  const mirror = [0.6, 0.44, 0.26].map(
    (part, i) => `M${n(x - size * part)} ${n(y + size * (0.14 + i * 0.1))}h${n(size * part * 2)}`,
  );
  return (
    stroke(mirror.join(''), dark, { 'stroke-width': size * 0.05, opacity: 0.3 }) +
    (lines && name !== 'junk'
      ? stroke(figure(lines)(x, y, [size, -stage.side]), dark, { 'stroke-width': size * 0.03 })
      : '') +
    (sail ? path(figure(sail)(x, y, [size, -stage.side]), name === 'gondola' ? dark : cloth) : '') +
    (lines && name === 'junk'
      ? stroke(figure(lines)(x, y, [size, -stage.side]), dark, { 'stroke-width': size * 0.025, opacity: 0.6 })
      : '') +
    path(figure(hull)(x, y, [size, -stage.side]), dark)
  );
};
