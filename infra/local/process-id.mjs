// @ts-check
/** Processes by their ids, which systems use again. */
import { spawnSync } from 'node:child_process';
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

/**
 * Kills a process and all that it has started, and they. Where `ps` is missing the process alone.
 * @param {number} pid
 */
export function killTree(pid) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const started = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const tree = [pid];
  for (const parent of tree) tree.push(...started.flatMap(([id = 0, of]) => (of === parent ? [id] : [])));
  // Parents first, so that none starts another.
  for (const each of tree.filter(isAlive)) process.kill(each, 'SIGKILL');
}
