/**
 * Texts in order, with the best of every short beginning worked out in advance, so that an answer is one look-up however
 * many names begin that way.
 */
import { groupBy } from '../group-by.model';
import { editsBetween, LONGEST_COMPARED, singleEditsOf } from './typing-edits.model';

/** A text by which a place is found; `score` is what the place is worth under it, `whole` what the text typed whole adds. */
export type Key = { text: string; place: number; score: number; whole?: number };

/** A place and how well it fits; more is better. */
export type Found = { place: number; score: number };

/** What a whole word, or the whole text, is worth: powers of ten of passengers. Three letters are often only a beginning. */
const WHOLE_WORD = 1;
const WHOLE_SHORT_WORD = 0.3;
const WHOLE_TEXT = 3;
const WHOLE_SHORT_TEXT = 1.5;
const SHORT = 3;
const BEST_PER_PREFIX = 10;
const MAX_PRECOMPUTED_LENGTH = 4;
/** What one slip costs, and two; two are in a text of seven letters at least. */
const SLIP = 3.5;
const TWO_SLIPS = 5;
const SHORTEST_WITH_TWO_SLIPS = 7;

function scoreFor({ text, score, whole = WHOLE_TEXT }: Key, prefix: string): number {
  if (text.length === prefix.length) return score + (text.length <= SHORT ? WHOLE_SHORT_TEXT : whole);
  if (text.charAt(prefix.length) !== ' ') return score;
  return score + (prefix.length <= SHORT ? WHOLE_SHORT_WORD : WHOLE_WORD);
}

/** The beginning of a text that is one slip from what was typed, where they differ after some letters; else nothing. */
function slipAtStart(typed: string, text: string): string | undefined {
  let same = 0;
  while (same < typed.length && typed[same] === text[same]) same += 1;
  const left = typed.slice(same);
  const begins = (rest: string, from: number) => text.startsWith(rest, from);
  // A wrong letter before one too many: at the end of a whole name both would do.
  if (same < text.length && begins(left.slice(1), same + 1)) return text.slice(0, typed.length);
  if (begins(left.slice(1), same)) return text.slice(0, typed.length - 1);
  if (begins(left, same + 1)) return text.slice(0, typed.length + 1);
  const isSwap = left.length > 1 && begins(`${left.charAt(1)}${left.charAt(0)}${left.slice(2)}`, same);
  return isSwap ? text.slice(0, typed.length) : undefined;
}

/** A table over keys; building it sorts them. */
export function createPrefixTable(given: readonly Key[]) {
  const keys = [...given].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const best = new Map<string, Found[]>();
  /** By first letter and length: where texts two slips away are. */
  const alike = groupBy(keys, ({ text }) => text.charAt(0) + text.length);

  function rank(start: number, end: number, prefix: string): Found[] {
    const scores = new Map<number, number>();
    for (let at = start; at < end; at += 1) {
      const key = keys[at] as Key;
      const score = scoreFor(key, prefix);
      if (score > (scores.get(key.place) ?? -Infinity)) scores.set(key.place, score);
    }
    return [...scores]
      .map(([place, score]) => ({ place, score }))
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, BEST_PER_PREFIX);
  }

  /** Where texts that begin with `prefix` start. */
  function firstAt(prefix: string): number {
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[middle]?.text ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  for (let length = 1; length <= MAX_PRECOMPUTED_LENGTH; length += 1) {
    let start = 0;
    while (start < keys.length) {
      const prefix = keys[start]?.text.slice(0, length) ?? '';
      let end = start + 1;
      if (prefix.length === length) {
        while (keys[end]?.text.startsWith(prefix)) end += 1;
        best.set(prefix, rank(start, end, prefix));
      }
      start = end;
    }
  }

  function withPrefix(prefix: string): readonly Found[] {
    if (prefix.length <= MAX_PRECOMPUTED_LENGTH) return best.get(prefix) ?? [];
    if (!best.has(prefix.slice(0, MAX_PRECOMPUTED_LENGTH))) return [];
    const start = firstAt(prefix);
    let end = start;
    while (keys[end]?.text.startsWith(prefix)) end += 1;
    return end === start ? [] : rank(start, end, prefix);
  }

  /** Places by texts that begin as typed but for one slip. */
  function withOneSlip(typed: string): Found[] {
    const head = typed.slice(0, MAX_PRECOMPUTED_LENGTH);
    const rest = typed.slice(MAX_PRECOMPUTED_LENGTH);
    const slips = [...singleEditsOf(head)].flatMap((slip) => withPrefix(slip + rest).slice(0, 3));
    const found = slips.map(({ place, score }) => ({ place, score: score - SLIP }));
    // From the third letter on the keys themselves are compared: a swap may cross the end of the head.
    const start = head.slice(0, MAX_PRECOMPUTED_LENGTH - 1);
    if (rest === '' || !best.has(start)) return found;
    for (let at = firstAt(start); keys[at]?.text.startsWith(start); at += 1) {
      const key = keys[at] as Key;
      const slip = slipAtStart(typed, key.text);
      if (slip !== undefined) found.push({ place: key.place, score: scoreFor(key, slip) - SLIP });
    }
    return found;
  }

  /** The best for texts one slip away from the beginning typed, or two slips away from the whole text. */
  function withSlips(typed: string): Found[] {
    const found = withOneSlip(typed);
    if (typed.length < SHORTEST_WITH_TWO_SLIPS || typed.length >= LONGEST_COMPARED - 2 || found.length > 0)
      return found;
    for (let length = typed.length - 2; length <= typed.length + 2; length += 1) {
      for (const key of alike.get(typed.charAt(0) + length) ?? []) {
        if (editsBetween(typed, key.text, 2) > 2) continue;
        found.push({ place: key.place, score: key.score + WHOLE_TEXT - TWO_SLIPS });
      }
    }
    return found;
  }

  /** Whether a text is typed whole. */
  const hasText = (text: string) => keys[firstAt(text)]?.text === text;

  return { withPrefix, withSlips, hasText };
}
