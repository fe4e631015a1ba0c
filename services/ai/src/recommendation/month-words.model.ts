/** Months in the words of a page. */
import { monthName, monthRuns } from '@sojourn/travel';

/** `[3, 4, 5, 10]` as `March to May, October`; a run over the new year stays one: `November to March`. */
export function formatMonths(months: readonly number[]): string {
  if (new Set(months).size === 12) return 'All year';
  return monthRuns(months)
    .map(({ first, last }) => (first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`))
    .join(', ');
}
