/** How typed text and names are made comparable: no accents, no case, no punctuation. */

const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Folds a text to lower-case letters, digits and single spaces.
 * @example fold('  São  Paulo-Guarulhos ') // 'sao paulo guarulhos'
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłßæœđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Every text that is one typing slip away: a letter missing, doubled or wrong, or two letters swapped. */
export function singleEditsOf(text: string): Set<string> {
  const slips = new Set<string>();
  for (let at = 0; at <= text.length; at += 1) {
    const before = text.slice(0, at);
    const after = text.slice(at);
    if (after.length > 0) slips.add(before + after.slice(1));
    if (after.length > 1) slips.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of ALPHABET) {
      slips.add(before + letter + after);
      if (after.length > 0) slips.add(before + letter + after.slice(1));
    }
  }
  slips.delete(text);
  return slips;
}
