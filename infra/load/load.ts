/** Load on loopback, bounded in time and connections. */
import autocannon from 'autocannon';

/** What a run told: requests a second, and latency in ms. */
export type LoadResult = { rate: number; p50: number; p99: number };

/**
 * Loads one address.
 * @param at `perSecond` caps the rate; without it as fast as it goes
 * @throws when any answer is not 2xx, because then something else was measured
 */
export async function load(at: {
  url: string;
  headers?: Record<string, string>;
  seconds: number;
  perSecond?: number;
}): Promise<LoadResult> {
  const result = await autocannon({
    url: at.url,
    connections: 32,
    duration: at.seconds,
    headers: at.headers ?? {},
    ...(at.perSecond ? { overallRate: at.perSecond } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${at.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
