/** Writes `release.json`: everything the registry needs to know to check a release and put it in force. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Chunk, Compilation, Compiler } from '@rspack/core';
import { packagesDir } from './browser-build';
import { readDescription, readPackage } from './workspace-files';
import { neededOfShell } from './sharing';

const { chunkName } = createRequire(import.meta.url)('../browser/lazy-exports-loader.cjs') as {
  chunkName: (key: string) => string;
};

/** A module that stands for a shared one, as the bundler names it: `consume shared module (default) react@^19.3.1 (strict)`. */
const CONSUMED = /^consume shared module \([^)]*\) (.+?)@[^@\s]+ /;

/** A word of rspack's federation template, which embedded-runtime.js stands for. */
const OF_THE_TEMPLATE = 'idToExternalAndNameMapping';

/** What the shell shares as chunks of its own; the singletons are on the page already. */
const SHARED_AS_CHUNK = /^@sojourn\/(?:ui|scenes|contracts)(?=[/#]|$)/;

const hashOf = (content: Buffer, how: 'sha256' | 'sha384' = 'sha384') =>
  `${how}-${createHash(how).update(content).digest('base64')}`;

/** What a part needs before it can be shown: its own files with their hashes, and the chunks of the shell that it shares. */
type Preload = { files: { path: string; integrity: string }[]; sharedChunks: string[] };

/** The part of the federation manifest that is read here. */
type Manifest = { name: string; metaData: { remoteEntry: { name: string } } };

/** The rspack plugin for a remote's production build. */
export class ReleasePlugin {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    let preload: Record<string, Omit<Preload, 'files'> & { files: string[] }> = {};
    compiler.hooks.afterEmit.tap('ReleasePlugin', (compilation) => {
      if (compilation.errors.length) return;
      preload = this.#parts(compilation);
      this.#write(compiler.outputPath, preload);
    });
  }

  /** @throws when the bundler names its chunks or modules in another way: parts would lose their preloads unseen */
  #parts(compilation: Compilation) {
    const { name, routes, widgets } = readDescription(this.#dir);
    const consumed = (chunk: Chunk) =>
      [...compilation.chunkGraph.getChunkModules(chunk)]
        .filter(({ type }) => type === 'consume-shared-module')
        .map((module) => {
          const request = CONSUMED.exec(module.identifier())?.[1];
          if (!request) throw new Error(`${name}: "${module.identifier()}" does not name what it consumes`);
          return request;
        });
    if (![...compilation.chunks].some((chunk) => consumed(chunk).length > 0))
      throw new Error(`${name}: no module consumes anything that the shell shares, not even React`);
    const keys = ['remote', ...routes.map(({ path }) => path), ...widgets];
    return Object.fromEntries(
      keys.map((key) => {
        const chunk = key === 'remote' ? 'remote' : chunkName(key);
        const chunks = [...(compilation.namedChunkGroups.get(chunk)?.chunks ?? [])];
        const files = chunks
          // The entry is named by itself.
          .filter((each) => !each.hasRuntime())
          .flatMap((each) => [...each.files])
          .filter((file) => file.endsWith('.js'));
        if (key === 'remote' && files.length > 0)
          throw new Error(
            `${name}: remote.tsx is not part of the entry, or has imports that are not: ${files.join(', ')}`,
          );
        if (key !== 'remote' && files.length === 0)
          throw new Error(`${name}: remote.json names ${key}, but no chunk is called ${chunk}: is it in remote.tsx?`);
        const sharedChunks = chunks.flatMap(consumed).filter((request) => SHARED_AS_CHUNK.test(request));
        return [key, { files: [...new Set(files)], sharedChunks: [...new Set(sharedChunks)].sort() }];
      }),
    );
  }

  #write(outputPath: string, parts: Record<string, { files: string[]; sharedChunks: string[] }>) {
    rmSync(join(outputPath, 'release.json'), { force: true });
    const files = readdirSync(outputPath, { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile() && !found.name.endsWith('.map'))
      .map((found) => join(found.parentPath, found.name).slice(outputPath.length + 1))
      .sort()
      .map((path) => ({ path, sha384: hashOf(readFileSync(join(outputPath, path))) }));
    const askedOf = (path: string) => hashOf(readFileSync(join(outputPath, path)), 'sha256');
    const integrityOf = (path: string) => files.find((file) => file.path === path)?.sha384 ?? '';
    const preload = Object.fromEntries(
      Object.entries(parts).map(([key, { files: paths, sharedChunks }]) => [
        key,
        // The hash must be the very one that the entry asks for (chunkIntegrity): with another one a browser fetches twice.
        { files: paths.map((path) => ({ path, integrity: askedOf(path) })), sharedChunks },
      ]),
    );
    const manifest = JSON.parse(readFileSync(join(outputPath, 'mf-manifest.json'), 'utf8')) as Manifest;
    const entry = manifest.metaData.remoteEntry.name;
    if (readFileSync(join(outputPath, entry), 'utf8').includes(OF_THE_TEMPLATE))
      throw new Error(`${manifest.name}: the entry still holds rspack's federation template`);
    const release = {
      description: readDescription(this.#dir),
      version: readPackage(this.#dir).version,
      entry,
      integrity: integrityOf(entry),
      // What the federation manifest would add is read by nobody here, and this travels inline in every page.
      manifest: { name: manifest.name, preload },
      shared: neededOfShell({ dir: this.#dir, packagesDir }),
      files,
    };
    writeFileSync(join(outputPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  }
}
