/** What one goes to see of water: bridges over it, fountains, ice, hot springs that leap. */
import { drawArchBridge, drawRedBridge } from '../parts/bridges';
import { mix } from '../parts/colour';
import type { DrawnBefore } from '../parts/plants';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { drawBoat, drawWater } from '../parts/water';
import { arched, centred, chosen, inTurn, lit, oval, shaded } from './parts/a-frame';
import { cloaked, stander, walker } from './parts/a-people';
import { hills, land, peaks, trees } from './parts/land';

const stoneBridge = (stage: Stage, bank: number) => {
  const { w, c } = stage;
  const stone = lit(stage, chosen(stage, 'bridge/stone', ['#cdb28a', '#c9a27c', '#bfb3a2']), 0.3);
  const deck = bank - 110;
  const dark = mix(stone, c.ground, 0.55);
  const arches = [0.14, 0.38, 0.62, 0.86].map((part) => arched(w * part, bank + 74, [w * 0.18, 150])).join('');
  return (
    path(box(-4, deck, [w + 8, 180]), stone) +
    path(arches, mix(c.near, c.sky, 0.3)) +
    stroke(arches, dark, { 'stroke-width': 7 }) +
    path([0.02, 0.26, 0.5, 0.74, 0.98].map((part) => box(w * part - 15, bank + 54, [30, 24])).join(''), dark) +
    path(box(-4, deck - 26, [w + 8, 26]), mix(stone, '#ffffff', 0.24)) +
    path(walker(w * 0.3, deck - 20, 66) + stander(w * 0.62, deck - 20, 66) + cloaked(w * 0.66, deck - 20, 62), c.ground)
  );
};

const bridge =
  (forms: readonly [DrawnBefore, ...DrawnBefore[]], foot: number) =>
  (stage: Stage): string => {
    const { h, horizon } = stage;
    return (
      hills(stage, 40) +
      drawWater(stage, horizon) +
      inTurn(stage, 'bridge/form', forms)(stage, h * foot) +
      drawBoat(stage, stage.across(0.5), [h * 0.9, 46])
    );
  };

/** A bridge of our time: hung from cables, or an arch of iron. */
export const drawBridge = bridge([drawRedBridge, drawArchBridge], 0.72);

/** An old bridge of stone. */
export const drawStoneBridge = bridge([stoneBridge], 0.68);

/** Jets over a basin in a square, lit after dark. */
export const drawFountain = (stage: Stage): string => {
  const { c, h, isDark } = stage;
  const half = stage.w / 2 + 10;
  const random = stage.random('fountain/jets');
  const stone = lit(stage, chosen(stage, 'fountain/stone', ['#d8cbb2', '#c9b595', '#bfb8ae']), 0.3);
  const water = mix(lit(stage, '#5fb3c4', 0.2), c.sky, 0.2);
  const spray = isDark ? mix('#ffffff', chosen(stage, 'fountain/light', ['#f2b84a', '#6fc3e8', '#e88ab0']), 0.45) : '#ffffff'; // prettier-ignore
  const tall = random.between(300, 380);
  const jet = (x: number, up: number, lean: number) =>
    `M${n(x)} 520Q${n(x + lean * 0.4)} ${n(520 - up * 1.5)} ${n(x + lean)} ${n(520 - up * 0.5)}T${n(x + lean * 1.7)} 522`;
  const jets = [60, 130, 210]
    .flatMap((at, i) => [-1, 1].map((to) => jet(to * at, tall * (0.62 - i * 0.14), to * 46)))
    .join('');
  return (
    hills(stage, 38) +
    trees(stage, random.pick(['round', 'cypress'] as const), [
      mix(c.near, c.ground, 0.4),
      [-84, -70, -57, 56, 70, 84].map((x, i) => [x, 24, 30 + ((i * 13) % 16)] as const),
    ]) +
    centred(
      stage,
      'fountain/view',
      [
        path(box(-half, 500, [half * 2, h]), mix(lit(stage, '#d9cdb4', 0.5), c.near, 0.1)),
        path(oval(0, 556, [380, 76]), shaded(stage, '#9a9184', 0.2)),
        path(oval(0, 536, [380, 76]), stone),
        path(oval(0, 530, [340, 58]), water),
        path(`M-16 528h32l-8 -${n(tall * 0.3)}h-16Z`, stone),
        stroke(jets, spray, { 'stroke-width': 9, opacity: 0.85, 'stroke-linecap': 'round' }),
        stroke(
          [-26, -9, 9, 26]
            .map((x) => `M0 ${n(520 - tall * 0.3)}Q${n(x)} ${n(520 - tall * 1.25)} ${n(x * 3.4)} 516`)
            .join(''),
          spray,
          { 'stroke-width': 12, opacity: 0.85, 'stroke-linecap': 'round' },
        ),
        path(oval(0, 530, [120, 20]) + oval(-210, 532, [50, 10]) + oval(210, 532, [50, 10]), spray, { opacity: 0.6 }),
        path(
          stander(random.between(-330, -220), 652, 130) + cloaked(random.between(210, 330), 656, 126),
          mix(c.ground, '#000000', 0.1),
        ),
      ].join(''),
    )
  );
};

const berg = (stage: Stage, [x, y]: Point, [wide, tall]: Point) => {
  const random = stage.random(`ice/${Math.round(x)}`);
  const [white, blue] = [lit(stage, '#f2fafc', 0.24), lit(stage, '#8fd0e4', 0.24)];
  const [a, b] = [random.between(0.2, 0.4), random.between(0.55, 0.75)];
  const points: Point[] = [[x - wide / 2, y], [x - wide * 0.42, y - tall * 0.5], [x - wide * (0.5 - a), y - tall], [x, y - tall * random.between(0.55, 0.7)], [x + wide * (b - 0.5), y - tall * random.between(0.75, 0.95)], [x + wide * 0.46, y - tall * 0.3], [x + wide / 2, y]]; // prettier-ignore
  const shade: Point[] = [[x, y], [x, y - tall * 0.56], [x + wide * (b - 0.5), y - tall * 0.72], [x + wide * 0.46, y - tall * 0.28], [x + wide / 2, y]]; // prettier-ignore
  return (
    path(area(points), white) +
    path(area(shade), blue, { opacity: 0.8 }) +
    path(oval(x, y + 4, [wide * 0.56, 9]), white, { opacity: 0.5 })
  );
};

/** Ice that floats before the glacier it broke from. */
export const drawIce = (stage: Stage): string => {
  const { w, h, horizon, c } = stage;
  const random = stage.random('ice/place');
  const wall = lit(stage, '#d9eef5', 0.3);
  const spots = [
    [0.16, 0.7, 0.2, 0.15],
    [0.78, 0.74, 0.26, 0.22],
    [0.46, 0.66, 0.14, 0.09],
    [0.3, 0.9, 0.24, 0.16],
    [0.94, 0.92, 0.2, 0.12],
  ] as const;
  return (
    peaks(stage, 42, [26, 44]) +
    path(
      `M-4 ${n(horizon + 6)}V${n(horizon - 46)}L${Array.from({ length: 16 }, (_, i) => `${n((w * i) / 15)} ${n(horizon - random.between(34, 66))}`).join('L')}V${n(horizon + 6)}Z`,
      wall,
    ) + // prettier-ignore
    stroke(
      Array.from({ length: 22 }, (_, i) => `M${n((w * i) / 21)} ${n(horizon - 34)}v34`).join(''),
      mix(wall, '#4fa3c4', 0.5),
      { 'stroke-width': 4, opacity: 0.6 },
    ) + // prettier-ignore
    drawWater(stage, horizon) +
    spots
      .slice(0, random.whole(4, 5))
      .map(([x, y, wide, tall]) =>
        berg(
          stage,
          [stage.across(x), h * y],
          [w * wide * random.between(0.8, 1.1), h * tall * random.between(0.9, 1.3)],
        ),
      )
      .join('') +
    (random.odds(0.6) ? drawBoat(stage, stage.across(0.56), [h * 0.84, 52]) : path(stander(w * 0.5, h, 92), c.ground))
  );
};

/** Steam that leaps from the ground, and those who keep their distance. */
export const drawGeyser = (stage: Stage): string => {
  const { h, c, isDark } = stage;
  const half = stage.w / 2 + 10;
  const random = stage.random('geyser/plume');
  const tall = random.between(330, 430);
  const steam = isDark ? mix('#ffffff', c.horizon, 0.4) : '#ffffff';
  const plume = (x: number, up: number, part: number) =>
    path(
      `M${n(x - 12)} 516Q${n(x - 30)} ${n(516 - up * 0.5)} ${n(x - 70 * part)} ${n(516 - up * 0.72)}Q${n(x - 130 * part)} ${n(516 - up)} ${n(x - 30 * part)} ${n(516 - up)}Q${n(x + 20)} ${n(516 - up * 1.16)} ${n(x + 80 * part)} ${n(516 - up * 0.96)}Q${n(x + 150 * part)} ${n(516 - up * 0.8)} ${n(x + 60 * part)} ${n(516 - up * 0.66)}Q${n(x + 24)} ${n(516 - up * 0.4)} ${n(x + 12)} 516Z`,
      steam,
      { opacity: isDark ? 0.6 : 0.85 },
    );
  const earth = lit(stage, chosen(stage, 'geyser/earth', ['#d9c3a0', '#cdb7a0', '#c9b27c']), 0.3);
  return (
    hills(stage, 40) +
    land(stage, 'near', { up: 30, swing: 4, colour: mix(earth, c.near, 0.12), mist: 0 }) +
    centred(
      stage,
      'geyser/view',
      [
        path(oval(0, 560, [420, 70]), lit(stage, '#d98a3c', 0.3)),
        path(oval(0, 556, [340, 52]), lit(stage, '#e8cf6a', 0.3)),
        path(oval(0, 552, [260, 36]), lit(stage, '#3f9fb8', 0.2)),
        plume(0, tall, 1),
        random.odds(0.6) ? plume(random.between(-330, -230), tall * 0.4, 0.5) : '',
        path(oval(0, 520, [64, 14]), steam, { opacity: 0.7 }),
        path(stander(-half + 260, 640, 112) + cloaked(-half + 320, 644, 106) + walker(half - 260, 640, 112), mix(c.ground, '#000000', 0.1)), // prettier-ignore
      ].join(''),
    ) +
    path(box(-4, h - 8, [stage.w + 8, 12]), mix(earth, c.ground, 0.4))
  );
};
