import { mix } from '../../parts/colour';
import { drawStreet, footOf, glassOf, paintsOf } from '../../parts/house';
import { area, box, line, n, path, stroke, type Point } from '../../parts/shapes';
import type { Stage } from '../../parts/stage';

/** A face of the house that leads away from its corner: a point of it by parts of its length and its height. */
const faceOf =
  (corner: number, [top, foot]: Point, [long, fall, rise]: readonly [number, number, number]) =>
  (u: number, v: number): Point => {
    const [high, low] = [top + u * fall, foot - u * rise];
    return [corner + u * long, high + v * (low - high)];
  };

/** A house on a corner of two streets, seen from across. */
export const drawCorner = (stage: Stage) => {
  const { w, c } = stage;
  const random = stage.random('corner');
  const foot = footOf(stage) + 8;
  const { wall, trim } = paintsOf(stage, random);
  const glass = glassOf(stage);
  const storeys = random.whole(4, 6);
  const top = foot - storeys * 88 - 24;
  const corner = w / 2 + random.between(-110, 110);
  const left = faceOf(corner, [top, foot], [-random.between(330, 430), random.between(60, 120), 22]);
  const right = faceOf(corner, [top, foot], [random.between(300, 430), random.between(60, 120), 20]);
  const isLeftLit = stage.side < 0;
  let [lit, unlit, sills] = ['', '', ''];
  for (const [face, columns] of [
    [left, random.whole(4, 6)],
    [right, random.whole(4, 6)],
  ] as const) {
    for (let row = 0; row < storeys - 1; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const [u, v] = [(column + 0.28) / columns, (row + 0.3) / storeys];
        const [du, dv] = [0.44 / columns, 0.46 / storeys];
        const pane = area([face(u, v), face(u + du, v), face(u + du, v + dv), face(u, v + dv)]);
        if (random.odds(stage.isDark ? 0.55 : 0.1)) lit += pane;
        else unlit += pane;
        sills += line([face(u - du * 0.15, v + dv), face(u + du * 1.15, v + dv)]);
      }
  }
  const quad = (face: typeof left, [from, to]: Point, [high, low]: Point) =>
    area([face(from, high), face(to, high), face(to, low), face(from, low)]);
  const shop = 1 - 0.82 / storeys;
  const windows = [left, right].map((face) =>
    [0.12, 0.36, 0.6].map((u) => quad(face, [u, u + 0.18], [shop + 0.03, 0.985])).join(''),
  );
  const awnings = [left, right].map((face) => quad(face, [0.08, 0.84], [shop, shop + 0.035])).join('');
  const far = mix(c.mid, c.horizon, 0.45);
  const [awayLeft, awayRight] = [left(1, 0.2), right(1, 0.28)];
  const turret = random.pick([
    '',
    area([[corner - 60, top], [corner, top - 108], [corner + 60, top]]), // prettier-ignore
    `M${n(corner - 56)} ${n(top)}v-34a56 62 0 0 1 112 0v34Z${box(corner - 3, top - 122, [6, 40])}`,
    [left, right].map((face) => area([face(0, 0), face(1, 0), [face(1, 0)[0], face(1, 0)[1] - 44], [corner, top - 58]])).join(''), // prettier-ignore
  ]);
  return [
    path(area([[-4, awayLeft[1]], awayLeft, [awayLeft[0], foot], [-4, foot]]), far),
    path(area([awayRight, [w + 4, awayRight[1]], [w + 4, foot], [awayRight[0], foot]]), far),
    path(quad(left, [0, 1], [0, 1]), isLeftLit ? wall : mix(wall, c.near, 0.3)),
    path(quad(right, [0, 1], [0, 1]), isLeftLit ? mix(wall, c.near, 0.3) : wall),
    path(unlit, glass.unlit),
    path(lit, glass.lit),
    stroke(sills, mix(trim, wall, 0.3), { 'stroke-width': 5, 'stroke-linecap': 'butt' }),
    path(quad(left, [0, 1], [shop, 1]) + quad(right, [0, 1], [shop, 1]), mix(wall, c.ground, 0.34)),
    path(windows.join(''), stage.isDark ? stage.lamp : mix(c.near, '#ffffff', 0.3)),
    path(awnings, trim),
    stroke(line([left(1, 0), left(0, 0), right(1, 0)]), mix(trim, c.ground, 0.3), { 'stroke-width': 20 }),
    path(turret, mix(trim, c.ground, 0.2)),
    drawStreet(stage),
  ].join('');
};
