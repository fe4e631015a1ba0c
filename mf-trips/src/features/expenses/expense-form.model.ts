/** The form of an expense: what is typed, what is wrong with it, and the expense it becomes. */
import {
  expenseContentSchema,
  MAX_US_CENTS,
  rateSchema,
  type ExpenseCategory,
  type ExpenseContent,
  type TripPlan,
} from '@sojourn/contracts/plan';
import { readAmount } from '@sojourn/travel';
import { sharesOf, usCentsOf } from '@sojourn/trip';
import { costsOf } from './expenses.model';
import { startingRateOf } from './starting-rates.model';
import { isSameSharing } from './same-sharing.model';
import { digitsOf } from '../../shared/format-money.model';

/** How an expense is shared: not at all, in equal parts, or by amounts. */
export type Sharing = 'none' | 'equal' | 'exact';

/** What stands in the form, as it was typed. */
export type ExpenseValues = {
  description: string;
  amount: string;
  currency: string;
  rate: string;
  rateDay: string;
  category: ExpenseCategory;
  day: string;
  /** '' for nobody. */
  paidBy: string;
  sharing: Sharing;
  /** Who shares in equal parts. */
  sharers: readonly string[];
  /** What each has of it, by traveller. */
  parts: Readonly<Record<string, string>>;
};

/** Sentences by field. */
export type ExpenseFaults = { [Field in keyof ExpenseValues]?: string };

/** What a read form is: an expense, or why it is none. */
export type ReadExpense = { content: ExpenseContent } | { faults: ExpenseFaults };

const INVALID = 'Please provide a valid description and amount';

/** A rate and its day. */
export type DatedRate = { rate: string; day: string };

/** The rate that a trip takes a currency for: its own, else one to start from; null where neither is known. */
export function rateOf({ rates }: Pick<TripPlan, 'rates'>, currency: string): DatedRate | null {
  const own = rates[currency];
  return own ? { rate: own.rate, day: own.day } : startingRateOf(currency);
}

/** A form for something new: today, or the first day of a trip that today is not one of; the currency used last. */
export function newValues(plan: TripPlan, today: string): ExpenseValues {
  const { startDate, endDate } = plan.head.dates;
  const last = costsOf(plan).at(-1);
  const travellers = Object.keys(plan.travellers);
  const currency = last?.money.currency ?? 'USD';
  const isShared = travellers.length > 1;
  return {
    description: '',
    amount: '',
    ...withCurrency(plan, currency, today),
    category: 'food',
    day: today >= startDate && today <= endDate ? today : startDate,
    paidBy: isShared ? (last?.paidBy ?? travellers[0] ?? '') : '',
    sharing: isShared ? 'equal' : 'none',
    sharers: travellers,
    parts: {},
  };
}

/** The fields that follow from a currency. */
export function withCurrency(
  plan: Pick<TripPlan, 'rates'>,
  currency: string,
  today: string,
): Pick<ExpenseValues, 'currency' | 'rate' | 'rateDay'> {
  const known = currency === 'USD' ? { rate: '1', day: today } : rateOf(plan, currency);
  return { currency, rate: known?.rate ?? '', rateDay: known?.day ?? today };
}

function sharingOf({ sharedBy, money }: ExpenseContent): Pick<ExpenseValues, 'sharing' | 'sharers' | 'parts'> {
  const sharers = sharedBy.map(({ travellerId }) => travellerId);
  const isEqual = sharedBy.every(({ weight }) => weight === sharedBy[0]?.weight);
  const inMinorUnits = sharesOf({ money: { ...money, usCents: money.amount }, sharedBy });
  const parts = Object.fromEntries(
    inMinorUnits.map(({ travellerId, usCents }) => [travellerId, digitsOf(usCents, money.currency)]),
  );
  if (sharedBy.length === 0) return { sharing: 'none', sharers, parts: {} };
  return isEqual ? { sharing: 'equal', sharers, parts: {} } : { sharing: 'exact', sharers, parts };
}

/** The form of an expense that is there. */
export function valuesOf(expense: ExpenseContent): ExpenseValues {
  const { description, money, category, day, paidBy } = expense;
  return {
    description,
    amount: digitsOf(money.amount, money.currency),
    currency: money.currency,
    rate: money.rate,
    rateDay: money.rateDay,
    category,
    day,
    paidBy: paidBy ?? '',
    ...sharingOf(expense),
  };
}

const firstIssue = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message;

/** The amount that was typed, in minor units; 0 is none. */
function readPositive(typed: string, currency: string): { amount: number } | { fault: string } {
  if (typed.trim() === '') return { fault: 'Please give an amount.' };
  const read = readAmount(typed, currency);
  return 'amount' in read && read.amount === 0 ? { fault: 'Please give an amount above 0.' } : read;
}

/** What is wrong with what was typed as somebody's part of an exact sharing; undefined where they have none. */
export function partFaultOf({ parts, currency }: ExpenseValues, travellerId: string): string | undefined {
  const typed = parts[travellerId] ?? '';
  const read = typed.trim() === '' ? null : readAmount(typed, currency);
  return read && 'fault' in read ? read.fault : undefined;
}

const firstPartFault = (values: ExpenseValues): string | undefined =>
  Object.keys(values.parts)
    .map((id) => partFaultOf(values, id))
    .find((fault) => fault !== undefined);

/** What each has of an exact sharing, in minor units; who has nothing is left out. */
function readParts(values: ExpenseValues, amount: number): { shares: ExpenseContent['sharedBy'] } | { fault: string } {
  const shares: ExpenseContent['sharedBy'] = [];
  for (const [travellerId, typed] of Object.entries(values.parts)) {
    if (typed.trim() === '') continue;
    const read = readAmount(typed, values.currency);
    if ('fault' in read) return read;
    if (read.amount > 0) shares.push({ travellerId, weight: read.amount });
  }
  const sum = shares.reduce((all, { weight }) => all + weight, 0);
  if (sum === amount) return { shares };
  const gap = digitsOf(Math.abs(amount - sum), values.currency);
  return {
    fault:
      sum < amount ? `${gap} ${values.currency} is still to be shared.` : `That is ${gap} ${values.currency} too much.`,
  };
}

function readShares(values: ExpenseValues, amount: number): { shares: ExpenseContent['sharedBy'] } | { fault: string } {
  if (values.sharing === 'none') return { shares: [] };
  if (values.paidBy === '') return { fault: 'Please say who paid, too.' };
  if (values.sharing === 'exact') return readParts(values, amount);
  if (values.sharers.length === 0) return { fault: 'Please choose who shares it.' };
  return { shares: values.sharers.map((travellerId) => ({ travellerId, weight: 1 })) };
}

/**
 * Reads a form: an expense, or every fault of it at once. What is as it was stays as it was stored.
 * @param base the expense that is edited; null for a new one
 */
export function readExpense(values: ExpenseValues, base: ExpenseContent | null): ReadExpense {
  const faults: ExpenseFaults = {};
  const { shape } = expenseContentSchema;
  const description = firstIssue(shape.description, values.description);
  if (description) faults.description = description === INVALID ? 'Please say what it was for.' : description;
  const read = readPositive(values.amount, values.currency);
  if ('fault' in read) faults.amount = read.fault;
  const rate = firstIssue(rateSchema, values.rate.trim());
  if (rate) faults.rate = rate;
  if (firstIssue(shape.day, values.day)) faults.day = 'Please choose a day.';
  if (firstIssue(shape.day, values.rateDay)) faults.rateDay = 'Please choose a day.';
  const part = values.sharing === 'exact' ? firstPartFault(values) : undefined;
  if (part) faults.sharing = part;
  if ('fault' in read || rate) return { faults };
  const spent = { amount: read.amount, currency: values.currency, rate: values.rate.trim(), rateDay: values.rateDay };
  const usCents = usCentsOf(spent);
  if (usCents > MAX_US_CENTS) faults.amount = 'That amount is too large.';
  const shares = readShares(values, read.amount);
  if ('fault' in shares) faults.sharing = shares.fault;
  if (Object.keys(faults).length > 0 || 'fault' in shares) return { faults };
  const money = { ...spent, usCents };
  const shared = { money, sharedBy: shares.shares };
  const content = {
    description: values.description.trim(),
    money,
    category: values.category,
    day: values.day,
    paidBy: values.paidBy === '' ? null : values.paidBy,
    sharedBy: base && isSameSharing(base, shared) ? base.sharedBy : shares.shares,
    bookingId: base?.bookingId ?? null,
  };
  return { content };
}

/** Whether the specification's toast is due: its words are about description and amount alone. */
export const isInvalidInput = (faults: ExpenseFaults): boolean => 'description' in faults || 'amount' in faults;
