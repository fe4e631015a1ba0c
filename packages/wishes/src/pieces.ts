/** A text as the pieces that its sentences are made of: terms, roles, amounts, words that say nothing, words nobody knows. */
import { foldWords } from '@sojourn/travel';
import type { Role } from './function-words';
import { languagesOf } from './languages/language-of';
import { timesWords } from './lengths';
import { isDated, isMonth } from './month-words';
import { placeJudge } from './place-words';
import type { Found } from './phrase-index';
import { isMoney, MONEY_OF, SIGNS, signOf, TIMES } from './currencies';
import { tokensOf, type Token } from './tokens';
import type { Bound, Term, Unit, Vocabulary } from './vocabulary';

/** `start` and `end` are where it stands in the text. */
export type Piece = { start: number; end: number } & (
  | { kind: 'term'; term: Term }
  | { kind: 'role'; role: Role }
  | { kind: 'bound'; bound: Bound }
  | { kind: 'amount'; unit: Unit | null; value: number; bound: Bound | null }
  | { kind: 'comma' | 'stop' | 'line' | 'filler' | 'unknown' }
);

/** The words of a piece, folded; none where there is no piece. */
export const wordsIn = (text: string, piece?: Piece): string =>
  piece ? foldWords(text.slice(piece.start, piece.end)) : '';

const BETWEEN_BOUND_AND_NUMBER = new Set([
  'a',
  'of',
  'than',
  'to',
  'about',
  'around',
  'the',
  'de',
  'di',
  'von',
  'als',
  'que',
  'in',
  'total',
  'r',
  'dan',
  'ongeveer',
  'circa',
  'uns',
  'umas',
  'cerca',
  'dos',
]);
const WORDS_BETWEEN = 3;

const SHIFTS = new Set(['earlier', 'later', 'fruher', 'spater', 'eerder', 'later', 'antes', 'depois', 'prima', 'dopo']);

type Reading = { piece: Piece; length: number };

/** 'Gluten-free food' is a need that the catalogue knows nothing of, and no wish to eat. */
const isDiet = (piece: Piece, before = ''): boolean =>
  piece.kind === 'term' &&
  piece.term.type === 'thing' &&
  piece.term.thing.id === 'food' &&
  /(?:free|frei(?:e[mnrs]?)?|vrije?)$/u.test(before);

/** What else is known of a text: itself before blanks stood for its days, which say its language as well, and who goes. */
type Known = { typed?: string; people?: ReadonlySet<string> | undefined };

/** The pieces of a text, in order. */
export function piecesOf(text: string, ofAll: Vocabulary, { typed = text, people }: Known = {}): Piece[] {
  const tokens = tokensOf(text);
  const words = tokens.map(({ text: word }) => word);
  const languages = languagesAt(tokens, typed === text ? tokens : tokensOf(typed));
  const hasOtherSense = (word: string, at: number) => ofAll.of(languages[at]).others.longest([word], 0) !== undefined;
  const isPlace = placeJudge({ text, tokens, hasOtherSense, languages, people });
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const vocabulary = ofAll.of(languages[at]);
    const reading =
      readMark(tokens, at) ??
      readBound({ tokens, words, at, vocabulary, last: pieces.at(-1) }) ??
      readLength({ tokens, words, at, vocabulary, last: pieces.at(-1) }) ??
      readRange({ tokens, words, at, vocabulary }, pieces) ??
      readAmount({ tokens, words, at, vocabulary }) ??
      readPhrase({ tokens, words, at, vocabulary }, isPlace) ??
      readWord(tokens, at, vocabulary);
    const last = pieces.at(-1);
    if (isDiet(reading.piece, words[at - 1])) reading.piece = { ...reading.piece, kind: 'unknown' };
    if (
      reading.piece.kind === 'bound' &&
      last?.kind === 'amount' &&
      !isAmountNear({ tokens, words, at: at + reading.length, vocabulary })
    ) {
      pieces[pieces.length - 1] = { ...last, bound: reading.piece.bound, end: reading.piece.end };
    } else {
      pieces.push(reading.piece);
    }
    at += reading.length;
  }
  return pieces;
}

/** The language of each token, by the words that were typed. */
function languagesAt(tokens: readonly Token[], typed: readonly Token[]) {
  const languages = languagesOf(typed);
  const byStart = new Map(typed.map(({ start }, at) => [start, languages[at]]));
  return tokens.map(({ start }) => byStart.get(start));
}

const span = (tokens: readonly Token[], at: number, length: number) => ({
  start: tokens[at]?.start ?? 0,
  end: tokens[at + length - 1]?.end ?? 0,
});

function readMark(tokens: readonly Token[], at: number): Reading | undefined {
  const token = tokens[at];
  if (token?.kind !== 'mark' || token.text in SIGNS || token.text === '°') return undefined;
  const { text } = token;
  const kind = text === '\n' ? 'line' : '.;!?'.includes(text) ? 'stop' : 'comma';
  return { piece: { kind, ...span(tokens, at, 1) }, length: 1 };
}

type Place = { tokens: readonly Token[]; words: readonly string[]; at: number; vocabulary: Vocabulary };

/** A bound counts before a number, and right behind an amount: `under $1000`, `3 hours max`. */
function readBound({ tokens, words, at, vocabulary, last }: Place & { last: Piece | undefined }): Reading | undefined {
  const found = vocabulary.bounds.longest(words, at);
  // 'Cooler than Cinque Terre' has a number in a name.
  if (!found || vocabulary.terms.longest(words, at + found.length)?.value.type === 'place') return undefined;
  const isNear = isAmountNear({ tokens, words, at: at + found.length, vocabulary });
  if (!isNear && last?.kind !== 'amount') return undefined;
  return { piece: { kind: 'bound', bound: found.value, ...span(tokens, at, found.length) }, length: found.length };
}

const isAmountNear = ({ tokens, words, at, vocabulary }: Place): boolean =>
  isNumberNear(tokens, at, vocabulary) || vocabulary.lengths.longest(words, at) !== undefined;

function isNumberNear(tokens: readonly Token[], from: number, { numbers }: Vocabulary): boolean {
  for (let at = from; at < from + WORDS_BETWEEN; at += 1) {
    const token = tokens[at];
    if (!token) return false;
    if (token.kind === 'number' || token.text in SIGNS || token.text in numbers) return true;
    if (!BETWEEN_BOUND_AND_NUMBER.has(token.text)) return false;
  }
  return false;
}

/** A length in words: `a week`, `ten days` is a number. Behind an amount or a count it is what the amount is for: `$500 a week`. */
function readLength({ tokens, words, at, vocabulary, last }: Place & { last: Piece | undefined }): Reading | undefined {
  const found = vocabulary.lengths.longest(words, at);
  // 'A week earlier' is no length.
  if (!found || SHIFTS.has(words[at + found.length] ?? '')) return undefined;
  const where = span(tokens, at, found.length);
  const isRate = last?.kind === 'amount' || timesWords.has(words[at - 1] ?? '');
  const piece: Piece = isRate
    ? { kind: 'filler', ...where }
    : { kind: 'amount', unit: 'days', value: found.value, bound: null, ...where };
  return { piece, length: found.length };
}

/** A number with its unit, which may stand before it: `$1,000`, `3 hours`, `25°C`, `2k euros`. */
function readAmount({ tokens, words, at, vocabulary }: Place): Reading | undefined {
  // Brazil writes 'R$ 5.000'.
  const isReais = words[at] === 'r' && words[at + 1] === '$';
  const sign = isReais ? 'reais' : signOf(words[at]);
  const first = at + Number(sign !== undefined) + Number(isReais);
  const token = tokens[first];
  const spelt = token?.kind === 'word' ? vocabulary.numbers[token.text] : undefined;
  if (!token || (token.kind !== 'number' && (spelt === undefined || sign))) return undefined;
  const next = words[first + 1] ?? '';
  // 'Two grand', but no 'two k'.
  const times = spelt === undefined || next.length > 1 ? TIMES[next] : undefined;
  const value = (spelt ?? token.value) * (times ?? 1);
  const behind = first + (times === undefined ? 1 : 2);
  const unit = vocabulary.units.longest(words, behind);
  const isMoneyUnit = unit !== undefined && isMoney(unit.value);
  // 'one' and 'un' are articles as often as numbers.
  if (spelt !== undefined && !unit && times === undefined) return undefined;
  const end = behind + (unit && (!sign || isMoneyUnit) ? unit.length : 0);
  const rest =
    unit?.value === 'hours' ? minutesBehind({ tokens, words, at: end, vocabulary }) : { minutes: 0, length: 0 };
  const length = end + rest.length - at;
  // A woman of 24 writes '24f'.
  if (words[behind] === 'f' && unit?.value === 'fahrenheit' && value < LEAST_FAHRENHEIT) return undefined;
  const money = sign ?? unit?.value ?? MONEY_OF[next] ?? null;
  const piece: Piece = {
    kind: 'amount',
    unit: money,
    value: value + rest.minutes / 60,
    // '550 each' is money without a sign.
    bound: money === null && times === undefined && isEach(words.slice(end, end + 2)) ? 'under' : null,
    ...span(tokens, at, length),
  };
  return { piece, length };
}

/** Nobody asks for days as cold as that. */
const LEAST_FAHRENHEIT = 32;
const EACH = new Set([
  'each',
  'pp',
  'p.p',
  'per person',
  'per head',
  'a head',
  'pro person',
  'pro kopf',
  'par personne',
]);
const isEach = (next: readonly string[]): boolean => EACH.has(next[0] ?? '') || EACH.has(next.join(' '));

const TO = new Set('to and bis und a et y e al till until en tot ate'.split(' '));

/** 'Between 20 and 25 degrees', '20-25 °C': the first number is the least, and the second the most. */
function readRange({ tokens, words, at, vocabulary }: Place, pieces: Piece[]): Reading | undefined {
  const [first, next] = [tokens[at], tokens[at + 1]];
  const second = next?.kind === 'number' ? at + 1 : TO.has(next?.text ?? '') ? at + 2 : 0;
  if (first?.kind !== 'number' || tokens[second]?.kind !== 'number' || tokens[second].value <= first.value)
    return undefined;
  const most = readAmount({ tokens, words, at: second, vocabulary });
  if (most?.piece.kind !== 'amount' || (most.piece.unit !== 'degrees' && most.piece.unit !== 'fahrenheit'))
    return undefined;
  pieces.push({ ...most.piece, value: first.value, bound: 'over', start: first.start, end: first.end });
  return { piece: { ...most.piece, bound: 'under' }, length: second + most.length - at };
}

/** `1h30`, `1 h 30`, `1 hour 30 minutes`, `1 hour and 30 minutes`: what is more than the full hours. */
function minutesBehind({ tokens, words, at, vocabulary }: Place): { minutes: number; length: number } {
  const first = vocabulary.roles.longest(words, at)?.value === 'and' ? at + 1 : at;
  const token = tokens[first];
  const unit = vocabulary.units.longest(words, first + 1);
  const isShort = first === at && unit === undefined && words[at - 1] === 'h';
  if (token?.kind !== 'number' || token.value >= 60 || !(isShort || unit?.value === 'minutes'))
    return { minutes: 0, length: 0 };
  return { minutes: token.value, length: first + 1 + (unit?.length ?? 0) - at };
}

function readPhrase(
  { tokens, words, at, vocabulary }: Place,
  isPlace: ReturnType<typeof placeJudge>,
): Reading | undefined {
  const role = vocabulary.roles.longest(words, at);
  const exact = isDated(tokens, at)
    ? vocabulary.terms.longest(['in', words[at] ?? ''], 0)
    : vocabulary.terms.longest(words, at);
  const isPlain = vocabulary.isFiller(words[at] ?? '');
  const isMeant = ({ value, length }: Found<Term>) =>
    value.type === 'place' ? isPlace(at, length) : value.type !== 'time' || isMonth(tokens, at, length);
  const found = exact ?? (role || isPlain ? undefined : vocabulary.terms.longest(words, at, vocabulary.respell));
  const term = found && !isMeant(found) ? vocabulary.others.longest(words, at) : found;
  if (term && term.length >= (role?.length ?? 0)) {
    const length = isDated(tokens, at) ? 1 : term.length;
    return { piece: { kind: 'term', term: term.value, ...span(tokens, at, length) }, length };
  }
  if (role?.value === 'unserved')
    return { piece: { kind: 'unknown', ...span(tokens, at, role.length) }, length: role.length };
  if (role) return { piece: { kind: 'role', role: role.value, ...span(tokens, at, role.length) }, length: role.length };
  return undefined;
}

function readWord(tokens: readonly Token[], at: number, { isFiller: saysNothing, isFillerSlip }: Vocabulary): Reading {
  const token = tokens[at];
  const isFiller =
    !token || token.kind !== 'word' || token.text.length < 2 || saysNothing(token.text) || isFillerSlip(token.text);
  return { piece: { kind: isFiller ? 'filler' : 'unknown', ...span(tokens, at, 1) }, length: 1 };
}
