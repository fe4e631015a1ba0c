import { mix } from '../parts/colour';
import { area, box, dot, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { centred, chosen, halo, lit, oval, shaded } from './parts/a-frame';
import { cloaked } from './parts/a-people';

const AWNINGS = [
  ['#c8493a', '#fbefd8'],
  ['#2f7f78', '#f7ecd2'],
  ['#d98a2b', '#fff3dc'],
  ['#3f62a0', '#f4ead6'],
] as const;
const HOUSES = ['#e8b98a', '#d99a7c', '#cfc6a8', '#b7c3bd'];

type Goods = (stage: Stage, x: number) => string;

const crate = (stage: Stage, x: number) =>
  path(box(x - 80, 478, [160, 64]), lit(stage, '#b98550')) +
  stroke(`M${n(x - 78)} 500h156M${n(x - 78)} 522h156`, shaded(stage, '#8a5f38'), { 'stroke-width': 4 });

const fruit: Goods = (stage, x) => {
  const colour = stage.random(`market/fruit${x}`).pick(['#e0892f', '#c7392f', '#7fa13c', '#e8c23f', '#7a3f6a']);
  const heap =
    [-58, -20, 20, 58].map((dx) => dot(x + dx, 466)).join('') + [-38, 0, 38].map((dx) => dot(x + dx, 434)).join('');
  return (
    stroke(heap, shaded(stage, colour, 0.22), { 'stroke-width': 46 }) +
    stroke(heap, lit(stage, colour, 0.16), { 'stroke-width': 38 }) +
    crate(stage, x)
  );
};
const flowers: Goods = (stage, x) => {
  const colour = stage.random(`market/flower${x}`).pick(['#e0556a', '#f0b63c', '#f3e6ef', '#b25aa0', '#e87f45']);
  const heads = [
    [-44, 430],
    [0, 396],
    [44, 430],
    [-22, 416],
    [22, 416],
    [-60, 458],
    [60, 458],
  ]
    .map(([dx = 0, y = 0]) => dot(x + dx, y))
    .join('');
  return (
    path(oval(x, 452, [82, 56]), lit(stage, '#4c8a4f')) +
    stroke(heads, lit(stage, colour, 0.16), { 'stroke-width': 36 }) +
    stroke(heads, mix(lit(stage, colour), '#fff3c4', 0.7), { 'stroke-width': 12 }) +
    path(
      area([
        [x - 58, 470],
        [x + 58, 470],
        [x + 42, 542],
        [x - 42, 542],
      ]),
      lit(stage, '#8fa6ad'),
    )
  );
};
const spices: Goods = (stage, x) => {
  const colour = stage.random(`market/spice${x}`).pick(['#d9702a', '#b83a2a', '#e3b13a', '#8c5a33', '#7f8c3a']);
  return (
    path(
      `M${n(x - 72)} 492Q${n(x - 22)} 440 ${n(x)} 376Q${n(x + 22)} 440 ${n(x + 72)} 492Z`,
      lit(stage, colour, 0.16),
    ) +
    path(`M${n(x + 8)} 396Q${n(x + 24)} 448 ${n(x + 72)} 492H${n(x + 18)}Z`, shaded(stage, colour, 0.25)) +
    path(`M${n(x - 80)} 482h160q8 40 -4 60h-152q-12 -20 -4 -60Z`, lit(stage, '#b08a5c'))
  );
};

/** Stripes of cloth with a scalloped edge, from `x` on. */
const awning = ([x, top, wide]: readonly [number, number, number], [a, b]: readonly [string, string]) => {
  const step = wide / 8;
  const strip = (i: number) => {
    const [up, low] = [x + wide * 0.08 + i * step * 0.84, x + i * step];
    return `M${n(up)} ${top}h${n(step * 0.84)}L${n(low + step)} ${top + 120}v26a${n(step / 2)} ${n(step * 0.42)} 0 0 1 ${n(-step)} 0v-26Z`;
  };
  return [0, 1].map((odd) => path([0, 1, 2, 3].map((i) => strip(i * 2 + odd)).join(''), odd ? b : a)).join('');
};

/** A stall under its striped awning, full of fruit, flowers or spices, with who sells and other stalls behind. */
export const drawMarket = (stage: Stage): string => {
  const { c, h, isDark } = stage;
  const half = stage.w / 2 + 10;
  const random = stage.random('market/street');
  const [a, b] = chosen(stage, 'market/theme', AWNINGS);
  const other = random.pick(AWNINGS);
  const goods = chosen(stage, 'market/sort', [fruit, flowers, spices]);
  const seller = random.pick([-157, 0, 157]);
  const wood = shaded(stage, '#7a5236', 0.1);
  const ground = mix(lit(stage, '#cdb28a', 0.5), c.near, 0.12);
  const houses = [-half, -330, -70, 190, 400].map((x, i) => {
    const top = random.between(60, 210);
    const wall = mix(lit(stage, HOUSES[(i + random.whole(0, 3)) % 4] ?? '#e8b98a', 0.5), c.far, 0.35);
    const panes = [40, 130].map((dx) => box(x + dx, top + 50, [44, 70])).join('');
    return (
      path(box(x, top, [270, 500]), wall) + path(panes, isDark ? mix(stage.lamp, wall, 0.2) : mix(wall, c.near, 0.4))
    );
  });
  const lamps = [-240, -80, 80, 240].map(
    (x) =>
      stroke(`M${x} 236v40`, c.ground, { 'stroke-width': 4 }) +
      halo(stage, [x, 296], 96) +
      path(oval(x, 296, [17, 21]), isDark ? stage.lamp : '#fff0c4'),
  );
  return centred(
    stage,
    'market/place',
    [
      ...houses,
      path(box(-half, 540, [half * 2, h]), ground),
      path(box(300, 380, [360, 190]), mix(wood, c.mid, 0.3)),
      awning([292, 250, 380], [mix(lit(stage, other[0]), c.mid, 0.25), mix(lit(stage, other[1]), c.mid, 0.25)]),
      path(box(-318, 200, [636, 360]), mix(c.ground, lit(stage, '#6b4a33'), 0.3)),
      path(`M${n(seller - 96)} 560q-4 -150 96 -154t96 154Z`, lit(stage, other[0], 0.2)),
      path(oval(seller, 362, [40, 48]), lit(stage, random.pick(['#d8a47a', '#b9764e', '#8a5a40']), 0.3)),
      path(`M${n(seller - 44)} 352q0 -48 44 -48t44 48Z`, lit(stage, b, 0.2)),
      [-236, -78, 78, 236].map((x) => goods(stage, x)).join(''),
      path(box(-340, 540, [680, 26]), mix(wood, '#ffffff', 0.16)),
      path(box(-324, 566, [648, 92]), lit(stage, a, 0.3)),
      path(box(-330, 250, [18, 408]) + box(312, 250, [18, 408]), wood),
      awning([-370, 110, 740], [lit(stage, a, 0.18), lit(stage, b, 0.22)]),
      ...lamps,
      path(cloaked(-400, 664, 300), mix(c.ground, '#000000', 0.1)),
      path(
        area([
          [-366, 520],
          [-322, 520],
          [-330, 580],
          [-358, 580],
        ]),
        lit(stage, '#c98b4a'),
      ),
    ].join(''),
  );
};
