/** Reads a term: a thing, a place, a time or a way, as the words before it say that it is meant. */
import { noteYardstick } from './comparisons';
import { meaningOf } from './meanings';
import type { Piece } from './pieces';
import type { Reader } from './reader';

/** Whether it speaks of flying, or of long flights, and says no more. */
export const isFlightTerm = ({ term }: Extract<Piece, { kind: 'term' }>) =>
  term.type === 'way' && (term.way.label === 'By air' || term.way.label === 'Short flights');

/**
 * Whether a term is a part of what somebody tells of the past, or of a 'no' of something else: 'without running to a different
 * city'. What comes behind the place or the time that was told of is wanted again: 'we got robbed in Barcelona so safety is the
 * main thing'. 'Not Venice in summer' is Venice at any time.
 */
export function isToldOf(reader: Reader, { term }: Extract<Piece, { kind: 'term' }>, isBehindIn: boolean): boolean {
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

/** Adds what it says to the clause. */
export function readTerm(reader: Reader, piece: Extract<Piece, { kind: 'term' }>): void {
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
