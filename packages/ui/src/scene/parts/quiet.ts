import { HEIGHT, type QuietSide, type Stage } from './stage';

const INK = '#0b1630';

/** How dark the veil must be for white words on the mood's brightest part; measured by scene.contrast.test.ts. */
const strength = (stage: Stage) => (stage.isDark ? 0.62 : 0.74);

/** A veil over the quiet side: full where the words lie, gone where the light is. */
export const drawQuiet = (stage: Stage, quiet: QuietSide) => {
  const { w } = stage;
  const full = strength(stage);
  const isNarrow = w < HEIGHT;
  const direction =
    quiet === 'bottom' || isNarrow ? 'x1="0" x2="0" y1="1" y2="0"' : quiet === 'left' ? '' : 'x1="1" x2="0"';
  const [hold, gone] = isNarrow ? [0.72, 1.3] : quiet === 'bottom' ? [0.42, 0.85] : [0.5, 0.86];
  const mid = (hold + gone) / 2;
  const veil = stage.define(
    'veil',
    (id) =>
      `<linearGradient id="${id}" ${direction}><stop stop-color="${INK}" stop-opacity="${full}"/><stop offset="${hold}" stop-color="${INK}" stop-opacity="${(full * 0.98).toFixed(3)}"/><stop offset="${Math.min(1, mid)}" stop-color="${INK}" stop-opacity="${(full * 0.36).toFixed(3)}"/><stop offset="${Math.min(1, gone)}" stop-color="${INK}" stop-opacity="${isNarrow ? (full * 0.3).toFixed(3) : 0}"/></linearGradient>`,
  );
  return `<path d="M0 0h${w}v${HEIGHT}H0Z" fill="${veil}"/>`;
};
