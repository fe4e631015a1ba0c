/** Reads a number with its unit, and what it is a limit of. */
import { foldWords } from '@sojourn/travel';
import { isWhen } from './comparisons';
import { alsoIn } from './languages/languages';
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
  /^ ?(?:of |de |di |am |im )?(?:(?:driving|drives?|by car|in the car|behind the wheel|walking|hiking|autofahrt|autofahren|im auto|mit dem auto|route|voiture|en voiture|conduite|en coche|conducir|in macchina|di guida|guida)(?: (?:a|per|each|am|par|al|por) (?:day|tag|jour|dia|giorno))?|(?:a|per|each) day|in (?:a|one) day|at a (?:time|stretch)|in one go|at once|(?:from|to) the (?:airport|station|resort|hotel|beach|centre|center)|(?:of )?transfers?|time difference|zeitverschiebung|zeitunterschied|(?:de )?decalage|de diferencia|di fuso|jet ?lag)(?![a-z])/;

const NO_JOURNEY_EITHER = new RegExp(
  `^ ?(?:per dag${alsoIn(({ noJourney }) => noJourney)})(?: (?:per|por) (?:dag|dia))?(?![\\p{L}])`,
  'u',
);

/** 'Within 3 hours of London', '500 km da Bologna': where somebody starts. */
const TIME_TO = /^ ?time difference (?:to|with|from)\b/;
const WAY_FROM = /^ ?(?:\w+ ){0,2}?(?:of|from|von|entfernt von|de|da|desde|ab|aus)\b/;
function startsFrom(reader: Reader, piece: Amount, text: string): void {
  const isWay = piece.unit !== null && ['hours', 'minutes', 'distance'].includes(piece.unit);
  const behind = wordsBehind(piece, text);
  if (isWay && (WAY_FROM.test(behind) || TIME_TO.test(behind)))
    Object.assign(reader, { mode: 'origin', hasTerm: false } satisfies Partial<Reader>);
}

/** 'To drive more than 3 hours': what one does at the wheel. */
const NO_JOURNEY_BEFORE =
  /\b(?:to drive|driving|drives?|walk|hike)(?: (?:more|longer|further|farther|for|than|over|about|around|max|up|to|no)){0,4}$/;

/** How far behind an amount its own words stand. */
const NEAR = 60;
const wordsBehind = ({ end }: Amount, text: string): string => foldedLine(text.slice(end, end + NEAR));
const foldedLine = (text: string): string => foldWords(text.split(/[,.;!?\n]/)[0] ?? '');

/** What limits nothing that we know, where the words beside it say so: hours of driving or of a day, stars, kilometres. */
function spentOn(piece: Amount, text: string, bound: Reader['bound']): SumPart | null {
  const { unit, value, start, end } = piece;
  const lost = { start: bound?.start ?? start, end, isLost: true };
  if (unit === 'distance' || (unit === 'stars' && value < 5)) return lost;
  if (unit !== 'hours' && unit !== 'minutes') return null;
  const behind = text.slice(end, end + NEAR).toLowerCase();
  if (NO_JOURNEY_BEFORE.test(foldWords(text.slice(Math.max(0, start - 40), start)))) return lost;
  const found = NO_JOURNEY.exec(behind) ?? NO_JOURNEY_EITHER.exec(behind);
  return found ? { ...lost, end: end + found[0].length } : null;
}

/** 'Over 30 degrees is too much for me': warmth that somebody cannot bear. */
const AGAINST = new RegExp(
  String.raw`^ ?(?:\S+ ){0,4}?(?:too (?:hot|warm|much|cold)|is not|isnt|not for|im not|cannot|cant|kills?|unbearable|no good|no thanks|nicht|zu (?:heiss|warm|viel|kalt)|trop|pas|demasiado|no|troppo|non${alsoIn(({ compare }) => compare.against)})\b`,
);
/** 'He melts above 28 degrees' */
const SUFFERS = /\b(?:melts?|dies?|suffers?|struggles?|faints?|wilts?|collapses?)(?: \w+){0,2} ?$/u;
const clauseBefore = ({ start }: Amount, text: string): string =>
  foldWords(
    text
      .slice(0, start)
      .split(/[,.;!?\n]/)
      .at(-1) ?? '',
  );
const isAgainst = (piece: Amount, text: string): boolean =>
  (piece.unit === 'degrees' || piece.unit === 'fahrenheit') &&
  (AGAINST.test(wordsBehind(piece, text)) || SUFFERS.test(clauseBefore(piece, text)));

/** 'For eight years', 'ten years ago': how long something lasts, and nobody's age. */
const LASTING =
  /\b(?:for|in|after|over|past|last|every|within|first|seit|vor|nach|depuis|en|apres|desde|hace|da|dopo|fa)$/;
const LASTED = /^ (?:ago|of marriage|together|later|now|in a row|running|apart|jahren?|ans de|hace|fa)\b/;
const isLasting = (piece: Amount, text: string): boolean =>
  piece.unit === 'years' &&
  (LASTING.test(foldWords(text.slice(Math.max(0, piece.start - 12), piece.start)).trim()) ||
    LASTED.test(` ${wordsBehind(piece, text).trim()}`));

const DAYS: readonly Amount['unit'][] = ['days', 'nights', 'weeks'];

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
  const spent = spentOn(piece, text, reader.bound);
  if (spent) {
    // 'I do not want to drive more than 3 hours a day' drives.
    const clause = reader.clause.filter((each) => each !== reader.last?.noted || each.meaning.kind !== 'means');
    Object.assign(reader, { bound: null, gap: reader.gap + 1, clause } satisfies Partial<Reader>);
    startsFrom(reader, piece, text);
    return spent;
  }
  const bound = piece.bound ?? reader.bound?.bound ?? null;
  // 'It rained for six days' was then.
  if (isLasting(piece, text) || ((reader.mode === 'told' || reader.mode === 'been') && DAYS.includes(piece.unit)))
    return null;
  const isNegated = reader.mode === 'not' || isAgainst(piece, text);
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
  // 'No 5 hours on a plane', 'bitte nicht länger als 4 Stunden fliegen' are no 'no plane'.
  if (isNegated && !reader.hasTerm && noted?.meaning.kind === 'most-hours') reader.mode = 'want';
  reader.bound = null;
  reader.gap += 1;
  startsFrom(reader, piece, text);
  return part === 'trip' ? null : { ...said, isLost };
}
