// @ts-check
/** The packages that a server's bundle does not take in, so that they must lie beside it where it runs, and where they lie. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages with a binary, with the file of a thread or with pages in their folder. */
export const outsidePackages = [
  '@bull-board/api',
  '@bull-board/express',
  '@node-rs/argon2',
  'lmdb',
  'msgpackr',
  'pino',
  'piscina',
  'sharp',
];

/** Packages whose files a server gives to browsers. */
export const servedPackages = ['swagger-ui-dist'];

/** What an outside package loads although it calls it optional: the board of queues reads those of BullMQ. */
export const adaptedPackages = ['bullmq'];

/**
 * The folder that Node takes a package from.
 * @param {string} from a folder
 * @param {string} name for example ioredis or @node-rs/argon2
 * @returns {string | undefined}
 */
export function packageFolder(from, name) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : packageFolder(dirname(from), name);
}
