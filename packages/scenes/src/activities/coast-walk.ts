import { mix } from '../parts/colour';
import { plantOf } from '../parts/growth';
import { n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { drawBoat, drawWater } from '../parts/water';
import { chosen, lit } from './parts/a-frame';
import { walker } from './parts/a-people';
import { turned } from './parts/outdoors';

const CLIFFS = ['#c9a67c', '#a8917a', '#8f8a86', '#d8c4a0'] as const;

/** A path along a cliff, the sea below it and headlands one behind the other. */
export const drawCoastWalk = (stage: Stage): string => {
  const { c, w, h } = stage;
  const random = stage.random('coast-walk');
  const sea = stage.horizon + h * 0.02;
  const rock = mix(lit(stage, chosen(stage, 'coast-walk/rock', CLIFFS), 0.5), c.near, 0.1);
  const turf = mix(c.mid, c.near, 0.4);
  const cape = (from: number, [top, mist]: readonly [number, number]) => {
    const lift = h * random.between(0, 0.03);
    const head = `M${w + 4} ${n(sea + 30)}V${n(sea - h * top - lift)}Q${n(w * (from + 0.2))} ${n(sea - h * top * 0.96)} ${n(w * (from + 0.08))} ${n(sea - h * top * 0.66)}L${n(w * (from + 0.05))} ${n(sea - h * top * 0.3)}L${n(w * from)} ${n(sea + 6)}Z`;
    const grass = `M${w + 4} ${n(sea - h * top - lift)}Q${n(w * (from + 0.2))} ${n(sea - h * top * 0.96)} ${n(w * (from + 0.08))} ${n(sea - h * top * 0.66)}Q${n(w * (from + 0.24))} ${n(sea - h * top * 0.72)} ${w + 4} ${n(sea - h * top * 0.7)}Z`;
    return path(head, mix(rock, c.horizon, mist)) + path(grass, mix(turf, c.horizon, mist));
  };
  const plant = plantOf(stage);
  const plants = [0.02, 0.08, 0.13, 0.2]
    .map((part, i) => plant(w * part, h * (0.66 + part * 0.6), 150 - i * 22))
    .join('');
  const low = [0.3, 0.42, 0.55, 0.7].map((part) => plant(w * part, h * (0.8 + part * 0.22), 46)).join('');
  return turned(
    stage,
    drawWater(stage, sea) +
      cape(0.5, [0.16, 0.5]) +
      cape(0.68, [0.26, 0.15]) +
      stroke(`M${n(w * 0.66)} ${n(sea + 22)}h${n(w * 0.34)}`, '#ffffff', { 'stroke-width': 8, opacity: 0.55 }) +
      drawBoat(stage, w * random.between(0.36, 0.46), [sea + h * 0.06, h * 0.09]) +
      path(
        `M-4 ${h}V${n(h * 0.6)}Q${n(w * 0.2)} ${n(h * 0.64)} ${n(w * 0.34)} ${n(h * 0.76)}T${n(w * 0.72)} ${n(h * 0.92)}L${n(w * 0.8)} ${h}Z`,
        rock,
      ) + // prettier-ignore
      path(
        `M-4 ${h}V${n(h * 0.6)}Q${n(w * 0.2)} ${n(h * 0.64)} ${n(w * 0.32)} ${n(h * 0.75)}T${n(w * 0.58)} ${n(h * 0.9)}L${n(w * 0.6)} ${h}Z`,
        turf,
      ) + // prettier-ignore
      path(
        `M${n(w * 0.04)} ${h}Q${n(w * 0.2)} ${n(h * 0.86)} ${n(w * 0.12)} ${n(h * 0.76)}T${n(w * 0.06)} ${n(h * 0.645)}h16Q${n(w * 0.12)} ${n(h * 0.69)} ${n(w * 0.165)} ${n(h * 0.76)}T${n(w * 0.24)} ${h}Z`,
        lit(stage, '#e2cba0', 0.4),
      ) + // prettier-ignore
      path(plants, mix(c.near, c.ground, 0.4)) +
      path(low, mix(c.near, c.ground, 0.25)) +
      path(walker(w * 0.17, h * 0.95, 128) + walker(w * 0.115, h * 0.93, 122), c.ground),
  );
};
