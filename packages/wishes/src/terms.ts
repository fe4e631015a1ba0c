/** Reads a term: a thing, a place, a time or a way, as the words before it say that it is meant. */
import { noteYardstick } from './comparisons';
import { meaningOf } from './meanings';
import type { Piece } from './pieces';
import type { Reader } from './reader';

/** Whether it speaks of flying, or of long flights, and says no more. */
export const isFlightTerm = ({ term }: Extract<Piece, { kind: 'term' }>) =>
  term.type === 'way' && (term.way.label === 'By air' || term.way.label === 'Short flights');

/**
 * Whether a term is a part of what somebody tells of the past. What comes behind the place or the time that was told of is
 * wanted again: 'we got robbed in Barcelona so safety is the main thing'.
 */
export function isToldOf(reader: Reader, { term }: Extract<Piece, { kind: 'term' }>): boolean {
  if (reader.mode !== 'told') return false;
  const isWhereOrWhen = (type?: string) => type === 'place' || type === 'time';
  if (!reader.hasTerm || !isWhereOrWhen(reader.last?.piece.term.type) || isWhereOrWhen(term.type)) return true;
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
  Object.assign(reader, { gap: 0, hasTerm: true, last: { piece, noted } } satisfies Partial<Reader>);
}
