import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { area, box, dot, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { plantOf } from '../parts/growth';
import { drawWater } from '../parts/water';
import { centred, chosen, lit, oval, shaded } from './parts/a-frame';

const PAINTS = ['#d9503f', '#2f8a86', '#e3a035', '#3f62a0'];
const R = 128;

const tyre = (stage: Stage, [x, y]: Point) => {
  const dark = mix(stage.c.ground, '#15181f', 0.4);
  const spokes = [0, 30, 60, 90, 120, 150].map((angle) => {
    const [dx, dy] = [R * Math.cos((angle * Math.PI) / 180), R * Math.sin((angle * Math.PI) / 180)];
    return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
  });
  return (
    stroke(spokes.join(''), lit(stage, '#f3f0e8', 0.2), { 'stroke-width': 3, opacity: 0.75 }) +
    path(oval(x, y, [R, R]), 'none', { stroke: dark, 'stroke-width': 17 }) +
    path(oval(x, y, [R - 15, R - 15]), 'none', { stroke: lit(stage, '#f3f0e8', 0.2), 'stroke-width': 6 }) +
    stroke(dot(x, y), dark, { 'stroke-width': 26 })
  );
};

/** A bicycle that looks right, its wheels on `foot`; with a basket of flowers in front when it is one for the town. */
const bicycle = (stage: Stage, foot: number, [paint, hasBasket]: readonly [string, boolean]) => {
  const y = foot - R;
  const frame = lit(stage, paint, 0.1);
  const dark = mix(stage.c.ground, '#15181f', 0.4);
  const leather = shaded(stage, '#8a5230', 0.1);
  const bars = hasBasket
    ? `M188 ${y - 176}L160 ${y - 236}q-14 -24 -64 -18`
    : `M186 ${y - 178}L172 ${y - 206}h44q34 6 22 44`;
  const tubes = hasBasket
    ? `M-220 ${y}H-24L-86 ${y - 190}ZM-24 ${y}L196 ${y - 128}M-66 ${y - 92}Q60 ${y - 30} 190 ${y - 158}M220 ${y}L186 ${y - 182}`
    : `M-220 ${y}H-24L-80 ${y - 178}ZM-24 ${y}L192 ${y - 136}M-78 ${y - 172}L188 ${y - 168}M220 ${y}L186 ${y - 182}`;
  const blooms = [
    [196, -212],
    [232, -226],
    [266, -210],
    [214, -240],
    [250, -244],
  ]
    .map(([x = 0, up = 0]) => dot(x, y + up))
    .join('');
  return (
    tyre(stage, [-220, y]) +
    tyre(stage, [220, y]) +
    stroke(tubes, frame, { 'stroke-width': 17, 'stroke-linejoin': 'round' }) +
    path(oval(-24, y, [34, 34]), 'none', { stroke: dark, 'stroke-width': 9 }) +
    stroke(`M-24 ${y}l30 54M-24 ${y}l-30 -54M-8 ${y + 56}h34M-72 ${y - 56}h34`, dark, { 'stroke-width': 10 }) +
    stroke(`M-84 ${y - 186}l-10 -30`, dark, { 'stroke-width': 12 }) +
    path(`M-156 ${y - 232}q60 -18 128 2q6 14 -40 16q-60 18 -88 -18Z`, leather) +
    stroke(bars, dark, { 'stroke-width': 13 }) +
    (hasBasket
      ? stroke(blooms, lit(stage, '#5f9a55', 0.2), { 'stroke-width': 52 }) +
        stroke(blooms, lit(stage, '#f3a8a0', 0.1), { 'stroke-width': 30 }) +
        path(
          area([
            [176, y - 204],
            [292, y - 204],
            [274, y - 108],
            [194, y - 108],
          ]),
          lit(stage, '#c0894f', 0.2),
        ) +
        stroke(`M182 ${y - 172}h104M188 ${y - 140}h94`, shaded(stage, '#8a5f38'), { 'stroke-width': 6 })
      : '')
  );
};

/** Somebody bent over the bars, over the bicycle. */
const rider = (stage: Stage, foot: number) => {
  const y = foot - R;
  const [shirt, skin] = [
    lit(stage, chosen(stage, 'cycling/way', ['#f0c24a', '#7fb04f', '#e8785a']), 0.16),
    lit(stage, chosen(stage, 'cycling/flip', ['#e2b08a', '#b9764e', '#8a5a40']), 0.2),
  ];
  const short = mix(stage.c.ground, '#15181f', 0.3);
  return (
    stroke(`M8 ${y - 86}L0 ${y + 44}`, skin, { 'stroke-width': 32 }) +
    stroke(`M-80 ${y - 230}L14 ${y - 92}`, short, { 'stroke-width': 58 }) +
    stroke(`M-6 ${y + 56}h40`, '#f6f2e8', { 'stroke-width': 24 }) +
    stroke(`M-78 ${y - 248}Q-30 ${y - 380} 70 ${y - 392}`, shirt, { 'stroke-width': 84 }) +
    stroke(`M76 ${y - 380}L120 ${y - 276}L210 ${y - 208}`, skin, { 'stroke-width': 30, 'stroke-linejoin': 'round' }) +
    path(oval(142, y - 436, [46, 50]), skin) +
    path(`M84 ${y - 440}q0 -66 66 -66t68 56q-70 -10 -134 10Z`, lit(stage, chosen(stage, 'cycling/dish', PAINTS), 0.14))
  );
};

/** Where the road leads: along the sea, through hills, or down an avenue. */
const lands: readonly ((stage: Stage, half: number) => string)[] = [
  (stage, half) =>
    stroke(
      Array.from({ length: 9 }, (_, i) => `M${n(-half + 40 + i * 136)} 470V572`).join(''),
      lit(stage, '#f6f0e2', 0.3),
      { 'stroke-width': 16 },
    ) +
    stroke(`M${n(-half)} 486H${n(half)}M${n(-half)} 530H${n(half)}`, lit(stage, '#f6f0e2', 0.3), { 'stroke-width': 9 }),
  (stage, half) =>
    path(`M${n(-half)} 430Q-200 330 80 440T${n(half)} 400V690H${n(-half)}Z`, stage.c.mid) +
    path(
      [-430, -380, 380, 430, 500].map((x, i) => plantOf(stage)(x, 460, 150 + (i % 3) * 40)).join(''),
      mix(stage.c.near, stage.c.ground, 0.4),
    ) +
    path(`M${n(-half)} 520Q0 430 ${n(half)} 500V690H${n(-half)}Z`, mix(stage.c.mid, stage.c.near, 0.5)),
  (stage, half) =>
    path(box(-half, 470, [half * 2, 200]), mix(lit(stage, '#9cbf63', 0.46), stage.c.mid, 0.4)) +
    path(
      [-480, -290, -100, 90, 280, 470].map((x, i) => oval(x, 310 - (i % 2) * 26, [88, 124])).join(''),
      mix(lit(stage, '#e0a040', 0.4), stage.c.mid, 0.3),
    ) +
    path(
      [-480, -290, -100, 90, 280, 470].map((x) => box(x - 12, 400, [24, 160])).join(''),
      shaded(stage, '#6b4a33', 0.2),
    ),
];

/** A bicycle from near on its road, with a rider or alone with its basket, before sea, hills or an avenue. */
export const drawCycling = (stage: Stage): string => {
  const { c, h } = stage;
  const half = stage.w / 2 + 10;
  const paint = chosen(stage, 'cycling/theme', PAINTS);
  const land = chosen(stage, 'cycling/choice', lands);
  const isRidden = chosen(stage, 'cycling/made', [true, false, true]);
  const foot = isRidden ? 640 : 634;
  const road = mix(lit(stage, '#d3c0a0', 0.46), c.near, 0.2);
  return (
    drawRidge(stage, 'cycling-hills', { y: stage.horizon - 60, swing: 110, roughness: 0.45, colour: c.far, foot: h })
      .svg +
    (land === lands[0] ? drawWater(stage, stage.horizon, 600) : '') +
    centred(
      stage,
      'cycling/view',
      [
        land(stage, half),
        path(box(-half, 560, [half * 2, h]), road),
        path(box(-half, 556, [half * 2, 12]), mix(road, '#ffffff', 0.4)),
        stroke(`M${n(-half)} 654H${n(half)}`, mix(road, '#ffffff', 0.5), {
          'stroke-width': 8,
          'stroke-dasharray': '70 60',
        }),
        path(oval(0, foot + 6, [360, 13]), c.ground, { opacity: 0.28 }),
        // A little smaller, so that the rider's head keeps clear of the edge.
        `<g transform="translate(0 ${n(foot * 0.07)}) scale(.93)">${bicycle(stage, foot, [paint, !isRidden])}${isRidden ? rider(stage, foot) : ''}</g>`,
      ].join(''),
    )
  );
};
