/** Where the land of the map's ground is, for what is built from it and measured against it. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Sides of rings, four numbers each, by the band of latitude they cross. */
type Bands = Map<number, number[]>;

const ground = new URL('../../../packages/map/ground/', import.meta.url);
const version = readdirSync(ground)[0] ?? '';
const [CELL, UNITS] = [10, 1_000];
const BAND = 0.02;
const bandOf = (latitude: number) => Math.floor(latitude / BAND);

const cells = new Map<string, Bands>();

function storedLand(key: string): number[][] {
  try {
    const packed = readFileSync(new URL(`${version}/near/${key}.json.gz`, ground));
    return (JSON.parse(gunzipSync(packed).toString()) as { land: number[][] }).land;
  } catch (error) {
    // A cell of the open sea has no file.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function bandsOf(column: number, row: number): Bands {
  const key = `${column}_${row}`;
  const known = cells.get(key);
  if (known) return known;
  const [west, south] = [column * CELL - 180, row * CELL - 90];
  const bands: Bands = new Map();
  for (const steps of storedLand(key)) {
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
  cells.set(key, bands);
  return bands;
}

/** Lakes are rings within the land: a place in an odd number of rings is ashore. */
export function isLand(latitude: number, longitude: number): boolean {
  let isInside = false;
  const bands = bandsOf(Math.floor((longitude + 180) / CELL), Math.floor((latitude + 90) / CELL));
  const sides = bands.get(bandOf(latitude)) ?? [];
  for (let at = 0; at < sides.length; at += 4) {
    const [lastX, lastY, x, y] = [sides[at] ?? 0, sides[at + 1] ?? 0, sides[at + 2] ?? 0, sides[at + 3] ?? 0];
    if (y > latitude !== lastY > latitude && longitude < ((lastX - x) * (latitude - y)) / (lastY - y) + x) {
      isInside = !isInside;
    }
  }
  return isInside;
}
