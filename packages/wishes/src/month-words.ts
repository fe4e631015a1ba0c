/** When 'march' and 'may' are months and no verbs. */
import { monthNames } from '@sojourn/travel';
import { endsNameAt } from './place-words';
import type { Token } from './tokens';

const OR = new Set(['or', 'and']);
const VERBS = new Set(['march', 'may']);
const ORDINAL = new Set(['st', 'nd', 'rd', 'th']);
const LAST_DAY = 31;
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

/** 'July or March', but 'drink tea or march along': whether a month that is a verb, too, is no verb behind an 'or'. */
export const isMonth = (tokens: readonly Token[], at: number, length: number): boolean =>
  !OR.has(tokens[at]?.text ?? '') || endsNameAt(tokens, at + length);

const JOINERS = new Set([
  'to',
  'through',
  'thru',
  'and',
  'or',
  'till',
  'until',
  'the',
  'end',
  'of',
  'early',
  'late',
  'mid',
]);
const MONTHS = new Set(monthNames.flatMap((name) => [name.toLowerCase(), name.slice(0, 3).toLowerCase()]));

/** 'October through to March', 'March and May': whether a month stands on one side of it, with no more than small words between. */
function isJoined(tokens: readonly Token[], at: number, step: 1 | -1): boolean {
  for (let next = at + step; Math.abs(next - at) <= 4; next += step) {
    const token = tokens[next];
    if (token?.kind !== 'word') return false;
    if (MONTHS.has(token.text)) return Math.abs(next - at) > 1 || !VERBS.has(token.text);
    if (!JOINERS.has(token.text)) return false;
  }
  return false;
}

const isDay = (token?: Token) =>
  token?.kind === 'number' && Number.isInteger(token.value) && token.value >= 1 && token.value <= LAST_DAY;
const isYear = (token?: Token) => token?.kind === 'number' && token.value >= FIRST_YEAR && token.value <= LAST_YEAR;

/** '10 to 17 March', 'March 10-17', 'May 2027': whether a day or a year makes a month of a word that is a verb, too. */
export function isDated(tokens: readonly Token[], at: number): boolean {
  if (!VERBS.has(tokens[at]?.text ?? '')) return false;
  const [before, next, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (isJoined(tokens, at, -1) || isJoined(tokens, at, 1)) return true;
  if (isDay(before) || isYear(next)) return true;
  if (ORDINAL.has(before?.text ?? '') && isDay(tokens[at - 2])) return true;
  // 'We may 2 ...' goes on with a word, a date with a mark, a number, or nothing.
  return isDay(next) && (behind?.kind !== 'word' || ORDINAL.has(behind.text) || endsNameAt(tokens, at + 2));
}
