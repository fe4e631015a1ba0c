/** Which route an address belongs to. */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const remotes = readdirSync(root).filter(
  (folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'remote.json')),
);

const patterns = remotes.flatMap((folder) => {
  const { routes } = JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')) as {
    routes: { path: string }[];
  };
  return routes.map(({ path }) => path);
});

/** `'/login': lazy(() => import('./app/auth-page')…`: a route of a remote, and the page that it shows. */
const SHOWN = /'(\/[^']*)':\s*lazy\(\(\) =>\s*import\('([^']+)'\)/g;

/** Routes that show the same page, by the first of them. */
const firstOf = new Map(
  remotes.flatMap((remote) => {
    const pages = new Map<string, string>();
    const source = readFileSync(join(root, remote, 'src/remote.tsx'), 'utf8');
    return [...source.matchAll(SHOWN)].map(([, route = '', page = '']): [string, string] => {
      const first = pages.get(page) ?? route;
      pages.set(page, first);
      return [route, first];
    });
  }),
);

const fits = (pattern: string, path: string) => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
};

/**
 * `/trips/:id` of `/trips/12?tab=packing`; routes that show the same page are one; what is no pattern of a remote is its own
 * route, with its numbers folded.
 */
export function routeOf(address: string): string {
  const [path = '/'] = address.split(/[?#]/);
  const route = patterns.find((pattern) => pattern === path) ?? patterns.find((pattern) => fits(pattern, path));
  return route === undefined ? path.replaceAll(/[\w-]*\d[\w-]*/g, '#') : (firstOf.get(route) ?? route);
}
