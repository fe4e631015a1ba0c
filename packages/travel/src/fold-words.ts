/** Letters that no Unicode normalization takes apart, as they are typed on a keyboard without them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** Inside a word these separate nothing: O'Hare, St. John’s, Hawaiʻi, D.C. */
const SILENT_MARKS = /['’‘ʻʼ.]/g;

/**
 * Makes typed words and names of places comparable: lower-case letters, digits and single spaces, without diacritics and
 * punctuation (Unicode NFKD, UAX 15, and a table for letters that it does not decompose). Folding twice changes nothing.
 * @example foldWords('  São  Paulo-Guarulhos ') // 'sao paulo guarulhos'
 * @example foldWords('Tromsø') // 'tromso'
 */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(SILENT_MARKS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Order of names in a list, by their folded words: negative, zero or positive as `Array.sort` wants it. `localeCompare`
 * constructs a collator first, 75 ms of a phone's time.
 */
export function compareWords(a: string, b: string): number {
  const [left, right] = [foldWords(a), foldWords(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
