import { mix } from '../parts/colour';
import { plantOf } from '../parts/growth';
import { cone } from '../parts/mountains';
import { n, path } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { lit } from './parts/a-frame';
import { walker } from './parts/a-people';
import { turned } from './parts/outdoors';

/** A smoking cone behind fields of lava, and two people on a path of cinders. */
export const drawVolcano = (stage: Stage): string => {
  const { c, w, h } = stage;
  const random = stage.random('volcano');
  const lava = mix(lit(stage, '#5a4a48', 0.4), c.ground, 0.3);
  const ash = mix(lit(stage, '#a07a62', 0.5), c.near, 0.2);
  const plant = plantOf(stage);
  const plants = [0.04, 0.14, 0.82, 0.9, 0.97].map((part, i) => plant(w * part, h * (0.8 + (i % 2) * 0.03), 80 + ((i * 31) % 50))).join(''); // prettier-ignore
  const lumps = Array.from({ length: 16 }, (_, i) => {
    const x = (i / 15) * w;
    return `Q${n(x + w * 0.02)} ${n(h * random.between(0.78, 0.82))} ${n(x + w * 0.04)} ${n(h * random.between(0.84, 0.87))}`;
  }).join('');
  return (
    cone(stage, h * 0.76, stage.hasSnow ?? false) +
    turned(
      stage,
      path(`M-4 ${n(h * 0.76)}Q${n(w * 0.4)} ${n(h * 0.68)} ${w + 4} ${n(h * 0.74)}V${h}H-4Z`, ash) +
        path(plants, mix(c.near, c.ground, 0.4)) +
        path(`M-4 ${h}V${n(h * 0.86)}${lumps}V${h}Z`, lava) +
        path(
          `M${n(w * 0.3)} ${h}Q${n(w * 0.44)} ${n(h * 0.9)} ${n(w * 0.4)} ${n(h * 0.84)}T${n(w * 0.47)} ${n(h * 0.74)}h18Q${n(w * 0.46)} ${n(h * 0.8)} ${n(w * 0.46)} ${n(h * 0.84)}T${n(w * 0.54)} ${h}Z`,
          mix(ash, '#e2cba0', 0.45),
        ) + // prettier-ignore
        path(walker(w * 0.44, h * 0.97, 118) + walker(w * 0.39, h * 0.965, 112), c.ground),
    )
  );
};
