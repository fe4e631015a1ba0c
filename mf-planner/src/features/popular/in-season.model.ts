/** Which destinations are at their best in the months ahead. */
import type { Destination } from '@sojourn/contracts';

/**
 * The best rated destinations that are good in any of these months, no two of one country, so that the row shows the
 * breadth of the catalogue. The list comes best rated first and stays so.
 */
export function destinationsInSeason(
  months: readonly number[],
  destinations: readonly Destination[],
  count: number,
): Destination[] {
  const countries = new Set<string>();
  return destinations
    .filter(({ bestMonths, country }) => {
      if (!bestMonths.some((month) => months.includes(month)) || countries.has(country)) return false;
      countries.add(country);
      return true;
    })
    .slice(0, count);
}
