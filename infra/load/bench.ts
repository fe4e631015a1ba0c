/**
 * `npm run bench [-- name …]`: each figure beside its peer, both measured in this run. Ratios travel between machines;
 * rates do not.
 */
import { parseArgs } from 'node:util';
import { benchAlike } from './alike';
import { benchCalendars } from './calendars';
import { benchDocuments } from './documents';
import { benchCachedFlights } from './flights';
import { benchProxied } from './proxied';
import { benchRecommendations } from './recommendations';
import { benchSuggestions } from './suggestions';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  suggestions: benchSuggestions,
  calendars: benchCalendars,
  documents: benchDocuments,
  flights: benchCachedFlights,
  proxied: benchProxied,
  alike: benchAlike,
  recommendations: benchRecommendations,
};
const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in benches));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there are ${Object.keys(benches).join(', ')}`);
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  await bench();
  console.log();
}
