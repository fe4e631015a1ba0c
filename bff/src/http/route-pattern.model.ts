import { LRUCache } from 'lru-cache';
import { pathToRegexp } from 'path-to-regexp';

/** Routes of the portal, of its operations and of every remote in force; a release brings few new ones. */
const MOST_ROUTES = 1_000;
const patterns = new LRUCache<string, RegExp, unknown>({
  max: MOST_ROUTES,
  memoMethod: (route) => pathToRegexp(route, { sensitive: true }).regexp,
});

/**
 * Whether a path is one of a route's.
 * @param route as in `remote.json`, `:id` standing for one segment
 * @param path canonical (canonical-path.ts), without its query; a slash at its end makes no difference
 * @throws TypeError for a route that the contract of a release refuses
 */
export const routeFits = (route: string, path: string): boolean => patterns.memo(route).test(path);
