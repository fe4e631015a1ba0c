/** When somebody who follows a price is told that it fell: one drop, one message. */

/**
 * What is remembered of a price that is followed. `start` is the price somebody saw when they began. `told` is the price of
 * the last message, until the price has risen again; then it is null, and `top` the highest price since (at first `start`).
 */
export type PriceAlert = { start: number; told: number | null; top: number };

/** A real drop: what it fell from and to. */
export type PriceDrop = { from: number; to: number };

/** Less than either is noise: a cup of coffee on a long flight, a rounding on a short one. */
const LEAST_SHARE = 0.05;
const LEAST_DOLLARS = 10;

const marginOf = (price: number) => Math.max(LEAST_DOLLARS, price * LEAST_SHARE);

/** An alert that begins at a price, in dollars. */
export const newPriceAlert = (price: number): PriceAlert => ({ start: price, told: null, top: price });

/** The price that a drop is measured from: never more than what somebody saw when they began. */
const referenceOf = ({ start, told, top }: PriceAlert) => told ?? Math.min(start, top);

/**
 * What a price makes of an alert. A drop is real from 5 % and $10 under the lowest price that was told (at first the one
 * seen when following began). Once it is told, the next one is measured from there, until the price has risen by as much
 * above it: then the alert is armed again, and measures from the higher price, but from no more than the first.
 * The same price twice is told once at most.
 */
export function withPrice(alert: PriceAlert, price: number): { alert: PriceAlert; drop: PriceDrop | null } {
  const from = referenceOf(alert);
  if (price <= from - marginOf(from)) return { alert: { ...alert, told: price }, drop: { from, to: price } };
  const { told, top } = alert;
  if (told === null) return { alert: { ...alert, top: Math.max(top, price) }, drop: null };
  const hasRisen = price >= told + marginOf(told);
  return { alert: hasRisen ? { ...alert, told: null, top: price } : alert, drop: null };
}
