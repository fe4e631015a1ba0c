// @ts-check
/** A command as one line of a report. */
import { run } from './run.mjs';
import { StartupError } from './startup-error.mjs';

/**
 * Runs a command and prints whether it passed, and what it said where it did not.
 * @param {string} title
 * @param {string[]} command
 * @param {Pick<import('./run.mjs').RunOptions, 'env' | 'onLine' | 'limit'>} [options]
 */
export async function passes(title, command, options = {}) {
  const began = performance.now();
  const [program = '', ...parameters] = command;
  try {
    await run(program, parameters, { ...options, failure: `${title}: FAILED` });
    console.log(`  ${title}: passed (${((performance.now() - began) / 1000).toFixed(0)} s)`);
    return true;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    return false;
  }
}
