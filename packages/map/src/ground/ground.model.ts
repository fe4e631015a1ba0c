/** The ground as it is stored: cells of coasts, lakes, borders and names in parts of a degree. */

/** West, south, east and north in degrees; longitudes may lie beyond 180 where a view crosses the date line. */
export type Extent = { west: number; south: number; east: number; north: number };

/** As Leaflet writes a place. */
export type LatLng = [latitude: number, longitude: number];

export type GroundLevel = 'world' | 'middle' | 'near' | 'close';

/**
 * A file of `ground/`. Lines are a start from the corner of the cell and steps; names are by weight. Lakes lie on the
 * land, isles in the lakes; `ashore` is land for places that would stand in drawn water.
 */
export type StoredCell = {
  land: number[][];
  lakes: number[][];
  isles: number[][];
  ashore: number[][];
  borders: number[][];
  names: [name: string, x: number, y: number, weight: number, kind: string][];
};

/** A cell on the map; `id` tells copies of the world apart. */
export type WantedCell = { id: string; key: string; west: number; south: number };

/** `weight` is thousands of people (or worth as much) of a city or quarter, kilometers across of all else. */
export type GroundName = {
  name: string;
  at: LatLng;
  weight: number;
  kind: 'country' | 'city' | 'quarter' | 'island' | 'lake' | 'sea';
};

/** What is drawn of a cell; `coast` is that of the land, `shores` those of lakes and of islands in them. */
export type DrawnCell = Record<'land' | 'lakes' | 'isles' | 'ashore' | 'coast' | 'shores' | 'borders', LatLng[][]> & {
  names: GroundName[];
};

/** Of a degree: about 100 m, and 28 m where a map is near. */
const UNITS: Readonly<Record<GroundLevel, number>> = { world: 1_000, middle: 1_000, near: 1_000, close: 4_000 };

/** Degrees of a cell's side. */
export const cellSizes: Readonly<Record<GroundLevel, number>> = { world: 360, middle: 30, near: 10, close: 5 };

/** Which files a zoom of Leaflet's (256 px at 0) is drawn of: a view needs a handful of them. */
export function levelOf(zoom: number): GroundLevel {
  if (zoom < 4) return 'world';
  if (zoom < 7) return 'middle';
  return zoom < 9 ? 'near' : 'close';
}

/** The cells of an extent, in each copy of the world that it shows. */
export function cellsWithin({ west, south, east, north }: Extent, level: GroundLevel): WantedCell[] {
  const size = cellSizes[level];
  const columns = 360 / size;
  const cells: WantedCell[] = [];
  const lastRow = level === 'world' ? 0 : 180 / size - 1;
  const rowOf = (latitude: number) => Math.max(0, Math.min(lastRow, Math.floor((latitude + 90) / size)));
  for (let column = Math.floor((west + 180) / size); column <= Math.floor((east + 180) / size); column++) {
    for (let row = rowOf(south); row <= rowOf(north); row++) {
      const key = `${((column % columns) + columns) % columns}_${row}`;
      cells.push({ id: `${level} ${column} ${row}`, key, west: column * size - 180, south: row * size - 90 });
    }
  }
  return cells;
}

/** Answers whether there is a file of a cell: a bit for each, row by row from the south. */
export function isStored(bits: Uint8Array, key: string, level: GroundLevel): boolean {
  const [column = 0, row = 0] = key.split('_').map(Number);
  const at = row * (360 / cellSizes[level]) + column;
  return (((bits[at >> 3] ?? 0) >> (at & 7)) & 1) === 1;
}

function decoded(steps: readonly number[], { west, south }: WantedCell, level: GroundLevel): LatLng[] {
  const units = UNITS[level];
  let [x, y] = [0, 0];
  const line: LatLng[] = [];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] as number;
    y += steps[at + 1] as number;
    line.push([south + y / units, west + x / units]);
  }
  return line;
}

/** A ring follows the side of its cell where the land goes on beyond it: no coast is drawn there. */
function coastOf(ring: readonly LatLng[], { west, south }: WantedCell, level: GroundLevel): LatLng[][] {
  const size = cellSizes[level];
  const near = (one: number, other: number) => Math.abs(one - other) < 0.6 / UNITS[level];
  const isOnSide = (one: LatLng, other: LatLng) =>
    [south, south + size].some((side) => near(one[0], side) && near(other[0], side)) ||
    [west, west + size].some((side) => near(one[1], side) && near(other[1], side)) ||
    // Antarctica ends at the pole.
    (one[0] <= -85 && other[0] <= -85);
  const pieces: LatLng[][] = [];
  let piece: LatLng[] = [];
  for (let at = 0; at < ring.length; at++) {
    const [here, next] = [ring[at] as LatLng, ring[(at + 1) % ring.length] as LatLng];
    if (isOnSide(here, next)) {
      if (piece.length > 1) pieces.push(piece);
      piece = [];
      continue;
    }
    if (piece.length === 0) piece.push(here);
    piece.push(next);
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

const KINDS: Readonly<Record<string, GroundName['kind']>> = {
  c: 'country',
  q: 'quarter',
  i: 'island',
  l: 'lake',
  s: 'sea',
};

/** What a stored cell looks like where it is wanted. */
export function drawnCell(stored: StoredCell, wanted: WantedCell, level: GroundLevel): DrawnCell {
  const lines = (each: readonly number[][]) => each.map((steps) => decoded(steps, wanted, level));
  const [land, lakes, isles] = [lines(stored.land), lines(stored.lakes), lines(stored.isles)];
  return {
    ...{ land, lakes, isles },
    ashore: lines(stored.ashore),
    coast: land.flatMap((ring) => coastOf(ring, wanted, level)),
    shores: [...lakes, ...isles].flatMap((ring) => coastOf(ring, wanted, level)),
    borders: lines(stored.borders),
    names: stored.names.map(([name, x, y, weight, kind]) => ({
      ...{ name, weight, kind: KINDS[kind] ?? 'city' },
      at: [wanted.south + y / UNITS[level], wanted.west + x / UNITS[level]],
    })),
  };
}
