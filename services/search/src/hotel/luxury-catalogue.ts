/** Where houses at the rates of true luxury stand, read from their file. */
import luxury from './market/luxury.json' with { type: 'json' };

const rates: Readonly<Record<string, number>> = luxury.rates;
const quarters: Readonly<Record<string, readonly string[]>> = luxury.quarters;

/** US dollars for a night in the grandest houses of a market in an average month; undefined where it has none. */
export const luxuryRateOf = (key: string): number | undefined => rates[key];

/** Whether no other houses stand in a quarter of a place: an atoll, a private bay, the concession of a lodge. */
export const isLuxuryQuarter = (place: string, quarter: string): boolean => quarters[place]?.includes(quarter) ?? false;
