// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Whether a process of this id runs on this machine.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Whether the process still is the one that was noted: ids are used again, after a reboot above all.
 * @param {number} pid
 * @param {string} mark a piece of its command line
 */
export function isStill(pid, mark) {
  if (!isAlive(pid)) return false;
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && readFileSync(file, 'utf8').includes(mark);
}

/**
 * Asks a noted process to end, waits until it is gone, and kills it after `patienceMs`.
 * @param {{ pid: number, mark: string }} noted
 * @param {number} patienceMs
 * @returns {Promise<void>}
 */
export async function endNoted({ pid, mark }, patienceMs) {
  if (isStill(pid, mark)) process.kill(pid, 'SIGTERM');
  for (let waited = 0; isStill(pid, mark); waited += 100) {
    if (waited >= patienceMs) process.kill(pid, 'SIGKILL');
    await pause(100);
  }
}
