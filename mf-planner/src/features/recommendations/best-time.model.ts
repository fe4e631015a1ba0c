/** Which months a recommendation's best time means. */
import { monthNames, monthsFrom, monthsOfSeason, type Season } from '@sojourn/travel';

const ALL = monthNames.map((_, at) => at + 1);
// Only with a capital, for 'may' and 'march' are verbs too.
const MONTH =
  /(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)/
    .source;
const RUN = new RegExp(
  `\\b${MONTH}\\b(?:\\.?\\s*(?:to|through|until|till|-|\u2013|\u2014)\\s*(?:(?:early|mid|late)[- ])?${MONTH}\\b)?`,
  'g',
);
const ALWAYS = /\b(year[- ]round|all (the )?year|any ?time)\b/i;
// Where a text names no month; the seasons of the north, where most of its readers and places are.
const SEASONS: readonly [RegExp, Season][] = [
  [/\bspring\b/i, 'spring'],
  [/\bsummer\b/i, 'summer'],
  [/\b(autumn|fall)\b/i, 'autumn'],
  [/\bwinter\b/i, 'winter'],
];

const numberOf = (name: string) => monthNames.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1;

/**
 * The months (1 to 12) that a recommendation's best time names; none when it names none.
 * @example parseBestTime('November to January, June') // [11, 12, 1, 6]
 */
export function parseBestTime(bestTime: string): number[] {
  if (ALWAYS.test(bestTime)) return ALL;
  const named = [...bestTime.matchAll(RUN)].flatMap(([, first = '', last = first]) =>
    monthsFrom(numberOf(first), numberOf(last)),
  );
  if (named.length > 0) return [...new Set(named)];
  return SEASONS.flatMap(([pattern, season]) => (pattern.test(bestTime) ? monthsOfSeason(season, 'north') : []));
}
