// @ts-check
/**
 * A lock that works before any package is installed: a file that names its owner. Decision 014 says why it is not
 * `proper-lockfile`.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isSameProcess } from './process-id.mjs';

/** A piece of the command line of everything that takes this lock: `npm start` and `npm test`. */
const OWNER_MARK = 'infra/local/';

const errorCode = (/** @type {unknown} */ error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/**
 * Creates the lock with its owner in it. A link appears at once and with its content, so no reader ever finds a lock
 * without an owner.
 * @param {string} lock
 * @param {string} content
 * @returns {boolean} false when it exists already
 */
function createLock(lock, content) {
  const draft = `${lock}-${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Removes the lock of a process that was killed. It is renamed before it is judged: of several waiting processes only
 * one can rename it, so none removes the lock that another one has just taken.
 * @param {string} lock
 * @param {(pid: number) => boolean} isOwnerRunning
 */
function removeIfAbandoned(lock, isOwnerRunning) {
  const aside = `${lock}-${randomUUID()}`;
  try {
    if (isOwnerRunning(Number(readFileSync(lock, 'utf8')))) return;
    renameSync(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const owner = readFileSync(aside, 'utf8');
  // Between the reading and the renaming somebody else removed the old lock and took a new one: it goes back.
  if (isOwnerRunning(Number(owner))) createLock(lock, owner);
  rmSync(aside);
}

/**
 * Runs `work` while no other process runs work under the same lock. The lock of a killed process is taken over.
 * @param {string} lock the lock file, absolute; it exists only while work runs
 * @param {() => Promise<void>} work
 * @param {{ onWait?: () => void, isOwnerRunning?: (pid: number) => boolean, pollMs?: number }} [options]
 *   `onWait` is called once when another process holds the lock
 * @returns {Promise<void>}
 * @throws what `work` throws; the lock is released in any case
 */
export async function withFileLock(lock, work, options = {}) {
  const { onWait, isOwnerRunning = (pid) => isSameProcess(pid, OWNER_MARK), pollMs = 250 } = options;
  for (let hasWaited = false; !createLock(lock, String(process.pid)); hasWaited = true) {
    if (!hasWaited) onWait?.();
    removeIfAbandoned(lock, isOwnerRunning);
    await pause(pollMs);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
