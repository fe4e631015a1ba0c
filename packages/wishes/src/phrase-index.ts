/** Finds the longest known phrase at a place in a text, and forgives one wrong letter in a word. */
import { tokensOf } from './tokens';

type Node<Value> = { next: Map<string, Node<Value>>; value?: Value };

/** What was found: its value and how many words long it is. */
export type Found<Value> = { value: Value; length: number };

export type PhraseIndex<Value> = {
  /** The longest phrase that starts at a word; `respell` answers a known word for one that is not. */
  longest(words: readonly string[], at: number, respell?: (word: string) => string): Found<Value> | undefined;
  /** Every first word of a phrase. */
  words(): Iterable<string>;
};

/** Phrases separated by commas or bars, folded. */
export const phrasesOf = (words: string): string[] =>
  words
    .split(/[,|]/)
    .map((phrase) => foldedPhrase(phrase))
    .filter(Boolean);

// As a text is taken apart: '°f' is two words, and what folding would drop of '$' is one.
const foldedPhrase = (phrase: string) =>
  tokensOf(phrase)
    .map(({ text }) => text)
    .join(' ');

/** An index of phrases; of two values with the same phrase the first one is found. */
export function createPhraseIndex<Value>(entries: Iterable<readonly [string, Value]>): PhraseIndex<Value> {
  const root: Node<Value> = { next: new Map() };
  for (const [phrase, value] of entries) {
    let node = root;
    for (const word of phrase.split(' ')) {
      const next = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    node.value ??= value;
  }
  return {
    longest(words, at, respell = (word) => word) {
      let node: Node<Value> | undefined = root;
      let found: Found<Value> | undefined;
      for (let i = at; i < words.length; i += 1) {
        const word: string = words[i] ?? '';
        node = node.next.get(word) ?? node.next.get(respell(word));
        if (!node) break;
        if (node.value !== undefined) found = { value: node.value, length: i - at + 1 };
      }
      return found;
    },
    *words() {
      yield* root.next.keys();
    },
  };
}

/** Letters that a word has at least before two of them may be swapped, one be doubled, and one be wrong. */
const [SHORTEST_SWAPPED, SHORTEST_DOUBLED, SHORTEST_WRONG] = [4, 5, 6];

/**
 * Answers the known word that an unknown one is a slip of: two letters swapped, one doubled or half of a double, a key beside
 * the right one, another vowel, or from `shortest` letters on any one missing or too many; the first letter is right. Every word is looked up
 * by itself with one letter left out, so that the time grows with the length of the word alone.
 */
export function createSpeller(
  known: Iterable<string>,
  isWord: (word: string) => boolean,
  shortest = 6,
): (word: string) => string {
  const byGap = new Map<string, string[]>();
  const all = new Set<string>();
  for (const word of known) {
    if (word.length < SHORTEST_SWAPPED || all.has(word)) continue;
    all.add(word);
    for (const gap of gapsOf(word)) byGap.set(gap, [...(byGap.get(gap) ?? []), word]);
  }
  const spelt = new Map<string, string>();
  const respell = (word: string): string => {
    for (const gap of gapsOf(word)) {
      const near = byGap.get(gap)?.find((candidate) => candidate[0] === word[0] && isSlip(word, candidate, shortest));
      if (near) return near;
    }
    return word;
  };
  return (word) => {
    if (word.length < SHORTEST_SWAPPED || word.length > 20 || all.has(word) || isWord(word)) return word;
    const before = spelt.get(word);
    if (before !== undefined) return before;
    // All at once: the rules of the field have no library for this, and a word is spelt anew in microseconds.
    if (spelt.size > 5_000) spelt.clear();
    const answer = respell(word);
    spelt.set(word, answer);
    return answer;
  };
}

export function gapsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** The rows of a keyboard, as they stand above each other. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const keyOf = (letter: string) => {
  const row = ROWS.findIndex((each) => each.includes(letter));
  return { row, column: ROWS[row]?.indexOf(letter) ?? Number.NaN };
};

/** 'Cheeper' */
const VOWELS = /^[aeiou]{2}$/;

/** Whether a finger may hit one letter for the other. */
function isBeside(one = '', other = ''): boolean {
  const [first, second] = [keyOf(one), keyOf(other)];
  const across = second.column - first.column;
  if (first.row === second.row) return Math.abs(across) === 1;
  return Math.abs(second.row - first.row) === 1 && (across === 0 || across === first.row - second.row);
}

function isSlip(typed: string, meant: string, shortest: number): boolean {
  let at = 0;
  while (at < Math.min(typed.length, meant.length) && typed[at] === meant[at]) at += 1;
  const isSwapped =
    typed.length === meant.length &&
    typed[at] === meant[at + 1] &&
    typed[at + 1] === meant[at] &&
    typed.slice(at + 2) === meant.slice(at + 2);
  if (isSwapped) return true;
  if (typed.length === meant.length) {
    const isRest = typed.slice(at + 1) === meant.slice(at + 1);
    const isVowel = meant.length > SHORTEST_WRONG && VOWELS.test(`${typed[at]}${meant[at]}`);
    return isRest && meant.length >= SHORTEST_WRONG && (isVowel || isBeside(typed[at], meant[at]));
  }
  const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed];
  if (short.slice(at) !== long.slice(at + 1)) return false;
  const isDouble = long[at] === long[at - 1] && long.length > SHORTEST_DOUBLED;
  // 'Italys' is Italy's.
  const isOwner = long === `${short}s` && long.length > SHORTEST_DOUBLED;
  return isDouble || isOwner || long.length >= shortest;
}
