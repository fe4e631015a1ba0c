// @ts-check
/** Processes by their ids, which systems use again. */
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Whether a process of this id runs on this machine.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Whether the process is still the one that was recorded: ids are used again, after a reboot above all. Without `/proc`
 * (macOS) the id alone decides.
 * @param {number} pid
 * @param {string} mark a piece of its command line
 */
export function isSameProcess(pid, mark) {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc/self/cmdline')) return true;
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && readFileSync(file, 'utf8').includes(mark);
}

/**
 * Asks a recorded process to end, waits until it has ended, and kills it after `timeoutMs`.
 * @param {{ pid: number, mark: string }} recorded
 * @param {number} timeoutMs
 * @returns {Promise<void>}
 */
export async function terminate({ pid, mark }, timeoutMs) {
  if (isSameProcess(pid, mark)) process.kill(pid, 'SIGTERM');
  for (let waited = 0; isSameProcess(pid, mark); waited += 100) {
    if (waited >= timeoutMs) process.kill(pid, 'SIGKILL');
    await pause(100);
  }
}
