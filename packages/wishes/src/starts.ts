/** Places where a journey starts, which nobody wishes to go to. */
import type { Piece } from './pieces';
import type { Reader } from './reader';

/** Behind a flight these say from where. */
const FROM = new Set(['de', 'da', 'do', 'd', 'dal', 'van']);
const TOWARDS = new Set(['naar', 'para', 'a', 'ate']);
const isPlace = (piece?: Piece) => piece?.kind === 'term' && piece.term.type === 'place';

/** Behind a place that begins a sentence these go away from it. */
const AWAY =
  /^(?:to (?:somewhere|anywhere|someplace|wherever|some)|nach irgendwo|irgendwohin|vers quelque part|hacia algun sitio)\b/;

/** 'Van Amsterdam naar Rome', 'de Lisboa para Roma': the first of two places. 'Boston to somewhere warm' leaves Boston. */
export function isStartOfJourney(pieces: readonly Piece[], at: number, wordsOf: (piece?: Piece) => string): boolean {
  if (!isPlace(pieces[at])) return false;
  const behind = [1, 2, 3].map((next) => wordsOf(pieces[at + next])).join(' ');
  if (at === 0 && AWAY.test(behind)) return true;
  return isPlace(pieces[at + 2]) && FROM.has(wordsOf(pieces[at - 1])) && TOWARDS.has(wordsOf(pieces[at + 1]));
}

/** 'Voo direto do Porto', 'vol direct de Lyon': the place behind is where somebody leaves. */
export function startsFlight({ last, gap, mode }: Reader, word: string): boolean {
  const isFlight =
    last?.piece.term.type === 'way' && /^(?:By air|Direct flights|Short flights)$/.test(last.piece.term.way.label);
  return isFlight && gap === 0 && mode === 'want' && FROM.has(word);
}
