// @ts-check
/** A reason not to start, in one sentence that says what to do about it. */
export class StartFault extends Error {}

/**
 * Ends the process with a sentence for a person when the reason is known, with everything when it is not.
 * @param {unknown} error
 * @returns {never}
 */
export function endWith(error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exit(1);
}
