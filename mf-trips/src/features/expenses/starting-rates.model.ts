/** Rates that a trip's expenses start from: estimates of one day for every currency, until somebody enters the rate they paid. */
import starting from './starting-rates.json' with { type: 'json' };

const rates: Partial<Record<string, string>> = starting.rates;

/** The day of the rates that are started from. */
export const STARTING_RATES_DAY = starting.day;

/** US dollars for one unit of a currency, and their day; null for one that is not in the table. */
export function startingRateOf(currency: string): { rate: string; day: string } | null {
  const rate = rates[currency];
  return rate === undefined ? null : { rate, day: STARTING_RATES_DAY };
}
