// @ts-check
/** Whether a version fits a range, for the few forms a remote may require: `1.2.3`, `^1.2.3`, `~1.2.3`, `>=1.2.3`, `*`. */

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-[\w.-]+)?$/;

/**
 * @param {string} version
 * @param {string} range
 * @returns {boolean} false also for a range in any other form: what is not understood is not promised
 */
export function fits(version, range) {
  const live = parse(version);
  if (!live) return false;
  if (range === '*') return true;
  const [, sign = '', text = ''] = /^(\^|~|>=)?(.*)$/.exec(range) ?? [];
  const wanted = parse(text);
  if (!wanted || compare(live, wanted) < 0) return false;
  if (sign === '>=') return true;
  if (sign === '') return compare(live, wanted) === 0;
  // `^` lets everything right of the first number that is not 0 grow; `~` only the last number.
  const first = wanted.findIndex((each) => each !== 0);
  const fixed = sign === '~' ? 2 : first === -1 ? 3 : first + 1;
  return wanted.slice(0, fixed).every((each, index) => each === live[index]);
}

/** @param {string} text */
function parse(text) {
  const found = VERSION.exec(text);
  return found ? found.slice(1, 4).map(Number) : undefined;
}

/** @param {number[]} one @param {number[]} other */
function compare(one, other) {
  const index = one.findIndex((each, at) => each !== other[at]);
  return index === -1 ? 0 : /** @type {number} */ (one[index]) - /** @type {number} */ (other[index]);
}
