/** Parses what somebody writes about a trip into wishes. The grammar is told in README.md beside this file. */
import { daysBetween, type Hemisphere } from '@sojourn/travel';
import { compares, isLike, isYardstick } from './comparisons';
import { readAmount, type SumPart } from './amounts';
import { idOf, isUnwanted, subjectOf } from './meanings';
import { cleaned } from './cleaned';
import { readDates } from './dated-text';
import { clauseAround, isUnsure } from './doubts';
import { datesLabel, monthsOfDates } from './dates-said';
import { fresh, type Noted, type Reader } from './reader';
import { listGoesOn, REACH, readRole } from './roles';
import { isOfDoing, notePast } from './past';
import { isFlightTerm, isNoFlying, readTermAt } from './terms';
import { withoutNamesakes } from './namesakes';
import { piecesOf, wordsIn, type Piece } from './pieces';
import { isStartOfJourney, startsFlight } from './starts';
import { dropsTime, turnsBack } from './taken-back';
import { sentencesOf } from './sentences';
import { sharersOf } from './sharers';
import { readScripts } from './scripts/read-scripts';
import { softened } from './softening';
import { vocabularyOf, type NamedDestination } from './vocabulary';
import type { ParsedWishes, Wish } from './wish';

/** `destinations` are places by name, beside the countries that everybody knows; `hemisphere` is where the writer lives. */
export type WishContext = {
  destinations?: readonly NamedDestination[];
  hemisphere?: Hemisphere;
  /** The day of writing, `YYYY-MM-DD`; without it no days are read. */
  today?: string;
  /** How many go, where it is known: a sum for all of them is divided among so many. */
  people?: number;
  /** Names of those who go, as {@link peopleNamed} reads them in another text of the same writer. */
  named?: ReadonlySet<string>;
};

const WARMTH: readonly Wish['kind'][] = ['least-warmth', 'most-warmth'];
const isFigure = ({ words }: Wish): boolean => /\d/u.test(words);
/** A window is longer than a trip by more than a day of the journey at each end. */
const A_DAY_OR_TWO = 2;
const LONGEST_TEXT = 10_000;
/** 'Two days in the city and the rest at the beach' says nothing of how many in all. */
const PART_OF_THE_DAYS =
  /\b(?:days?|nights?) (?:in|at|on|by) [^.;\n]{1,60}\b(?:the rest|the remainder|(?:and )?then)\b/iu;
/** A question of so many pieces names an idea; a longer one may ask when to go there. */
const SHORT = 4;
const MOST_PARTS = 6;
const NO_DESTINATIONS: readonly NamedDestination[] = [];
/** Said in place of a part that speaks to a machine: it is not repeated. */
export const INSTRUCTION = 'instructions that are no wish';

/**
 * The wishes in a text, later ones in place of earlier ones about the same, and the parts that mean nothing to us. Never
 * throws; time grows with the length of the text alone, of which the first 10,000 characters count.
 * @example parseWishes('anywhere but Europe, max 3 hours flight').wishes.map(({ label }) => label)
 * // ['Not Europe', 'At most 3 hours there']
 */
export function parseWishes(
  text: string,
  { destinations = NO_DESTINATIONS, hemisphere = 'north', people = 0, today, named }: WishContext = {},
): ParsedWishes {
  const typed = text.slice(0, LONGEST_TEXT);
  const vocabulary = vocabularyOf(destinations, hemisphere);
  const scripts = readScripts(typed, { vocabulary, destinations, people, today });
  const { dates, rest, unread, questions } = readDates(scripts.rest, today);
  const bySubject = new Map([...scripts.wishes, ...(dates ? [dates] : [])].map((wish) => [subjectOf(wish), wish]));
  const notUnderstood = [...scripts.notUnderstood, ...unread];
  for (const sentence of sentencesOf(
    withoutNamesakes(piecesOf(rest, vocabulary, { typed: scripts.rest, people: named }), rest, destinations),
  )) {
    if (sentence === 'instruction') {
      if (!notUnderstood.includes(INSTRUCTION)) notUnderstood.push(INSTRUCTION);
      continue;
    }
    const reading = readSentence(sentence, typed, people);
    for (const wish of reading.wishes) {
      const subject = subjectOf(wish);
      const before = bySubject.get(subject);
      // 'Not above 30 degrees, I can't bear the heat' is 30 degrees.
      if (before?.kind === wish.kind && WARMTH.includes(wish.kind) && isFigure(before) && !isFigure(wish)) continue;
      // Nobody means both of 'warmer and cooler'; what does not count is said.
      if (before && before.id !== wish.id && wish.kind === 'move' && reading.wishes.includes(before))
        notUnderstood.push(before.words);
      // 'I never liked beaches, sand everywhere' likes none, and 'not Bali, everyone is in Bali' goes elsewhere.
      if (before && isUnwanted(before) && !isUnwanted(wish) && reading.wishes.includes(before)) continue;
      bySubject.delete(subject);
      // 'I do not fly. Trains are lovely' still does not fly.
      const isWeaker = before?.id === wish.id && before.strength === 'hard' && wish.strength === 'soft';
      bySubject.set(subject, isWeaker ? before : wish);
    }
    questions.push(...reading.questions);
    notUnderstood.push(...reading.notUnderstood);
  }
  const said = [...bySubject.values()].filter((wish) => !(wish.kind === 'days' && PART_OF_THE_DAYS.test(typed)));
  const { kept: wishes, others } = withinDates(inWindow(said));
  const isForced = wishes.some(({ kind }) => kind === 'most-hours') ? isFlyingDisliked : () => false;
  const open = questions.filter((question) => !bySubject.has(subjectOf(question)));
  return {
    wishes: wishes.filter((wish) => !isForced(wish)),
    questions: oncePerSubject([...open, ...others, ...wishes.filter(isForced)]),
    notUnderstood: [...new Set(notUnderstood)].slice(0, MOST_PARTS),
  };
}

/** 'Leaving 9 July, before she starts college in August': the days are the more exact, and a month beside them is a question. */
function withinDates(wishes: readonly Wish[]): { kept: Wish[]; others: Wish[] } {
  const dates = wishes.find((wish) => wish.kind === 'dates');
  const months = dates?.kind === 'dates' ? monthsOfDates(dates) : [];
  const isBeside = (wish: Wish) =>
    wish.kind === 'months' &&
    wish.isWanted &&
    months.length > 0 &&
    !wish.months.some((month) => months.includes(month));
  return { kept: wishes.filter((wish) => !isBeside(wish)), others: wishes.filter(isBeside) };
}

/** 'I hate flying but will do it for three hours' */
const isFlyingDisliked = (wish: Wish): boolean =>
  wish.kind === 'means' &&
  wish.means === 'no-flying' &&
  /hat(?:e|red)|like|fan|afraid|scared|fear|nervous/iu.test(wish.words);

const oncePerSubject = (wishes: readonly Wish[]): Wish[] => [
  ...new Map(wishes.map((wish) => [subjectOf(wish), wish])).values(),
];

/** 'Between 20 April and 10 May, a week': the days are when a trip of that length may be, and it leaves on the first. */
function inWindow(wishes: readonly Wish[]): Wish[] {
  const length = wishes.find((wish) => wish.kind === 'days' && wish.bound === undefined);
  return wishes.map((wish) => {
    if (wish.kind !== 'dates' || wish.endDate === undefined || length?.kind !== 'days') return wish;
    const { endDate, ...rest } = wish;
    if (daysBetween(wish.startDate, endDate) <= length.days + A_DAY_OR_TWO) return wish;
    return { ...rest, id: idOf(rest), label: datesLabel(rest) };
  });
}

function readSentence(
  pieces: readonly Piece[],
  text: string,
  people: number,
): { wishes: Wish[]; questions: Wish[]; notUnderstood: string[] } {
  const isFlight = pieces.some((piece) => piece.kind === 'term' && (isFlightTerm(piece) || isNoFlying(piece)));
  const sharers = sharersOf(text.slice(pieces[0]?.start, pieces.at(-1)?.end), people);
  const noted: Noted[] = [];
  const wordsOf = (piece?: Piece) => wordsIn(text, piece);
  const unknown: Piece[][] = [];
  const sums: (SumPart | null)[] = [];
  let reader = fresh();
  const closeClause = () => {
    const said = reader.isMust ? reader.clause.map((each) => ({ ...each, strength: mustBe(each) })) : reader.clause;
    const { from, until } = reader.soft ?? { from: 0, until: 0 };
    noted.push(...said.map((each, at) => (at >= from && at < until ? softened(each) : each)));
    // 'Rather not beaches, golf or museums' says so of all three.
    const soft = until === Infinity ? { from: 0, until } : null;
    Object.assign(reader, { clause: [], isMust: false, soft } satisfies Partial<Reader>);
  };
  for (const [at, piece] of pieces.entries()) {
    // 'Excluding flights' is a part of its sum, and no 'no flying'.
    if (piece.kind === 'term' && sums.some((sum) => sum && piece.start >= sum.start && piece.start < sum.end)) continue;
    switch (piece.kind) {
      case 'term':
        if (isStartOfJourney(pieces, at, wordsOf)) break;
        if (!readTermAt(reader, piece, { pieces, at, wordsOf, text })) noteUnknown(unknown, pieces, at);
        break;
      case 'amount':
        sums.push(readAmount(reader, piece, { isFlight, sharers, pieces, at, text }));
        break;
      case 'bound':
        reader.bound = piece;
        break;
      case 'comma': {
        const goesOn = listGoesOn(reader, pieces, at);
        closeClause();
        if (!goesOn) reader = { ...fresh(), last: reader.last };
        break;
      }
      case 'role':
        if (piece.role === 'not' && turnsBack(reader, pieces, at)) break;
        dropsTime(reader, wordsOf(piece));
        if (piece.role === 'break') {
          closeClause();
          reader = fresh();
        } else {
          const words = wordsOf(piece);
          const role = isYardstick(reader, words) ? 'origin' : isLike(pieces, at, wordsOf) ? 'similar' : piece.role;
          readRole(reader, { ...piece, role }, { pieces, at, wordsOf });
        }
        break;
      default:
        noteTold(unknown, notePast(reader, { pieces, at, wordsOf }));
        if (piece.kind === 'filler' && compares(reader, { pieces, at, wordsOf })) break;
        if (piece.kind === 'filler' && startsFlight(reader, wordsOf(piece))) reader.mode = 'origin';
        reader.gap += 1;
        reader.hasUnknown ||= piece.kind === 'unknown';
        if (isOfDoing(reader, piece, wordsOf(piece))) reader.mode = 'told';
        // Where somebody starts from may be a place that only they know.
        if (piece.kind === 'unknown' && (reader.mode !== 'origin' || reader.compared)) noteUnknown(unknown, pieces, at);
    }
    if (reader.gap > REACH && reader.mode !== 'want') reader.mode = 'want';
  }
  closeClause();
  const toWish = ({ meaning, strength, label, start, end }: Noted): Wish => ({
    ...meaning,
    id: idOf(meaning),
    strength,
    label,
    words: cleaned(text.slice(start, end)),
  });
  // A question shows what the wish stands among.
  const toQuestion = (each: Noted): Wish => {
    const clause = clauseAround(pieces, each.start, each.end);
    return { ...toWish(each), words: cleaned(text.slice(clause[0]?.start, clause.at(-1)?.end)) };
  };
  // 'Azores?' is one idea of several.
  const isIdea = pieces.length <= SHORT && /^[)\s]*\?/u.test(text.slice(pieces.at(-1)?.end));
  const said = noted.map((each) => (isIdea && isPlaceToGo(each) ? softened(each) : each));
  const asked = said.filter((each) => isUnsure(each, { pieces, wordsOf }));
  return {
    wishes: said.filter((each) => !asked.includes(each)).map(toWish),
    questions: asked.map(toQuestion),
    notUnderstood: spansOf(unknown, sums)
      .map(({ start, end }) => cleaned(text.slice(start, end)))
      .filter((part) => part.length > 2),
  };
}

/** Where the parts stand that are not understood: no word that says what a sum is for. */
function spansOf(unknown: readonly Piece[][], sums: readonly (SumPart | null)[]) {
  const parts = sums.filter((each) => each !== null);
  const runs = unknown.map((run) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }));
  const others = runs.filter((run) => !parts.some(({ start, end }) => run.start >= start && run.end <= end));
  return [...others, ...parts.filter(({ isLost }) => isLost)].sort((one, other) => one.start - other.start);
}

const isPlaceToGo = ({ meaning }: Noted): boolean => meaning.kind === 'place' && meaning.isWanted;

const mustBe = ({ meaning, strength }: Noted): Wish['strength'] => (meaning.kind === 'move' ? strength : 'hard');

/** A place that was told of is a part of its own. */
function noteTold(runs: Piece[][], told: Piece | null): void {
  if (told) runs.push([told]);
}

/** Unknown words beside each other are one part. */
function noteUnknown(runs: Piece[][], pieces: readonly Piece[], at: number): void {
  const piece = pieces[at];
  if (!piece) return;
  const run = runs.at(-1);
  const last = run?.at(-1);
  const near = [pieces[at - 1], pieces[at - 1]?.kind === 'filler' ? pieces[at - 2] : undefined];
  if (run && last && near.includes(last)) run.push(piece);
  else runs.push([piece]);
}
