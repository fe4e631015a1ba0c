// @ts-check
/** How many of some checks passed, and how many did not. */

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) =>
  tallies.reduce((all, each) => ({ passed: all.passed + each.passed, failed: all.failed + each.failed }));

/**
 * What a run came to, by its report and by how it ended: one that failed beside a report in which all passed (while it was
 * torn down, say) is one failure more.
 * @param {boolean} ended whether it ended well
 * @param {Tally} reported
 * @returns {Tally}
 */
export const withEnding = (ended, { passed, failed }) => ({ passed, failed: ended ? failed : Math.max(failed, 1) });
