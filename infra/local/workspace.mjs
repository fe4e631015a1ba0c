// @ts-check
/** Where the workspaces are. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, absolute. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The remotes, in the order they are built and published. */
export const remotes = ['mf-auth', 'mf-flights', 'mf-hotels', 'mf-trips', 'mf-planner'];

/** Workspaces that run as Node processes; each has `src/main.ts`, and `ai` a `src/worker.ts` beside it; that of `search` is run in its threads. */
export const servers = [
  'bff',
  'services/accounts',
  'services/trips',
  'services/search',
  'services/ai',
  'packages/document-engine',
];
