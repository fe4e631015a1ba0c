// @ts-check
/** Part of `npm run arch`: no logic stands in two workspaces. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCopies } from './copies.mjs';

const copies = await findCopies(join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..'));
for (const { lines, first, second } of copies) console.error(`${lines} lines twice: ${first} and ${second}`);
console.log(`copies between workspaces: ${copies.length}`);
process.exitCode = copies.length > 0 ? 1 : 0;
