/** Months and seasons in a text, and in the words of a page. */
import { monthName, monthNames, monthRuns, monthsOfSeason, type Hemisphere, type Season } from '@sojourn/travel';

const seasonNames: readonly [name: string, season: Season][] = [
  ['spring', 'spring'],
  ['summer', 'summer'],
  ['(autumn|fall)', 'autumn'],
  ['winter', 'winter'],
];
// 'spring' is a well and 'fall' a verb too: a season counts with a word of time before it.
const seasonPatterns = seasonNames.map(
  ([name, season]) => [new RegExp(`\\b(in|this|next|over|during|for|early|late)( the)? ${name}\\b`), season] as const,
);
const holidays: readonly [RegExp, readonly number[]][] = [
  [/\b(christmas|xmas)\b/, [12]],
  [/\bnew years?( eve)?\b/, [12, 1]],
  [/\beaster\b/, [3, 4]],
];

/** Months (1 to 12, in order) that a folded text names; its seasons are those of the reader's hemisphere. */
export function parseMonths(text: string, hemisphere: Hemisphere): number[] {
  const found = monthNames.flatMap((name, at) => (monthPattern(name).test(text) ? [at + 1] : []));
  for (const [pattern, season] of seasonPatterns) {
    if (pattern.test(text)) found.push(...monthsOfSeason(season, hemisphere));
  }
  for (const [pattern, months] of holidays) if (pattern.test(text)) found.push(...months);
  return [...new Set(found)].sort((one, other) => one - other);
}

function monthPattern(name: string): RegExp {
  const word = name.toLowerCase();
  // 'may' and 'march' are verbs too: they count with a preposition, or before a number.
  const isVerb = word === 'may' || word === 'march';
  return new RegExp(isVerb ? `\\b((in|for|during|early|mid|late) ${word}|${word} \\d)` : `\\b${word}\\b`);
}

/** `[3, 4, 5, 10]` as `March to May, October`; a run over the new year stays one: `November to March`. */
export function formatMonths(months: readonly number[]): string {
  if (new Set(months).size === 12) return 'All year';
  return monthRuns(months)
    .map(({ first, last }) => (first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`))
    .join(', ');
}
