/**
 * Words as one list of a sentence, without a comma before the last: `a`, `a and b`, `a, b and c`. By hand: US English in
 * `Intl.ListFormat` writes that comma, and constructing one takes a phone time.
 * @returns '' for no words
 * @example formatList(['by air', 'by train'], 'or') // 'by air or by train'
 */
export function formatList(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${conjunction} ${last}` : last;
}
