/** Whether a point of the earth lies in a ring of points. */

/** West to east and south to north in degrees, as GeoJSON writes them (RFC 7946). */
type Point = readonly [longitude: number, latitude: number];

const BAND = 0.02;
const bandOf = (latitude: number) => Math.floor(latitude / BAND);

/** Answers whether a point lies in an odd number of rings: what lies in a hole is outside. The last point joins the first. */
export function insideOf(rings: readonly (readonly Point[])[]): (point: Point) => boolean {
  const bands = new Map<number, number[]>();
  for (const ring of rings) {
    for (const [at, [toX, toY]] of ring.entries()) {
      const [fromX, fromY] = ring.at(at - 1) as Point;
      for (let band = bandOf(Math.min(fromY, toY)); band <= bandOf(Math.max(fromY, toY)); band += 1) {
        const sides = bands.get(band);
        if (sides) sides.push(fromX, fromY, toX, toY);
        else bands.set(band, [fromX, fromY, toX, toY]);
      }
    }
  }
  return ([longitude, latitude]) => {
    const sides = bands.get(bandOf(latitude)) ?? [];
    let isInside = false;
    for (let at = 0; at < sides.length; at += 4) {
      const [lastX, lastY, x, y] = [sides[at] ?? 0, sides[at + 1] ?? 0, sides[at + 2] ?? 0, sides[at + 3] ?? 0];
      const isBetween = y > latitude !== lastY > latitude;
      if (isBetween && longitude < ((lastX - x) * (latitude - y)) / (lastY - y) + x) isInside = !isInside;
    }
    return isInside;
  };
}
