/** The commands that store an expense and rates. */
import type { Expense, ExpenseContent, TripCommand, TripPlan, TripStep } from '@sojourn/contracts/plan';
import { moneyOf } from '@sojourn/trip';
import type { DatedRate } from './expense-form.model';

/** What is to be stored: `base` is the expense as it was read, null for a new one. */
export type ExpenseTarget = { id: string; base: Expense | null };

/** More steps than this make one command too long to send. */
const MOST_STEPS = 250;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function changesOf(base: Expense, content: ExpenseContent): Partial<ExpenseContent> {
  const names = Object.keys(content) as (keyof ExpenseContent)[];
  return Object.fromEntries(
    names.filter((name) => !isEqual(base[name], content[name])).map((name) => [name, content[name]]),
  );
}

/** The step that makes a rate the trip's; none for dollars, and for what it is already. */
function rateStep({ rates }: Pick<TripPlan, 'rates'>, currency: string, { rate, day }: DatedRate): TripStep[] {
  const own = rates[currency];
  if (currency === 'USD' || (own?.rate === rate && own.day === day)) return [];
  return [{ type: 'rate.set', currency, version: own?.version ?? 0, content: { rate, day } }];
}

/**
 * Stores an expense; null when all of it is as it was. Its rate becomes the trip's when the trip has none for this currency, or when somebody has typed it.
 * @param isRateTyped whether the rate was changed in the form
 */
export function saveExpense(
  plan: Pick<TripPlan, 'rates'>,
  { id, base }: ExpenseTarget,
  { content, isRateTyped }: { content: ExpenseContent; isRateTyped: boolean },
): TripCommand | null {
  const { currency, rate, rateDay } = content.money;
  const isNewRate = isRateTyped || plan.rates[currency] === undefined;
  const expense: TripStep = base
    ? { type: 'expense.edit', id, version: base.version, fields: changesOf(base, content) }
    : { type: 'expense.add', id, content };
  const isSame = expense.type === 'expense.edit' && Object.keys(expense.fields).length === 0;
  const rates = isNewRate ? rateStep(plan, currency, { rate, day: rateDay }) : [];
  if (rates.length === 0) return isSame ? null : expense;
  const summary = `${base ? 'Changed' : 'Added'} the expense ${content.description}`;
  return { type: 'batch', summary, steps: [expense, ...rates] };
}

/**
 * Changes a trip's rate, and with `isForAll` every expense in that currency with it: several commands when there are many.
 */
export function setRate(
  plan: Pick<TripPlan, 'rates' | 'expenses'>,
  { currency, rate, day }: DatedRate & { currency: string },
  isForAll: boolean,
): TripCommand[] {
  const expenses = isForAll ? Object.entries(plan.expenses) : [];
  const edits = expenses.flatMap(([id, { version, money }]): TripStep[] => {
    if (money.currency !== currency || (money.rate === rate && money.rateDay === day)) return [];
    return [{ type: 'expense.edit', id, version, fields: { money: moneyOf({ ...money, rate, rateDay: day }) } }];
  });
  const steps = [...rateStep(plan, currency, { rate, day }), ...edits];
  const chunks = Array.from({ length: Math.ceil(steps.length / MOST_STEPS) }, (_, at) =>
    steps.slice(at * MOST_STEPS, (at + 1) * MOST_STEPS),
  );
  return chunks.map((chunk) => ({ type: 'batch', summary: `Set the rate of ${currency} to ${rate}`, steps: chunk }));
}
