/** Sums of money: exact conversion into US cents, and a budget as people type it. */
import { MAX_BUDGET_USD, type Money, type SpentMoney } from '@sojourn/contracts/plan';
import { minorDigitsOf, readAmount } from '@sojourn/travel';

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

/** Reads a budget in whole dollars; US cents, null for an empty one. */
export function readBudget(typed: string): { cents: number | null } | { fault: string } {
  if (typed.trim() === '') return { cents: null };
  if (/^[-\u2212]/.test(typed.trim())) return { fault: 'The budget must not be negative.' };
  const read = readAmount(typed, 'USD');
  if ('fault' in read && read.fault.startsWith('Did you mean')) return read;
  const cents = 'amount' in read ? read.amount : Number.NaN;
  if (cents > MAX_BUDGET_USD * 100) return { fault: 'That budget is too large.' };
  return cents % 100 === 0 ? { cents } : { fault: 'Please give the budget in whole dollars, such as 1,200.' };
}
