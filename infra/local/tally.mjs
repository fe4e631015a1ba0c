// @ts-check
/** How many of some checks passed, and how many did not. */

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) =>
  tallies.reduce((all, each) => ({ passed: all.passed + each.passed, failed: all.failed + each.failed }));
