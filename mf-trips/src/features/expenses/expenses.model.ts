/** Expenses as their tab shows them: the order of the list, what a filter leaves, and what a trip has cost day by day. */
import { expenseCategories, type Expense, type ExpenseCategory, type TripPlan } from '@sojourn/contracts/plan';
import { daysOf, type TripSpending } from '@sojourn/trip';
import { categoryWords } from '../../shared/category-words.model';

/** An expense with its id; the part itself is the plan's own object. */
export type ListedExpense = { id: string; expense: Expense };

/** What of the list is shown; null for all. A person's expenses are those they paid for or share. */
export type ExpenseFilter = {
  category: ExpenseCategory | null;
  day: string | null;
  travellerId: string | null;
};

export const noFilter: ExpenseFilter = { category: null, day: null, travellerId: null };

/** The expenses of one day. */
export type ExpenseDay = { day: string; cents: number; expenses: ListedExpense[] };

/** Categories as choices of a field. */
export const categoryOptions = expenseCategories.map((value) => ({ value, label: categoryWords[value] }));

const isOf = ({ paidBy, sharedBy }: Expense, travellerId: string): boolean =>
  paidBy === travellerId || sharedBy.some((share) => share.travellerId === travellerId);

const isShown = (expense: Expense, { category, day, travellerId }: ExpenseFilter): boolean =>
  !expense.settles &&
  (category === null || expense.category === category) &&
  (day === null || expense.day === day) &&
  (travellerId === null || isOf(expense, travellerId));

const byNewestDay = ({ expense: one }: ListedExpense, { expense: other }: ListedExpense): number =>
  Number(other.day > one.day) - Number(other.day < one.day);

/** What a filter leaves, newest day first; within a day what was added last comes first. */
export function listExpenses({ expenses }: Pick<TripPlan, 'expenses'>, filter: ExpenseFilter): ListedExpense[] {
  return Object.entries(expenses)
    .filter(([, expense]) => isShown(expense, filter))
    .map(([id, expense]) => ({ id, expense }))
    .reverse()
    .sort(byNewestDay);
}

/** What all of them cost, in US cents. */
export const sumOf = (expenses: readonly ListedExpense[]): number =>
  expenses.reduce((sum, { expense }) => sum + expense.money.usCents, 0);

/** Expenses in order, day by day. */
export function byDay(expenses: readonly ListedExpense[]): ExpenseDay[] {
  const days: ExpenseDay[] = [];
  for (const each of expenses) {
    const { day, money } = each.expense;
    const last = days.at(-1);
    if (last?.day === day) {
      last.expenses.push(each);
      last.cents += money.usCents;
    } else days.push({ day, cents: money.usCents, expenses: [each] });
  }
  return days;
}

/** The days on which something was spent, in order: choices of a filter. */
export const daysWithExpenses = ({ expenses }: Pick<TripPlan, 'expenses'>): string[] =>
  [...new Set(costsOf({ expenses }).map(({ day }) => day))].sort();

/** Expenses that are costs of the trip; others are payments among travellers. */
export const costsOf = ({ expenses }: Pick<TripPlan, 'expenses'>): Expense[] =>
  Object.values(expenses).filter(({ settles }) => !settles);

/** Payments among travellers that were made, the newest first. */
export const paymentsIn = ({ expenses }: Pick<TripPlan, 'expenses'>): ListedExpense[] =>
  Object.entries(expenses)
    .filter(([, { settles }]) => settles)
    .map(([id, expense]) => ({ id, expense }))
    .reverse()
    .sort(byNewestDay);

/** Of one category: what was planned and spent, in US cents. */
export type CategoryCost = { category: ExpenseCategory; planned: number; spent: number };

/** Categories for which something was planned or spent, the dearest first. */
export function costsByCategory({ byCategory }: Pick<TripSpending, 'byCategory'>): CategoryCost[] {
  return expenseCategories
    .map((category) => ({ category, ...byCategory[category] }))
    .filter(({ planned, spent }) => planned > 0 || spent > 0)
    .sort((one, other) => Math.max(other.planned, other.spent) - Math.max(one.planned, one.spent));
}

/** What was spent before, on each day of, and after a trip; `day` null for the two sums around it. */
export type DayCost = { name: string; day: string | null; spent: number };

/**
 * What every day of a trip cost. What was paid before or after it is one sum each: months before a trip would else be
 * most of the picture.
 */
export function costsByDay({ head }: Pick<TripPlan, 'head'>, spending: Pick<TripSpending, 'byDay'>): DayCost[] {
  const days = daysOf(head.dates);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const spentOn = new Map(spending.byDay.map(({ day, spent }) => [day, spent]));
  const sum = (isIn: (day: string) => boolean) =>
    spending.byDay.filter(({ day }) => isIn(day)).reduce((all, { spent }) => all + spent, 0);
  const before = sum((day) => day < first);
  const after = sum((day) => day > last);
  return [
    ...(before > 0 ? [{ name: 'Before', day: null, spent: before }] : []),
    ...days.map((day) => ({ name: day, day, spent: spentOn.get(day) ?? 0 })),
    ...(after > 0 ? [{ name: 'After', day: null, spent: after }] : []),
  ];
}
