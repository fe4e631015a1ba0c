/** What somebody tells of what was: no place and no time of it is one to go to. English; other languages say it by phrases. */
import { leaveOutWhoIsToldOf, type Reader } from './reader';
import type { Piece } from './pieces';
import type { RoleAt } from './roles';
import { setOf } from './word-set';

const WAS = setOf(
  'was were had took came felt spent saw met bought heard thought told said made gave flew drove caught broke fell ate drank knew grew won lost went did ended looked seemed sounded',
);
/** 'We were hoping for beaches' wants them. */
const HOPING = setOf('hoping thinking wondering looking planning considering dreaming aiming wanting going trying');
/** Who says what they did for the trip to come tells nothing of the past. */
const FOR_THIS_TRIP = setOf(
  'booked planned scheduled saved decided chosen picked agreed wanted hoped needed promised invited allowed preferred fixed used supposed dreamed dreamt longed wished tempted interested excited limited',
);
/** Behind these a word in -ed is what somebody did, and no adjective. */
const DOERS = setOf(
  'i we he she they it you who ive weve shes hes theyve have has had always never once already just ever husband wife partner kids friends friend son daughter mum mom dad sister brother cousin ex neighbour neighbor flight hotel trip holiday',
);
const DONE = /^[a-z]{3,}ed$/;

/** Whether the piece at `at` is a word of the past that somebody did, or that was. */
function isPastWord({ pieces, at, wordsOf }: RoleAt): boolean {
  const piece = pieces[at];
  if (piece?.kind !== 'filler' && piece?.kind !== 'unknown') return false;
  const words = wordsOf(piece);
  const next = wordsOf(pieces[at + 1]);
  if (WAS.has(words)) return !HOPING.has(next);
  const before =
    wordsOf(pieces[at - 1])
      .split(' ')
      .at(-1) ?? '';
  return DONE.test(words) && !FOR_THIS_TRIP.has(words) && DOERS.has(before);
}

/**
 * Notes a word of the past: what is named behind it in the clause is told, and so is a place right before it ('Lisbon looked
 * nice', 'the island was magic'). Answers that place's piece, which is then not understood; null where there is none.
 */
export function notePast(reader: Reader, place: RoleAt): Piece | null {
  if (reader.mode !== 'want' || reader.isWanting || !isPastWord(place)) return null;
  const { last, lastPlace, gap, clause } = reader;
  // 'Vancouver Island was magic' is about the place, though an island stands between.
  const isNear = gap <= 1 && last && lastPlace?.noted && last.piece.start - lastPlace.piece.end <= 1;
  const before = isNear ? lastPlace : null;
  if (before) reader.clause = clause.filter((each) => each !== before.noted && each !== last?.noted);
  leaveOutWhoIsToldOf(reader);
  const from = place.pieces[place.at]?.start ?? null;
  Object.assign(reader, { mode: 'told', from, gap: 0, hasTerm: false, last: null } satisfies Partial<Reader>);
  return before?.piece ?? null;
}

/** Whether a 'no' is of something that somebody does: 'without running to a different city' is no 'no city'. */
export const isOfDoing = ({ mode, hasTerm }: Reader, { kind }: Piece, words: string): boolean =>
  mode === 'not' && !hasTerm && kind === 'unknown' && words.endsWith('ing');
