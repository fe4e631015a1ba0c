/** Runs the shell's prerender bundle and writes the HTML it gives, with the addresses of the browser's build in it. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { mode } from './env';

/** A script and its hash. */
export type ScriptFile = { src: string; integrity: string };

/**
 * What the HTML must name: the entry, the chunks that start the shell, those of home, the federation host (needed right
 * after), and the files of each shared chunk. `sharedVersions` are those of the packages that are given to remotes.
 */
export type ShellFiles = {
  entry: ScriptFile[];
  start: ScriptFile[];
  home: ScriptFile[];
  federation: ScriptFile[];
  sharedChunks: Record<string, ScriptFile[]>;
  sharedVersions: Record<string, string>;
};

type Prerender = { ready: Promise<unknown>; files: Record<string, (files: ShellFiles) => string> };

/** The chunks of the steps in shell/src/main.tsx. */
const START = ['libraries', 'app'];

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
  readonly #keys: ReadonlyMap<string, string>;

  /** @param keys what remotes ask the shell for, and the key under which they do */
  constructor(files: ShellFiles, keys: ReadonlyMap<string, string>) {
    this.#files = files;
    this.#keys = keys;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ShellFilesPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      Object.assign(this.#files, filesOf(compilation, this.#keys));
    });
  }
}

/**
 * `@sojourn/ui/select` to remotes is `shared-ui-select` in shell/src/federation/shared.ts.
 * @param keys what remotes ask the shell for, and the key under which they do
 * @throws when a chunk that a page must name is not in the build, which would cost its preload without a word
 */
function filesOf(compilation: Compilation, keys: ReadonlyMap<string, string>): Omit<ShellFiles, 'sharedVersions'> {
  const groups = compilation.namedChunkGroups;
  const named = (name: string) => {
    const group = groups.get(name);
    if (!group) throw new Error(`the shell's build has no chunk called ${name}`);
    return group.getFiles();
  };
  const entry = scriptsOf(compilation, compilation.entrypoints.get('shell')?.getFiles() ?? []);
  const start = scriptsOf(compilation, START.flatMap(named));
  const started = new Set([...entry, ...start].map(({ src }) => src));
  const further = (name: string) => scriptsOf(compilation, named(name)).filter(({ src }) => !started.has(src));
  if (entry.length === 0) throw new Error("the shell's build has no entry");
  const chunkOf = (request: string) => request.replace('@sojourn/', 'shared-').replaceAll('/', '-');
  return {
    entry,
    start,
    home: further('home'),
    federation: further('federation'),
    sharedChunks: Object.fromEntries([...keys].map(([request, key]) => [key, further(chunkOf(request))])),
  };
}

/**
 * A dev server fills no placeholders, and these would be text in the head and a fault in a script. Hashes would block a
 * script that was edited since the page was asked for.
 */
const developmentHtml = (text: string, skeleton: string) =>
  text
    .replaceAll('__PRELOADS__', '')
    .replaceAll('__HEAD__', '<title>Sojourn</title>')
    .replaceAll('__READS__', '[]')
    .replaceAll('__FIRST_VIEW__', () => skeleton)
    .replace(/ integrity="[^"]*"/g, '');

/** What the bff fills in every document (bff/src/portal/page.model.ts). */
const PLACEHOLDERS = ['CSP_NONCE', 'SESSION', 'REGISTRY', 'PRELOADS', 'READS', 'HEAD'].map((name) => `__${name}__`);

/** @throws when a document has no place for something, which a page would then lack without a word */
function withPlaceholders(name: string, text: string): string {
  const missing = name.endsWith('.html') ? PLACEHOLDERS.filter((placeholder) => !text.includes(placeholder)) : [];
  if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')}`);
  return text;
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
      const { ready, files } = require(bundle) as Prerender;
      await ready;
      const { skeleton = '' } = JSON.parse(files['shell.json']?.(this.#files) ?? '{}') as { skeleton?: string };
      for (const [name, render] of Object.entries(files)) {
        const text = withPlaceholders(name, render(this.#files));
        writeFileSync(join(this.#dist, name), mode === 'production' ? text : developmentHtml(text, skeleton));
      }
      // What only the HTML names, such as fonts; both builds give a file the same address.
      const assets = join(compiler.outputPath, 'assets');
      if (existsSync(assets)) cpSync(assets, join(this.#dist, 'assets'), { recursive: true });
      if (mode === 'production') rmSync(compiler.outputPath, { recursive: true });
    });
  }
}
