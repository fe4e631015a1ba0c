import { mix } from '../parts/colour';
import { drawStreet, footOf, leavesOf, paintsOf } from '../parts/house';
import type { SeededRandom } from '../parts/seeded-random';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';

type Front = { x: number; top: number; wide: number; foot: number };

/** A window in the shape of its house: flat, arched, or with shutters. */
const paneOf =
  (shape: 'flat' | 'arched' | 'shuttered') =>
  (x: number, y: number, [wide, tall]: Point) =>
    shape === 'arched'
      ? `M${n(x)} ${n(y + tall)}v${n(-tall + wide / 2)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0v${n(tall - wide / 2)}Z`
      : box(x, y, [wide, tall]);

const shutters = (x: number, y: number, [wide, tall]: Point) =>
  box(x - wide * 0.42, y, [wide * 0.36, tall]) + box(x + wide * 1.06, y, [wide * 0.36, tall]);

const roofOf = (random: SeededRandom, { x, top, wide }: Front): string =>
  random.pick([
    // A cornice, a gable, a mansard, a stepped gable.
    () => box(x - 14, top - 18, [wide + 28, 20]),
    () =>
      area([
        [x - 16, top + 1],
        [x + wide / 2, top - wide * 0.24],
        [x + wide + 16, top + 1],
      ]),
    () =>
      area([
        [x - 10, top + 1],
        [x + 26, top - 92],
        [x + wide - 26, top - 92],
        [x + wide + 10, top + 1],
      ]),
    () =>
      [0, 1, 2]
        .map((step) => box(x + (wide * step) / 7, top - 34 * (step + 1), [wide * (1 - (2 * step) / 7), 36]))
        .join(''),
  ])();

const drawNeighbours = (stage: Stage, front: Front, random: SeededRandom) => {
  const colour = mix(stage.c.mid, stage.c.horizon, 0.45);
  const left = front.top + random.between(-40, 110);
  const right = front.top + random.between(-40, 110);
  const pieces =
    box(-4, left, [front.x + 2, front.foot - left]) + box(front.x + front.wide, right, [stage.w, front.foot - right]);
  const panes = [
    ...[0.16, 0.5, 0.84].map((part) => ({ x: front.x * part - 12, from: left })),
    ...[0.16, 0.5, 0.84].map((part) => ({
      x: front.x + front.wide + (stage.w - front.x - front.wide) * part - 12,
      from: right,
    })),
  ];
  const windows = panes
    .flatMap(({ x, from }) => [0, 1, 2].map((row) => box(x, from + 46 + row * 104, [24, 52])))
    .join('');
  return (
    path(pieces, colour) + path(windows, stage.isDark ? mix(stage.lamp, colour, 0.5) : mix(colour, stage.c.near, 0.3))
  );
};

const drawDoor = (stage: Stage, { x, wide, foot }: Front, trim: string) => {
  const random = stage.random('door');
  const middle = x + wide * random.pick([0.5, 0.5, 0.3, 0.7]);
  const awning = area([
    [middle - 70, foot - 132],
    [middle + 70, foot - 132],
    [middle + 92, foot - 96],
    [middle - 92, foot - 96],
  ]);
  const pots = [-104, 104].map(
    (off) => `M${n(middle + off)} ${n(foot - 46)}a20 24 0 1 1 .1 0Z${box(middle + off - 10, foot - 30, [20, 30])}`,
  );
  return (
    path(box(middle - 42, foot - 112, [84, 112]), mix(trim, stage.c.ground, 0.35)) +
    path(box(middle - 32, foot - 104, [64, 104]), stage.isDark ? stage.lamp : mix(stage.c.near, '#ffffff', 0.2)) +
    stroke(`M${n(middle)} ${n(foot - 104)}V${n(foot)}`, trim, { 'stroke-width': 5 }) +
    path(awning, trim) +
    path(pots.join(''), leavesOf(stage))
  );
};

/** The front of a house between its neighbours: its plaster, its windows, its door, its roof. */
export const drawFacade = (stage: Stage) => {
  const { w, c } = stage;
  const random = stage.random('facade');
  const foot = footOf(stage);
  const storeys = random.whole(3, 5);
  const tall = storeys * 88 + 60;
  const wide = Math.min(w * 0.62, random.between(400, 560));
  const front: Front = { x: (w - wide) / 2 + random.between(-0.05, 0.05) * w, top: foot - tall, wide, foot };
  const { wall, trim } = paintsOf(stage, random);
  const shape = random.pick(['flat', 'arched', 'shuttered'] as const);
  const pane = paneOf(shape);
  const across = random.whole(4, 6);
  const gap = wide / across;
  const glass = gap * (shape === 'shuttered' ? 0.34 : 0.44);
  let [lit, unlit, frames] = ['', '', ''];
  for (let row = 0; row < storeys - 1; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [x, y] = [front.x + gap * (column + 0.5) - glass / 2, front.top + 36 + row * 88];
      if (random.odds(stage.isDark ? 0.6 : 0.12)) lit += pane(x, y, [glass, 54]);
      else unlit += pane(x, y, [glass, 54]);
      if (shape === 'shuttered') frames += shutters(x, y, [glass, 54]);
      else frames += box(x - 5, y + 54, [glass + 10, 7]);
    }
  }
  const hasBalconies = random.odds(0.4);
  const rail = Array.from({ length: across }, (_, at) => `M${n(front.x + gap * (at + 0.14))} ${n(front.top + 178)}h${n(gap * 0.72)}m0 -22h${n(-gap * 0.72)}v22m${n(gap * 0.24)} 0v-22m${n(gap * 0.24)} 22v-22m${n(gap * 0.24)} 22v-22`).join(''); // prettier-ignore
  return [
    drawNeighbours(stage, front, random),
    path(roofOf(random, front), mix(trim, c.ground, 0.3)),
    path(box(front.x, front.top, [wide, tall]), wall),
    path(box(front.x, foot - 118, [wide, 118]), mix(wall, c.ground, 0.16)),
    path(unlit, mix(c.near, c.sky, stage.isDark ? 0.15 : 0.3)),
    path(lit, stage.isDark ? stage.lamp : mix(c.light, '#ffffff', 0.3)),
    path(frames, trim),
    hasBalconies ? stroke(rail, mix(trim, c.ground, 0.4), { 'stroke-width': 3.5 }) : '',
    drawDoor(stage, front, trim),
    drawStreet(stage),
  ].join('');
};
