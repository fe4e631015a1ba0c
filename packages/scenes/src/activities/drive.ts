import { mix } from '../parts/colour';
import { dim } from '../parts/plants';
import { box, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { bright, distance, meadow, turned } from './parts/outdoors';

const wheel = (stage: Stage, x: number, [y, r]: readonly [number, number]) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${mix(stage.c.ground, '#0b0e18', 0.5)}"/>` +
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.48)}" fill="${dim(stage, '#d9dde2', 0.05)}"/>`;

const glassOf = (stage: Stage) => (stage.isDark ? mix(stage.lamp, stage.c.sky, 0.2) : mix(stage.c.sky, '#ffffff', 0.5));

/** A square 4x4 with what it needs on its roof. */
const offRoad = (stage: Stage, x: number, y: number) => {
  const paint = bright(stage, 'car');
  return (
    path(box(x - 150, y - 246, [110, 34]) + box(x - 30, y - 238, [120, 26]), dim(stage, '#8a6242', 0.1)) +
    stroke(`M${n(x - 176)} ${n(y - 208)}h300`, stage.c.ground, { 'stroke-width': 9 }) +
    path(`M${n(x - 190)} ${n(y - 200)}h320l56 94h-376Z`, paint) +
    path(
      `M${n(x - 168)} ${n(y - 184)}h112v70h-112ZM${n(x - 40)} ${n(y - 184)}h100v70h-100ZM${n(x + 76)} ${n(y - 184)}h44l40 70h-84Z`,
      glassOf(stage),
    ) +
    path(`M${n(x - 196)} ${n(y - 112)}h400q70 6 78 54v34h-478Z`, paint) +
    path(`M${n(x - 196)} ${n(y - 58)}h478v34h-478Z`, mix(paint, stage.c.ground, 0.35)) +
    path(`M${n(x + 262)} ${n(y - 92)}h22v28h-22Z`, stage.lamp) +
    wheel(stage, x - 104, [y - 20, 58]) +
    wheel(stage, x + 178, [y - 20, 58])
  );
};

/** A small van with a light roof. */
const van = (stage: Stage, x: number, y: number) => {
  const paint = bright(stage, 'car');
  const roof = dim(stage, '#fff3df', 0.03);
  return (
    path(`M${n(x - 220)} ${n(y - 130)}v-70q4 -54 60 -58h260q60 4 96 60l34 68Z`, roof) +
    path(
      `M${n(x - 196)} ${n(y - 216)}h96v76h-96ZM${n(x - 82)} ${n(y - 216)}h96v76h-96ZM${n(x + 32)} ${n(y - 216)}h92q34 10 56 76h-148Z`,
      glassOf(stage),
    ) +
    path(`M${n(x - 226)} ${n(y - 134)}h450q44 4 48 50v60h-498Z`, paint) +
    path(`M${n(x - 226)} ${n(y - 60)}h498v36h-498Z`, mix(paint, stage.c.ground, 0.35)) +
    path(`M${n(x + 248)} ${n(y - 104)}h24v30h-24Z`, stage.lamp) +
    wheel(stage, x - 130, [y - 18, 50]) +
    wheel(stage, x + 160, [y - 18, 50])
  );
};

/** A car near on a road that winds up to the hills. */
export const drawDrive = (stage: Stage) => {
  const { c, w, h } = stage;
  const random = stage.random('drive');
  const [x, y] = [w * random.between(0.36, 0.44), h * 0.87];
  const tar = dim(stage, random.pick(['#8b8794', '#c9a777', '#9a8f86']), 0.15);
  const country = dim(stage, random.pick(['#8fae62', '#c9b26a', '#7fa37a']), 0.2);
  return (
    distance(stage, 0.54) +
    turned(
      stage,
      meadow(stage, [0.62, -20], mix(country, c.mid, 0.35)) +
        path(
          `M${n(w * 0.98)} ${n(h * 0.86)}Q${n(w * 0.56)} ${n(h * 0.78)} ${n(w * 0.74)} ${n(h * 0.7)}T${n(w * 0.82)} ${n(h * 0.6)}L${n(w * 0.835)} ${n(h * 0.6)}Q${n(w * 0.86)} ${n(h * 0.68)} ${n(w * 0.8)} ${n(h * 0.71)}T${w + 4} ${n(h * 0.8)}Z`,
          tar,
        ) +
        path(box(-4, h * 0.8, [w + 8, h * 0.22]), tar) +
        stroke(`M-20 ${n(h * 0.93)}h160m90 0h160m90 0h160m90 0h160m90 0h160`, dim(stage, '#fff3df', 0.05), {
          'stroke-width': 10,
        }) +
        (random.odds(0.5) ? offRoad : van)(stage, x, y) +
        path(box(-4, h * 0.975, [w + 8, h * 0.03]), mix(country, c.ground, 0.4)),
    )
  );
};
