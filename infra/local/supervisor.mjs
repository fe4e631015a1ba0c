// @ts-check
/** Starts the portal's processes, restarts those that end, and stops all in order. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LogFile } from './log-file.mjs';
import { watchStart, workOf } from './start-patience.mjs';
import { StartupError } from './startup-error.mjs';
import { root } from './workspace.mjs';

/**
 * @typedef {object} ProcessPlan
 * @property {string} name            shown to a person, and the name of its log file
 * @property {string} command
 * @property {string[]} parameters
 * @property {string} mark            a piece of the command line by which the process is recognised later
 * @property {Record<string, string>} [env]
 * @property {(line: string) => boolean} isReady whether a line it printed says that it is ready
 * @property {number} [timeoutMs]     how long it may do nothing before it is ready; default 30 s
 * @property {number} [stopMs]        how long it may take to end once asked to; default 10 s
 */

/** The first restart waits this long, each further one in a row twice as long. */
const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 10_000;
/** A process that ran this long is healthy: when it ends, the back-off starts anew. */
const HEALTHY_AFTER_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
/** A process keeps its limit by itself; the supervisor only ends one that does not. */
const STOP_GRACE_MS = 2_000;
export const LOOK_AT_LOGS_EVERY_MS = 2_000;
const START_TIMEOUT_MS = 30_000;
/** As much of a failed process's output as a person is shown, in bytes. */
const SHOWN_OUTPUT_BYTES = 2_000;

/** A line of a process of ours that says it listens: `{"ready":true,"port":N}`. */
export const isReadyLine = (/** @type {string} */ line) => line.startsWith('{"ready":true');

export class Supervisor {
  /** @type {Map<string, { child: import('node:child_process').ChildProcess, plan: ProcessPlan, log: LogFile }>} */
  #running = new Map();
  #stopping = false;
  #logDir;
  #logLimits;
  #recordChildren;
  #spawn;
  #workOf;

  /**
   * @param {object} parts
   * @param {string} parts.dataDir
   * @param {(children: { pid: number, mark: string }[]) => void} parts.recordChildren called whenever a process starts
   *   or ends, with all that run
   * @param {import('./log-file.mjs').LogLimits} parts.logs
   * @param {typeof spawn} [parts.spawn]
   * @param {typeof workOf} [parts.workOf]
   */
  constructor({ dataDir, recordChildren, logs, spawn: spawnChild = spawn, workOf: ownWorkOf = workOf }) {
    this.#workOf = ownWorkOf;
    this.#logDir = join(dataDir, 'logs');
    this.#recordChildren = recordChildren;
    this.#spawn = spawnChild;
    this.#logLimits = logs;
    mkdirSync(this.#logDir, { recursive: true, mode: 0o700 });
    setInterval(() => {
      for (const { log } of this.#running.values()) log.rotateIfLarge();
    }, LOOK_AT_LOGS_EVERY_MS).unref();
  }

  /** Whether {@link stop} was called. */
  get isStopping() {
    return this.#stopping;
  }

  /**
   * Starts a process and waits until it is ready; from then on it is restarted whenever it ends.
   * @param {ProcessPlan} plan
   * @returns {Promise<void>}
   * @throws {StartupError} when it ends before it is ready, or does nothing any more
   */
  async start(plan) {
    await this.#launch(plan, FIRST_BACKOFF_MS);
  }

  /**
   * @param {ProcessPlan} plan
   * @param {number} backoffMs
   * @returns {Promise<void>}
   */
  async #launch(plan, backoffMs) {
    const began = performance.now();
    const logFile = join(this.#logDir, `${plan.name}.log`);
    const log = new LogFile(logFile, this.#logLimits);
    // Logs go straight to the file, so that they are complete even when the supervisor is killed. Detached, so that a
    // terminal's Ctrl-C reaches only the supervisor, which then stops them in order.
    const child = this.#spawn(plan.command, plan.parameters, {
      cwd: root,
      env: { ...process.env, ...plan.env, EXIT_WITH_PARENT: '1' },
      stdio: ['pipe', 'pipe', log.fd],
      detached: true,
    });
    this.#running.set(plan.name, { child, plan, log });
    this.#record();

    await new Promise((/** @type {(value?: undefined) => void} */ ready, fail) => {
      let isUp = false;
      const endWatch = watchStart({
        pid: child.pid,
        quietMs: plan.timeoutMs ?? START_TIMEOUT_MS,
        work: this.#workOf,
        giveUp: (why) => {
          // A process that was killed has no last words, and a log with nothing in it helps nobody.
          log.write(`${plan.name} was given up: ${why}. The machine's load was ${loadavg()[0]?.toFixed(1)}.`);
          child.kill('SIGKILL');
        },
      });
      createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) }).on('line', (line) => {
        log.write(line);
        if (!isUp && plan.isReady(line)) {
          isUp = true;
          endWatch();
          ready();
        }
      });
      child.on('error', (error) => fail(new StartupError(`${plan.name} cannot run: ${error.message}`)));
      child.on('close', (code, signal) => {
        endWatch();
        const output = isUp ? '' : log.tail(SHOWN_OUTPUT_BYTES);
        log.close();
        this.#running.delete(plan.name);
        this.#record();
        if (this.#stopping) return;
        const reason = signal ?? `exit code ${code}`;
        if (!isUp) {
          fail(new StartupError(`${output}\n${plan.name} did not get ready (${reason}): please read ${logFile}.`));
          return;
        }
        const wasHealthy = performance.now() - began > HEALTHY_AFTER_MS;
        this.#restart(plan, { reason, backoffMs: wasHealthy ? FIRST_BACKOFF_MS : backoffMs });
      });
    });
  }

  /**
   * @param {ProcessPlan} plan
   * @param {{ reason: string, backoffMs: number }} ending
   */
  #restart(plan, { reason, backoffMs }) {
    console.error(`${plan.name} stopped (${reason}); starting it again in ${backoffMs / 1000} s`);
    setTimeout(() => {
      if (this.#stopping) return;
      const next = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
      this.#launch(plan, next).then(
        () => console.error(`${plan.name} is back`),
        (error) => this.#restart(plan, { reason: error.message, backoffMs: next }),
      );
    }, backoffMs);
  }

  #record() {
    this.#recordChildren(
      [...this.#running.values()].flatMap(({ child, plan }) =>
        child.pid === undefined ? [] : [{ pid: child.pid, mark: plan.mark }],
      ),
    );
  }

  /**
   * Stops groups of processes, each group after the one before it has ended; one that overruns its own limit is killed.
   * @param {((name: string) => boolean)[]} order tests by name
   * @returns {Promise<void>}
   */
  async stop(order) {
    this.#stopping = true;
    for (const belongs of order) {
      const group = [...this.#running.values()].filter(({ plan }) => belongs(plan.name));
      await Promise.all(group.map(({ child, plan }) => end(child, (plan.stopMs ?? STOP_TIMEOUT_MS) + STOP_GRACE_MS)));
    }
  }

  /** Ends everything at once, for somebody who does not want to wait for {@link stop}. */
  kill() {
    for (const { child } of this.#running.values()) child.kill('SIGKILL');
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} limitMs
 * @returns {Promise<void>} resolves when it has ended
 */
function end(child, limitMs) {
  return new Promise((ended) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    child.once('close', () => {
      clearTimeout(timer);
      ended();
    });
    child.kill('SIGTERM');
  });
}
