// @ts-check
/** A test file that stays loaded while mutant after mutant is tried on it. */
import { fileURLToPath } from 'node:url';

const ENVIRONMENT = fileURLToPath(new URL('session-environment.cjs', import.meta.url));
/** A long session may have gathered leftovers of many mutants. */
const MUTANTS_A_SESSION = 150;

/** @type {any} */
const shared = globalThis;
shared[Symbol.for('sojourn.mutation')] = { openedSession: undefined };

/** @typedef {{ mutant: string, tests: string[], hitLimit: number | undefined }} Command */
/** @typedef {{ status: 'killed', test: string, message: string } | { status: 'survived' | 'hung' | 'spoilt' }} Outcome */

export class TestSession {
  /** @type {((command: Command | undefined) => void) | undefined} */
  #give;
  /** @type {Command | undefined} */
  #waiting;
  /** @type {((outcome: Outcome) => void) | undefined} */
  #resolve;
  #tried = 0;
  #ended = false;

  /**
   * @param {string} baseEnvironment what the file's own project runs in
   * @param {(environment: string) => Promise<unknown>} runFile runs the test file in an environment
   */
  constructor(baseEnvironment, runFile) {
    this.baseEnvironment = baseEnvironment;
    shared[Symbol.for('sojourn.mutation')].openedSession = this;
    this.finished = runFile(ENVIRONMENT).then(
      () => this.#die(),
      () => this.#die(),
    );
  }

  get isOpen() {
    return !this.#ended && this.#tried < MUTANTS_A_SESSION;
  }

  /**
   * Runs tests with a mutant active. `spoilt`: the file does not pass by itself any more, nothing is known.
   * @param {Command} command
   * @returns {Promise<Outcome>}
   */
  async try(command) {
    if (this.#ended) return { status: 'spoilt' };
    this.#tried += 1;
    const outcome = await new Promise((/** @type {(outcome: Outcome) => void} */ resolve) => {
      this.#resolve = resolve;
      if (this.#give) this.#give(command);
      else this.#waiting = command;
    });
    if (outcome.status === 'spoilt' || outcome.status === 'hung') await this.end();
    return outcome;
  }

  /** Called by the environment: what to run next; undefined ends the run. */
  async takeCommand() {
    if (this.#ended) return undefined;
    if (this.#waiting) {
      const command = this.#waiting;
      this.#waiting = undefined;
      return command;
    }
    return new Promise((/** @type {(command: Command | undefined) => void} */ resolve) => {
      this.#give = (command) => {
        this.#give = undefined;
        resolve(command);
      };
    });
  }

  /** Called by the environment. @param {Outcome} outcome */
  answer(outcome) {
    this.#resolve?.(outcome);
  }

  #die() {
    this.#ended = true;
    this.#resolve?.({ status: 'spoilt' });
  }

  async end() {
    this.#ended = true;
    this.#give?.(undefined);
    await this.finished;
  }
}
