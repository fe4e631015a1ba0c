/** Numbers from samples, and how they are told. */

/** The value below which `share` of the samples lie (nearest rank). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** `p50 0.02, p95 0.10, p99 0.20 ms`. */
export const told = (samples: readonly number[]) =>
  `${[0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(samples, share).toFixed(3)}`).join(', ')} ms`;

/** Runs `work(0…count-1)` with `inFlight` at a time and returns how many a second. */
export async function rate(
  { count, inFlight }: { count: number; inFlight: number },
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const began = performance.now();
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: inFlight }, lane));
  return (count / (performance.now() - began)) * 1000;
}

/** `12,345/s`. */
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')}/s`;
