/** The words of a wish as they may be shown. */

const LONGEST_WORDS = 80;

/** Letters, digits and the marks inside words; nothing that could be markup, a link or a formula. */
export function cleaned(words: string): string {
  const plain = words.replace(/[^\p{L}\p{M}\p{N}'’°$€£-]+/gu, ' ').trim();
  return plain.length > LONGEST_WORDS ? `${plain.slice(0, LONGEST_WORDS - 1).trimEnd()}…` : plain;
}
