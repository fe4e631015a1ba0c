/** Seeded random numbers: derived from words, so that the same query has the same answer. */

/** A number from 0 (included) to 1 (excluded) that depends on the words only (FNV-1a with a final mix, 32 bits). */
export function seededRandom(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  const text = words.join('|');
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from `from` to `to`, both included, that depends on the words only. */
export function seededInteger(from: number, to: number, ...words: readonly (string | number)[]): number {
  return from + Math.floor(seededRandom(...words) * (to - from + 1));
}
