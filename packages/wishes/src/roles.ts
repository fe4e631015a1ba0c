/** What a word that says how others are meant does to what is read behind it, and sometimes to what was read before. */
import { articles, isOfThing } from './comparisons';
import { meaningOf, type Mode } from './meanings';
import type { Piece } from './pieces';
import { leaveOutWhoIsToldOf, type Noted, type Reader } from './reader';
import { softened, softenedAt } from './softening';

/** So many words without a wish end what a 'no' reaches. */
export const REACH = 5;
const LOOK_AHEAD = 24;

/** The role's piece with the pieces that it stands among. */
export type RoleAt = { pieces: readonly Piece[]; at: number; wordsOf: (piece?: Piece) => string };

const isBeforeTime = (pieces: readonly Piece[], at: number): boolean => {
  const next = pieces.slice(at + 1).find(({ kind }) => kind !== 'filler');
  return next?.kind === 'term' && next.term.type === 'time';
};

const OTHERS =
  /\b(?:sister|brother|friends?|parents|mum|mom|dad|mother|father|son|daughter|cousin|aunt|uncle|neighbou?rs?|colleagues?|boss|everyone|everybody|people|she|he|they)(?: \w+)?$/u;
const OURSELVES = /\b(?:i|we|ive|weve)\b/u;

/** Whether somebody else was there: of who writes no word stands before it in the sentence. */
function isOfOthers(pieces: readonly Piece[], at: number, wordsOf: RoleAt['wordsOf']): boolean {
  const before = pieces
    .slice(0, at)
    .map((piece) => (piece.kind === 'comma' ? '' : wordsOf(piece)))
    .join(' ');
  return OTHERS.test(before) && !OURSELVES.test(before);
}

/** Turns the reader by a role. */
export function readRole(
  reader: Reader,
  piece: Extract<Piece, { kind: 'role' }>,
  { pieces, at, wordsOf }: RoleAt,
): void {
  const turn = (mode: Mode) =>
    Object.assign(reader, {
      ...{ mode, from: piece.start, gap: 0, compared: null },
      ...{ hasTerm: false, hasUnknown: false, isOfThing: isOfThing(wordsOf(piece)) },
    } satisfies Partial<Reader>);
  switch (piece.role) {
    case 'origin':
      // 'Not from June to August' is a no.
      if (reader.mode !== 'not' || reader.hasTerm || !isBeforeTime(pieces, at)) turn('origin');
      break;
    case 'been':
      // 'My sister went to Lisbon' was not there.
      turn(isOfOthers(pieces, at, wordsOf) ? 'told' : 'been');
      break;
    case 'told':
      leaveOutWhoIsToldOf(reader);
      turn('told');
      break;
    case 'not':
    case 'similar':
      // 'Less nightlife' is not none.
      if (LESS.test(wordsOf(piece)) && isThing(pieces[at + 1]))
        reader.soft = { from: reader.clause.length, until: reader.clause.length + 1 };
      turn(piece.role);
      break;
    case 'want':
      // 'do not want' wants nothing.
      if (reader.mode !== 'not' || reader.hasTerm) {
        turn('want');
        reader.isWanting = true;
      }
      break;
    case 'so':
      // 'He hates flying, so train or car' wants them, and 'not so hot' has no so of this kind.
      if (reader.mode === 'not' && reader.hasTerm) turn('want');
      else reader.gap += 1;
      break;
    case 'only':
      reader.isOnly = true;
      if (reader.mode !== 'not' || reader.hasTerm) turn('want');
      break;
    case 'if-possible':
      reader.soft = softenedAt(reader.clause.length, pieces, at);
      // What comes behind 'no flying if possible' is said anew.
      if (reader.soft.from < reader.clause.length) turn('want');
      break;
    case 'rather-not':
      reader.soft = { from: reader.clause.length, until: Infinity };
      turn('not');
      break;
    case 'must':
      reader.isMust = true;
      break;
    case 'ignore':
      if (!allows(reader, wordsOf(piece))) turn('ignore');
      break;
    case 'after-been':
      takeBack(reader, piece, { mode: 'been', words: wordsOf(piece) });
      break;
    case 'after-not':
      takeBack(reader, piece, { mode: 'not', words: wordsOf(piece) });
      break;
    case 'and':
      if (
        !reachesOver(
          reader,
          pieces.filter((each, i) => i <= at || !articles.has(wordsOf(each))),
          at,
        )
      )
        turn('want');
      break;
    default:
      reader.gap += 1;
  }
}

const isThing = (piece?: Piece): boolean => piece?.kind === 'term' && piece.term.type === 'thing';
const LESS = /^(?:less|fewer)$/i;
const FINE = /\b(?:fine|ok|okay|alright|works?|possible)\b/i;

/**
 * Reads 'is fine' or 'does not matter' behind what was just said: 'June is fine' is a time to go, 'Spain is fine after all' goes
 * there, too, and 'long flights are fine' asks for none. Answers whether it stands behind anything.
 */
function allows(reader: Reader, words: string): boolean {
  const noted = reader.last?.noted;
  if (!noted || reader.gap > 2) return false;
  const { kind } = noted.meaning;
  if (kind === 'months') return true;
  const isWelcome = FINE.test(words) && reader.gap === 0 && (kind === 'place' || kind === 'thing');
  const rest = reader.clause.filter((each) => each !== noted);
  reader.clause = isWelcome ? [...rest, softened(noted)] : rest;
  return true;
}

/** 'Peru and Japan are both done' */
const SAYS_SO_OF_ALL = /^are|both/;

/**
 * 'Rome we know already', 'skiing is not for us': what was wanted a moment ago is known, or not wanted. What is told of last
 * year before any place is told of the one that comes.
 */
function takeBack(
  reader: Reader,
  { start, end }: Piece,
  { mode, words }: { mode: 'been' | 'not'; words: string },
): void {
  const { gap, clause } = reader;
  // 'The stopover in Singapore with a toddler was a nightmare' speaks of the place.
  const last = mode === 'been' && reader.last?.piece.term.type !== 'place' ? reader.lastPlace : reader.last;
  const isLate = gap > REACH + 1;
  if (!last?.noted || isLate || (mode === 'been' && last.piece.term.type !== 'place')) {
    if (mode === 'been' && gap <= 1 && !reader.last && !reader.hasUnknown)
      Object.assign(reader, { mode: 'told', from: start, gap: 0, hasTerm: false });
    return;
  }
  const meant = meaningOf(last.piece.term, mode, false);
  const places = clause.length - clause.findLastIndex(({ meaning }) => meaning.kind !== 'place') - 1;
  const isOfAll = SAYS_SO_OF_ALL.test(words);
  reader.clause = clause.flatMap((each, at): Noted[] => {
    if (each === last.noted) return meant ? [{ ...each, ...meant, end }] : [];
    const { meaning, label } = each;
    if (!isOfAll || at < clause.length - places || meaning.kind !== 'place' || !meaning.isWanted) return [each];
    return [{ ...each, meaning: { ...meaning, isWanted: false }, label: `Not ${label}` }];
  });
}

/** Whether an 'and' carries a no, or a 'been to', on to what comes next. */
function reachesOver({ mode, last, hasTerm }: Reader, pieces: readonly Piece[], at: number): boolean {
  if (mode === 'want' || !hasTerm) return true;
  const next = pieces.slice(at + 1, at + 4).find(({ kind }) => kind !== 'filler');
  // 'No flights with more than 5 hours'
  if (next?.kind === 'bound' || next?.kind === 'amount') return true;
  if (next?.kind === 'unknown') return mode !== 'not';
  if (next?.kind !== 'term') return next?.kind === 'role';
  if (mode !== 'not') return next.term.type === 'place';
  // 'No car and by train' takes the train.
  const isWayThere = next.term.type === 'way' && next.term.way.means?.kind === 'means';
  return pieces[at + 1] === next && last?.piece.term.type === next.term.type && !isWayThere;
}

/** 'no beaches, islands or cities': what closes the list carries the no over its commas. */
export function listGoesOn({ mode, last }: Reader, pieces: readonly Piece[], at: number): boolean {
  if (mode === 'want' || !last) return false;
  const isPlace = last.piece.term.type === 'place';
  if (mode !== 'not') {
    const next = pieces[at + 1];
    return isPlace && next?.kind === 'term' && next.term.type === 'place';
  }
  for (const piece of pieces.slice(at + 1, at + LOOK_AHEAD)) {
    if (piece.kind === 'role') return piece.role === 'or' || (piece.role === 'and' && isPlace);
    if (
      piece.kind === 'term'
        ? piece.term.type !== last.piece.term.type
        : piece.kind !== 'comma' && piece.kind !== 'filler' && piece.kind !== 'unknown'
    )
      return false;
  }
  return false;
}
