/** Sorted words as one short text: each word begins with as many letters of the one before it as its digit says. */

const MOST_SHARED = 9;

/** Words of small letters, packed. */
export function pack(words: readonly string[]): string {
  let before = '';
  return [...words]
    .sort()
    .map((word) => {
      let shared = 0;
      while (shared < MOST_SHARED && shared < before.length && before[shared] === word[shared]) shared += 1;
      before = word;
      return `${shared}${word.slice(shared)}`;
    })
    .join('');
}

/** The words that were packed. */
export function unpack(packed: string): Set<string> {
  let before = '';
  const words = new Set<string>();
  for (const [, shared, rest] of packed.matchAll(/(\d)([a-z]*)/g)) {
    before = `${before.slice(0, Number(shared))}${rest}`;
    words.add(before);
  }
  return words;
}
