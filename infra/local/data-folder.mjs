// @ts-check
/** DATA_DIR: writable, and used by one portal at a time. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSameProcess, terminate } from './process-id.mjs';
import { StartupError } from './startup-error.mjs';

/**
 * Node's own recursive mkdir never returns where a parent exists and refuses children with ENOENT, as /proc does.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * @param {string} dataDir
 * @returns {void}
 * @throws {StartupError} when nothing can be written there
 */
export function checkWritable(dataDir) {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, '.writable');
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartupError(
      `Sojourn cannot write to its data folder ${dataDir} (${/** @type {Error} */ (error).message}): please make it writable or set DATA_DIR to another folder.`,
    );
  }
}

const MARK = 'infra/local/start.mjs';

/**
 * Claims the folder for this portal, in `portal.json`. Processes that an earlier, killed portal left behind are ended
 * first: the new ones need the files they hold.
 * @param {string} dataDir
 * @returns {Promise<{ recordChildren: (children: { pid: number, mark: string }[]) => void, release: () => void }>}
 * @throws {StartupError} when another portal runs on it
 */
export async function claimDataFolder(dataDir) {
  const file = join(dataDir, 'portal.json');
  if (existsSync(file)) {
    /** @type {{ portal: number, children: { pid: number, mark: string }[] }} */
    const earlier = JSON.parse(readFileSync(file, 'utf8'));
    if (earlier.portal !== process.pid && isSameProcess(earlier.portal, MARK)) {
      throw new StartupError(
        `Another portal (process ${earlier.portal}) already uses the data folder ${dataDir}: please stop it or set DATA_DIR to another folder.`,
      );
    }
    await Promise.all(earlier.children.map((child) => terminate(child, 5_000)));
  }
  /** @type {(children: { pid: number, mark: string }[]) => void} */
  const recordChildren = (children) => {
    writeFileSync(`${file}.new`, JSON.stringify({ portal: process.pid, children }));
    renameSync(`${file}.new`, file);
  };
  recordChildren([]);
  return { recordChildren, release: () => rmSync(file, { force: true }) };
}
