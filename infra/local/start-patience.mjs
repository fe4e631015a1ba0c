// @ts-check
/** How long a process may take to get ready: as long as it works, because a busy machine is no dead process. */
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

/** Nobody waits longer than this for a process, whatever it does. */
export const LONGEST_START_MS = 10 * 60_000;
/** A process that only waits for something still looks at it now and then; one that loads uses more than this, in ms. */
const LEAST_WORK_MS = 50;
/** The kernel counts a process's time in hundredths of a second on every Linux. */
const TICK_MS = 10;

/**
 * How much a process has worked, or stood in line for a processor, since it began, in ms; undefined where the system does
 * not say.
 * @param {number | undefined} pid
 * @param {(file: string) => string} [read]
 * @returns {number | undefined}
 */
export function workOf(pid, read = (file) => readFileSync(file, 'utf8')) {
  try {
    // The name of the program stands in parentheses and may hold anything; after it the 12th and 13th are its times.
    const fields = read(`/proc/${pid}/stat`)
      .replace(/^.*\)\s/s, '')
      .split(' ');
    const ran = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    const waited = Number(read(`/proc/${pid}/schedstat`).split(' ')[1]) / 1e6;
    return Number.isFinite(ran + waited) ? ran + waited : undefined;
  } catch {
    return undefined;
  }
}

/** How many times as long as on a quiet machine things take on this one now. */
export const crowding = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * Calls `giveUp` with a sentence when a process has done nothing for `quietMs`, or is not ready after
 * {@link LONGEST_START_MS}.
 * @param {{ pid: number | undefined, quietMs: number, giveUp: (why: string) => void, work?: typeof workOf }} parts
 * @returns {() => void} ends the watch
 */
export function watchStart({ pid, quietMs, giveUp, work = workOf }) {
  const began = performance.now();
  let before = work(pid) ?? 0;
  const timer = setInterval(() => {
    const now = work(pid);
    const seconds = Math.round((performance.now() - began) / 1000);
    const isLate = performance.now() - began >= LONGEST_START_MS;
    // Where nothing is known of its work, the load of the machine says how long is fair.
    const isAtWork = now === undefined ? seconds * 1000 < quietMs * crowding() : now - before >= LEAST_WORK_MS;
    before = now ?? before;
    if (isAtWork && !isLate) return;
    clearInterval(timer);
    const done = now === undefined ? '' : `, after ${Math.round(now)} ms of work`;
    giveUp(`not ready after ${seconds} s${done}; ${isLate ? 'that is too long' : 'it does nothing any more'}`);
  }, quietMs);
  return () => clearInterval(timer);
}
