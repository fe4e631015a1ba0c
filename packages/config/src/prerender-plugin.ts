/** Runs the shell's prerender bundle and writes the HTML it gives, with the addresses of the browser's build in it. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { mode } from './env';

/** A script and its hash. */
export type ScriptFile = { src: string; integrity: string };

/** What the HTML must name: the scripts that start the shell, those of its home page, and the files of each shared chunk. */
export type ShellFiles = { scripts: ScriptFile[]; home: ScriptFile[]; sharedChunks: Record<string, ScriptFile[]> };

type Prerender = { files: Record<string, (files: ShellFiles) => string> };

/** The name of what a chunk provides, as the bundler identifies it. */
const PROVIDED = /^provide shared module \([^)]*\) (@sojourn\/.+)@[^@]+ = /;

function scriptsOf(compilation: Compilation, files: Iterable<string>): ScriptFile[] {
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
      return { src: `/${file}`, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` };
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
      this.#files.home = scriptsOf(compilation, compilation.namedChunkGroups.get('home')?.getFiles() ?? []);
      this.#files.sharedChunks = Object.fromEntries(
        compilation.chunkGroups.flatMap((group) => {
          const provided = group.origins
            .map(({ module }) => PROVIDED.exec(module?.identifier() ?? '')?.[1])
            .find(Boolean);
          return provided ? [[provided, scriptsOf(compilation, group.getFiles())]] : [];
        }),
      );
    });
  }
}

/** Writes each file that the bundle names; the bundle itself does not stay. */
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
      const { files } = require(bundle) as Prerender;
      for (const [name, render] of Object.entries(files)) {
        const text = render(this.#files);
        // A dev server fills no placeholders, and this one would be text in the head.
        writeFileSync(join(this.#dist, name), mode === 'production' ? text : text.replaceAll('__PRELOADS__', ''));
      }
      // What only the HTML names, such as fonts; both builds give a file the same address.
      const assets = join(compiler.outputPath, 'assets');
      if (existsSync(assets)) cpSync(assets, join(this.#dist, 'assets'), { recursive: true });
      if (mode === 'production') rmSync(compiler.outputPath, { recursive: true });
    });
  }
}
