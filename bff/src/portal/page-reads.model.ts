/** Which reads of the API a page's document begins, so that its data is asked for before its scripts have run. */
import type { Registry } from '@sojourn/contracts';
import { operations, type Operation } from '@sojourn/contracts/operations';
import { routeFits } from '../http/route-pattern.model';
import type { PageFilling } from './page.model';

/** The page that was asked for: its path, its query, and whether a session cookie came along. */
export type AskedPage = { path: string; query: URLSearchParams; session: PageFilling['session'] };

const SESSION_READ = '/api/auth/user';

type Parsed = { success: boolean; data?: unknown };
type Parser = { safeParse(value: unknown): Parsed };

const readOperation = (path: string): Operation | undefined =>
  operations.find((each) => each.method === 'get' && each.path.replace(/\{(\w+)\}/g, ':$1') === path);

/** Values of the `:name` parts that a route and a read share. */
function withParams(template: string, route: string, path: string): string {
  const segments = path.split('/');
  return route.split('/').reduce((filled, part, index) => {
    return part.startsWith(':') ? filled.replace(part, encodeURIComponent(decoded(segments[index] ?? ''))) : filled;
  }, template);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Half an escape: nobody can have meant a character by it.
    return segment;
  }
}

/** The page's query as the call's schema reads it, defaults included; undefined when the schema refuses it. */
function searchOf({ query }: AskedPage, schema: Operation['query']): URLSearchParams | undefined {
  if (!schema) return undefined;
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''));
  const { success, data } = (schema as unknown as Parser).safeParse(given);
  if (!success) return undefined;
  const read = new URLSearchParams();
  for (const [name, value] of Object.entries(data as Record<string, unknown>)) read.set(name, String(value));
  return read;
}

/**
 * The addresses to be read for a page, each a GET of the API's own table. What needs somebody signed in is read only
 * where there is a session cookie, and then who that is, too.
 */
export function readsOf(page: AskedPage, registry: Registry | undefined): string[] {
  const route = registry?.remotes.flatMap(({ routes }) => routes).find(({ path }) => routeFits(path, page.path));
  const ofRoute = (route?.reads ?? []).flatMap((template): string[] => {
    const [path = '', search] = template.split('?');
    const operation = readOperation(path);
    if (!route || !operation || (operation.auth === 'user' && page.session === 'guest')) return [];
    const address = withParams(path, route.path, page.path);
    if (search === undefined) return [address];
    const query = searchOf(page, operation.query);
    return query ? [`${address}?${query}`] : [];
  });
  return page.session === 'guest' ? ofRoute : [SESSION_READ, ...ofRoute];
}
