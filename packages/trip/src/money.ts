/** Sums of money: exact conversion into US cents, and what people type. */
import { MAX_BUDGET_USD, MAX_US_CENTS, type Money, type SpentMoney } from '@sojourn/contracts/plan';
import { minorDigitsOf } from '@sojourn/travel';

/** US cents of an amount at its rate, rounded half up, without a binary fraction on the way. */
export function usCentsOf({ amount, currency, rate }: Pick<SpentMoney, 'amount' | 'currency' | 'rate'>): number {
  const [whole = '', decimals = ''] = rate.split('.');
  const hundredths = BigInt(amount) * BigInt(whole + decimals) * 100n;
  const divisor = 10n ** BigInt(decimals.length + minorDigitsOf(currency));
  return Number((2n * hundredths + divisor) / (2n * divisor));
}

/** Money with what it is in US cents. */
export const moneyOf = (spent: SpentMoney): Money => ({ ...spent, usCents: usCentsOf(spent) });

/** US dollars. */
export const dollars = (usCents: number, rateDay: string): Money => ({
  amount: usCents,
  currency: 'USD',
  rate: '1',
  rateDay,
  usCents,
});

/** Whether the US cents of a sum are those of its amount and rate; a dollar is a dollar. */
export const isExact = (money: Money): boolean =>
  money.usCents === usCentsOf(money) && (money.currency !== 'USD' || money.usCents === money.amount);

/** What somebody typed: minor units, or why not. */
export type TypedAmount = { amount: number } | { fault: string };

const PLAIN = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d*))?$/;

/**
 * Reads an amount as people in the United States write it: `1,250.50`, `$12`, `12`. What could be read in two ways is
 * read in none: `12,5` is a fault.
 * @param currency ISO 4217
 */
export function readAmount(typed: string, currency: string): TypedAmount {
  const text = typed.trim().replace(/^\$\s*/, '');
  if (/^[-\u2212]/.test(text)) return { fault: 'The amount must not be negative.' };
  const found = PLAIN.exec(text);
  if (!found) {
    const isComma = /^[\d.]+,\d*$/.test(text);
    return {
      fault: isComma
        ? 'Please write decimals with a point, such as 12.50.'
        : 'Please give an amount in digits, such as 12.50.',
    };
  }
  const [, whole = '', decimals = ''] = found;
  const digits = minorDigitsOf(currency);
  if (decimals.length > digits && /[1-9]/.test(decimals.slice(digits))) {
    return { fault: `${currency} has ${digits === 0 ? 'no digits' : `at most ${digits} digits`} after the point.` };
  }
  const amount = Number(whole.replaceAll(',', '') + decimals.slice(0, digits).padEnd(digits, '0'));
  return amount > MAX_US_CENTS * 1_000 ? { fault: 'That amount is too large.' } : { amount };
}

/** Reads a budget in whole dollars; US cents, null for an empty one. */
export function readBudget(typed: string): { cents: number | null } | { fault: string } {
  if (typed.trim() === '') return { cents: null };
  const read = readAmount(typed, 'USD');
  const cents = 'amount' in read ? read.amount : Number.NaN;
  if (/^[-\u2212]/.test(typed.trim())) return { fault: 'The budget must not be negative.' };
  if (cents > MAX_BUDGET_USD * 100) return { fault: 'That budget is too large.' };
  return cents % 100 === 0 ? { cents } : { fault: 'Please give the budget in whole dollars, such as 1,200.' };
}
