import { mix } from '../parts/colour';
import { dim } from '../parts/plants';
import { area, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { drawWater } from '../parts/water';
import { bright, hills, turned } from './parts/outdoors';

const sailing = (stage: Stage, x: number, y: number) => {
  const sail = dim(stage, '#fff3df', 0.02);
  const trim = bright(stage, 'sail');
  return (
    stroke(`M${n(x)} ${n(y - 30)}V${n(y - 420)}`, stage.c.ground, { 'stroke-width': 9 }) +
    path(`M${n(x + 12)} ${n(y - 410)}q150 150 170 350h-170Z`, sail) +
    path(`M${n(x - 10)} ${n(y - 380)}q-30 190 -160 312q90 10 160 0Z`, trim) +
    path(
      `M${n(x - 190)} ${n(y - 44)}q200 26 400 -14q-20 92 -78 96h-240q-60 -10 -82 -82Z`,
      dim(stage, '#f4efe4', 0.05),
    ) +
    path(`M${n(x - 180)} ${n(y - 16)}q190 26 378 -8l-12 34q-180 26 -350 0Z`, trim)
  );
};

const ferry = (stage: Stage, x: number, y: number) => {
  const white = dim(stage, '#f7f1e6', 0.05);
  const band = bright(stage, 'ferry');
  const panes = Array.from({ length: 7 }, (_, i) => `M${n(x - 150 + i * 46)} ${n(y - 118)}h28v34h-28Z`).join('');
  return (
    path(`M${n(x - 30)} ${n(y - 210)}h70l10 -76h-66Z`, band) +
    path(`M${n(x - 110)} ${n(y - 206)}h230l24 66h-270Z`, mix(white, stage.c.mid, 0.18)) +
    path(`M${n(x - 180)} ${n(y - 146)}h350l20 86h-392Z`, white) +
    path(panes, stage.isDark ? stage.lamp : mix(stage.c.near, stage.c.sky, 0.2)) +
    path(`M${n(x - 230)} ${n(y - 66)}h490l-46 104q-200 20 -390 0Z`, band)
  );
};

const longboat = (stage: Stage, x: number, y: number) => {
  const wood = dim(stage, stage.random('wood').pick(['#7a4a2c', '#8f5d36', '#54402f']));
  return (
    path(`M${n(x - 130)} ${n(y - 140)}q130 -46 270 0l14 20h-300Z`, bright(stage, 'canopy')) +
    stroke(
      `M${n(x - 110)} ${n(y - 124)}v90M${n(x + 10)} ${n(y - 124)}v96M${n(x + 124)} ${n(y - 124)}v86`,
      stage.c.ground,
      { 'stroke-width': 9 },
    ) +
    path(
      area([
        [x - 80, y - 36],
        [x - 70, y - 84],
        [x - 44, y - 84],
        [x - 34, y - 36],
        [x + 40, y - 36],
        [x + 50, y - 88],
        [x + 78, y - 88],
        [x + 88, y - 36],
      ]),
      stage.c.ground,
    ) + // prettier-ignore
    path(
      `M${n(x - 290)} ${n(y - 84)}q70 54 200 54h200q120 -10 176 -104l18 -4q-20 150 -130 168h-330q-110 -10 -134 -114Z`,
      wood,
    ) +
    path(
      `M${n(x - 250)} ${n(y - 34)}q60 34 160 34h200q80 -4 130 -60l-6 24q-50 66 -124 66h-260q-80 -6 -100 -64Z`,
      mix(wood, stage.c.ground, 0.35),
    )
  );
};

/** A boat near, and the wide water it goes over. */
const afloat = (draw: (stage: Stage, x: number, y: number) => string) => (stage: Stage) => {
  const { c, w, h } = stage;
  const random = stage.random('boat');
  const [x, y] = [w * random.between(0.36, 0.48), h * random.between(0.8, 0.84)];
  const foam = mix('#ffffff', c.horizon, stage.isDark ? 0.4 : 0.1);
  return turned(
    stage,
    hills(stage, ['shore', stage.horizon - 24, 90], mix(c.far, c.horizon, 0.25)) +
      drawWater(stage, stage.horizon) +
      draw(stage, x, y) +
      stroke(
        `M${n(x - 230)} ${n(y + 34)}q60 18 120 2t120 0t120 2t100 -4M${n(x - 330)} ${n(y + 62)}h150m60 8h220m50 -6h120`,
        foam,
        { 'stroke-width': 8, opacity: 0.85 },
      ),
  );
};

/** A boat under sail. */
export const drawSail = afloat(sailing);

/** A steamer or a ferry. */
export const drawFerry = afloat(ferry);

/** A long wooden boat under an awning. */
export const drawLongboat = afloat(longboat);
