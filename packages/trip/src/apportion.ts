/** Dividing a whole number among several so that nothing is lost. */

/**
 * Divides by the largest remainder: every share is rounded down, and what is left goes one each to the shares that lost
 * most, the earlier one first. The shares add up to the total.
 * @param total a whole number, 0 or more
 * @param weights whole numbers, 0 or more, not all 0
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  // BigInt, because a total times a weight may pass the exact integers.
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const parts = weights.map((weight, at) => {
    const product = BigInt(total) * BigInt(weight);
    return { at, share: Number(product / sum), remainder: product % sum };
  });
  const left = total - parts.reduce((all, { share }) => all + share, 0);
  const byLoss = parts.toSorted((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  const lucky = new Set(byLoss.slice(0, left).map(({ at }) => at));
  return parts.map(({ at, share }) => share + Number(lucky.has(at)));
}
