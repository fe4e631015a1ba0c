/** How a budget is divided (spec, section 9). Shares are integer cents and always add up to the whole. */
import { apportion } from './apportion';

/** What a budget is for. */
export type BudgetShareName = 'accommodation' | 'transportation' | 'food' | 'activities' | 'other';

/** One share of a budget. */
export type BudgetShare = { name: BudgetShareName; percent: number; cents: number };

const percents: readonly [BudgetShareName, number][] = [
  ['accommodation', 40],
  ['transportation', 20],
  ['food', 15],
  ['activities', 15],
  ['other', 10],
];

/** Divides whole cents 40, 20, 15, 15, 10; a cent that is left over goes where most was lost. */
export function splitBudget(cents: number): BudgetShare[] {
  const shares = apportion(
    cents,
    percents.map(([, percent]) => percent),
  );
  return percents.map(([name, percent], at) => ({ name, percent, cents: shares[at] ?? 0 }));
}

/** Cents a day, rounded down: a budget kept to each day is kept in all. */
export function perDay(cents: number, days: number): number {
  return Math.floor(cents / Math.max(1, days));
}
