/** Months and seasons in a text, and in the words of a page. */

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const seasons: readonly [RegExp, readonly number[]][] = [
  [/\b(in|this|next|over|during|for|early|late)( the)? spring\b/, [3, 4, 5]],
  [/\b(in|this|next|over|during|for|early|late)( the)? summer\b/, [6, 7, 8]],
  [/\b(in|this|next|over|during|for|early|late)( the)? (autumn|fall)\b/, [9, 10, 11]],
  [/\b(in|this|next|over|during|for|early|late)( the)? winter\b/, [12, 1, 2]],
];
const days: readonly [RegExp, readonly number[]][] = [
  [/\b(christmas|xmas)\b/, [12]],
  [/\bnew years?( eve)?\b/, [12, 1]],
  [/\beaster\b/, [3, 4]],
];

/** Months (1 to 12) that a folded text names; a southern reader's summer is December to February. */
export function monthsNamed(text: string, isSouthern: boolean): number[] {
  const found = new Set<number>();
  monthNames.forEach((name, at) => {
    const word = name.toLowerCase();
    // 'may' and 'march' are verbs too: they count with a preposition, or before a number.
    const pattern =
      word === 'may' || word === 'march' ? `\\b((in|for|during|early|mid|late) ${word}|${word} \\d)` : `\\b${word}\\b`;
    if (new RegExp(pattern).test(text)) found.add(at + 1);
  });
  for (const [pattern, months] of seasons) {
    if (pattern.test(text)) for (const month of months) found.add(isSouthern ? ((month + 5) % 12) + 1 : month);
  }
  for (const [pattern, months] of days) if (pattern.test(text)) for (const month of months) found.add(month);
  return [...found].sort((a, b) => a - b);
}

/** `[3, 4, 5, 10]` as `March to May, October`; a run over the new year stays one: `November to March`. */
export function tellMonths(months: readonly number[]): string {
  if (months.length === 12) return 'All year';
  const has = new Set(months);
  const starts = months.filter((month) => !has.has(((month + 10) % 12) + 1));
  return starts
    .map((start) => {
      let end = start;
      while (has.has((end % 12) + 1)) end = (end % 12) + 1;
      return start === end ? monthName(start) : `${monthName(start)} to ${monthName(end)}`;
    })
    .join(', ');
}

/** The name of a month, 1 to 12. */
export const monthName = (month: number): string => monthNames[month - 1] ?? '';
