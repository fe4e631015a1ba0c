// @ts-check
/** Whether this Node is new enough. Must parse on old versions: see start.mjs. */

/**
 * Compares major and minor versions.
 * @param {string} version for example 20.19.4
 * @param {string} minimum for example 20.19
 * @returns {boolean}
 */
export function isAtLeast(version, minimum) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = minimum.split('.').map(Number);
  return major === minMajor ? minor >= minMinor : major > minMajor;
}
