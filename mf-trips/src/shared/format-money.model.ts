/** Amounts in words: of any currency, in dollars, and what is left of a budget. */
import type { Money } from '@sojourn/contracts/plan';
import { formatNumber, minorDigitsOf } from '@sojourn/travel';

/** Minor units as digits: `1250` of EUR is `12.50`, of JPY `1250`. */
export function digitsOf(amount: number, currency: string): string {
  const decimals = minorDigitsOf(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An amount in its own currency, its thousands apart: `1,250.50 EUR`. */
export function formatAmount({ amount, currency }: Pick<Money, 'amount' | 'currency'>): string {
  const [whole = '', decimals] = digitsOf(amount, currency).split('.');
  const apart = formatNumber(Number(whole));
  return `${decimals === undefined ? apart : `${apart}.${decimals}`} ${currency}`;
}

/** US cents to the cent: `$12.50`, `-$3.00`. */
export function formatCents(cents: number): string {
  const all = Math.abs(cents);
  const text = `$${formatNumber(Math.floor(all / 100))}.${String(all % 100).padStart(2, '0')}`;
  return cents < 0 ? `-${text}` : text;
}

/** US cents without cents where there are none: `$1,240`, `$12.50`. */
export const formatCentsShort = (cents: number): string =>
  cents % 100 === 0 ? formatCents(cents).slice(0, -3) : formatCents(cents);

/** What is left of a budget, said so that nobody has to read a sign. */
export function formatBudgetLeft(left: number): string {
  if (left === 0) return 'Nothing left of the budget';
  return left > 0 ? `${formatCentsShort(left)} left` : `${formatCentsShort(-left)} over budget`;
}
