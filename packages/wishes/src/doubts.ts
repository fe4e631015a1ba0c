/**
 * Whether a wish is unsure: the words around it may turn it, narrow it or belong to something else. Then it is a question to
 * its writer and rules nothing out. What somebody only likes does no harm where it is read too widely, and is not asked.
 */
import { isOfThing as isThingWord } from './comparisons';
import { isUnwanted } from './meanings';
import type { Noted } from './reader';
import type { Piece } from './pieces';
import { setOf } from './word-set';

/** The sentence that a wish was read in. */
export type DoubtIn = { pieces: readonly Piece[]; wordsOf: (piece?: Piece) => string };

/** What stands behind one of these is where something is, and not the thing that a 'no' before it rules out. */
const WHERE = setOf('in on at by near beside from around inside within along over under behind between');
/** 'If it is not Spain': what only holds in a case. */
const IF = setOf('if unless whether incase otherwise wenn falls si siempre se');
/** 'People say Bali is crowded', 'my sister swears that ...': what others think. */
const SAYING = setOf(
  'say says said tell tells told swear swears claim claims recommend recommends recommended reviews apparently rumour heard read reckon reckons thinks thought warn warned warns insists',
);
/** 'Two hours of snorkelling', 'the pool at 28 degrees': hours and degrees of these are none of a journey or of the weather. */
const JOURNEY = setOf(
  'flight flights fly flying flown plane planes air airborne travel traveling travelling journey journeys trip away train trains rail ferry transit door ride there reach get getting far further close closer from distance within radius one way drive driving car',
);
const WEATHER = setOf(
  'weather temperature temperatures temps heat hot hotter warm warmer cool cooler cold colder day days daytime night nights average highs lows climate sun sunny outside forecast',
);

/** So many words before a figure may be what it is of: 'the pool heated to 28 degrees'. */
const BEFORE = 4;

const isWord = ({ kind }: Piece) => kind === 'filler' || kind === 'unknown';
const endsClause = (piece?: Piece) =>
  !piece || piece.kind === 'comma' || (piece.kind === 'role' && piece.role === 'break');

/** The pieces of the clause around what stands from `start` to `end`; never none. */
export function clauseAround(pieces: readonly Piece[], start: number, end: number): readonly Piece[] {
  let from = pieces.findIndex((piece) => piece.end > start);
  let to = pieces.findLastIndex((piece) => piece.start < end);
  while (!endsClause(pieces[from - 1])) from -= 1;
  while (!endsClause(pieces[to + 1])) to += 1;
  return pieces.slice(Math.max(0, from), to + 1);
}

/** Whether a noted wish is one to ask about. */
export function isUnsure(noted: Noted, sentence: DoubtIn): boolean {
  const { meaning, strength } = noted;
  const isMove = meaning.kind === 'move';
  if (strength === 'soft' && !isUnwanted(noted.meaning) && !isMove) return false;
  const clause = clauseAround(sentence.pieces, noted.start, noted.end);
  const own = clause.filter(({ start, end }) => start >= noted.start && end <= noted.end);
  const at = clause.indexOf(own.at(-1) as Piece);
  const behind = clause.slice(at + 1);
  const said: Said = { noted, clause, own, behind, wordsOf: sentence.wordsOf };
  if (meaning.kind === 'most-hours') return isOfNoJourney(said);
  if (meaning.kind === 'least-warmth' || meaning.kind === 'most-warmth')
    return isOfNoWeather(said) || isTurnedOddly(said);
  if (meaning.kind === 'dates' || meaning.kind === 'months' || meaning.kind.startsWith('most-')) return false;
  if (isMove && strength === 'soft') return isOnlyIf(said) || isOfUnknownThing(said);
  return isTurnedOddly(said) || isOfAnother(said) || isHearsay(said) || isOthersToo(said, sentence);
}

type Said = {
  noted: Noted;
  clause: readonly Piece[];
  /** The pieces of the wish, from the word that turns it on. */
  own: readonly Piece[];
  behind: readonly Piece[];
  wordsOf: DoubtIn['wordsOf'];
};

const isNot = (piece?: Piece) => piece?.kind === 'role' && ['not', 'rather-not'].includes(piece.role);

/** 'Nothing by the sea', 'no pubs near the beach', 'no paid beaches': the 'no' may be of something else. */
function isTurnedOddly({ own, clause, noted, wordsOf }: Said): boolean {
  const [first] = own;
  if (!first || !isNot(first)) return false;
  const lastTerm = own.slice(0, -1).findLastIndex(({ kind }) => kind === 'term');
  const near = own.slice(Math.max(1, lastTerm + 1), -1).filter(isWord);
  if (near.some(({ kind }) => kind === 'unknown')) return true;
  const words = [...near.map((piece) => wordsOf(piece)), wordsOf(own.at(-1)).split(' ')[0] ?? ''];
  const isOfThing = lastTerm >= 0 || (isThingWord(wordsOf(first)) && near.length > 0);
  if (isOfThing && noted.meaning.kind !== 'place' && words.some((word) => WHERE.has(word))) return true;
  return isTwiceTurned(clause, first);
}

/** 'It is not that we hate beaches' */
function isTwiceTurned(clause: readonly Piece[], first: Piece): boolean {
  const before = clause.slice(0, clause.indexOf(first));
  const other = before.findLastIndex(isNot);
  // 'We do not drink so no parties' is two.
  const ends = ({ kind }: Piece) => kind === 'term' || kind === 'amount' || kind === 'role';
  return other >= 0 && !before.slice(other + 1).some(ends);
}

/** 'No beach clubs', 'a Tuscany wedding': the word behind it may be what is meant. */
function isOfAnother({ behind: [next], own, noted }: Said): boolean {
  const end = own.at(-1)?.end ?? 0;
  if (!next || next.start - end > 1) return false;
  if (noted.meaning.kind === 'place') return next.kind === 'unknown';
  // 'No dangerous snakes'
  if (noted.meaning.kind === 'need') return isNot(own[0]) && next.kind === 'unknown';
  const isThing = next.kind === 'term' && next.term.type === 'thing';
  return noted.meaning.kind === 'thing' && (next.kind === 'unknown' || isThing);
}

/** What others say, and what only holds in a case, is asked. */
function isHearsay({ clause, own, wordsOf, noted }: Said): boolean {
  const before = clause.slice(0, clause.indexOf(own[0] as Piece)).map((piece) => wordsOf(piece));
  return (isUnwanted(noted.meaning) && isOnlyIf({ clause, own, wordsOf })) || before.some((word) => SAYING.has(word));
}

/** 'Unless it is really cheap' */
const isOnlyIf = ({ clause, own, wordsOf }: Pick<Said, 'clause' | 'own' | 'wordsOf'>): boolean =>
  clause.slice(0, clause.indexOf(own[0] as Piece)).some((piece) => IF.has(wordsOf(piece)));

/** 'Good hospitals nearby' */
const isOfUnknownThing = ({ clause, own: [first], noted }: Said): boolean => {
  const before = first && clause[clause.indexOf(first) - 1];
  return noted.meaning.kind === 'move' && before?.kind === 'unknown' && noted.start - before.end <= 1;
};

/** 'I do not like museums, my husband does' */
const OTHERS_DO =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|kids?|son|daughter|mum|mom|dad|friends?|i|we|he|she|they|others?|rest) (?:really |actually )?(?:do|does|love|loves|would|adores?)(?: (?:it|them|so|that)\b| ?[,.;]|$)/u;
const isOthersToo = ({ noted }: Said, { pieces, wordsOf }: DoubtIn): boolean =>
  isUnwanted(noted.meaning) &&
  OTHERS_DO.test(pieces.map((piece) => (piece.kind === 'comma' ? ',' : wordsOf(piece))).join(' '));

function isOfNoJourney({ clause, behind, wordsOf }: Said): boolean {
  const words = clause.flatMap((piece) => wordsOf(piece).split(' '));
  // 'Two hours of snorkelling'
  if (wordsOf(behind[0]) === 'of' && behind[1]?.kind === 'term' && behind[1].term.type === 'thing') return true;
  return clause.some(({ kind }) => kind === 'unknown') && !words.some((word) => JOURNEY.has(word));
}

function isOfNoWeather({ clause, noted, wordsOf }: Said): boolean {
  const at = clause.findIndex(({ kind, start, end }) => kind === 'amount' && start >= noted.start && end <= noted.end);
  const near = at < 0 ? [] : clause.slice(Math.max(0, at - BEFORE), at + 2);
  const words = near.filter(isWord).flatMap((piece) => wordsOf(piece).split(' '));
  return near.some(({ kind }) => kind === 'unknown') && !words.some((word) => WEATHER.has(word));
}
