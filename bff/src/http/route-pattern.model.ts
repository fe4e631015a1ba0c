/**
 * Whether a path is one of a route's.
 * @param route as in `remote.json`, `:id` standing for one segment
 * @param path canonical (canonical-path.ts), without its query; a slash at its end makes no difference
 */
export function routeFits(route: string, path: string): boolean {
  const pattern = route.split('/');
  const segments = path.length > 1 && path.endsWith('/') ? path.slice(0, -1).split('/') : path.split('/');
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
  );
}
