/** Takes a text apart into words, numbers and marks, in one pass. */
import { foldWords } from '@sojourn/travel';

/** `text` is folded, or the mark itself; `start` and `end` are where it stands as typed. */
export type Token = { kind: 'word' | 'number' | 'mark'; text: string; value: number; start: number; end: number };

// A word starts with a letter: what colours an emoji (U+FE0F) counts as a mark of letters, too, and is none.
const PIECE =
  /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*(?:['’ʼ][\p{L}\p{M}]+)*|[$€£°.,;:!?\n()]/gu;
/** What Romance languages put before a vowel: l'Europe, d'avion, dell'Asia. */
const ELISION = /^(l|d|n|j|s|c|m|t|qu|dell|all|nell|sull|dall|un|quest|qualcos)['’ʼ](.{2,})$/iu;
const NO_ELISION = /^(d['’ʼ](you|ya)|[a-z]['’ʼ]?)$/i;
/** A full stop behind these ends nothing, and says nothing: St. Lucia, max. 5 hours. */
const ABBREVIATED = /^(st|ca|max|min|approx|no|nr|[a-z])$/;

/** The tokens of a text, in order. Time and room grow with its length alone. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    const start = match.index;
    const end = start + piece.length;
    const first = piece.charCodeAt(0);
    if (first >= 48 && first <= 57) {
      tokens.push({ kind: 'number', text: piece, value: numberOf(piece), start, end });
    } else if (piece.length === 1 && foldWords(piece) === '') {
      if (piece === '.' && ABBREVIATED.test(tokens.at(-1)?.text ?? '')) continue;
      tokens.push({ kind: 'mark', text: piece, value: 0, start, end });
    } else {
      const elided = NO_ELISION.test(piece) ? null : ELISION.exec(piece);
      for (const part of elided ? [elided[1] ?? '', elided[2] ?? ''] : [piece]) {
        // In capitals a country, unless all is: 'in the US', and 'LET US GO'.
        const isCountry = part === 'US' && !/[A-Z]{2} US|US [A-Z]{2}/.test(text.slice(Math.max(0, start - 3), end + 3));
        for (const word of (isCountry ? 'usa' : foldWords(part)).split(' ')) {
          if (word !== '') tokens.push({ kind: 'word', text: word, value: 0, start, end });
        }
      }
    }
  }
  return tokens;
}

/** `1,000`, `1.000` and `1 000` are a thousand, `2,5` and `2.5` are not. */
function numberOf(piece: string): number {
  const groups = piece.replace(/\s/g, '').split(/[.,]/);
  const isGrouped = groups.length > 1 && groups.slice(1).every((group) => group.length === 3) && groups[0] !== '0';
  if (isGrouped) return Number(groups.join(''));
  return groups.length > 2 ? 0 : Number(groups.join('.'));
}
