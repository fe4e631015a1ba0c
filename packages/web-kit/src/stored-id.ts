/**
 * A number for a thing that only this browser stores: microseconds since 1970, so it lies far above the numbers of a
 * server and hardly ever is the same in two browsers.
 * @param taken the numbers in use here; two things can be made in one millisecond
 */
export function newStoredId(taken: ReadonlySet<unknown>): number {
  let id = Date.now() * 1000 + Math.floor(Math.random() * 1000);
  while (taken.has(id)) id += 1;
  return id;
}
