/** Words that stand behind what they are about and take it back: 'em agosto não', 'in July last year'. */
import { meaningOf } from './meanings';
import type { Piece } from './pieces';
import type { Reader } from './reader';

/** So far in front of it a time stands: 'in augustus kunnen we niet'. */
const SHORT_REACH = 3;

/** Turns what was said last where a 'not' ends its clause; false where the 'not' is about something else. */
export function turnsBack(reader: Reader, pieces: readonly Piece[], at: number): boolean {
  const { last, mode, gap, clause } = reader;
  const next = pieces[at + 1];
  const isEnd = !next || next.kind === 'comma' || (next.kind === 'role' && next.role === 'break');
  if (!isEnd || !last?.noted || mode !== 'want' || !clause.includes(last.noted)) return false;
  const { term, start } = last.piece;
  if (term.type === 'way' || gap > (term.type === 'time' ? SHORT_REACH : 0)) return false;
  const meant = meaningOf(term, 'not', false);
  if (!meant) return false;
  const noted = { ...meant, start, end: pieces[at]?.end ?? start, isGenericFlight: false };
  reader.clause = [...clause.filter((each) => each !== last.noted), noted];
  return true;
}

const OVER =
  /^(?:last (?:year|summer|winter)|letzte[ns]? (?:jahr|sommer|winter)|(?:zoals )?vorige? (?:jaar|zomer|winter)|(?:[on]o? )?(?:ano|verao) passado|el ano pasado|l an(?:nee|no)? (?:derniere?|dernier|scorso))$/;

/** Drops the time that was said last where `words` say that it is over. */
export function dropsTime(reader: Reader, words: string): void {
  const { last, gap } = reader;
  if (last?.piece.term.type === 'time' && gap <= 1 && OVER.test(words))
    reader.clause = reader.clause.filter((each) => each !== last.noted);
}
