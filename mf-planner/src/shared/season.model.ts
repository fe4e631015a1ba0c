/** When to go: months of the year as people say them. */

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const nameOf = (month: number) => NAMES[month - 1] ?? '';
const after = (month: number) => (month % 12) + 1;

/** Runs of months that follow each other, December and January included. */
function runsOf(months: readonly number[]): [first: number, last: number][] {
  const good = new Set(months);
  const starts = [...good].sort((a, b) => a - b).filter((month) => !good.has(((month + 10) % 12) + 1));
  return starts.map((first) => {
    let last = first;
    while (good.has(after(last))) last = after(last);
    return [first, last];
  });
}

/**
 * Best months in a few letters.
 * @param months 1 to 12, in any order
 * @param around when given, only the runs that touch these months are told
 * @example seasonOf([12, 1, 2, 6]) // 'Jun, Dec-Feb'
 * @example seasonOf([12, 1, 2, 6], [1]) // 'Dec-Feb'
 */
export function seasonOf(months: readonly number[], around?: readonly number[]): string {
  if (new Set(months).size === 12) return 'All year';
  const touches = ([first, last]: [number, number]) =>
    around === undefined || around.some((month) => (month - first + 12) % 12 <= (last - first + 12) % 12);
  return runsOf(months)
    .filter(touches)
    .map(([first, last]) => (first === last ? nameOf(first) : `${nameOf(first)}-${nameOf(last)}`))
    .join(', ');
}

/** The season a person could still book for: next month and the two after it. */
export function comingMonths(today: Date): number[] {
  const next = after(today.getMonth() + 1);
  return [next, after(next), after(after(next))];
}
