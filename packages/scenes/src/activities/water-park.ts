import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { plantOf } from '../parts/growth';
import { box, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, lit, oval } from './parts/a-frame';

const TUBES = ['#d9503f', '#e8a83a', '#b8558a', '#3f9a6a', '#e8743a'];

/** A slide from the tower into the pool: a bright tube with a pale inside. */
const slide = (stage: Stage, course: string, colour: string) => {
  const paint = lit(stage, colour, 0.2);
  return (
    stroke(course, mix(paint, stage.c.ground, 0.35), { 'stroke-width': 44 }) +
    stroke(course, paint, { 'stroke-width': 34 }) +
    stroke(course, mix(paint, '#ffffff', 0.5), { 'stroke-width': 9 })
  );
};

/** Somebody on a ring in the water. */
const floater = (stage: Stage, [x, y]: readonly [number, number], colour: string) =>
  path(oval(x, y, [48, 19]), lit(stage, colour, 0.2)) +
  path(oval(x, y - 4, [26, 9]), mix(stage.c.sky, '#ffffff', 0.2)) +
  path(`M${n(x - 20)} ${n(y)}q4 -40 20 -42q16 2 20 42Z`, lit(stage, '#d9a07a', 0.2)) +
  path(oval(x, y - 52, [13, 14]), lit(stage, '#d9a07a', 0.2));

/** A tower of slides that wind down into a pool, with people on rings in it. */
export const drawWaterPark = (stage: Stage): string => {
  const { c, h } = stage;
  const random = stage.random('water-park');
  const half = stage.w / 2 + 10;
  const start = random.whole(0, TUBES.length - 1);
  const tube = (i: number) => TUBES[(start + i) % TUBES.length] ?? '#d9503f';
  const steel = mix(lit(stage, '#e8e4da', 0.3), c.near, 0.25);
  const pool = mix(lit(stage, '#35b3c4', 0.5), c.sky, 0.25);
  const plants = [-560, -500, 440, 505, 560].map((x, i) => plantOf(stage)(x, 520, 190 + ((i * 37) % 80))).join('');
  const courses = chosen(stage, 'water-park/courses', [
    [
      'M-150 190Q120 170 170 260T-10 380Q-190 430 40 500T330 560',
      'M-170 250Q-420 250 -430 350T-300 450Q-180 500 -300 560',
    ],
    [
      'M-150 190Q220 180 250 290T60 370Q-90 420 120 480T400 560',
      'M-170 260Q-380 290 -330 380T-450 470Q-500 520 -420 560',
    ],
  ] as const);
  const tower =
    path(box(-226, 150, [12, 420]) + box(-130, 150, [12, 420]) + box(-180, 150, [12, 420]), steel) +
    stroke('M-220 560L-124 460M-124 560L-220 460M-220 450L-124 350M-124 450L-220 350M-220 340L-124 250', steel, {
      'stroke-width': 6,
    }) +
    path(box(-240, 222, [136, 14]) + box(-240, 330, [136, 12]), mix(steel, c.ground, 0.3)) +
    path('M-262 152L-172 70L-82 152Z', lit(stage, tube(2), 0.2)) +
    stroke('M-172 72V40', steel, { 'stroke-width': 5 }) +
    path('M-172 40L-130 50L-172 62Z', lit(stage, tube(3), 0.2));
  const parasols = [-430, 470]
    .map(
      (x, i) =>
        stroke(`M${x} 604V540`, steel, { 'stroke-width': 6 }) +
        path(`M${x - 62} 548Q${x} 480 ${x + 62} 548Z`, lit(stage, i ? '#fbf0da' : tube(1), 0.2)),
    )
    .join('');
  return (
    drawRidge(stage, 'water-park-hills', { y: stage.horizon, swing: 80, roughness: 0.4, colour: c.far, foot: h }).svg +
    centred(
      stage,
      'water-park/place',
      [
        path(`M${n(-half)} 500Q0 462 ${n(half)} 496V${h}H${n(-half)}Z`, mix(c.mid, c.near, 0.4)),
        path(plants, mix(c.near, c.ground, 0.4)),
        tower,
        slide(stage, courses[1], tube(1)),
        slide(stage, courses[0], tube(0)),
        path(`M${n(-half)} 566Q0 540 ${n(half)} 564V${h}H${n(-half)}Z`, lit(stage, '#efe0c0', 0.4)),
        parasols,
        path(`M${n(-half)} 608Q0 568 ${n(half)} 604V${h}H${n(-half)}Z`, mix(pool, c.near, 0.25)),
        path(`M${n(-half)} 616Q0 578 ${n(half)} 612V${h}H${n(-half)}Z`, pool),
        stroke('M-480 640h90M-260 622h70M120 650h110M330 628h80M-60 660h120', mix(pool, '#ffffff', 0.6), {
          'stroke-width': 6,
          opacity: 0.7,
        }),
        path(
          oval(360, 598, [64, 16]) + oval(330, 590, [28, 20]) + oval(386, 588, [26, 18]),
          mix('#ffffff', pool, 0.15),
        ),
        floater(stage, [random.between(-150, -60), 632], tube(3)),
        floater(stage, [random.between(60, 140), 644], tube(4)),
      ].join(''),
    )
  );
};
