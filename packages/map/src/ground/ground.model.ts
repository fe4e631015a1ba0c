/** The ground as it is stored: cells of coasts, borders and names in thousandths of a degree. */

/** West, south, east and north in degrees; longitudes may lie beyond 180 where a view crosses the date line. */
export type Extent = { west: number; south: number; east: number; north: number };

/** As Leaflet writes a place. */
export type LatLng = [latitude: number, longitude: number];

export type GroundLevel = 'world' | 'middle' | 'near';

/** A file of `ground/`. Lines are a start from the corner of the cell and steps; names are by weight. */
export type StoredCell = {
  land: number[][];
  borders: number[][];
  names: [name: string, x: number, y: number, weight: number, kind: string][];
};

/** A cell on the map; `id` tells copies of the world apart. */
export type WantedCell = { id: string; key: string; west: number; south: number };

export type GroundName = { name: string; at: LatLng; weight: number; kind: 'country' | 'city' | 'quarter' };

/** What is drawn of a cell. */
export type DrawnCell = { land: LatLng[][]; coast: LatLng[][]; borders: LatLng[][]; names: GroundName[] };

const UNITS = 1_000;

/** Degrees of a cell's side. */
export const cellSizes: Readonly<Record<GroundLevel, number>> = { world: 360, middle: 30, near: 10 };

/** Which files a zoom of Leaflet's (256 px at 0) is drawn of: a view needs a handful of them. */
export function levelOf(zoom: number): GroundLevel {
  if (zoom < 4) return 'world';
  return zoom < 7 ? 'middle' : 'near';
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

function decoded(steps: readonly number[], west: number, south: number): LatLng[] {
  let [x, y] = [0, 0];
  const line: LatLng[] = [];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] as number;
    y += steps[at + 1] as number;
    line.push([south + y / UNITS, west + x / UNITS]);
  }
  return line;
}

/** A ring follows the side of its cell where the land goes on beyond it: no coast is drawn there. */
function coastOf(ring: readonly LatLng[], { west, south }: WantedCell, size: number): LatLng[][] {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.6 / UNITS;
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

const KINDS: Readonly<Record<string, GroundName['kind']>> = { c: 'country', q: 'quarter' };

/** What a stored cell looks like where it is wanted. */
export function drawnCell(stored: StoredCell, wanted: WantedCell, level: GroundLevel): DrawnCell {
  const { west, south } = wanted;
  const land = stored.land.map((steps) => decoded(steps, west, south));
  return {
    land,
    coast: land.flatMap((ring) => coastOf(ring, wanted, cellSizes[level])),
    borders: stored.borders.map((steps) => decoded(steps, west, south)),
    names: stored.names.map(([name, x, y, weight, kind]) => ({
      ...{ name, weight, kind: KINDS[kind] ?? 'city' },
      at: [south + y / UNITS, west + x / UNITS],
    })),
  };
}

/** The names that may stand at a zoom, the heaviest first: a quarter says nothing of a country. */
export function namesAt(names: readonly GroundName[], zoom: number): GroundName[] {
  const least = zoom < 3 ? 6_000 : zoom < 4 ? 2_500 : zoom < 5 ? 900 : zoom < 6 ? 300 : zoom < 7 ? 100 : zoom < 8 ? 60 : zoom < 9 ? 25 : zoom < 10 ? 10 : 0; // prettier-ignore
  const fits = ({ kind, weight }: GroundName) => {
    if (kind === 'country') return zoom < 6.5 && weight > (zoom < 3 ? 500 : zoom < 4 ? 250 : 60);
    return kind === 'quarter' ? zoom >= 11.5 : weight >= least;
  };
  const rank = ({ kind, weight }: GroundName) => (kind === 'country' ? 100_000 + weight : kind === 'quarter' ? weight / 10 : weight); // prettier-ignore
  return names.filter(fits).sort((one, other) => rank(other) - rank(one));
}
