import { mix } from '../parts/colour';
import { figure } from '../parts/figure';
import { dim } from '../parts/plants';
import { n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { BRIGHT, turned } from './parts/outdoors';

const camel = figure(
  'M-44 0L-42 34L-46 50Q-50 62 -38 66Q-26 88 -10 70Q-2 62 4 70Q16 92 30 68Q40 64 46 70L50 92Q52 102 64 100L76 94Q80 90 74 88L62 88L58 64Q52 48 40 46L38 34L40 0L32 0L28 34L24 46L-20 46L-26 34L-30 0L-36 0L-34 30L-38 0Z',
);
const saddle = figure('M-12 72L-16 50L12 50L10 72Q0 64 -12 72Z');
const sitting = figure(
  'M-12 66Q-12 84 -6 90Q6 92 10 84Q12 74 8 66ZM-8 98Q-8 106 0 106Q8 106 8 98Q8 90 0 90Q-8 90 -8 98Z',
);

/** Camels in a row before dunes, or a tent under them. */
export const drawDunes = (stage: Stage) => {
  const { c, w, h } = stage;
  const random = stage.random('dunes');
  const sand = dim(stage, random.pick(['#e3ae6c', '#e8bd84', '#d99a5b']), 0.08);
  const [bright, shade] = [mix(sand, c.light, 0.3), mix(sand, c.ground, 0.34)];
  const top = h * random.between(0.3, 0.38);
  const foot = h * 0.82;
  const count = random.whole(2, 3);
  const camels = Array.from({ length: count }, (_, i) => {
    const [x, tall] = [w * (0.52 - i * 0.2), h * (0.31 - i * 0.012)];
    return (
      path(camel(x, foot + i * 6, tall), mix(c.ground, '#3a2016', 0.4)) +
      path(saddle(x, foot + i * 6, tall), dim(stage, random.pick(BRIGHT), 0.02)) +
      (random.odds(0.7) ? path(sitting(x, foot + i * 6, tall), dim(stage, random.pick(BRIGHT), 0.1)) : '')
    );
  }).join('');
  const lead = Array.from(
    { length: count - 1 },
    (_, i) => `M${n(w * (0.52 - i * 0.2) - 60)} ${n(foot - 120)}q-40 40 -74 ${i * 4}`,
  ).join('');
  const tent = random.odds(0.5)
    ? path(
        `M${n(w * 0.72)} ${n(h * 0.8)}L${n(w * 0.82)} ${n(h * 0.56)}L${n(w * 0.95)} ${n(h * 0.8)}Z`,
        dim(stage, '#f0e2c6', 0.06),
      ) +
      path(
        `M${n(w * 0.79)} ${n(h * 0.8)}L${n(w * 0.82)} ${n(h * 0.6)}L${n(w * 0.86)} ${n(h * 0.8)}Z`,
        stage.isDark ? stage.lamp : mix(c.ground, sand, 0.2),
      ) +
      stroke(`M${n(w * 0.82)} ${n(h * 0.56)}v-24`, c.ground, { 'stroke-width': 5 })
    : '';
  return turned(
    stage,
    path(
      `M-4 ${n(h * 0.6)}Q${n(w * 0.2)} ${n(h * 0.42)} ${n(w * 0.4)} ${n(h * 0.56)}T${w + 4} ${n(h * 0.5)}V${h}H-4Z`,
      mix(sand, c.horizon, 0.45),
    ) +
      path(
        `M${n(w * 0.3)} ${h}Q${n(w * 0.5)} ${n(top + 150)} ${n(w * 0.66)} ${n(top)}Q${n(w * 0.84)} ${n(top + 130)} ${w + 4} ${n(top + 190)}V${h}Z`,
        bright,
      ) +
      path(
        `M${n(w * 0.66)} ${n(top)}Q${n(w * 0.62)} ${n(top + 150)} ${n(w * 0.72)} ${n(h * 0.66)}T${n(w * 0.68)} ${h}H${w + 4}V${n(top + 190)}Q${n(w * 0.84)} ${n(top + 130)} ${n(w * 0.66)} ${n(top)}Z`,
        shade,
      ) +
      path(
        `M-4 ${n(h * 0.76)}Q${n(w * 0.3)} ${n(h * 0.66)} ${n(w * 0.6)} ${n(h * 0.78)}T${w + 4} ${n(h * 0.74)}V${h}H-4Z`,
        mix(sand, c.light, 0.12),
      ) +
      tent +
      stroke(lead, c.ground, { 'stroke-width': 3 }) +
      camels +
      path(
        `M-4 ${n(h * 0.9)}Q${n(w * 0.3)} ${n(h * 0.8)} ${n(w * 0.62)} ${n(h * 0.9)}T${w + 4} ${n(h * 0.88)}V${h}H-4Z`,
        mix(sand, c.ground, 0.2),
      ),
  );
};
