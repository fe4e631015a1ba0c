/**
 * A number as US English writes it, rounded to a whole one, its thousands apart: `1,240`. By hand, because constructing
 * `Intl.NumberFormat` takes a phone about 30 ms of the page it opens first.
 */
export function formatNumber(value: number): string {
  return value.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Whole US dollars: `$1,240`. */
export function formatDollars(amount: number): string {
  return `$${formatNumber(amount)}`;
}

/**
 * A whole number and its noun: `1 flight`, `1,204 flights`.
 * @param plural of nouns that do not just take an s
 */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}
