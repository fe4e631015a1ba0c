/** What a trip costs: planned, spent and left, by category and by day, in US cents. */
import {
  expenseCategories,
  type BookingKind,
  type ExpenseCategory,
  type ItemType,
  type TripPlan,
} from '@sojourn/contracts/plan';

/** Of one category or all. */
export type Spending = { planned: number; spent: number };

/** `left` is the budget less what was spent, negative past it; null without a budget. Every category is there. */
export type TripSpending = Spending & {
  left: number | null;
  byCategory: Record<ExpenseCategory, Spending>;
  /** Days on which something was spent, in order. */
  byDay: { day: string; spent: number }[];
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

/** Adds a trip's money up; categories and days each add up to the whole. */
export function spendingOf(trip: Pick<TripPlan, 'head' | 'items' | 'bookings' | 'expenses'>): TripSpending {
  const byCategory = Object.fromEntries(expenseCategories.map((name) => [name, { planned: 0, spent: 0 }])) as Record<
    ExpenseCategory,
    Spending
  >;
  const days = new Map<string, number>();
  for (const { type, planned } of Object.values(trip.items))
    byCategory[categoryOf(type)].planned += planned?.usCents ?? 0;
  for (const { kind, planned } of Object.values(trip.bookings))
    byCategory[categoryOf(kind)].planned += planned?.usCents ?? 0;
  for (const { category, money, day, settles } of Object.values(trip.expenses)) {
    // What one traveller gives another was spent before.
    if (settles) continue;
    byCategory[category].spent += money.usCents;
    days.set(day, (days.get(day) ?? 0) + money.usCents);
  }
  const all = Object.values(byCategory);
  const spent = all.reduce((sum, each) => sum + each.spent, 0);
  const { cents } = trip.head.budget;
  return {
    planned: all.reduce((sum, each) => sum + each.planned, 0),
    spent,
    left: cents === null ? null : cents - spent,
    byCategory,
    byDay: [...days].map(([day, sum]) => ({ day, spent: sum })).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  };
}
