/** Releases that no check of a file can refuse, because their hashes are right: what opening them first is for. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createReleaseStore, type ReleaseStore } from '@sojourn/releases/release-store';
import { readShell } from '@sojourn/releases/shell-folder';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a release is broken. */
export type Breakage = 'throws-at-import' | 'throws-in-render' | 'garbage';

type Described = { routes: { path: string }[]; widgets: string[] };

/** The entry of a remote by hand: a container as the federation runtime knows it. */
function entryOf(remote: string, how: Breakage, { routes, widgets }: Described): string {
  if (how === 'garbage') return '\u0000\u0001 this was a disk once )}';
  const part = `{ load: async () => ({ default: () => { throw new Error('broken in render'); } }) }`;
  const parts = (keys: string[]) => `{ ${keys.map((key) => `${JSON.stringify(key)}: ${part}`).join(', ')} }`;
  const module = `({ remote: { routes: ${parts(routes.map(({ path }) => path))}, widgets: ${parts(widgets)} } })`;
  const factory = how === 'throws-at-import' ? `() => { throw new Error('broken at import'); }` : `() => ${module}`;
  return `var ${remote.replaceAll('-', '_')} = { init() {}, get: async () => ${factory} };`;
}

/** The releases of a portal, written past the command that would have opened them. */
export const storeOf = (dataDir: string): ReleaseStore =>
  createReleaseStore(join(dataDir, 'releases'), readShell(join(root, 'shell')));

/** Puts a broken release of a remote in force. @returns puts back what was in force */
export async function putBroken(store: ReleaseStore, remote: string, how: Breakage): Promise<() => Promise<void>> {
  const dist = mkdtempSync(join(tmpdir(), 'sojourn-broken-'));
  const built = JSON.parse(readFileSync(join(root, remote, 'dist/release.json'), 'utf8')) as {
    description: Described;
    manifest: { name: string };
  };
  const entry = entryOf(remote, how, built.description);
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  const files = [{ path: 'remoteEntry.js', sha384: integrity }];
  const release = {
    ...{ ...built, version: `9.0.0-${how}`, entry: 'remoteEntry.js', integrity, files },
    manifest: { name: built.manifest.name },
  };
  writeFileSync(join(dist, 'remoteEntry.js'), entry);
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release));
  try {
    const { from } = await store.activate(await store.publish({ dist, remote }));
    return async () => void (await store.rollback(remote, from as string));
  } finally {
    rmSync(dist, { recursive: true });
  }
}
