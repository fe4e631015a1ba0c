/** Runs the shell's prerender bundle and writes the HTML it gives, with the addresses of the browser's build in it. */
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { mode } from './env';

/** A script and its hash. */
export type ScriptFile = { src: string; integrity: string };

/** What the HTML must name: the scripts that start the shell, and for each lazy ui door the files it takes. */
export type ShellFiles = { scripts: ScriptFile[]; doors: Record<string, ScriptFile[]> };

type Prerender = { pages: Record<string, (files: ShellFiles) => string> };

const DOOR = /@sojourn\/ui\/[a-z-]+/;

function scriptsOf(compilation: Compilation, files: Iterable<string>): ScriptFile[] {
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
      return { src: `/${file}`, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
    });
}

/** Collects {@link ShellFiles} from the browser's build. */
export class ShellFilesPlugin {
  readonly #files: ShellFiles;

  constructor(files: ShellFiles) {
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ShellFilesPlugin', (compilation) => {
      this.#files.scripts = scriptsOf(compilation, compilation.entrypoints.get('shell')?.getFiles() ?? []);
      this.#files.doors = Object.fromEntries(
        compilation.chunkGroups.flatMap((group) => {
          const door = group.origins.map(({ request }) => DOOR.exec(request ?? '')?.[0]).find(Boolean);
          return door ? [[door, scriptsOf(compilation, group.getFiles())]] : [];
        }),
      );
    });
  }
}

/** Writes each page that the bundle names; the bundle itself does not stay. */
export class PrerenderPlugin {
  readonly #files: ShellFiles;
  readonly #dist: string;

  constructor(files: ShellFiles, dist: string) {
    this.#files = files;
    this.#dist = dist;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('PrerenderPlugin', async (compilation) => {
      if (compilation.errors.length) return;
      const bundle = join(compiler.outputPath, 'prerender.cjs');
      const require = createRequire(bundle);
      delete require.cache[bundle];
      const { pages } = require(bundle) as Prerender;
      for (const [name, render] of Object.entries(pages)) {
        writeFileSync(join(this.#dist, `${name}.html`), render(this.#files));
      }
      if (mode === 'production') rmSync(compiler.outputPath, { recursive: true });
    });
  }
}
