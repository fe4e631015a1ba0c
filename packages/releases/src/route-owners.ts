/** Who answers which address: a route of a remote has one owner, whatever order the registry is in. */

/** A route that somebody answers already. `owner` is a remote's name, or `the shell`. */
export type OwnedRoute = { owner: string; path: string };

/** First segments that the server answers by itself; a page there would never be shown. */
const SERVED = new Set(['api', 'assets', 'docs', 'healthz', 'livez', 'mf', 'readyz']);

// The router compares without case and without slashes at the end.
const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);
const isParameter = (segment: string | undefined) => segment?.startsWith(':') ?? false;

/** Whether some address is matched by both patterns. */
function overlap(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [mine, theirs] = [one[at], other[at]];
    if (mine === '*' || theirs === '*') return true;
    if (mine === undefined || theirs === undefined) return false;
    if (mine !== theirs && !isParameter(mine) && !isParameter(theirs)) return false;
  }
  return true;
}

/**
 * Why a remote cannot have a route, as the end of a sentence that begins with its name; undefined when it can.
 * @param taken the routes of all others, the shell's among them
 * @example routeFault('/trips', [{ owner: 'mf-trips', path: '/trips' }]) // "cannot have the route /trips: mf-trips answers it"
 */
export function routeFault(path: string, taken: readonly OwnedRoute[]): string | undefined {
  const segments = segmentsOf(path).map((segment) => (segment.includes('*') ? '*' : segment));
  const [first] = segments;
  const owner = taken.find((other) => overlap(segments, segmentsOf(other.path)));
  const refusal = `cannot have the route ${path}`;
  if (segments.includes('*')) {
    return `${refusal}: a wildcard takes every address below it${owner ? `, also ${owner.path} of ${owner.owner}` : ''}`;
  }
  if (isParameter(first)) return `${refusal}: it begins with a parameter and would take addresses of every area`;
  if (first === undefined) return `${refusal}: the shell answers it`;
  if (SERVED.has(first)) return `${refusal}: the server answers /${first} itself`;
  if (!owner) return undefined;
  return `${refusal}: ${owner.owner} answers it${owner.path === path ? '' : ` by ${owner.path}`}`;
}
