// @ts-check
/** A reason not to start that a person can act on: its message is one sentence that says what to do. */
export class StartupError extends Error {}

/**
 * Ends the process; prints the sentence when the reason is known, the whole error when it is not.
 * @param {unknown} error
 * @returns {never}
 */
export function exitWithError(error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
