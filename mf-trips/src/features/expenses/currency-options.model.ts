/** Currencies as choices of a field: dollars and those of the trip first. */
import { currencies, type TripPlan } from '@sojourn/contracts/plan';

/** @param nameOf the name of a currency in English; undefined where there is none */
export function currencyOptions(
  { rates }: Pick<TripPlan, 'rates'>,
  nameOf: (currency: string) => string | undefined,
): { value: string; label: string }[] {
  const used = ['USD', ...Object.keys(rates).sort()];
  const ordered = [...new Set([...used, ...currencies])];
  return ordered.map((value) => {
    const name = nameOf(value);
    return { value, label: name && name !== value ? `${value} · ${name}` : value };
  });
}
