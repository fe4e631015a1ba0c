/** What a trip costs: planned, spent and left, by category and by day, in US cents. */
import {
  expenseCategories,
  type BookingKind,
  type ExpenseCategory,
  type ItemType,
  type Money,
  type TripPlan,
} from '@sojourn/contracts/plan';
import { foldWords, oncePer } from '@sojourn/travel';

/** Of one category or all. */
export type Spending = { planned: number; spent: number };

/**
 * `toPay` is what is planned and not paid yet. `left` is the budget less what was spent and is still to pay, negative past
 * it; null without a budget. Every category is there.
 */
export type TripSpending = Spending & {
  toPay: number;
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

/** What an expense may have paid: the booking it names, or something of the same name and kind. */
const nameKey = (category: ExpenseCategory, words: string): string => `${category} ${foldWords(words)}`;

type Planned = { id: string; category: ExpenseCategory; name: string; usCents: number };

/** Everything that a trip plans to pay. */
function plannedIn({ items, bookings }: Pick<TripPlan, 'items' | 'bookings'>): Planned[] {
  const entry = (
    id: string,
    kind: ItemType | BookingKind,
    part: { title: string; planned: Money | null },
  ): Planned[] =>
    part.planned ? [{ id, category: categoryOf(kind), name: part.title, usCents: part.planned.usCents }] : [];
  return [
    ...Object.entries(items).flatMap(([id, item]) => entry(id, item.type, item)),
    ...Object.entries(bookings).flatMap(([id, booking]) => entry(id, booking.kind, booking)),
  ];
}

/**
 * What of it is still to pay. What an expense has paid is not counted twice: the booking that it is of, and one thing of
 * the same name and category. The rest of a thing paid in part stays to be paid only where the expense is less.
 */
function toPayOf(planned: readonly Planned[], expenses: TripPlan['expenses']): number {
  const paidBookings = new Map<string, number>();
  const paidNames = new Map<string, number>();
  for (const { bookingId, category, description, money, settles } of Object.values(expenses)) {
    if (settles) continue;
    const [paid, key] =
      bookingId === null ? [paidNames, nameKey(category, description)] : ([paidBookings, bookingId] as const);
    paid.set(key, (paid.get(key) ?? 0) + money.usCents);
  }
  return planned.reduce((sum, { id, category, name, usCents }) => {
    const key = nameKey(category, name);
    const paid = (paidBookings.get(id) ?? 0) + (paidNames.get(key) ?? 0);
    paidNames.set(key, Math.max(0, (paidNames.get(key) ?? 0) - usCents));
    return sum + Math.max(0, usCents - paid);
  }, 0);
}

/** What was spent and is still to pay, in US cents; undefined where nothing costs. */
export function costOf(trip: Pick<TripPlan, 'head' | 'items' | 'bookings' | 'expenses'>): number | undefined {
  const { spent, toPay } = spendingOf(trip);
  return spent + toPay || undefined;
}

/** Adds a trip's money up; categories and days each add up to the whole. */
export function spendingOf(trip: Pick<TripPlan, 'head' | 'items' | 'bookings' | 'expenses'>): TripSpending {
  const { spent, byDay, byCategory: spentBy } = spentIn(trip.expenses);
  const byCategory = Object.fromEntries(
    expenseCategories.map((name) => [name, { planned: 0, spent: spentBy[name] }]),
  ) as Record<ExpenseCategory, Spending>;
  const planned = plannedIn(trip);
  for (const { category, usCents } of planned) byCategory[category].planned += usCents;
  const toPay = toPayOf(planned, trip.expenses);
  const { cents } = trip.head.budget;
  return {
    planned: planned.reduce((sum, { usCents }) => sum + usCents, 0),
    spent,
    toPay,
    left: cents === null ? null : cents - spent - toPay,
    byCategory,
    byDay,
  };
}
