import { LRUCache } from 'lru-cache';
import { pathToRegexp } from 'path-to-regexp';

const compiled = new LRUCache<string, RegExp>({ max: 1_000 });

/**
 * Whether a path is one of a route's.
 * @param route as in `remote.json`, `:id` standing for one segment
 * @param path canonical (canonical-path.ts), without its query; a slash at its end makes no difference
 */
export function routeFits(route: string, path: string): boolean {
  let regexp = compiled.get(route);
  if (!regexp) {
    ({ regexp } = pathToRegexp(route, { sensitive: true }));
    compiled.set(route, regexp);
  }
  return regexp.test(path);
}
