/** Places where a journey starts, which nobody wishes to go to. */
import type { Piece } from './pieces';
import type { Reader } from './reader';

/** Behind a flight these say from where. */
const FROM = new Set(['de', 'da', 'do', 'd', 'dal', 'van']);
const TOWARDS = new Set(['naar', 'para', 'a', 'ate']);
const isPlace = (piece?: Piece) => piece?.kind === 'term' && piece.term.type === 'place';

/** 'Van Amsterdam naar Rome', 'de Lisboa para Roma': the first of two places. */
export const isStartOfJourney = (pieces: readonly Piece[], at: number, wordsOf: (piece?: Piece) => string): boolean =>
  [at, at + 2].every((each) => isPlace(pieces[each])) &&
  FROM.has(wordsOf(pieces[at - 1])) &&
  TOWARDS.has(wordsOf(pieces[at + 1]));

/** 'Voo direto do Porto', 'vol direct de Lyon': the place behind is where somebody leaves. */
export function startsFlight({ last, gap, mode }: Reader, word: string): boolean {
  const isFlight =
    last?.piece.term.type === 'way' && /^(?:By air|Direct flights|Short flights)$/.test(last.piece.term.way.label);
  return isFlight && gap === 0 && mode === 'want' && FROM.has(word);
}
