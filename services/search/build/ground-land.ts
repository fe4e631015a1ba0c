/** Where the land of the map's ground is, for what is built from it and measured against it. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Sides of rings, four numbers each, by the band of latitude they cross. */
type Bands = Map<number, number[]>;

const ground = new URL('../../../packages/map/ground/', import.meta.url);
const version = readdirSync(ground)[0] ?? '';
const [CELL, UNITS] = [5, 4_000];
const BAND = 0.02;
const bandOf = (latitude: number) => Math.floor(latitude / BAND);

/** Lakes lie on the land, isles in the lakes; `ashore` is land for what would stand in drawn water. */
type Shape = 'land' | 'lakes' | 'isles' | 'ashore';
type Stored = Record<Shape, number[][]>;
const SHAPES: readonly Shape[] = ['land', 'lakes', 'isles', 'ashore'];
type Cell = Record<Shape, Bands[]>;

const cells = new Map<string, Cell>();

function storedCell(key: string): Stored {
  try {
    const packed = readFileSync(new URL(`${version}/close/${key}.json.gz`, ground));
    return JSON.parse(gunzipSync(packed).toString()) as Stored;
  } catch (error) {
    // A cell of the open sea has no file.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { land: [], lakes: [], isles: [], ashore: [] };
    throw error;
  }
}

type Corner = readonly [west: number, south: number];

function bandsOf(rings: readonly number[][], [west, south]: Corner): Bands {
  const bands: Bands = new Map();
  for (const steps of rings) {
    let [x, y] = [0, 0];
    const points: [number, number][] = [];
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      points.push([west + x / UNITS, south + y / UNITS]);
    }
    for (const [at, [toX, toY]] of points.entries()) {
      const [fromX, fromY] = points.at(at - 1) as [number, number];
      for (let band = bandOf(Math.min(fromY, toY)); band <= bandOf(Math.max(fromY, toY)); band += 1) {
        const sides = bands.get(band) ?? [];
        sides.push(fromX, fromY, toX, toY);
        bands.set(band, sides);
      }
    }
  }
  return bands;
}

function cellOf(column: number, row: number): Cell {
  const key = `${column}_${row}`;
  const known = cells.get(key);
  if (known) return known;
  const stored = storedCell(key);
  const corner: Corner = [column * CELL - 180, row * CELL - 90];
  // Pieces of land that are laid to places may lie on each other: each counts alone.
  const cell = Object.fromEntries(
    SHAPES.map((shape) => [shape, (shape === 'ashore' ? stored.ashore.map((ring) => [ring]) : [stored[shape]]).map((rings) => bandsOf(rings, corner))]), // prettier-ignore
  ) as Cell;
  cells.set(key, cell);
  return cell;
}

function isInside(bands: Bands, latitude: number, longitude: number): boolean {
  let isIn = false;
  const sides = bands.get(bandOf(latitude)) ?? [];
  for (let at = 0; at < sides.length; at += 4) {
    const [lastX, lastY, x, y] = [sides[at] ?? 0, sides[at + 1] ?? 0, sides[at + 2] ?? 0, sides[at + 3] ?? 0];
    if (y > latitude !== lastY > latitude && longitude < ((lastX - x) * (latitude - y)) / (lastY - y) + x) isIn = !isIn;
  }
  return isIn;
}

/** Answers whether the map draws land at a position. */
export function isLand(latitude: number, longitude: number): boolean {
  const cell = cellOf(Math.floor((longitude + 180) / CELL), Math.floor((latitude + 90) / CELL));
  const isOn = (shape: Shape) => cell[shape].some((bands) => isInside(bands, latitude, longitude));
  return (isOn('land') && !isOn('lakes')) || isOn('isles') || isOn('ashore');
}
