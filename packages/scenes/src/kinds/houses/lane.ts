import { mix } from '../../parts/colour';
import { glassOf, leavesOf, paintsOf } from '../../parts/house';
import { area, box, dot, n, path, stroke, type Point } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';

/** A side of the lane: a point of it by parts of the way to its end, and of the height there. */
const sideOf =
  ([near, far]: Point, [top, low]: readonly [Point, Point]) =>
  (u: number, v: number): Point => {
    const [high, foot] = [top[0] + u * (top[1] - top[0]), low[0] + u * (low[1] - low[0])];
    return [near + u * (far - near), high + v * (foot - high)];
  };

/** A narrow lane with the house at one side, and lights or leaves over it. */
export const drawLane = (stage: Stage) => {
  const { w, h, c } = stage;
  const random = stage.random('lane');
  const glass = glassOf(stage);
  const leaves = leavesOf(stage);
  const middle = w / 2 + random.between(-90, 90);
  const [end, level] = [random.between(70, 110), h * 0.64];
  const heights: readonly [Point, Point] = [
    [-random.between(120, 260), h * 0.24],
    [h * 1.14, level],
  ];
  const sides = [
    { face: sideOf([-30, middle - end], heights), ...paintsOf(stage, random) },
    { face: sideOf([w + 30, middle + end], heights), ...paintsOf(stage, random) },
  ] as const;
  const quad = (face: (u: number, v: number) => Point, [from, to]: Point, [high, low]: Point) =>
    area([face(from, high), face(to, high), face(to, low), face(from, low)]);
  const home = random.whole(0, 1);
  const walls = sides.map(({ face, wall, trim }, at) => {
    let [lit, unlit, frames] = ['', '', ''];
    for (const u of [0.3, 0.48, 0.64, 0.78, 0.9])
      for (const v of [0.26, 0.47, 0.66]) {
        const wide = 0.1 * (1.1 - u);
        const pane = quad(face, [u, u + wide], [v, v + 0.11]);
        if (random.odds(stage.isDark ? 0.55 : 0.12)) lit += pane;
        else unlit += pane;
        frames += quad(face, [u - wide * 0.5, u - wide * 0.1], [v, v + 0.11]);
      }
    const isHome = at === home;
    const door = quad(face, [0.4, 0.52], [0.76, 0.985]);
    return [
      path(quad(face, [0, 1], [0, 1]), at === (stage.side < 0 ? 0 : 1) ? mix(wall, c.near, 0.28) : wall),
      path(unlit, glass.unlit),
      path(lit, glass.lit),
      path(frames, trim),
      path(quad(face, [0, 1], [0.93, 1]), mix(wall, c.ground, 0.3)),
      isHome ? path(door, stage.isDark ? stage.lamp : mix(trim, c.ground, 0.2)) : '',
      isHome ? path(quad(face, [0.36, 0.56], [0.71, 0.755]), trim) : '',
    ].join('');
  });
  const { wall } = paintsOf(stage, random);
  const back = box(middle - end - 4, h * 0.34, [end * 2 + 8, level - h * 0.34]);
  const arch = `M${n(middle - end * 0.4)} ${n(level)}v${n(-end * 0.7)}a${n(end * 0.4)} ${n(end * 0.4)} 0 0 1 ${n(end * 0.8)} 0v${n(end * 0.7)}Z`;
  const strings = [0.2, 0.5, 0.74].map((u, at) => {
    const [one, other] = sides.map(({ face }) => face(u, 0.3 + at * 0.02)) as [Point, Point];
    return { one, other, sag: 70 * (1 - u) };
  });
  const hangsLights = random.odds(0.55);
  const lines = strings.map(({ one, other, sag }) => `M${n(one[0])} ${n(one[1])}Q${n(middle)} ${n(one[1] + sag * 2)} ${n(other[0])} ${n(other[1])}`).join(''); // prettier-ignore
  const beads = strings
    .flatMap(({ one, other, sag }) =>
      [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((t) =>
        dot(one[0] + t * (other[0] - one[0]), one[1] + 4 * sag * t * (1 - t)),
      ),
    )
    .join('');
  const pots = sides
    .flatMap(({ face }) => [0.26, 0.62, 0.7].map((u) => ({ at: face(u, 0.97), size: 62 * (1.05 - u) })))
    .map(
      ({ at: [x, y], size }) => `M${n(x - size * 0.5)} ${n(y)}a${n(size * 0.5)} ${n(size * 0.6)} 0 1 1 ${n(size)} 0Z`,
    )
    .join('');
  return [
    path(back, mix(wall, c.horizon, 0.45)),
    path(arch, stage.isDark ? stage.lamp : mix(c.near, c.horizon, 0.3)),
    path(area([[-30, h * 1.14], [middle - end, level], [middle + end, level], [w + 30, h * 1.14]]), mix(c.ground, c.horizon, stage.isDark ? 0.22 : 0.42)), // prettier-ignore
    stroke([0.2, 0.42, 0.62, 0.8].map((u) => { const y = h * 1.14 + u * (level - h * 1.14); const half = (w / 2 + 30) * (1 - u) + end * u; return `M${n(middle - half)} ${n(y)}h${n(half * 2)}`; }).join(''), mix(c.ground, c.horizon, 0.3), { 'stroke-width': 3, opacity: 0.5 }), // prettier-ignore
    ...walls,
    stroke(lines, mix(c.ground, c.near, 0.5), { 'stroke-width': 2.5 }),
    stroke(beads, hangsLights ? mix(stage.lamp, '#ffffff', 0.2) : leaves, { 'stroke-width': hangsLights ? 13 : 30 }),
    path(pots, leaves),
  ].join('');
};
