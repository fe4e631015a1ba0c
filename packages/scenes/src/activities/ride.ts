import { mix } from '../parts/colour';
import { drawRidge } from '../parts/hills';
import { area, box, dot, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, halo, lit, oval } from './parts/a-frame';
import { cloaked, walker } from './parts/a-people';

const PAINTS = ['#d9503f', '#e8a83a', '#2f8a86', '#4a6fb0', '#b8558a'];

/** Points evenly round a circle. */
const around = (count: number, [x, y]: Point, r: number): Point[] =>
  Array.from(
    { length: count },
    (_, i) => [x + r * Math.cos((i / count) * Math.PI * 2), y + r * Math.sin((i / count) * Math.PI * 2)] as const,
  );

/** A tent with stripes to its peak; `x` is its middle. */
const tent = (stage: Stage, [x, foot]: Point, [wide, tall, paint]: readonly [number, number, string]) => {
  const [a, b] = [lit(stage, paint, 0.2), lit(stage, '#fbf0da', 0.24)];
  const eave = foot - tall * 0.45;
  const stripes = [-1, -0.6, -0.2, 0.2, 0.6].map((part, i) =>
    path(
      area([
        [x, foot - tall],
        [x + (part * wide) / 2, eave],
        [x + ((part + 0.4) * wide) / 2, eave],
      ]),
      i % 2 ? b : a,
    ),
  );
  const walls = [-1, -0.6, -0.2, 0.2, 0.6].map((part, i) =>
    path(
      box(x + (part * wide * 0.9) / 2, eave, [wide * 0.18, tall * 0.45]),
      i % 2 ? mix(b, stage.c.near, 0.14) : mix(a, stage.c.near, 0.2),
    ),
  );
  return (
    walls.join('') +
    stripes.join('') +
    path(
      area([
        [x, foot - tall - 54],
        [x + 46, foot - tall - 40],
        [x, foot - tall - 24],
      ]),
      a,
    ) +
    stroke(`M${n(x)} ${n(foot - tall - 54)}v54`, stage.c.ground, { 'stroke-width': 5 })
  );
};

/** The big wheel with its cabins, from `scale` 1 at the front to a smaller one behind. */
const wheel = (stage: Stage, [x, y]: Point, r: number) => {
  const steel = stage.isDark ? mix(stage.c.horizon, stage.c.sky, 0.35) : mix('#ffffff', stage.c.near, 0.16);
  const rim = around(12, [x, y], r);
  const spokes = rim.map(([rx, ry]) => `M${n(x)} ${n(y)}L${n(rx)} ${n(ry)}`).join('');
  const cabins = rim
    .map(([rx, ry], i) =>
      path(
        `M${n(rx - r * 0.1)} ${n(ry + r * 0.04)}h${n(r * 0.2)}v${n(r * 0.08)}q0 ${n(r * 0.1)} ${n(-r * 0.1)} ${n(r * 0.1)}t${n(-r * 0.1)} ${n(-r * 0.1)}ZM${n(rx - r * 0.11)} ${n(ry)}a${n(r * 0.11)} ${n(r * 0.09)} 0 0 1 ${n(r * 0.22)} 0Z`,
        lit(stage, PAINTS[i % 5] ?? '', 0.14),
      ),
    )
    .join('');
  return (
    halo(stage, [x, y], r * 1.16) +
    path(
      area([
        [x - 14, y],
        [x + 14, y],
        [x + r * 0.52, 620],
        [x + r * 0.4, 620],
      ]) +
        area([
          [x - 14, y],
          [x + 14, y],
          [x - r * 0.4, 620],
          [x - r * 0.52, 620],
        ]),
      mix(stage.c.near, stage.c.ground, 0.4),
    ) +
    stroke(spokes, steel, { 'stroke-width': r * 0.018 }) +
    path(oval(x, y, [r, r]), 'none', { stroke: steel, 'stroke-width': r * 0.055 }) +
    path(oval(x, y, [r * 0.8, r * 0.8]), 'none', { stroke: steel, 'stroke-width': r * 0.025 }) +
    path(oval(x, y, [r * 0.1, r * 0.1]), lit(stage, '#d9503f', 0.1)) +
    (stage.isDark
      ? stroke(
          around(24, [x, y], r)
            .map(([lx, ly]) => dot(lx, ly))
            .join(''),
          stage.lamp,
          { 'stroke-width': r * 0.05 },
        )
      : '') +
    cabins
  );
};

/** The track of a roller coaster: a climb, a loop and its train. */
const coaster = (stage: Stage, paint: string) => {
  const track = lit(stage, paint, 0.14);
  const posts = [-470, -400, -330, -260, 240, 320, 400, 470]
    .map((x) => `M${x} ${x < 0 ? 130 + Math.abs(x + 380) * 0.9 : 470 - (x - 240) * 0.7}V620`)
    .join('');
  const rail =
    'M-580 420Q-470 90 -380 120Q-300 140 -250 420Q-220 590 -40 590A220 220 0 1 0 -100 590Q120 620 250 450T580 260';
  const cars = [
    [-214, 232],
    [-160, 190],
    [-98, 162],
  ].map(
    ([x = 0, y = 0], i) =>
      `<g transform="translate(${x} ${y}) rotate(${-44 + i * 13})">${path('M-34 -8h68v-26q0 -10 -10 -10h-48q-10 0 -10 10Z', lit(stage, '#e8a83a', 0.1))}${path(oval(-12, -54, [13, 14]) + oval(14, -54, [13, 14]), stage.c.ground)}</g>`,
  );
  return (
    stroke(posts, mix(stage.c.near, stage.c.horizon, 0.25), { 'stroke-width': 9 }) +
    stroke('M-70 620V590M-260 620L-196 520M150 620L110 530', mix(stage.c.near, stage.c.horizon, 0.25), {
      'stroke-width': 12,
    }) +
    stroke(rail, mix(track, stage.c.ground, 0.4), { 'stroke-width': 30 }) +
    stroke(rail, track, { 'stroke-width': 16 }) +
    (stage.isDark ? stroke(rail, stage.lamp, { 'stroke-width': 8, 'stroke-dasharray': '0.1 62' }) : '') +
    cars.join('')
  );
};

/** A carousel under its striped roof. */
const carousel = (stage: Stage, paint: string) => {
  const [a, b] = [lit(stage, paint, 0.14), lit(stage, '#fbf0da', 0.2)];
  const roof = [-6, -4, -2, 0, 2, 4].map((part, i) =>
    path(
      area([
        [0, 96],
        [part * 56, 252],
        [(part + 2) * 56, 252],
      ]),
      i % 2 ? b : a,
    ),
  );
  const scallops = [-6, -4, -2, 0, 2, 4].map((part, i) =>
    path(
      `M${part * 56} 250h112v40a56 34 0 0 1 -112 0Z`,
      i % 2 ? mix(b, stage.c.near, 0.1) : mix(a, stage.c.near, 0.14),
    ),
  );
  const horse = (x: number, y: number, colour: string) =>
    stroke(`M${x} 290V560`, lit(stage, '#e3b64f', 0.1), { 'stroke-width': 9 }) +
    path(
      `M${x - 66} ${y}q-26 6 -28 56q14 -20 28 -22l4 50l-24 30l14 6l34 -36l10 -42h48l22 40l34 2l2 -14l-26 -2l-10 -40q12 -30 22 -46l22 14l14 -16l-28 -44l-10 -16l-8 14q-28 10 -42 56q-40 14 -82 10Z`,
      lit(stage, colour, 0.14),
    ) +
    path(`M${x - 22} ${y + 4}h46v26h-46Z`, a);
  return (
    path(box(-290, 270, [580, 300]), stage.isDark ? mix(stage.lamp, stage.c.near, 0.25) : mix(a, '#fff6e2', 0.72)) +
    path(box(-40, 270, [80, 300]), mix(b, stage.c.near, 0.2)) +
    horse(-196, 410, '#fbf6ec') +
    horse(6, 384, '#c98a5a') +
    horse(204, 420, '#e9dccb') +
    path(box(-330, 560, [660, 28]), b) +
    path(box(-350, 588, [700, 36]), a) +
    scallops.join('') +
    roof.join('') +
    path(oval(0, 84, [18, 18]), lit(stage, '#e3b64f', 0.1)) +
    (stage.isDark
      ? stroke(Array.from({ length: 13 }, (_, i) => dot(-336 + i * 56, 254)).join(''), stage.lamp, {
          'stroke-width': 20,
        })
      : '')
  );
};

/** A fairground: a big wheel, a loop of a roller coaster or a carousel, with tents and people. */
export const drawRide = (stage: Stage): string => {
  const { c, h } = stage;
  const half = stage.w / 2 + 10;
  const random = stage.random('ride/ground');
  const [a, b] = [chosen(stage, 'ride/act', PAINTS), random.pick(PAINTS)];
  const scenes: readonly (() => string)[] = [
    () =>
      wheel(stage, [-60, 312], 270) + tent(stage, [340, 624], [260, 230, a]) + tent(stage, [-440, 624], [200, 180, b]),
    () => wheel(stage, [380, 420], 130) + tent(stage, [-430, 622], [210, 150, b]) + coaster(stage, a),
    () => wheel(stage, [-400, 360], 180) + tent(stage, [450, 624], [230, 210, b]) + carousel(stage, a),
  ];
  const ground = mix(lit(stage, '#d9bc8a', 0.5), c.near, 0.16);
  return (
    drawRidge(stage, 'ride-hills', { y: stage.horizon + 10, swing: 80, roughness: 0.42, colour: c.far, foot: h }).svg +
    centred(
      stage,
      'ride/place',
      [
        path(
          Array.from({ length: 14 }, (_, i) => oval(-half + i * 86, 590, [66, random.between(36, 72)])).join(''),
          mix(c.near, c.mid, 0.3),
        ),
        path(box(-half, 590, [half * 2, h]), mix(c.near, c.mid, 0.3)),
        path(box(-half, 612, [half * 2, h]), ground),
        chosen(stage, 'ride/tone', scenes)(),
        path(
          walker(random.between(120, 180), 664, 120) +
            cloaked(random.between(200, 250), 668, 112) +
            cloaked(-250, 662, 84),
          c.ground,
        ),
      ].join(''),
    )
  );
};
