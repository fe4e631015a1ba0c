// @ts-check
/** Starts the portal's processes, restarts what falls, and stops all in order. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StartFault } from './fault.mjs';
import { root } from './workspace.mjs';

/**
 * @typedef {object} ProcessPlan
 * @property {string} name            shown to a person, and the name of its log file
 * @property {string} command
 * @property {string[]} parameters
 * @property {string} mark            a piece of the command line by which the process is known again
 * @property {Record<string, string>} [env]
 * @property {(line: string) => boolean} isReady whether a line it printed says that it is ready
 * @property {number} [patienceMs]    how long it may take to get ready; default 30 s
 */

/** The first restart waits this long, each further one in a row twice as long. */
const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 10_000;
/** A process that ran this long is healthy: its next fall starts the back-off anew. */
const HEALTHY_AFTER_MS = 30_000;
/** Ctrl-C ends everything within 10 s (and the portal's last words need a moment, too). */
const STOP_PATIENCE_MS = 8_000;

/** A line of a process of ours that says it listens: `{"ready":true,"port":N}`. */
export const saysReady = (/** @type {string} */ line) => line.startsWith('{"ready":true');

export class Supervisor {
  /** @type {Map<string, { child: import('node:child_process').ChildProcess, mark: string }>} */
  #running = new Map();
  #stopping = false;
  #logDir;
  #noteChildren;

  /** @param {{ dataDir: string, noteChildren: (children: { pid: number, mark: string }[]) => void }} parts */
  constructor({ dataDir, noteChildren }) {
    this.#logDir = join(dataDir, 'logs');
    this.#noteChildren = noteChildren;
    mkdirSync(this.#logDir, { recursive: true });
  }

  /** Whether {@link stop} was called. */
  get isStopping() {
    return this.#stopping;
  }

  /**
   * Starts a process and waits until it is ready; from then on it is kept running.
   * @param {ProcessPlan} plan
   * @returns {Promise<void>}
   * @throws {StartFault} when it ends or says nothing for too long
   */
  async start(plan) {
    await this.#launch(plan, FIRST_BACKOFF_MS);
  }

  /**
   * @param {ProcessPlan} plan
   * @param {number} backoffMs
   * @returns {Promise<void>}
   */
  #launch(plan, backoffMs) {
    const began = performance.now();
    const logFile = join(this.#logDir, `${plan.name}.log`);
    const log = openSync(logFile, 'a');
    const logged = readFileSync(logFile).length;
    // Logs go straight to the file, so that they are whole even when the supervisor is killed. Detached, so that a
    // terminal's Ctrl-C reaches the supervisor alone, which then stops them in order.
    const child = spawn(plan.command, plan.parameters, {
      cwd: root,
      env: { ...process.env, ...plan.env, EXIT_WITH_PARENT: '1' },
      stdio: ['pipe', 'pipe', log],
      detached: true,
    });
    this.#running.set(plan.name, { child, mark: plan.mark });
    this.#note();

    return new Promise((ready, fail) => {
      let isUp = false;
      const tooLong = setTimeout(() => child.kill('SIGKILL'), plan.patienceMs ?? 30_000);
      createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) }).on('line', (line) => {
        writeSync(log, `${line}\n`);
        if (!isUp && plan.isReady(line)) {
          isUp = true;
          clearTimeout(tooLong);
          ready();
        }
      });
      child.on('error', (error) => fail(new StartFault(`${plan.name} cannot run: ${error.message}`)));
      child.on('close', (code, signal) => {
        clearTimeout(tooLong);
        closeSync(log);
        this.#running.delete(plan.name);
        this.#note();
        if (this.#stopping) return;
        const why = signal ?? `exit code ${code}`;
        if (!isUp) {
          const lastWords = readFileSync(logFile).subarray(logged).toString().slice(-2000).trimEnd();
          fail(new StartFault(`${lastWords}\n${plan.name} did not get ready (${why}): please read ${logFile}.`));
          return;
        }
        const wasHealthy = performance.now() - began > HEALTHY_AFTER_MS;
        this.#restart(plan, { why, backoffMs: wasHealthy ? FIRST_BACKOFF_MS : backoffMs });
      });
    });
  }

  /**
   * @param {ProcessPlan} plan
   * @param {{ why: string, backoffMs: number }} fall
   */
  #restart(plan, { why, backoffMs }) {
    console.error(`${plan.name} stopped (${why}); starting it again in ${backoffMs / 1000} s`);
    setTimeout(() => {
      if (this.#stopping) return;
      const next = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
      this.#launch(plan, next).then(
        () => console.error(`${plan.name} is back`),
        (error) => this.#restart(plan, { why: error.message, backoffMs: next }),
      );
    }, backoffMs);
  }

  #note() {
    this.#noteChildren(
      [...this.#running.values()].flatMap(({ child, mark }) =>
        child.pid === undefined ? [] : [{ pid: child.pid, mark }],
      ),
    );
  }

  /**
   * Stops groups of processes, each group after the one before it has ended; whoever takes too long is killed.
   * @param {((name: string) => boolean)[]} order tests by name
   * @returns {Promise<void>}
   */
  async stop(order) {
    this.#stopping = true;
    const deadline = setTimeout(() => {
      for (const { child } of this.#running.values()) child.kill('SIGKILL');
    }, STOP_PATIENCE_MS);
    for (const belongs of order) {
      const group = [...this.#running].filter(([name]) => belongs(name));
      await Promise.all(
        group.map(
          ([, { child }]) =>
            new Promise((ended) => {
              child.once('close', ended);
              if (child.exitCode !== null || child.signalCode !== null) ended(undefined);
              else child.kill('SIGTERM');
            }),
        ),
      );
    }
    clearTimeout(deadline);
  }
}
