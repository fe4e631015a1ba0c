/** Coasts and lakes as their sources have them: rings of positions. */
import { readFileSync } from 'node:fs';
import { insideOf } from '@sojourn/travel';
import { middleOf } from './places';
import { extentOf, type Line, type Point } from './rings';

type Lands = { coasts: Line[]; holes: Line[] };

/** Lands of OpenStreetMap, `map.geo.json` of `@geo-maps/earth-lands-10m`: their coasts, and the lakes in them. */
export function landRings(path: string): Lands {
  const { geometries } = JSON.parse(readFileSync(path, 'utf8')) as { geometries: { coordinates: Line[][] }[] };
  const lands = geometries.flatMap(({ coordinates }) => coordinates);
  return { coasts: lands.map(([coast = []]) => coast), holes: lands.flatMap((rings) => rings.slice(1)) };
}

/** Lakes of one source that another has not: none of their points lies in one of it, and none of its middles in them. */
export function lakesBeside(holes: readonly Line[], lakes: readonly Line[]): Line[] {
  const isInLake = insideOf(lakes);
  const middles = lakes.map(middleOf);
  return holes.filter((hole) => {
    if (isInLake(middleOf(hole)) || hole.some(isInLake)) return false;
    const [west, south, east, north] = extentOf(hole);
    const near = middles.filter(([x, y]) => x > west && x < east && y > south && y < north);
    return !near.some(insideOf([hole]));
  });
}

const endKey = ([x, y]: Point) => `${x.toFixed(4)},${y.toFixed(4)}`;

/** Lines as `gmt pscoast -M` prints them: a line of `>` before each, a position in each row. */
function dumpedLines(path: string): Line[] {
  return readFileSync(path, 'utf8')
    .split(/^>.*$/m)
    .map((text) =>
      text
        .trim()
        .split('\n')
        .filter((row) => row !== '' && !row.startsWith('#'))
        .map((row): Point => {
          const [longitude = 0, latitude = 0] = row.split('\t').map(Number);
          return [longitude > 180 ? longitude - 360 : longitude, latitude];
        }),
    )
    .filter(({ length }) => length > 1);
}

/** GSHHG is stored in squares of some degrees: the pieces of a shore are joined at their ends; what stays open is left out. */
export function joinedRings(lines: readonly Line[]): Line[] {
  const isClosed = (line: Line) => endKey(line[0] as Point) === endKey(line.at(-1) as Point);
  const open = lines.filter((line) => !isClosed(line));
  const rings = lines.filter(isClosed);
  const byEnd = new Map<string, number[]>();
  open.forEach((line, at) => {
    for (const end of [line[0], line.at(-1)] as Point[])
      byEnd.set(endKey(end), [...(byEnd.get(endKey(end)) ?? []), at]);
  });
  const used = new Set<number>();
  open.forEach((line, at) => {
    if (used.has(at)) return;
    used.add(at);
    const ring = [...line];
    while (!isClosed(ring)) {
      const end = endKey(ring.at(-1) as Point);
      const next = byEnd.get(end)?.find((each) => !used.has(each));
      if (next === undefined) return;
      used.add(next);
      const piece = open[next] as Line;
      ring.push(...(endKey(piece[0] as Point) === end ? piece : piece.toReversed()).slice(1));
    }
    rings.push(ring);
  });
  return rings;
}

/** Lakes, or islands in lakes, of GSHHG as dumped by GMT. */
export const dumpedRings = (path: string): Line[] => joinedRings(dumpedLines(path));
