/**
 * Writes how far from the middle of each city the water begins, in sixteen directions, into `src/hotel/market/shores.json`:
 * from the coasts and lakes of the map's ground (`packages/map/ground`, made by its own build). Run it after the cities,
 * their centers, the destinations or the ground change: `npm run build:shores -w @sojourn/search`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { KM_A_DEGREE } from '@sojourn/travel';
import { curatedDestinations } from '../src/destination/destination-catalogue';
import centerRows from '../src/place/centers.json' with { type: 'json' };
import joined from '../src/place/cities.json' with { type: 'json' };
import { DIRECTIONS, encodeShore, shoreKey, STEP_KM, FARTHEST_STEPS } from '../src/hotel/spread.model';

/** Sides of rings, four numbers each, by the band of latitude they cross. */
type Bands = Map<number, number[]>;

const ground = new URL('../../../packages/map/ground/', import.meta.url);
const version = readdirSync(ground)[0] ?? '';
const [CELL, UNITS] = [10, 1_000];
/** A coast is simplified by so much that a quay may lie on its far side; the town begins where the land does. */
const STEPS_TO_LAND = 6;

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
function isLand(latitude: number, longitude: number): boolean {
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

function shoreAt(latitude: number, longitude: number): number[] {
  const kmEast = KM_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: DIRECTIONS }, (_, direction) => {
    const angle = (direction * 2 * Math.PI) / DIRECTIONS;
    let hasLand = false;
    for (let step = 0; step < FARTHEST_STEPS; step += 1) {
      const km = step * STEP_KM;
      const land = isLand(latitude + (km * Math.cos(angle)) / KM_A_DEGREE, longitude + (km * Math.sin(angle)) / kmEast);
      hasLand ||= land;
      if (!land && (hasLand || step >= STEPS_TO_LAND)) return hasLand ? step : 0;
    }
    return FARTHEST_STEPS;
  });
}

type Row = [string, string, number, number, number, number];
type CenterRow = [string, string, number, number];
/** Every middle around which houses may stand, as the place index has it. */
const positions = [
  ...(joined.cities as unknown as Row[]).map(([, , , latitude, longitude]) => [latitude, longitude] as const),
  ...(centerRows.centers as unknown as CenterRow[]).map(([, , latitude, longitude]) => [latitude, longitude] as const),
  ...curatedDestinations.map(({ position: { latitude, longitude } }) => [latitude, longitude] as const),
];
const shores = new Map<string, string>();
for (const [latitude, longitude] of positions) {
  const steps = shoreAt(latitude, longitude);
  // What the ground knows no land of, an islet, is left as it is.
  if (steps.every((step) => step === FARTHEST_STEPS) || steps.every((step) => step === 0)) continue;
  shores.set(shoreKey({ latitude, longitude }), encodeShore(steps));
}
const provenance =
  'Where water begins around the middle of a city, in sixteen directions from north by east; a digit of base 36 is so many quarters of a kilometre, z is none. From the coasts and lakes of packages/map/ground (OpenStreetMap, ODbL 1.0). Made by services/search/build/shores.ts.';
writeFileSync(
  new URL('../src/hotel/market/shores.json', import.meta.url),
  `{"provenance":${JSON.stringify(provenance)},"shores":{\n${[...shores].map(([key, shore]) => `"${key}":"${shore}"`).join(',\n')}\n}}\n`,
);
