// @ts-check
/** Progress of a start on the terminal: one line when a step begins, one when it is done. */

/**
 * @template T
 * @param {string} title what is being done, in the present: 'Installing packages'
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = performance.now();
  console.log(`  ${title} …`);
  const result = await work();
  console.log(`  ${title}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
