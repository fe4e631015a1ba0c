/** Where the land of the map's ground is, for what is built from it and measured against it. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { insideOf } from '@sojourn/travel';

const ground = new URL('../../../packages/map/ground/', import.meta.url);
const version = readdirSync(ground)[0] ?? '';
const [CELL, UNITS] = [5, 4_000];

/** Lakes lie on the land, isles in the lakes; `ashore` is land for what would stand in drawn water. */
type Stored = Record<'land' | 'lakes' | 'isles' | 'ashore', number[][]>;
type Position = [longitude: number, latitude: number];
type Corner = readonly [west: number, south: number];

/** Tests of whether a position of a cell is on land. */
const cells = new Map<string, (position: Position) => boolean>();

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

/** A ring is a start from the corner of its cell and steps. */
function decoded(steps: readonly number[], [west, south]: Corner): Position[] {
  let [x, y] = [0, 0];
  const ring: Position[] = [];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    ring.push([west + x / UNITS, south + y / UNITS]);
  }
  return ring;
}

function landOfCell(column: number, row: number): (position: Position) => boolean {
  const key = `${column}_${row}`;
  const known = cells.get(key);
  if (known) return known;
  const { land, lakes, isles, ashore } = storedCell(key);
  const corner: Corner = [column * CELL - 180, row * CELL - 90];
  const inside = (rings: readonly number[][]) => insideOf(rings.map((steps) => decoded(steps, corner)));
  const [onLand, inLake, onIsle] = [inside(land), inside(lakes), inside(isles)];
  // They may lie on each other: each counts alone.
  const laid = ashore.map((ring) => inside([ring]));
  const isOnLand = (position: Position) =>
    (onLand(position) && !inLake(position)) || onIsle(position) || laid.some((onIt) => onIt(position));
  cells.set(key, isOnLand);
  return isOnLand;
}

/** Answers whether the map draws land at a position. */
export function isLand(latitude: number, longitude: number): boolean {
  const isOnLand = landOfCell(Math.floor((longitude + 180) / CELL), Math.floor((latitude + 90) / CELL));
  return isOnLand([longitude, latitude]);
}
