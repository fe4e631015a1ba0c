/** Reads a term: a thing, a place, a time or a way, as the words before it say that it is meant. */
import { isOfUnknown, isWhen, isWhereThatIs, noteYardstick } from './comparisons';
import { meaningOf } from './meanings';
import type { Piece } from './pieces';
import type { Reader } from './reader';
import { isNoTimeToGo, monthsUpTo } from './when';

/** Whether it speaks of flying, or of long flights, and says no more. */
export const isFlightTerm = ({ term }: Extract<Piece, { kind: 'term' }>) =>
  term.type === 'way' && (term.way.label === 'By air' || term.way.label === 'Short flights');

/** Whether it says that nobody flies: 'hate flying'. */
export const isNoFlying = ({ term }: Extract<Piece, { kind: 'term' }>) =>
  term.type === 'way' && term.way.means?.kind === 'means' && term.way.means.means === 'no-flying';

/**
 * Whether a term is a part of what somebody tells of the past, or of a 'no' of something else: 'without running to a different
 * city'. What comes behind the place or the time that was told of is wanted again: 'we got robbed in Barcelona so safety is the
 * main thing'. 'Not Venice in summer' is Venice at any time.
 */
function isToldOf(reader: Reader, { term }: Extract<Piece, { kind: 'term' }>, isBehindIn: boolean): boolean {
  const isWhereOrWhen = (type?: string) => type === 'place' || type === 'time';
  const before = reader.last?.piece.term.type;
  if (reader.mode === 'not' && reader.hasTerm && before === 'place' && term.type === 'time' && isBehindIn) return true;
  if (reader.mode !== 'told') return false;
  if (!reader.hasTerm || !isWhereOrWhen(before) || isWhereOrWhen(term.type)) return true;
  reader.mode = 'want';
  return false;
}

const isWeather = ({ term }: Extract<Piece, { kind: 'term' }>) =>
  term.type === 'way' && ['least-warmth', 'most-warmth'].includes(term.way.means?.kind ?? '');

const isNeed = ({ term }: Extract<Piece, { kind: 'term' }>) =>
  term.type === 'way' && term.way.means?.kind === 'need' && !term.way.unless;

/** 'Further north': known, so that nobody takes it for something else, and nothing to choose by. */
const isUnread = ({ term }: Extract<Piece, { kind: 'term' }>) =>
  term.type === 'way' && term.way.means === null && !term.way.unless;

/** Adds what it says to the clause. */
function readTerm(reader: Reader, piece: Extract<Piece, { kind: 'term' }>): void {
  // 'From sunny Dunedin' is where they are.
  if (reader.mode === 'origin' && !reader.hasTerm && reader.gap === 0 && isWeather(piece)) return;
  // Of 'similar' and 'from' only places are meant.
  const mode =
    reader.mode === 'similar' && piece.term.type !== 'place'
      ? 'want'
      : reader.mode === 'origin' && piece.term.type !== 'place'
        ? 'want'
        : reader.mode;
  if (mode === 'origin') noteYardstick(reader, piece);
  const meant = meaningOf(piece.term, mode, reader.isOnly);
  const start = mode === 'want' ? piece.start : (reader.from ?? piece.start);
  const noted = meant
    ? { ...meant, start, end: piece.end, isGenericFlight: isFlightTerm(piece) && mode === 'not' }
    : null;
  if (noted) reader.clause.push(noted);
  const last = { piece, noted };
  const lastPlace = piece.term.type === 'place' ? last : reader.lastPlace;
  Object.assign(reader, { gap: 0, hasTerm: true, last, lastPlace } satisfies Partial<Reader>);
}

/** Where a term stands in its sentence, whose words are those of the text. */
type TermAt = { pieces: readonly Piece[]; at: number; wordsOf: (piece?: Piece) => string; text: string };

/** Reads the term at its place; false where it says nothing that may be gone by. */
export function readTermAt(
  reader: Reader,
  piece: Extract<Piece, { kind: 'term' }>,
  { pieces, at, wordsOf, text }: TermAt,
): boolean {
  // 'in' may be a part of the time: 'in May', 'in spring'.
  const isBehindIn = [pieces[at - 1], piece].some((each) => isWhen(/^\w*/.exec(wordsOf(each))?.[0] ?? ''));
  if (isWhereThatIs(reader, piece, isBehindIn)) reader.mode = 'want';
  else if (isOfUnknown(reader, piece)) reader.mode = isBehindIn ? 'want' : 'ignore';
  const span = monthsUpTo(reader, piece, text);
  if (span) {
    const clause = reader.clause.map((each) => (each === reader.last?.noted ? span : each));
    Object.assign(reader, { clause, last: { piece, noted: span } } satisfies Partial<Reader>);
    return true;
  }
  if (isToldOf(reader, piece, isBehindIn) || (piece.term.type === 'time' && isNoTimeToGo(pieces, at, text))) {
    Object.assign(reader, { gap: 0, hasTerm: true, last: { piece, noted: null } } satisfies Partial<Reader>);
    return false;
  }
  // 'No kids' is no need that we know.
  const isSaid = !(reader.mode === 'not' && isNeed(piece)) && !isUnread(piece);
  readTerm(reader, piece);
  return isSaid;
}
