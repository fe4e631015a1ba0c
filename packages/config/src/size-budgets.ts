/** The byte budgets of engineering.md MF-7, as size-limit checks; the files of each come from the builds. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfVisit, scriptsInHtml, type BuiltRemote, type BuiltShell, type VisitedFile } from './visit.model';

const REMOTES = ['mf-auth', 'mf-flights', 'mf-hotels', 'mf-trips', 'mf-planner'];

/** A budget fails when it is overrun by more than this. */
const TOLERANCE = 1.02;

type Check = { name: string; path: string[]; limit: string; brotli: false };

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function builtShell(root: string, page: 'home' | 'index'): BuiltShell {
  const dist = join(root, 'shell/dist');
  const described = readJson(join(dist, 'shell.json')) as Omit<BuiltShell, 'scripts'>;
  return { ...described, scripts: scriptsInHtml(readFileSync(join(dist, `${page}.html`), 'utf8')) };
}

function builtRemotes(root: string): BuiltRemote[] {
  return REMOTES.map((workspace) => {
    const release = readJson(join(root, workspace, 'dist/release.json')) as {
      entry: string;
      description: { name: string; routes: { path: string }[] };
      manifest: { preload: BuiltRemote['preload'] };
    };
    const { name, routes } = release.description;
    return { name, routes, entry: release.entry, preload: release.manifest.preload };
  });
}

/** The file as it travels: brotli where the build made one. */
function onTheWire(root: string, { workspace, path }: VisitedFile): string {
  const file = join(root, workspace, 'dist', path);
  return existsSync(`${file}.br`) ? `${file}.br` : file;
}

/**
 * The checks for `size-limit`, against what stands in each workspace's `dist`.
 * @param root the repository
 * @throws when a workspace has not been built
 */
export function sizeBudgets(root: string): Check[] {
  const [home, other, remotes] = [builtShell(root, 'home'), builtShell(root, 'index'), builtRemotes(root)];
  const check = (name: string, kilobytes: number, files: VisitedFile[]): Check => ({
    name,
    path: files.map((file) => onTheWire(root, file)),
    limit: `${Math.round(kilobytes * 1000 * TOLERANCE)} B`,
    brotli: false,
  });
  return [
    check('shell start', 125, filesOfVisit('/privacy', other, [])),
    check('landing', 180, filesOfVisit('/', home, remotes)),
    check('flight results', 230, filesOfVisit('/flights/search', other, remotes)),
    check('hotel results', 230, filesOfVisit('/hotels/search', other, remotes)),
    ...remotes.map(({ name, entry }) => check(`${name} entry`, 15, [{ workspace: name, path: entry }])),
  ];
}
