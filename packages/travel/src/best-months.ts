/** When to go: months of the year as people write them. */
import { monthOf } from './calendar-day';
import { monthAfter, monthName, monthRuns, monthsUntil } from './months';

const shortName = (month: number) => monthName(month).slice(0, 3);

/**
 * Best months in a few letters.
 * @param months 1 to 12, in any order
 * @param around when given, only the runs that touch these months are included
 * @example formatBestMonths([12, 1, 2, 6]) // 'Jun, Dec-Feb'
 * @example formatBestMonths([12, 1, 2, 6], [1]) // 'Dec-Feb'
 */
export function formatBestMonths(months: readonly number[], around?: readonly number[]): string {
  if (new Set(months).size === 12) return 'All year';
  return monthRuns(months)
    .filter(({ first, last }) => around?.some((month) => monthsUntil(first, month) <= monthsUntil(first, last)) ?? true)
    .map(({ first, last }) => (first === last ? shortName(first) : `${shortName(first)}-${shortName(last)}`))
    .join(', ');
}

/**
 * The season a person could still book for: next month and the two after it.
 * @param today `YYYY-MM-DD`
 */
export function comingMonths(today: string): number[] {
  return [1, 2, 3].map((later) => monthAfter(monthOf(today), later));
}
