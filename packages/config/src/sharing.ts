/** What the shell lends to remotes, and how remotes borrow it. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserFile } from './browser-build';
import { installedVersion } from './room';

/** One of each on a page, always the shell's: two copies would mean two sessions, two style sheets, two Reacts. */
const SINGLETONS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'styled-components',
  '@tanstack/react-query',
  '@sojourn/web-kit',
  '@sojourn/web-kit/router',
] as const;

/**
 * What the shell lends through a file of its own instead of as a package. A shared package is kept whole, since nobody
 * knows what a remote will use; behind a file the shell itself uses the package directly, and pays at its start only
 * for the parts that it uses or that the file names.
 */
const LENT_BY_FILE = {
  '@tanstack/react-query': './src/lent/query.ts',
  'styled-components': './src/lent/styles.ts',
  '@sojourn/ui': './src/lent/ui.ts',
  '@sojourn/contracts': './src/lent/contracts.ts',
  'lucide-react/icon-base': './src/lent/icon-base.ts',
} as const;

/**
 * The request that stands for lucide's icon base in remotes. Icons import the base by a relative path, which nothing can
 * share, so a remote's build makes them ask for this name instead (`browser/icon-base-loader.cjs`).
 */
const ICON_BASE = 'lucide-react/icon-base';

const packageOf = (request: string) => {
  const parts = request.split('/').filter(Boolean);
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
};

type Sharing = Record<string, unknown>;
type Shared = Record<string, Sharing>;

/** Where the packages of ours are, and the room that is built. */
type Place = { dir: string; packagesDir: string };

/** Every door of the design system is a shared module of its own, so that a page loads the doors it uses. */
function uiDoors({ packagesDir }: Place): string[] {
  const text = readFileSync(join(packagesDir, 'ui/package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Record<string, string> };
  return Object.keys(exports)
    .filter((door) => door !== '.' && door !== './gallery')
    .map((door) => `@sojourn/ui${door.slice(1)}`);
}

/**
 * Contracts are shared between builds of the same contracts only: a remote that was built with a newer field must not
 * be handed the shell's older schema, whatever their version numbers say.
 */
function contractsKey({ packagesDir }: Place): string {
  const src = join(packagesDir, 'contracts/src');
  const files = readdirSync(src)
    .filter((file) => !file.includes('.test.'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(src, file)));
  return `@sojourn/contracts#${hash.digest('hex').slice(0, 12)}`;
}

const keyOf = (request: string, place: Place) => (request === '@sojourn/contracts' ? contractsKey(place) : request);

/** The shell provides the singletons at once, and the rest as chunks that come when somebody asks. */
export function lentByShell(place: Place): Shared {
  const lent = (request: string, how: Sharing): [string, Sharing] => {
    const version = installedVersion(place.dir, packageOf(request));
    const file = (LENT_BY_FILE as Record<string, string>)[request];
    const sharing = { ...how, version, requiredVersion: `^${version}` };
    return file ? [file, { ...sharing, shareKey: keyOf(request, place) }] : [request, sharing];
  };
  return Object.fromEntries([
    ...SINGLETONS.map((request) => lent(request, { singleton: true, eager: true })),
    lent(ICON_BASE, { eager: true }),
    ...['@sojourn/ui', '@sojourn/contracts', ...uiDoors(place)].map((request) => lent(request, {})),
  ]);
}

/**
 * A remote carries none of the singletons. Of ui and contracts it carries a copy that is loaded only where the shell's
 * does not fit.
 */
export function borrowedByRemote(place: Place): Shared {
  const borrowed = (request: string, how: Sharing): [string, Sharing] => [
    request,
    { ...how, shareKey: keyOf(request, place), requiredVersion: `^${installedVersion(place.dir, packageOf(request))}` },
  ];
  return Object.fromEntries([
    ...SINGLETONS.map((request) => borrowed(request, { singleton: true, import: false })),
    borrowed(ICON_BASE, { import: browserFile('icon-base.js') }),
    ...['@sojourn/ui', '@sojourn/contracts', ...uiDoors(place)].map((request) => borrowed(request, {})),
  ]);
}
