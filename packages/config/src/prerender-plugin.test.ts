import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { PrerenderPlugin, ShellFilesPlugin, type ShellFiles } from './prerender-plugin';

const noFiles = (): ShellFiles => ({
  ...{ entry: [], start: [], home: [], federation: [] },
  ...{ sharedChunks: {}, sharedVersions: { react: '19.0.0' } },
});

describe('ShellFilesPlugin', () => {
  const group = (...files: string[]) => ({ getFiles: () => files });
  const groups = {
    libraries: group('assets/libraries.js', 'assets/libraries.css'),
    app: group('assets/app.js'),
    home: group('assets/libraries.js', 'assets/home.js'),
    federation: group('assets/federation.js'),
    'shared-ui': group('assets/app.js', 'assets/shared-ui.js'),
    'shared-ui-select': group('assets/shared-ui-select.js'),
  };
  const keys = new Map([
    ['@sojourn/ui', '@sojourn/ui'],
    ['@sojourn/ui/select', '@sojourn/ui/select#1'],
  ]);
  const collected = (named: Record<string, ReturnType<typeof group>>, entry: string[] = ['assets/shell.js']) => {
    const files = noFiles();
    const compilation = {
      errors: [],
      namedChunkGroups: new Map(Object.entries(named)),
      entrypoints: new Map([['shell', group(...entry)]]),
      getAsset: (name: string) => ({ source: { buffer: () => Buffer.from(name) } }),
    };
    const tap = (_: string, collect: (built: typeof compilation) => void) => collect(compilation);
    new ShellFilesPlugin(files, keys).apply({ hooks: { afterEmit: { tap } } } as unknown as Compiler);
    return files;
  };
  const names = (scripts: { src: string }[] | undefined) => scripts?.map(({ src }) => src);

  test('names the scripts of each step, and what a shared chunk needs beyond the start', () => {
    const files = collected(groups);
    expect(names(files.entry)).toEqual(['/assets/shell.js']);
    expect(names(files.start)).toEqual(['/assets/libraries.js', '/assets/app.js']);
    expect(names(files.home)).toEqual(['/assets/home.js']);
    expect(names(files.sharedChunks['@sojourn/ui'])).toEqual(['/assets/shared-ui.js']);
    expect(names(files.sharedChunks['@sojourn/ui/select#1'])).toEqual(['/assets/shared-ui-select.js']);
    expect(files.sharedVersions).toEqual({ react: '19.0.0' });
  });

  test.each(Object.keys(groups))('a build without %s fails', (missing) => {
    const others = Object.fromEntries(Object.entries(groups).filter(([name]) => name !== missing));
    expect(() => collected(others)).toThrow(`no chunk called ${missing}`);
  });

  test('a build without an entry fails', () => expect(() => collected(groups, [])).toThrow('has no entry'));
});

describe('PrerenderPlugin', () => {
  const DOCUMENT = '__CSP_NONCE__ __SESSION__ __REGISTRY__ __PRELOADS__ __READS__ __HEAD__ __FIRST_VIEW__';
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const written = async (files: Record<string, string>) => {
    const texts = Object.entries(files).map(([name, text]) => `${JSON.stringify(name)}: () => ${JSON.stringify(text)}`);
    const bundle = `exports.ready = Promise.resolve(); exports.files = { ${texts.join(', ')} };`;
    const outputPath = join(folder, '.prerender');
    mkdirSync(outputPath);
    writeFileSync(join(outputPath, 'prerender.cjs'), bundle);
    let run = async (_: { errors: unknown[] }): Promise<void> => undefined;
    const tapPromise = (_: string, write: typeof run) => (run = write);
    const compiler = { outputPath, hooks: { afterEmit: { tapPromise } } } as unknown as Compiler;
    new PrerenderPlugin(noFiles(), folder).apply(compiler);
    await run({ errors: [] });
    return (name: string) => readFileSync(join(folder, name), 'utf8');
  };

  test('writes what the bundle names, and takes the bundle away', async () => {
    const read = await written({ 'shell.json': '{}', 'page.html': DOCUMENT });
    expect(read('page.html')).toBe(DOCUMENT);
    expect(existsSync(join(folder, '.prerender'))).toBe(false);
  });

  test.each(DOCUMENT.split(' ').slice(0, -1))('a document without %s fails', async (placeholder) => {
    const page = DOCUMENT.replace(placeholder, '');
    await expect(written({ 'shell.json': '{}', 'page.html': page })).rejects.toThrow(`page.html has no ${placeholder}`);
  });
});
