/**
 * Writes how far from the middle of each city the water begins, in sixteen directions, into `src/hotel/market/shores.json`:
 * from the coasts and lakes of the map's ground (`packages/map/ground`, made by its own build). Run it after the cities,
 * their centers, villages, quarters, the destinations or the ground change: `npm run build:shores -w @sojourn/search`.
 */
import { writeFileSync } from 'node:fs';
import { KM_A_DEGREE, type Position } from '@sojourn/travel';
import { curatedDestinations } from '../src/destination/destination-catalogue';
import centerRows from '../src/place/centers.json' with { type: 'json' };
import joined from '../src/place/cities.json' with { type: 'json' };
import { createAirportCatalogue } from '../src/airport/airport-catalogue';
import resortRows from '../src/hotel/market/resorts.json' with { type: 'json' };
import { quarteredPlaces } from '../src/hotel/quarter-catalogue';
import {
  DIRECTIONS,
  encodeShore,
  FARTHEST_STEPS,
  kmOfStep,
  shoreKey,
  stepOfKm,
  type ShoreSteps,
} from '../src/hotel/spread.model';
import cityNames from '../src/place/city-names.json' with { type: 'json' };
import villageRows from '../src/place/villages.json' with { type: 'json' };
import { isLand } from './ground-land';

/** A coast is simplified by so much that a quay may lie on its far side; the town begins where the land does. */
const KM_TO_LAND = 2.5;
const FARTHEST_KM = kmOfStep(FARTHEST_STEPS);
/** How far apart land and water are looked for, near the middle and farther out. */
const [NEAR_KM, FINE, COARSE] = [2, 0.05, 0.1];

/** Steps from the middle to the land and to the water behind it: a middle on a quay has the first steps wet. */
function shoreAt(latitude: number, longitude: number): ShoreSteps {
  const kmEast = KM_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const sides = Array.from({ length: DIRECTIONS }, (_, direction) => {
    const angle = (direction * 2 * Math.PI) / DIRECTIONS;
    let from: number | undefined;
    let last = 0;
    for (let km = 0; km < FARTHEST_KM; km += km < NEAR_KM ? FINE : COARSE) {
      const land = isLand(latitude + (km * Math.cos(angle)) / KM_A_DEGREE, longitude + (km * Math.sin(angle)) / kmEast);
      if (land) from ??= km;
      else if (from !== undefined) return { from: Math.ceil(stepOfKm(from)), to: Math.floor(stepOfKm(last)) };
      else if (km >= KM_TO_LAND) return { from: 0, to: 0 };
      last = km;
    }
    return { from: Math.ceil(stepOfKm(from ?? 0)), to: FARTHEST_STEPS };
  });
  return { from: sides.map(({ from }) => from), to: sides.map(({ to }) => to) };
}

type Row = [string, string, number, number, number, number];
type ResortRow = readonly [string, string, number, number?, number?, number?];
type CenterRow = readonly [string, string, number, number, ...unknown[]];
const airports = createAirportCatalogue();
const pairOf = ({ latitude, longitude }: Position) => [latitude, longitude] as const;
/** Every middle around which houses may stand: of the places of the index, of those that are found by their airport, and of quarters. */
const positions = [
  ...(joined.cities as unknown as Row[]).map(([, , , latitude, longitude]) => [latitude, longitude] as const),
  ...[...(centerRows.centers as unknown as CenterRow[]), ...(villageRows.villages as unknown as CenterRow[])].map(
    ([, , latitude, longitude]) => [latitude, longitude] as const,
  ),
  ...cityNames.cities
    .flatMap(([code = '']) => airports.airportsOf(code).slice(0, 1))
    .map(({ position }) => pairOf(position)),
  ...curatedDestinations.map(({ position }) => pairOf(position)),
  ...quarteredPlaces.flatMap(({ quarters, center }) => [...quarters, ...(center ? [center] : [])]).map(pairOf),
  ...Object.values(resortRows.resorts as unknown as Record<string, ResortRow[]>)
    .flat()
    .flatMap(([, , , , ...position]) => (position.length === 2 ? [position as [number, number]] : [])),
];
const shores = new Map<string, string>();
for (const [latitude, longitude] of positions) {
  const shore = shoreAt(latitude, longitude);
  // What the ground knows no land of, an islet, is left as it is.
  const isInland = shore.to.every((step) => step === FARTHEST_STEPS) && shore.from.every((step) => step === 0);
  if (isInland || shore.to.every((step) => step === 0)) continue;
  shores.set(shoreKey({ latitude, longitude }), encodeShore(shore));
}
const provenance =
  'Where water begins around the middle of a city, in sixteen directions from north by east; a digit of base 36, squared, is so many times 7.143 m, z is none; sixteen more say where the land begins, if the middle is wet. From the coasts and lakes of packages/map/ground (OpenStreetMap, ODbL 1.0). Made by services/search/build/shores.ts.';
writeFileSync(
  new URL('../src/hotel/market/shores.json', import.meta.url),
  `{"provenance":${JSON.stringify(provenance)},"shores":{\n${[...shores].map(([key, shore]) => `"${key}":"${shore}"`).join(',\n')}\n}}\n`,
);
