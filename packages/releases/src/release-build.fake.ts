import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LiveShell } from './release-checks';

/** What a test may choose about a build. */
export type FakeBuild = {
  name?: string;
  version?: string;
  shell?: string;
  entry?: string;
  integrity?: string;
  routes?: string[];
  container?: string;
  shared?: Record<string, string>;
  files?: { path: string; sha384: string }[];
};

/** The hash of a file in the form of subresource integrity. */
export const sha384 = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Writes into `dist` what a remote's build leaves there: two files made of `content`, and `release.json`. */
export async function writeFakeBuild(dist: string, content: string, changes: FakeBuild = {}): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  const files = { 'remoteEntry.js': content, 'parts/page.js': `page of ${content}` };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  const { name = 'mf-flights', version = '1.0.0', shell = '^0.1.0', ...others } = changes;
  const { routes = [`/${name.slice(3)}/search`], container = name.replace('-', '_'), ...rest } = others;
  const release = {
    description: {
      name,
      requires: { shell },
      routes: routes.map((path) => ({ path, title: 'A page' })),
      widgets: ['search-form'],
    },
    version,
    entry: 'remoteEntry.js',
    integrity: sha384(content),
    manifest: { name: container },
    files: Object.entries(files).map(([path, text]) => ({ path, sha384: sha384(text) })),
    ...rest,
  };
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
}

/** A live shell that shares React and answers its own start page. */
export const fakeShell = (changes: Partial<LiveShell> = {}): LiveShell => ({
  version: '0.1.0',
  routes: ['/', '/flights'],
  areas: [],
  shared: { react: '19.3.1' },
  ...changes,
});
