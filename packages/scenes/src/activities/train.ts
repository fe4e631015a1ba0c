import { mix } from '../parts/colour';
import { box, n, path, stroke } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { arched, centred, chosen, lit } from './parts/a-frame';
import { hills, land, peaks, trees } from './parts/land';

const LIVERIES = ['#c8453a', '#2f7f6a', '#3a6ea5', '#d9933a'];

/** A train on a viaduct through the hills; a steam engine in front of it now and then. */
export const drawTrain = (stage: Stage): string => {
  const { c, w, h, isDark } = stage;
  const random = stage.random('train');
  const half = w / 2 + 10;
  const paint = lit(stage, chosen(stage, 'train/livery', LIVERIES), 0.24);
  const roof = mix(lit(stage, '#f3e8d0'), paint, 0.1);
  const glass = isDark ? stage.lamp : mix(c.sky, '#ffffff', 0.45);
  const stone = lit(stage, '#c9b79c');
  const rail = 470;
  const carriage = (x: number) =>
    path(`M${x} ${rail - 20}v-112q0 -16 18 -16h224q18 0 18 16v112Z`, paint) +
    path(`M${x + 4} ${rail - 140}q2 -22 24 -22h204q22 0 24 22Z`, roof) +
    path([0, 1, 2, 3].map((i) => box(x + 22 + i * 58, rail - 116, [40, 44])).join(''), glass) +
    path(box(x, rail - 56, [260, 10]), roof) +
    path([44, 92, 168, 216].map((dx) => arched(x + dx, rail, [34, 34])).join(''), c.ground);
  const front = 150;
  const engine =
    path(`M${front} ${rail - 20}v-112q0 -16 18 -16h150q50 4 84 66l14 30q4 32 -14 32Z`, paint) +
    path(`M${front + 4} ${rail - 140}q2 -22 24 -22h128q44 4 70 30Z`, roof) +
    path(
      box(front + 22, rail - 116, [40, 44]) +
        box(front + 80, rail - 116, [40, 44]) +
        `M${front + 144} ${rail - 116}h32q32 8 48 44h-80Z`,
      glass,
    ) +
    path(box(front, rail - 56, [252, 10]), roof) +
    path([44, 92, 168, 214].map((dx) => arched(front + dx, rail, [34, 34])).join(''), c.ground) +
    path(box(front + 246, rail - 48, [16, 14]), stage.lamp);
  const arches = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => arched(i * 150, h + 10, [108, 176])).join('');
  return (
    (stage.hasSnow ? peaks(stage, 40, [16, 34]) : '') +
    hills(stage, 42) +
    land(stage, 'valley', { up: 26, swing: 10, colour: mix(c.mid, '#8fae62', 0.25), mist: 0.2 }) +
    trees(stage, 'any', [
      mix(c.near, c.ground, 0.4),
      Array.from({ length: 9 }, (_, i) => [i * 20 - 82, 20, random.between(16, 26)] as const),
    ]) +
    centred(
      stage,
      'train/view',
      [
        path(`${box(-half, rail + 12, [half * 2, h])}${arches}`, stone, { 'fill-rule': 'evenodd' }),
        path(box(-half, rail + 8, [half * 2, 18]), mix(stone, '#ffffff', 0.25)),
        stroke(`M${n(-half)} ${rail + 46}h${n(half * 2)}`, mix(stone, c.ground, 0.3), { 'stroke-width': 5 }),
        path(box(-half, rail, [half * 2, 8]), mix(c.ground, '#3a3a44', 0.4)),
        carriage(front - 268),
        carriage(front - 536),
        carriage(front - 804),
        engine,
      ].join(''),
    )
  );
};
