import { mix } from '../parts/colour';
import { area, box, n, path, stroke, type Point } from '../parts/shapes';
import type { Stage } from '../parts/stage';
import { arched, centred, chosen, inTurn, halo, lit, oval } from './parts/a-frame';
import { pagoda } from '../parts/towers';
import { cloaked, walker } from './parts/a-people';

type End = (stage: Stage, stone: string) => string;

interface Town {
  walls: readonly string[];
  ends: readonly [End, ...End[]];
  /** The eaves of its houses, in wall heights, and what they are covered with. */
  eaves: number;
  roof?: string;
  /** Round paper ones, or of iron and glass. */
  lantern: 'iron' | 'paper';
  bunting: number;
}

const FLAGS = ['#d9534a', '#f0b84a', '#3f8f8a', '#f6ecd8', '#5a6fa8'];

/** Where the street runs to. */
const END: Point = [0, 430];

/** A point of a wall: `deep` 0 is at the eye, 1 at the end of the street; `up` from the pavement in wall heights. */
const onWall = (to: number, deep: number, up: number): Point => {
  const size = 1 / (1 + deep * 2.6);
  return [to * 600 * size, END[1] + 300 * size - up * 760 * size];
};

const patch = (to: number, [from, until]: Point, [low, high]: Point) =>
  area([onWall(to, from, low), onWall(to, until, low), onWall(to, until, high), onWall(to, from, high)]);

/** A gate of the town with the sky in it. */
const gateEnd = (stage: Stage, stone: string) =>
  path(`${box(-190, 170, [380, 300])}${arched(0, 470, [176, 220])}`, stone, { 'fill-rule': 'evenodd' }) +
  path(
    area([
      [-204, 172],
      [0, 92],
      [204, 172],
    ]),
    mix(stone, stage.c.ground, 0.4),
  );

/** A bell tower over the roofs, with an arch below. */
const towerEnd = (stage: Stage, stone: string) => {
  const dark = mix(stone, stage.c.ground, 0.5);
  return (
    path(box(-196, 320, [392, 170]), mix(stone, stage.c.mid, 0.25)) +
    path(box(-206, 306, [412, 18]), dark) +
    path(box(-74, 150, [148, 320]), stone) +
    path(box(20, 150, [54, 320]), mix(stone, stage.c.near, 0.2)) +
    path(
      area([
        [-88, 152],
        [0, 24],
        [88, 152],
      ]) + box(-84, 240, [168, 12]),
      dark,
    ) +
    path(arched(0, 236, [56, 68]), stage.isDark ? stage.lamp : dark) +
    path(arched(0, 470, [96, 130]), mix(dark, stage.c.horizon, stage.isDark ? 0.4 : 0.1))
  );
};

/** Stairs that climb to a church with a dome. */
const stairEnd = (stage: Stage, stone: string) => {
  const dark = mix(stone, stage.c.ground, 0.45);
  return (
    path(`M-112 250q0 -128 112 -128t112 128Z${box(-10, 78, [20, 50])}`, mix(stone, stage.c.mid, 0.5)) +
    path(box(-140, 236, [280, 160]), stone) +
    path(
      area([
        [-150, 240],
        [0, 176],
        [150, 240],
      ]),
      dark,
    ) +
    path(arched(0, 396, [64, 110]), stage.isDark ? stage.lamp : dark) +
    [0, 1, 2, 3, 4]
      .map((i) => path(box(-150 - i * 14, 388 + i * 17, [300 + i * 28, 18]), mix(stone, i % 2 ? dark : '#ffffff', 0.3)))
      .join('')
  );
};

const ironLantern = (stage: Stage, [x, y]: Point, size: number) =>
  path(
    area([
      [x - 13 * size, y - 22 * size],
      [x + 13 * size, y - 22 * size],
      [x + 9 * size, y + 20 * size],
      [x - 9 * size, y + 20 * size],
    ]),
    stage.isDark ? stage.lamp : '#fff0cc',
  ) +
  path(
    area([
      [x - 18 * size, y - 20 * size],
      [x, y - 38 * size],
      [x + 18 * size, y - 20 * size],
    ]),
    stage.c.ground,
  );

const paperLantern = (stage: Stage, [x, y]: Point, size: number) =>
  path(oval(x, y + 4 * size, [24 * size, 28 * size]), stage.isDark ? mix('#f0643c', stage.lamp, 0.35) : '#d9452f') +
  path(
    box(x - 11 * size, y - 28 * size, [22 * size, 7 * size]) + box(x - 11 * size, y + 29 * size, [22 * size, 7 * size]),
    stage.c.ground,
  );

/** A pagoda over the roofs. */
const pagodaEnd = (stage: Stage, stone: string) =>
  path(box(-210, 330, [420, 150]), mix(stone, stage.c.near, 0.3)) +
  path(pagoda(0, 470, 400), mix(stage.c.near, stage.c.ground, 0.4));

/** A gate under a pointed arch, a minaret beside it. */
const bastionEnd = (stage: Stage, stone: string) => {
  const dark = mix(stone, stage.c.ground, 0.5);
  return (
    path(box(96, 120, [62, 360]) + box(88, 196, [78, 14]) + box(108, 84, [38, 40]), mix(stone, stage.c.near, 0.12)) +
    path(oval(127, 84, [19, 24]), dark) +
    path(box(-204, 250, [408, 230]) + [-190, -110, -30, 50, 130].map((x) => box(x, 228, [44, 24])).join(''), stone) +
    path('M-70 480V368Q-92 300 0 262Q92 300 70 368V480Z', mix(stone, '#2f8f92', 0.55)) +
    path('M-50 480V378Q-64 326 0 294Q64 326 50 378V480Z', mix(dark, stage.c.horizon, stage.isDark ? 0.5 : 0.2))
  );
};

/** A street with something at its end: houses, lanterns on their walls, cobbles, sometimes bunting, and walkers. */
const street =
  ({ walls, ends, eaves, roof, lantern, bunting }: Town) =>
  (stage: Stage): string => {
    const { c, h, isDark } = stage;
    const random = stage.random('walk/street');
    const glass = isDark ? stage.lamp : mix(c.near, c.sky, 0.3);
    const sides = [-1, 1].map((to) => {
      const first = random.whole(0, walls.length - 1);
      return [3, 2, 1, 0].map((i) => {
        const [from, until] = [i * 0.28 + (i === 0 ? -0.22 : 0), (i + 1) * 0.28];
        const tall = random.between(0.72, 1.04);
        const wall = mix(
          lit(stage, walls[(first + i) % walls.length] ?? '#e8b36a', 0.42),
          c.near,
          to === stage.side ? 0.06 : 0.24,
        );
        const middle = (from + until) / 2;
        const panes = [0.36, 0.6].map((up) => patch(to, [middle - 0.05, middle + 0.05], [up, up + 0.14])).join('');
        return (
          path(patch(to, [from, until], [0, tall]), wall) +
          path(
            patch(to, [from, until], [tall, tall + eaves]),
            mix(roof ? lit(stage, roof, 0.42) : wall, c.ground, roof ? 0.1 : 0.5),
          ) +
          path(patch(to, [middle - 0.045, middle + 0.045], [0, 0.2]), mix(wall, c.ground, 0.55)) +
          path(panes, random.odds(isDark ? 0.75 : 1) ? glass : mix(wall, c.ground, 0.5))
        );
      });
    });
    const lanterns = [-1, 1].flatMap((to) =>
      [0.16, 0.62].map((deep, i) => {
        const [x, y] = onWall(to, deep + (to > 0 ? 0.06 : 0), 0.42);
        const size = i === 0 ? 1.5 : 0.8;
        const at = x - to * 44 * size;
        return (
          stroke(`M${n(x)} ${n(y - 34 * size)}H${n(at)}v${n(10 * size)}`, c.ground, { 'stroke-width': 6 * size }) +
          halo(stage, [at, y], 84 * size) +
          (lantern === 'paper' ? paperLantern : ironLantern)(stage, [at, y], size)
        );
      }),
    );
    const flags = [0.1, 0.42].map((deep, row) => {
      const [[ax, ay], [bx]] = [onWall(-1, deep, 0.82 - row * 0.04), onWall(1, deep, 0)];
      const size = row === 0 ? 1 : 0.62;
      const cloth = Array.from({ length: 11 }, (_, i) => {
        const part = (i + 0.5) / 11;
        const [x, y] = [ax + (bx - ax) * part, ay + 4 * 62 * size * part * (1 - part)];
        return path(
          area([
            [x - 22 * size, y],
            [x + 22 * size, y],
            [x, y + 46 * size],
          ]),
          lit(stage, FLAGS[(i + row) % FLAGS.length] ?? '', 0.3),
        );
      });
      return (
        stroke(`M${n(ax)} ${n(ay)}Q0 ${n(ay + 124 * size)} ${n(bx)} ${n(ay)}`, c.ground, { 'stroke-width': 3 }) +
        cloth.join('')
      );
    });
    const stone = mix(lit(stage, chosen(stage, 'walk/stone', ['#d9bd92', '#b99a86', '#c9b8a6'])), c.far, 0.25);
    const joints = [486, 520, 566, 626].map((y) => `M${-(y - 400) * 2.1} ${y}H${(y - 400) * 2.1}`).join('');
    const rays = [-1.6, -0.8, 0, 0.8, 1.6].map((part) => `M${part * 70} 470L${part * 240} ${h}`).join('');
    const paving = mix(lit(stage, '#cdb79a', 0.46), c.near, 0.16);
    return centred(
      stage,
      'walk/place',
      [
        inTurn(stage, 'walk/piece', ends)(stage, stone),
        path(
          area([
            [-200, 458],
            [200, 458],
            [stage.w, h],
            [-stage.w, h],
          ]),
          paving,
        ),
        stroke(joints + rays, mix(paving, c.ground, 0.22), { 'stroke-width': 4 }),
        path(oval(0, 480, [90, 16]), c.light, { opacity: 0.4 }),
        ...sides.flat(),
        ...lanterns,
        ...(stage.random('walk/bunting').odds(bunting) ? flags : []),
        path(walker(random.between(-60, 20), 610, 210), c.ground) +
          path(cloaked(random.between(50, 110), 622, 200), mix(c.ground, '#7a2f3c', 0.45)),
      ].join(''),
    );
  };

/** An old street of plastered houses. */
export const drawWalk = street({
  walls: ['#e8b36a', '#d9825b', '#efd9ae', '#c9695a', '#9fb6a8', '#e6c9b0', '#7f9bb0'],
  ends: [gateEnd, towerEnd, stairEnd],
  eaves: 0.035,
  lantern: 'iron',
  bunting: 0.5,
});

/** A street of wooden houses with paper lanterns. */
export const drawLanternStreet = street({
  walls: ['#a8714c', '#8a5a40', '#e6d3b0', '#9a6a4a', '#c9a27a'],
  ends: [pagodaEnd],
  eaves: 0.085,
  roof: '#4a5560',
  lantern: 'paper',
  bunting: 0,
});

/** A lane of clay walls that leads to a gate. */
export const drawMedina = street({
  walls: ['#dcae78', '#cf9263', '#e9d2a6', '#8fb0c0', '#d9a184'],
  ends: [bastionEnd],
  eaves: 0.02,
  lantern: 'iron',
  bunting: 0,
});
