/** Reads a number with its unit, and what it is a limit of. */
import { isWhen } from './comparisons';
import { amountMeaning } from './meanings';
import { partOf } from './parts';
import { wordsIn, type Piece } from './pieces';
import type { Reader } from './reader';
import { isSum } from './sums';
import type { Meant } from './wish';

type Amount = Extract<Piece, { kind: 'amount' }>;
/** The sentence that it stands in: whether it speaks of flying, for how many its sums are, its pieces and where this one is. */
type Sentence = { isFlight: boolean; sharers: number; pieces: readonly Piece[]; at: number; text: string };

const soon: Meant = { meaning: { kind: 'soon' }, strength: 'soft', label: 'Soon' };

/** Where in the text a sum of a part of the trip stands, with that part; `isLost` when it limits nothing that we know. */
export type SumPart = { start: number; end: number; isLost: boolean };

/** Behind hours that no journey to a place takes: '2 hours of driving a day'. */
const NO_JOURNEY =
  /^ ?(?:of |de |di |am |im )?(?:(?:driving|drives?|by car|in the car|behind the wheel|walking|hiking|autofahrt|autofahren|im auto|mit dem auto|route|voiture|en voiture|conduite|en coche|conducir|in macchina|di guida|guida)(?: (?:a|per|each|am|par|al|por) (?:day|tag|jour|dia|giorno))?|(?:a|per|each) day)(?![a-z])/;

/** Hours of driving, or of a day, where the words behind them say so: their span, which we limit nothing by. */
function hoursSpent({ unit, start, end }: Amount, text: string, bound: Reader['bound']): SumPart | null {
  if (unit !== 'hours') return null;
  const found = NO_JOURNEY.exec(text.slice(end, end + 60).toLowerCase());
  return found ? { start: bound?.start ?? start, end: end + found[0].length, isLost: true } : null;
}

const noSpan = { start: 0, end: 0 };

/** 'Leaving in two weeks' says when, 'from Rome for two weeks' how long. */
const isWhenToLeave = ({ mode, hasTerm, hasUnknown }: Reader, before: Piece | undefined, text: string): boolean =>
  mode === 'origin' && ((!hasTerm && !hasUnknown) || isWhen(wordsIn(text, before)));

/** Adds what it says to the clause; returns the sum of a part, null where it is none. */
export function readAmount(
  reader: Reader,
  piece: Amount,
  { isFlight, sharers, pieces, at, text }: Sentence,
): SumPart | null {
  const spent = hoursSpent(piece, text, reader.bound);
  if (spent) {
    Object.assign(reader, { bound: null, gap: reader.gap + 1 } satisfies Partial<Reader>);
    return spent;
  }
  const bound = piece.bound ?? reader.bound?.bound ?? null;
  const isNegated = reader.mode === 'not';
  const isMoney = isSum(piece, bound);
  const { part, ...said } = isMoney ? partOf(pieces, at, text) : { part: 'trip' as const, ...noSpan };
  const meant = amountMeaning(piece, { bound, isNegated, isFlight, sharers, part });
  const isLost = meant === null && part !== 'trip';
  // 'no flight over 5 hours' and 'no flight over $500' are no 'no flight'.
  if ((piece.unit === 'hours' && bound !== null) || part === 'flight')
    reader.clause = reader.clause.filter((each) => !each.isGenericFlight);
  // 'food under $30 a day' is no wish for food.
  if (isLost) reader.clause = reader.clause.filter(({ start }) => start < said.start);
  const noted = meant?.meaning.kind === 'days' && isWhenToLeave(reader, pieces[at - 1], text) ? soon : meant;
  if (noted) {
    const start = reader.bound?.start ?? piece.start;
    reader.clause.push({ ...noted, start, end: piece.end, isGenericFlight: false });
  }
  // 'No 5 hours on a plane' is no 'no plane'.
  if (isNegated && !reader.hasTerm && bound === null && noted?.meaning.kind === 'most-hours') reader.mode = 'want';
  reader.bound = null;
  reader.gap += 1;
  return part === 'trip' ? null : { ...said, isLost };
}
