/** Rates that a trip's expenses start from, until somebody enters the rate they paid. */
import { RATES, RATES_DAY } from './curated/rates';

/** US dollars for one unit of a currency, and their day; null for one that is not in the table. */
export function startingRateOf(currency: string): { rate: string; day: string } | null {
  const entry = RATES.split(' ').find((each) => each.startsWith(`${currency}:`));
  return entry === undefined ? null : { rate: entry.slice(currency.length + 1), day: RATES_DAY };
}
