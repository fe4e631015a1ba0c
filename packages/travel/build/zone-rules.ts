/**
 * Writes `src/zone-rules.json`. Run it when `moment-timezone` has a newer tz database:
 * `npm run build:zones -w @sojourn/travel`.
 */
import { writeFileSync } from 'node:fs';
import { packZones } from './packed-zones';

writeFileSync(new URL('../src/zone-rules.json', import.meta.url), `${JSON.stringify(packZones(), null, 2)}\n`);
