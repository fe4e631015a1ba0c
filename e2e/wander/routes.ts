/** Which route an address belongs to. */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const patterns = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'remote.json')))
  .flatMap((folder) => {
    const { routes } = JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')) as {
      routes: { path: string }[];
    };
    return routes.map(({ path }) => path);
  });

const fits = (pattern: string, path: string) => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
};

/** `/trips/:id` of `/trips/12?tab=packing`; what is no pattern of a remote is its own route, with its numbers folded. */
export function routeOf(address: string): string {
  const [path = '/'] = address.split(/[?#]/);
  return (
    patterns.find((pattern) => pattern === path) ??
    patterns.find((pattern) => fits(pattern, path)) ??
    path.replaceAll(/[\w-]*\d[\w-]*/g, '#')
  );
}
