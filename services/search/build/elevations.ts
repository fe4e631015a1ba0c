/**
 * Packs how high the airports of OpenFlights lie into `src/weather/openflights/elevations.json`, which stays under their
 * licence: nobody types how high a place lies, and its warmth depends on it. The table comes from openflights.org/data as JSON
 * with `latitude`, `longitude` and `altitude` in feet: `npm run build:elevations -w @sojourn/search -- airports.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type SourceAirport = { latitude: number; longitude: number; altitude: number };

const METRES_A_FOOT = 0.3048;
/** 10 m are less than a tenth of a degree of warmth. */
const STEP_METRES = 10;

const [path = ''] = process.argv.slice(2);
const rows = (JSON.parse(readFileSync(path, 'utf8')) as SourceAirport[])
  // The source writes 0 where it knows nothing, too; by the sea as well as without it, the nearest other one says more.
  .filter(({ altitude }) => altitude !== 0)
  .map(({ latitude, longitude, altitude }) => [
    ...[latitude, longitude].map((degrees) => Number(degrees.toFixed(2))),
    Math.round((altitude * METRES_A_FOOT) / STEP_METRES) * STEP_METRES,
  ])
  .toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0))
  .map((row) => JSON.stringify(row));
const head = JSON.stringify({
  provenance:
    'Derived from the airports of OpenFlights, ODbL 1.0 (NOTICE.md). Made by services/search/build/elevations.ts.',
  columns: 'latitude, longitude, metres',
  airports: [],
});
const text = `${head.replace('"airports":[]', `"airports":[\n${rows.join(',\n')}\n]`)}\n`;
writeFileSync(new URL('../src/weather/openflights/elevations.json', import.meta.url), text);
process.stdout.write(`${rows.length} airports, ${Math.round(text.length / 1024)} kB\n`);
