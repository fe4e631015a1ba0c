/**
 * Prints where the places that people travel to stand, for the ground of the map (`packages/map/build/ground.ts`):
 * their names stand on it, and none of them stands in drawn water. `npx tsx services/search/build/visited.ts > visited.json`.
 */
import { curatedDestinations } from '../src/destination/destination-catalogue';
import { quarteredPlaces } from '../src/hotel/quarter-catalogue';
import resortRows from '../src/hotel/market/resorts.json' with { type: 'json' };
import centerRows from '../src/place/centers.json' with { type: 'json' };
import joined from '../src/place/cities.json' with { type: 'json' };
import villageRows from '../src/place/villages.json' with { type: 'json' };

type Kind = 'destination' | 'city' | 'center' | 'village' | 'resort' | 'quarter';
type Visited = [kind: Kind, name: string, latitude: number, longitude: number, thousands: number];
type CityRow = [string, string, number, number, number, number];
type CenterRow = readonly [string, string, number, number, number?, ...unknown[]];
type ResortRow = readonly [string, string, number, number?, number?, number?];

const written = (kind: Kind, rows: readonly unknown[]): Visited[] =>
  (rows as CenterRow[]).map(([name, , latitude, longitude, thousands]) => [kind, name, latitude, longitude, thousands ?? 0]); // prettier-ignore

const visited: Visited[] = [
  ...curatedDestinations.map(({ name, position: { latitude, longitude } }): Visited => ['destination', name, latitude, longitude, 0]), // prettier-ignore
  ...written('center', centerRows.centers),
  ...written('village', villageRows.villages),
  ...Object.values(resortRows.resorts as unknown as Record<string, ResortRow[]>)
    .flat()
    .flatMap(([name, , , , latitude, longitude]): Visited[] =>
      latitude === undefined || longitude === undefined ? [] : [['resort', name, latitude, longitude, 0]],
    ),
  ...quarteredPlaces.flatMap(({ quarters, center }) => [
    ...(center ? [['quarter', '', center.latitude, center.longitude, 0] as Visited] : []),
    ...quarters.map(({ name, latitude, longitude }): Visited => ['quarter', name, latitude, longitude, 0]),
  ]),
  ...(joined.cities as unknown as CityRow[]).map(([name, , , latitude, longitude, thousands]): Visited => ['city', name, latitude, longitude, thousands]), // prettier-ignore
];
process.stdout.write(`[\n${visited.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
