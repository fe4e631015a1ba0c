/**
 * While mutants are tried (docs/mutation.md), no property is asked with more cases than this: a thousand for each of a
 * thousand mutants take hours, and nearly all that notice do so in the first few. Fewer cases can only notice less.
 */
const MOST_CASES = 40;

/** fast-check as a run wants it. */
module.exports = (fc) =>
  process.env.MUTATION_WORKSPACE
    ? {
        ...fc,
        assert: (property, { numRuns = 100, ...parameters } = {}) =>
          fc.assert(property, { ...parameters, numRuns: Math.min(numRuns, MOST_CASES) }),
      }
    : fc;
