/** Chance that is the same every time for the same words (FNV-1a with a final mix, 32 bits): 0 included, 1 excluded. */
export function chanceOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  const text = words.join('|');
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
