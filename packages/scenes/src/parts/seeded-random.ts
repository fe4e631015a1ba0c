/** Random numbers that repeat for the same seed. */
export interface SeededRandom {
  /** A number from `from` up to `to`. */
  between: (from: number, to: number) => number;
  /** A whole number from `from` to `to`, both possible. */
  whole: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True with the given probability. */
  odds: (probability: number) => boolean;
}

/** FNV-1a, 32 bits: small, fast and the same everywhere. */
export const hashOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** mulberry32 over the hash of a name: the same name gives the same numbers on every machine. */
export const seededRandom = (name: string): SeededRandom => {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  return {
    between,
    whole: (from, to) => Math.floor(between(from, to + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    odds: (probability) => next() < probability,
  };
};
