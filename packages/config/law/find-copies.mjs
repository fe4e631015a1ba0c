// @ts-check
/** Part of `npm run arch`: no logic stands in two workspaces. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCopies } from './copies.mjs';

/** Copies that stand until their owners have moved them to a package. */
const UNTIL_MOVED = [
  ['mf-planner/src/features/recommendations/saved.store.ts', 'mf-trips/src/shared/browser-trips.store.ts'],
  ['packages/travel/src/fold-words.ts', 'services/search/src/airport/folding.model.ts'],
  ['packages/travel/src/seeded-random.ts', 'services/search/src/random.model.ts'],
  ['services/ai/src/recommendation/chance.model.ts', 'services/search/src/random.model.ts'],
  ['services/ai/src/recommendation/journey.model.ts', 'services/search/src/airport/airport.model.ts'],
  ['services/search/src/compose.ts', 'services/trips/src/compose.ts'],
  ['services/search/src/main.ts', 'services/trips/src/main.ts'],
];

const copies = (await findCopies(join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..'))).filter(
  ({ first, second }) => !UNTIL_MOVED.some(([a = '', b = '']) => first.startsWith(a) && second.startsWith(b)),
);
for (const { lines, first, second } of copies) console.error(`${lines} lines twice: ${first} and ${second}`);
console.log(`copies between workspaces: ${copies.length}`);
process.exitCode = copies.length > 0 ? 1 : 0;
