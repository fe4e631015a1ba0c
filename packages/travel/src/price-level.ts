/** Whether a price is low, usual or high beside those of the days before. */

/** See {@link priceLevel}. */
export type PriceLevel = 'low' | 'usual' | 'high';

/** The prices between which most days lie, and where one price stands beside them. */
export type JudgedPrice = { level: PriceLevel; usual: { from: number; to: number } };

/** With fewer days nobody can say what is usual. */
const LEAST_DAYS = 10;
const LOWER = 0.2;
const UPPER = 0.8;
/** Nearer to the middle than this nothing is low or high, however little the price ever moved. */
const NEAR = 0.03;

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

/**
 * Judges a price by the prices of other days, in dollars: low among the cheapest fifth of the days, high among the dearest,
 * each at least 3 % off the middle one.
 * @param prices one a day, in any order
 * @returns null for fewer than 10 days
 */
export function priceLevel(price: number, prices: readonly number[]): JudgedPrice | null {
  if (prices.length < LEAST_DAYS) return null;
  const sorted = prices.toSorted((one, other) => one - other);
  const [from, middle, to] = [LOWER, 0.5, UPPER].map((share) => quantile(sorted, share)) as [number, number, number];
  const usual = { from: Math.round(from), to: Math.round(to) };
  if (price <= from && price <= middle * (1 - NEAR)) return { level: 'low', usual };
  return { level: price >= to && price >= middle * (1 + NEAR) ? 'high' : 'usual', usual };
}
