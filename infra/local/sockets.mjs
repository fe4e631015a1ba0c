// @ts-check
/** Where the private stores listen: unix sockets in a folder that only this user can enter. */
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from './startup-error.mjs';

/** A socket's path has 104 bytes on macOS and 108 on Linux, its end included; `/redis-cache.sock` and a reserve go off. */
const LONGEST_FOLDER = 80;
/** Addresses carry the path as it is, so it must need no escaping in a URL. */
const PLAIN = /^[\w./-]+$/;

/**
 * Makes the folder of the sockets: `run` in the data folder, or, where that path does not serve, one beside the system's
 * temporary files whose name follows from the data folder's.
 * @param {string} dataDir absolute
 * @param {string} [temporary] the system's folder of temporary files
 * @returns {string}
 * @throws {StartupError} when another user has taken the folder's name
 */
export function socketFolder(dataDir, temporary = tmpdir()) {
  const inside = join(dataDir, 'run');
  const isInsideUsable = inside.length <= LONGEST_FOLDER && PLAIN.test(inside);
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = isInsideUsable ? inside : join(temporary, `sojourn-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(folder);
  if (!lstatSync(folder).isDirectory() || (process.getuid && uid !== process.getuid())) {
    throw new StartupError(
      `The folder ${folder} for the sockets of Sojourn belongs to another user: please set DATA_DIR to a shorter path.`,
    );
  }
  chmodSync(folder, 0o700);
  return folder;
}
