/** What a browser workspace says about itself on disk. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { mode } from './env';

type PackageJson = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A workspace's package.json. */
export const readPackage = (dir: string) => readJson(join(dir, 'package.json')) as PackageJson;

/** A remote's remote.json. */
export const readDescription = (dir: string) =>
  readJson(join(dir, 'remote.json')) as { name: string; routes: { path: string }[]; widgets: string[] };

/** The version of a package as it is installed for a workspace. */
export function installedVersion(dir: string, name: string): string {
  // Packages that do not export their package.json are found by their folder.
  for (const folder of createRequire(join(dir, 'package.json')).resolve.paths(name) ?? []) {
    try {
      return readPackage(join(folder, name)).version;
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is not installed for ${dirname(dir)}`);
}

/** A container's name must be an identifier; `mf-flights` is `mf_flights` to the federation runtime. */
export const containerName = (workspace: string) => workspace.replace(/^@sojourn\//, '').replaceAll('-', '_');

/** Where a workspace's build goes: in development beside what a running portal serves, not over it. */
export const distOf = (dir: string) => join(dir, mode === 'development' ? '.dev/dist' : 'dist');
