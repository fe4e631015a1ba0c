/** JSON that the page cannot do without, from a network that may fail: a limit, a second try, and no trust. */
import { send } from './transport';

const LIMIT_MS = 2_000;
const ATTEMPTS = 2;

/**
 * The address for a further try, one that was never asked for: a browser joins a request that hangs, and keeps for a year
 * what came damaged.
 */
export function another(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${Date.now()}`;
}

/**
 * Fetches JSON within 2 s, twice at most; a page served in its place, though it answers 200, counts as a failure.
 * @throws whatever the last attempt ended with
 */
export async function limitedFetch(url: string): Promise<unknown> {
  let lastError: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), LIMIT_MS);
    try {
      const response = await send(another(url, attempt), { signal: controller.signal, credentials: 'same-origin' });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return (await response.json()) as unknown;
    } catch (error) {
      lastError = error;
    } finally {
      clearTimeout(timer);
    }
  }
  throw lastError;
}
