/** What stands beside a time of the year: 'from October to March', 'every summer', 'before May'. */
import { foldWords } from '@sojourn/travel';
import type { Noted, Reader } from './reader';
import { wordsIn, type Piece } from './pieces';
import { monthsLabel } from './times';
import { setOf } from './word-set';

type Term = Extract<Piece, { kind: 'term' }>;

/** Behind these a time is none to go in: a habit, or the edge of another time. */
const NOT_THEN = setOf(
  'before after until till since by every each usually always normally vor nach bis seit jeden jede jedes avant apres chaque jusqu depuis antes despues cada hasta prima dopo entro ogni',
);
const BETWEEN = setOf('the end of beginning start my our in die der das den dem le la les l el il lo de di d im au a');
const REACH = 4;

/** 'Rather in spring than summer' */
const isLessLiked = (before: string): boolean => /\brather\b[^.;\n]*\bthan (?:in )?$/iu.test(before);

/** Whether the words before a time, or its own first one, say that nobody goes then. */
export function isNoTimeToGo(pieces: readonly Piece[], at: number, text: string): boolean {
  const [first = ''] = wordsIn(text, pieces[at]).split(' ');
  if (NOT_THEN.has(first) || isLessLiked(text.slice(0, pieces[at]?.start))) return true;
  for (const piece of pieces.slice(Math.max(0, at - REACH), at).toReversed()) {
    const words = wordsIn(text, piece).split(' ');
    if (words.some((word) => NOT_THEN.has(word))) return true;
    if (!words.every((word) => BETWEEN.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word))) return false;
  }
  return false;
}

const TO =
  /^(?:(?:right |all the way )?(?:through(?: to)?|thru|to|until|till|up to|bis(?: zum)?|a|au|al|hasta|fino a))?$/;
const AND = /^(?:and|und|et|y|e)$/;
const PAIR = /\b(?:between|zwischen|entre|tra|fra)\b[^.;]*$/;
const YEAR = 12;

/** The months of 'October to March' and 'between May and July', which are one time; null where two are said for themselves. */
export function monthsUpTo({ last }: Reader, piece: Term, text: string): Noted | null {
  const meaning = last?.noted?.meaning;
  if (!last?.noted || meaning?.kind !== 'months' || piece.term.type !== 'time') return null;
  const [from, to] = [meaning.months, piece.term.time.months];
  const [first, end] = [from[0], to[0]];
  if (from.length !== 1 || to.length !== 1 || first === undefined || end === undefined || first === end) return null;
  const typed = text.slice(last.piece.end, piece.start);
  const between = foldWords(typed);
  const isPair =
    AND.test(between) && PAIR.test(foldWords(text.slice(Math.max(0, last.piece.start - 30), last.piece.start)));
  // 'May June' are two; 'May - June' and 'May to June' one time.
  const isSpan = TO.test(between) && (between !== '' || /[-–—]/u.test(typed));
  if (!isSpan && !isPair) return null;
  const months = Array.from({ length: ((end - first + YEAR) % YEAR) + 1 }, (_, at) => ((first - 1 + at) % YEAR) + 1);
  const label = `${meaning.isWanted ? 'In' : 'Not'} ${monthsLabel(months)}`;
  return { ...last.noted, meaning: { ...meaning, months }, label, end: piece.end };
}
