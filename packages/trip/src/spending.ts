/** What a trip costs: planned, spent and left, by category and by day, in US cents. */
import {
  expenseCategories,
  type BookingKind,
  type ExpenseCategory,
  type ItemType,
  type TripPlan,
} from '@sojourn/contracts/plan';
import { oncePer } from '@sojourn/travel';

/** Of one category or all. */
export type Spending = { planned: number; spent: number };

/** `left` is the budget less what was spent, negative past it; null without a budget. Every category is there. */
export type TripSpending = Spending & {
  left: number | null;
  byCategory: Record<ExpenseCategory, Spending>;
  /** Days on which something was spent, in order. */
  byDay: readonly { day: string; spent: number }[];
};

const CATEGORY_OF: Record<ItemType | BookingKind, ExpenseCategory> = {
  flight: 'transportation',
  transport: 'transportation',
  stay: 'accommodation',
  activity: 'activities',
  meal: 'food',
  note: 'other',
  other: 'other',
};

/** What an item or a booking counts as when it costs something. */
export const categoryOf = (kind: ItemType | BookingKind): ExpenseCategory => CATEGORY_OF[kind];

type Spent = { byCategory: Record<ExpenseCategory, number>; byDay: { day: string; spent: number }[]; spent: number };

/** What a trip's expenses add up to. They never change: another expense makes another collection, of up to 2,000. */
const spentIn = oncePer((expenses: TripPlan['expenses']): Spent => {
  const byCategory = Object.fromEntries(expenseCategories.map((name) => [name, 0])) as Spent['byCategory'];
  const days = new Map<string, number>();
  for (const { category, money, day, settles } of Object.values(expenses)) {
    // What one traveller gives another was spent before.
    if (settles) continue;
    byCategory[category] += money.usCents;
    days.set(day, (days.get(day) ?? 0) + money.usCents);
  }
  return {
    byCategory,
    byDay: [...days].map(([day, spent]) => ({ day, spent })).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    spent: Object.values(byCategory).reduce((sum, each) => sum + each, 0),
  };
});

/** Adds a trip's money up; categories and days each add up to the whole. */
export function spendingOf(trip: Pick<TripPlan, 'head' | 'items' | 'bookings' | 'expenses'>): TripSpending {
  const { spent, byDay, byCategory: spentBy } = spentIn(trip.expenses);
  const byCategory = Object.fromEntries(
    expenseCategories.map((name) => [name, { planned: 0, spent: spentBy[name] }]),
  ) as Record<ExpenseCategory, Spending>;
  for (const { type, planned } of Object.values(trip.items))
    byCategory[categoryOf(type)].planned += planned?.usCents ?? 0;
  for (const { kind, planned } of Object.values(trip.bookings))
    byCategory[categoryOf(kind)].planned += planned?.usCents ?? 0;
  const { cents } = trip.head.budget;
  return {
    planned: Object.values(byCategory).reduce((sum, each) => sum + each.planned, 0),
    spent,
    left: cents === null ? null : cents - spent,
    byCategory,
    byDay,
  };
}
