import { mix } from '../parts/colour';
import { dim } from '../parts/plants';
import { n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { plantOf } from '../parts/growth';
import { bright, hills, mountains, turned } from './parts/outdoors';

/** A cabin hung from its cable: rounded, or long with a stripe. */
const cabin = (stage: Stage, x: number, [y, size]: readonly [number, number]) => {
  const { c } = stage;
  const paint = bright(stage, 'cabin');
  const glass = stage.isDark ? stage.lamp : mix(c.sky, '#ffffff', 0.45);
  const s = size;
  const isLong = stage.random('shape').odds(0.5);
  const wide = isLong ? 1.15 : 0.85;
  const body = `M${n(x - s * wide)} ${n(y + s * 0.3)}q0 ${n(-s * 0.24)} ${n(s * 0.24)} ${n(-s * 0.24)}h${n(s * (2 * wide - 0.48))}q${n(s * 0.24)} 0 ${n(s * 0.24)} ${n(s * 0.24)}v${n(s * 0.9)}q0 ${n(s * 0.3)} ${n(-s * 0.3)} ${n(s * 0.3)}h${n(-s * (2 * wide - 0.6))}q${n(-s * 0.3)} 0 ${n(-s * 0.3)} ${n(-s * 0.3)}Z`;
  const count = isLong ? 3 : 2;
  const gap = (s * (2 * wide - 0.3)) / count;
  const panes = Array.from(
    { length: count },
    (_, i) =>
      `M${n(x - s * wide + s * 0.2 + i * gap)} ${n(y + s * 0.34)}h${n(gap - s * 0.1)}v${n(s * 0.5)}h${n(-gap + s * 0.1)}Z`,
  ).join('');
  const heads = Array.from(
    { length: count },
    (_, i) =>
      `M${n(x - s * wide + s * 0.2 + (i + 0.45) * gap - s * 0.11)} ${n(y + s * 0.84)}v${n(-s * 0.16)}q${n(s * 0.11)} ${n(-s * 0.2)} ${n(s * 0.22)} 0v${n(s * 0.16)}Z`,
  ).join('');
  return (
    stroke(`M${n(x)} ${n(y + s * 0.1)}V${n(y - s * 0.7)}`, c.ground, { 'stroke-width': s * 0.1 }) +
    stroke(`M${n(x - s * 0.3)} ${n(y - s * 0.7)}h${n(s * 0.6)}`, c.ground, { 'stroke-width': s * 0.16 }) +
    path(body, paint) +
    path(panes, glass) +
    path(heads, mix(c.ground, paint, 0.2)) +
    path(
      `M${n(x - s * wide)} ${n(y + s * 0.98)}h${n(s * 2 * wide)}v${n(s * 0.14)}h${n(-s * 2 * wide)}Z`,
      dim(stage, '#fff3df', 0.05),
    )
  );
};

/** A cabin near on its cable, high over wooded slopes. */
export const drawCableCar = (stage: Stage) => {
  const { c, w, h } = stage;
  const random = stage.random('cable-car');
  const [x, y] = [w * random.between(0.36, 0.46), h * random.between(0.34, 0.4)];
  const size = random.between(120, 140);
  const cable = (at: number) => y - size * 0.7 - (at - x) * 0.16;
  const snow = mix('#ffffff', c.sky, stage.isDark ? 0.35 : 0.1);
  const trees = Array.from({ length: 9 }, (_, i) =>
    plantOf(stage)(
      i * 130 - 20 + random.between(-24, 24),
      h * 0.96 - i * 12 + random.between(0, 24),
      random.between(90, 150),
    ),
  ).join('');
  return (
    mountains(
      stage,
      ['peaks', h * 0.42, 250],
      stage.hasSnow === false ? mix(c.far, c.horizon, 0.2) : mix(c.far, snow, 0.45),
    ) +
    mountains(stage, ['range', h * 0.56, 150], mix(c.far, c.mid, 0.45)) +
    turned(
      stage,
      hills(stage, ['slope', h * 0.8, 120], mix(c.mid, c.near, 0.55)) +
        stroke(`M-4 ${n(cable(-4))}L${w + 4} ${n(cable(w + 4))}`, c.ground, { 'stroke-width': 6 }) +
        path(
          `M${n(w * 0.88)} ${h}L${n(w * 0.9)} ${n(cable(w * 0.9))}h18L${n(w * 0.94)} ${h}Z`,
          mix(c.ground, c.near, 0.25),
        ) +
        stroke(`M${n(w * 0.88)} ${n(cable(w * 0.9) + 4)}h58`, c.ground, { 'stroke-width': 12 }) +
        cabin(stage, w * 0.76, [cable(w * 0.76) + 34, 42]) +
        cabin(stage, x, [y, size]) +
        path(trees, mix(c.ground, c.near, 0.25)) +
        path(`M-4 ${h}v-30q260 -50 540 -20t548 -70v120Z`, c.ground),
    )
  );
};
