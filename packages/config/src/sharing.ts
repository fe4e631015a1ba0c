/** What the shell shares with remotes, and how remotes consume it. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { installedVersion, readPackage } from './workspace-files';
import { sharedParts, type SharedParts } from './shared-parts';

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
 * The request that stands for lucide's icon base in remotes. Icons import the base by a relative path, which nothing can
 * share, so a remote's build makes them ask for this name instead (`browser/icon-base-loader.cjs`).
 */
const ICON_BASE = 'lucide-react/icon-base';

/** A remote's own copy of it: a name (an alias of the build), because the request stands in the built entry as it is. */
export const ICON_BASE_COPY = 'sojourn-icon-base';

const packageOf = (request: string) => {
  const parts = request.split('/').filter(Boolean);
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
};

type Sharing = Record<string, unknown>;
type Shared = Record<string, Sharing>;

/** Where the packages of ours are, and the workspace that is built. */
type Place = { dir: string; packagesDir: string };

const sharedChunksDir = ({ packagesDir }: Pick<Place, 'packagesDir'>) =>
  join(packagesDir, '../shell/src/shared-chunks');

/** What a remote asks for under another name than its sources do. */
export const partsOfPackages = (place: Place): SharedParts => sharedParts(sharedChunksDir(place));

/** Every entry of the design system is a shared module of its own, so that a page loads the entries it uses. */
function uiEntries({ packagesDir }: Place): string[] {
  const text = readFileSync(join(packagesDir, 'ui/package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Record<string, string> };
  return Object.keys(exports)
    .filter((entry) => !['.', './contrast', './gallery'].includes(entry))
    .map((entry) => `@sojourn/ui${entry.slice(1)}`);
}

/** Shared by version range: a remote that needs another version brings its own copy. */
export const packagesOfOurs = (place: Place): string[] => [
  ...new Set([
    ...['@sojourn/ui', '@sojourn/contracts', '@sojourn/scenes', '@sojourn/map'],
    ...uiEntries(place),
    ...Object.values(partsOfPackages(place)).flatMap((names) => Object.values(names)),
  ]),
];

/**
 * Contracts are shared between builds of the same contracts only: a remote that was built with a newer field must not
 * be handed the shell's older schema, whatever their version numbers say, nor a shell that leaves out what it takes.
 */
function contractsHash(place: Pick<Place, 'packagesDir'>): string {
  const filesOf = (folder: string) =>
    readdirSync(folder)
      .filter((file) => !file.includes('.test.'))
      .sort()
      .map((file) => join(folder, file));
  const lists = filesOf(sharedChunksDir(place)).filter((file) => /[\\/]contracts[^\\/]*$/.test(file));
  const hash = createHash('sha256');
  for (const file of [...filesOf(join(place.packagesDir, 'contracts/src')), ...lists]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** The key under which a remote asks for a shared module, and the shell answers. */
export const shareKeyOf = (request: string, place: Pick<Place, 'packagesDir'>): string =>
  request.startsWith('@sojourn/contracts') ? `${request}#${contractsHash(place)}` : request;

/**
 * What shell/src/federation/shared.ts is told about the modules it shares: the installed version of each package, and the
 * hash of the contracts in their keys.
 */
export function hostShared(place: Place): { SHARED_VERSIONS: string; CONTRACTS_HASH: string } {
  const packages = [...new Set([...SINGLETONS, ICON_BASE, ...packagesOfOurs(place)].map(packageOf))];
  const versions = packages.map((name) => [name, installedVersion(place.dir, name)]);
  return {
    SHARED_VERSIONS: JSON.stringify(Object.fromEntries(versions)),
    CONTRACTS_HASH: JSON.stringify(contractsHash(place)),
  };
}

/**
 * What a workspace needs of a shared package: any version like the installed one, or what its package.json asks for where
 * that is not installed.
 */
function rangeOf({ dir }: Place, name: string): string {
  const installed = installedVersion(dir, name);
  const { devDependencies, dependencies } = readPackage(dir);
  const asked = { ...devDependencies, ...dependencies }[name];
  return asked === undefined || satisfies(installed, asked) ? `^${installed}` : asked;
}

/** The packages that a remote has no copy of, with the range it needs: it runs in no shell that gives it another. */
export const neededOfShell = (place: Place): Record<string, string> =>
  Object.fromEntries(SINGLETONS.map(packageOf).map((name) => [name, rangeOf(place, name)]));

/**
 * A remote carries none of the singletons. Of ui and contracts it carries a copy that is loaded only where the shell's
 * does not fit.
 */
export function remoteShared(place: Place): Shared {
  const consumed = (request: string, how: Sharing): [string, Sharing] => [
    request,
    { ...how, shareKey: shareKeyOf(request, place), requiredVersion: rangeOf(place, packageOf(request)) },
  ];
  return Object.fromEntries([
    ...SINGLETONS.map((request) => consumed(request, { singleton: true, import: false })),
    consumed(ICON_BASE, { import: ICON_BASE_COPY }),
    ...packagesOfOurs(place).map((request) => consumed(request, {})),
  ]);
}
