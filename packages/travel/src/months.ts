/** Months of the year as numbers, 1 for January to 12 for December. */

/** English names, January first. */
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

/**
 * The English name of a month.
 * @param month 1 to 12
 * @throws RangeError for any other number
 */
export function monthName(month: number): string {
  const name = monthNames[month - 1];
  if (name === undefined) throw new RangeError(`${month} is not a month.`);
  return name;
}

/**
 * The month some months later; after December comes January.
 * @param month 1 to 12
 * @param later whole months; negative for an earlier month
 * @example monthAfter(11, 3) // 2
 */
export function monthAfter(month: number, later = 1): number {
  return ((((month - 1 + later) % 12) + 12) % 12) + 1;
}

/**
 * Months to wait from one month to the next time it is another, 0 to 11.
 * @example monthsUntil(11, 2) // 3
 */
export function monthsUntil(from: number, to: number): number {
  return (((to - from) % 12) + 12) % 12;
}

/**
 * All months from one to another, over the end of the year where it must be.
 * @example monthsFrom(11, 2) // [11, 12, 1, 2]
 */
export function monthsFrom(first: number, last: number): number[] {
  return Array.from({ length: monthsUntil(first, last) + 1 }, (_, later) => monthAfter(first, later));
}

/**
 * Runs of months that follow each other, by their first month; a run over the end of the year stays one. All twelve
 * months are one run from January to December.
 * @param months 1 to 12, in any order, doubles allowed
 * @example monthRuns([1, 2, 6, 12]) // [{ first: 6, last: 6 }, { first: 12, last: 2 }]
 */
export function monthRuns(months: readonly number[]): { first: number; last: number }[] {
  const included = new Set(months);
  if (included.size === 12) return [{ first: 1, last: 12 }];
  const firsts = [...included]
    .sort((one, other) => one - other)
    .filter((month) => !included.has(monthAfter(month, -1)));
  return firsts.map((first) => {
    let last = first;
    while (included.has(monthAfter(last))) last = monthAfter(last);
    return { first, last };
  });
}
