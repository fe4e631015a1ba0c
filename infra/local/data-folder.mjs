// @ts-check
/** DATA_DIR: writable, closed to every other user, and used by one portal at a time. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { isRefusal } from './log-file.mjs';
import { isSameProcess, terminate } from './process-id.mjs';
import { StartupError } from './startup-error.mjs';

/**
 * Node's own recursive mkdir never returns where a parent exists and refuses children with ENOENT, as /proc does.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
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

const OURS = ['documents', 'keys', 'logs', 'mongo', 'redis', 'redis-cache', 'releases', 'run', 'portal.json'];

/**
 * Closes the data folder to every other user of this machine, with everything of ours that an earlier portal left in it
 * more open (ST-1).
 * @param {string} dataDir
 * @returns {void}
 * @throws {StartupError} when the folder is shared with others on purpose, or belongs to somebody else
 */
export function closeToOthers(dataDir) {
  const { mode, uid } = statSync(dataDir);
  // A sticky folder is everybody's, like /tmp; closing it would stop their work.
  if (mode & 0o1000 || [homedir(), parse(dataDir).root].includes(dataDir)) {
    throw new StartupError(
      `The data folder ${dataDir} is not Sojourn's alone: please set DATA_DIR to a folder of its own, for example ${join(dataDir, 'sojourn')}.`,
    );
  }
  if (process.getuid && uid !== process.getuid()) {
    throw new StartupError(
      `The data folder ${dataDir} belongs to another user, who could read what is stored there: please make it yours (chown) or set DATA_DIR to another folder.`,
    );
  }
  chmodSync(dataDir, 0o700);
  for (const name of OURS) tighten(join(dataDir, name));
}

/** @param {string} path */
function tighten(path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  if (found.mode & 0o077) chmodSync(path, found.mode & 0o700);
  if (found.isDirectory()) for (const name of readdirSync(path)) tighten(join(path, name));
}

const RETRY_RECORD_MS = 1_000;
const MARK = 'infra/local/start.mjs';

/**
 * Claims the folder for this portal, in `portal.json`. Processes that an earlier, killed portal left behind are ended
 * first: the new ones need the files they hold.
 * @param {string} dataDir
 * @param {string} [origin] where the portal answers, for the release command
 * @returns {Promise<{ recordChildren: (children: { pid: number, mark: string }[]) => void, release: () => void }>}
 * @throws {StartupError} when another portal runs on it
 */
export async function claimDataFolder(dataDir, origin) {
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
  const write = (children) => {
    writeFileSync(`${file}.new`, JSON.stringify({ portal: process.pid, origin, children }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  write([]);
  /** @type {NodeJS.Timeout | undefined} */
  let retry;
  /** @type {(children: { pid: number, mark: string }[]) => void} */
  const recordChildren = (children) => {
    clearTimeout(retry);
    try {
      write(children);
    } catch (error) {
      if (!isRefusal(error) && /** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
      // Only the next start reads it, and this portal runs on: it is written when the disk, or the folder, is back.
      retry = setTimeout(() => recordChildren(children), RETRY_RECORD_MS).unref();
    }
  };
  const release = () => {
    clearTimeout(retry);
    rmSync(file, { force: true });
    rmSync(`${file}.new`, { force: true });
  };
  return { recordChildren, release };
}
