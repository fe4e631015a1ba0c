import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A tiny host and two tiny remotes, built as ours are, below `.dev/`: their packages are found there, git does not see them. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, '.dev', `fixture-${process.pid}`);
const builder = (name: string) =>
  `import { ${name} } from '@sojourn/config';\nexport default ${name}(import.meta.dirname);\n`;
const packageJson = (name: string, version: string) =>
  JSON.stringify({ name: `@sojourn/${name}`, version, type: 'module' });
const words = `export const words = ${JSON.stringify('A page long enough to be worth compressing. '.repeat(40))};`;

const remote = (name: string, [version, parts]: readonly [string, { routes: string[]; widgets: string[] }]) => ({
  'package.json': packageJson(name, version),
  'rspack.config.ts': builder('remoteConfig'),
  'remote.json': JSON.stringify({
    name,
    requires: { shell: '^0.1.0' },
    routes: parts.routes.map((path) => ({ path })),
    widgets: parts.widgets,
  }),
  'src/words.ts': words,
  'src/page.tsx': `import { Button } from '@sojourn/ui';\nimport { words } from './words';\nexport const Page = () => <Button>{words}</Button>;`,
  'src/widget.tsx': `import { useState } from 'react';\nimport { Tooltip } from '@sojourn/ui/tooltip';\nexport const Widget = () => <p>{useState(Tooltip.name)[0]}</p>;`,
});

const firstViews = (path: string, markup: string) => `import { styled } from 'styled-components';
  const Words = styled.h1\`color: teal;\`;
  export const firstViews = { '${path}': { view: () => <Words>${markup}</Words>, withQuery: true } };`;

const one = {
  ...remote('mf-one', ['1.2.3', { routes: ['/one/search'], widgets: ['teaser'] }]),
  'src/first-views.tsx': firstViews('/one/search', 'Where to?'),
  'src/remote.tsx': `import { lazy } from '@sojourn/web-kit';
    export const remote = {
      routes: { '/one/search': lazy(() => import('./page').then((m) => ({ default: m.Page }))) },
      widgets: { teaser: lazy(() => import('./widget').then((m) => ({ default: m.Widget }))) },
    };`,
};
const two = {
  ...remote('mf-two', ['0.1.0', { routes: ['/two/:id'], widgets: [] }]),
  'src/widget.tsx': `import { Table } from '@sojourn/ui';\nimport { Tooltip } from '@sojourn/ui/tooltip';\nexport const Widget = () => <p>{Table.name + Tooltip.name}</p>;`,
  'src/remote.tsx': `import { lazy } from '@sojourn/web-kit';
    export const remote = { routes: { '/two/:id': lazy(() => import('./widget').then((m) => ({ default: m.Widget }))) } };`,
};

function write(name: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
}

function build(name: string) {
  const program = join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  const ran = spawnSync(process.execPath, [program, 'build'], { cwd: join(folder, name), encoding: 'utf8', env });
  return { code: ran.status, output: ran.stdout + ran.stderr };
}

const bytesOf = (name: string, file: string) => readFileSync(join(folder, name, 'dist', file));
const hashOf = (how: string, content: Buffer) => `${how}-${createHash(how).update(content).digest('base64')}`;

type Preload = { files: { path: string; integrity: string }[]; sharedChunks: string[] };
type Release = {
  description: { name: string };
  version: string;
  entry: string;
  integrity: string;
  manifest: { name: string; preload: Record<string, Preload> };
  files: { path: string; sha384: string }[];
};
const releaseOf = (name: string) => JSON.parse(bytesOf(name, 'release.json').toString()) as Release;
const partOf = (name: string, part: string) => releaseOf(name).manifest.preload[part] as Preload;

beforeAll(() => {
  write('mf-one', one);
  write('mf-two', two);
  for (const name of ['mf-one', 'mf-two']) expect(build(name)).toMatchObject({ code: 0 });
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['mf-one', '1.2.3', ['remote', '/one/search', 'teaser']],
  ['mf-two', '0.1.0', ['remote', '/two/:id']],
])('the release of %s', (name, version, parts) => {
  it('says what it is', () => {
    const release = releaseOf(name);
    expect(release).toMatchObject({ version, description: { name }, manifest: { name: name.replace('-', '_') } });
    expect(release.entry).toMatch(/^remoteEntry\.[0-9a-f]{10}\.js$/);
  });

  it('lists every file but source maps, with its hash', () => {
    const { files, entry, integrity } = releaseOf(name);
    const built = readdirSync(join(folder, name, 'dist')).filter(
      (file) => !file.endsWith('.map') && file !== 'release.json',
    );
    expect(files.map(({ path }) => path)).toEqual(built.sort());
    for (const { path, sha384 } of files) expect(sha384).toBe(hashOf('sha384', bytesOf(name, path)));
    expect(integrity).toBe(hashOf('sha384', bytesOf(name, entry)));
  });

  it('names for each part files that exist, with the hashes that the entry asks for', () => {
    const { manifest, entry } = releaseOf(name);
    expect(Object.keys(manifest.preload)).toEqual(parts);
    const entryText = bytesOf(name, entry).toString();
    for (const [part, { files }] of Object.entries(manifest.preload)) {
      // remote.tsx is in the entry itself.
      expect(files.length > 0).toBe(part !== 'remote');
      for (const { path, integrity } of files) {
        expect(integrity).toBe(hashOf('sha256', bytesOf(name, path)));
        expect(entryText).toContain(integrity);
      }
      const chunk = part.startsWith('/') ? 'page-' : 'widget-';
      if (part !== 'remote') expect(files.some(({ path }) => path.startsWith(chunk))).toBe(true);
    }
  });

  it('is the same wherever it was built: no script names the folder', () => {
    for (const { path } of releaseOf(name).files.filter((file) => /\.(js|json)$/.test(file.path)))
      expect(bytesOf(name, path).toString()).not.toContain(root);
  });

  it('has a compressed form of every script that is worth it, of the same content', () => {
    const scripts = releaseOf(name).files.filter(({ path }) => path.endsWith('.js'));
    for (const { path } of scripts) {
      const content = bytesOf(name, path);
      expect(existsSync(join(folder, name, 'dist', `${path}.br`))).toBe(content.length >= 512);
      if (content.length < 512) continue;
      expect(brotliDecompressSync(bytesOf(name, `${path}.br`)).equals(content)).toBe(true);
      expect(gunzipSync(bytesOf(name, `${path}.gz`)).equals(content)).toBe(true);
    }
  });
});

describe('first views', () => {
  it('are rendered into the release, with styles that count inside of them only', () => {
    const views = JSON.parse(bytesOf('mf-one', 'first-views.json').toString()) as Record<string, { css: string }>;
    const { css, ...view } = views['/one/search'] ?? { css: '' };
    expect(view).toEqual({
      html: expect.stringMatching(/^<h1 class="[\w -]+">Where to\?<\/h1>$/) as string,
      withQuery: true,
      guestsOnly: false,
      base: 'release:/',
    });
    expect(css).toMatch(/^\.first-view \.\w+\{color:teal;\}$/);
    expect(releaseOf('mf-one').files.map(({ path }) => path)).toContain('first-views.json');
  });

  it('are not asked of a remote', () => {
    expect(existsSync(join(folder, 'mf-two/dist/first-views.json'))).toBe(false);
  });

  it.each([
    [
      'with a control',
      firstViews('/one/search', '<input />'),
      'mf-one: the first view of /one/search holds a control, <input>',
    ],
    [
      'of a query to a route of nobody',
      firstViews('/other?', 'Hello'),
      'mf-one: first-views.tsx has /other?, but remote.json has no such route',
    ],
    [
      'of a route of nobody',
      firstViews('/other', 'Hello'),
      'mf-one: first-views.tsx has /other, but remote.json has no such route',
    ],
    [
      'with a picture that its pages do not have',
      `export const firstViews = { '/one/search': { view: () => <img src={__webpack_public_path__ + 'sea.avif'} /> } };`,
      'a first view shows sea.avif, which no page of the release uses',
    ],
  ])(
    'fail the build: %s',
    (_what, source, message) => {
      write('mf-views', { ...one, 'src/first-views.tsx': source });
      const { code, output } = build('mf-views');
      expect(code).not.toBe(0);
      expect(output).toContain(message);
    },
    60_000,
  );
});

describe('sharing', () => {
  it('names the shared chunks of each part, and no singleton', () => {
    expect(partOf('mf-one', '/one/search').sharedChunks).toEqual(['@sojourn/ui/basic']);
    expect(partOf('mf-one', 'teaser').sharedChunks).toEqual(['@sojourn/ui/tooltip']);
    expect(partOf('mf-one', 'remote').sharedChunks).toEqual([]);
    // `Table` is asked for as the part that it is shared in.
    expect(partOf('mf-two', '/two/:id').sharedChunks).toEqual(['@sojourn/ui/extended', '@sojourn/ui/tooltip']);
  });

  it('keeps what replaces a shell that does not fit in one file for all of the design system', () => {
    const copies = releaseOf('mf-one').files.filter(({ path }) => /^copy-ui\.js$/.test(path));
    expect(copies).toHaveLength(1);
  });

  it('embeds the runtime in short', () => {
    const entry = bytesOf('mf-one', releaseOf('mf-one').entry).toString();
    expect(entry).toContain('_FEDERATION_BUNDLER_RUNTIME');
    expect(entry).not.toContain('idToExternalAndNameMapping');
    expect(entry.length).toBeLessThan(9_000);
  });

  it('builds no copy of React into a remote', () => {
    for (const { path } of releaseOf('mf-one').files)
      if (path.endsWith('.js')) expect(bytesOf('mf-one', path).toString()).not.toContain('react.transitional.element');
  });
});

describe('a build that would lose something without a word', () => {
  it.each([
    [
      'a part of remote.json that remote.tsx does not have',
      { ...one, 'remote.json': one['remote.json'].replace('teaser', 'missing') },
      'mf-one: remote.json names missing, but no chunk is called widget-missing',
    ],
    [
      'a part that is written in another way',
      {
        ...one,
        'src/remote.tsx': one['src/remote.tsx'].replace("lazy(() => import('./widget')", "lazy(() => load('./widget')"),
      },
      '1 of 2 parts are written as `key: lazy(',
    ],
    [
      'a package whose files are not where the rules about it look',
      {
        ...two,
        'package.json': two['package.json'].replace('}', ',"dependencies":{"lucide-react":"1.75.0"}}'),
        'src/widget.tsx': 'export const Widget = () => <p>No icon.</p>;',
      },
      'no module of the build is one of /lucide-react',
    ],
  ])(
    'fails: %s',
    (_what, change, message) => {
      rmSync(join(folder, 'mf-broken'), { recursive: true, force: true });
      write('mf-broken', change);
      const { code, output } = build('mf-broken');
      expect(code).not.toBe(0);
      expect(output).toContain(message);
    },
    60_000,
  );

  it('fails: a remote without its entry', () => {
    const { 'src/remote.tsx': _entry, ...others } = one;
    write('mf-empty', others);
    const { code, output } = build('mf-empty');
    expect(code).not.toBe(0);
    expect(output).toContain('mf_one has no entry: src/remote.tsx is missing');
  }, 60_000);
});
