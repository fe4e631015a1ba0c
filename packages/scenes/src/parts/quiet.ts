import { HEIGHT, type QuietSide, type Stage } from './stage';

const INK = '#0b1630';
/** Share of the full strength along the veil: flat where words lie, then an eased end without an edge. */
const EASE = [1, 1, 0.94, 0.76, 0.5, 0.24, 0.07, 0];

/**
 * How dark the veil must be for white words at 4.5:1 on the brightest thing under it. Measured over every kind and
 * mood: 0.58 by day (clouds and snow), 0.51 by night (lit windows); scene-svg.test.ts holds it for three
 * kinds in every mood.
 */
const strength = (stage: Stage) => (stage.mood === 'night' ? 0.53 : 0.6);

/** A veil over the quiet side: full where the words lie, gone where the light is. */
export const drawQuiet = (stage: Stage, quiet: QuietSide) => {
  const { w } = stage;
  const full = strength(stage);
  const isNarrow = w < HEIGHT;
  const isUpright = quiet === 'bottom' || isNarrow;
  const direction = isUpright ? 'x1="0" x2="0" y1="1" y2="0"' : quiet === 'left' ? '' : 'x1="1" x2="0"';
  const [hold, gone] = isNarrow ? [0.74, 1.4] : quiet === 'bottom' ? [0.4, 0.95] : [0.45, 0.95];
  const stops = EASE.map((share, i) => {
    const offset = i === 0 ? 0 : Math.min(1, hold + ((gone - hold) * (i - 1)) / (EASE.length - 2));
    return `<stop offset="${offset.toFixed(3)}" stop-color="${INK}" stop-opacity="${(full * share).toFixed(3)}"/>`;
  });
  const veil = stage.define(
    'veil',
    (id) => `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`,
  );
  return `<path d="M0 0h${w}v${HEIGHT}H0Z" fill="${veil}"/>`;
};
