/** How a budget is divided (spec, section 9). Shares are integer cents and always add up to the whole. */

export type BudgetShareName = 'accommodation' | 'transportation' | 'food' | 'activities' | 'other';

export type BudgetShare = { name: BudgetShareName; percent: number; cents: number };

const percents: readonly [BudgetShareName, number][] = [
  ['accommodation', 40],
  ['transportation', 20],
  ['food', 15],
  ['activities', 15],
  ['other', 10],
];

/**
 * Divides whole cents by the largest remainder: every share is rounded down, and the cents that are left go one each to
 * the shares that lost most, the earlier one first.
 */
export function splitBudget(cents: number): BudgetShare[] {
  // BigInt, because cents times percent may pass the exact integers.
  const parts = percents.map(([name, percent]) => {
    const hundredfold = BigInt(cents) * BigInt(percent);
    return { name, percent, cents: Number(hundredfold / 100n), remainder: Number(hundredfold % 100n) };
  });
  const left = cents - parts.reduce((sum, part) => sum + part.cents, 0);
  const lucky = new Set([...parts].sort((a, b) => b.remainder - a.remainder).slice(0, left));
  return parts.map((part) => ({
    name: part.name,
    percent: part.percent,
    cents: part.cents + (lucky.has(part) ? 1 : 0),
  }));
}

/** Cents a day, rounded down: a budget kept to each day is kept in all. */
export function perDay(cents: number, days: number): number {
  return Math.floor(cents / Math.max(1, days));
}
