import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activate, publishRemote, readRegistry, rollback } from './release.mjs';
import { fits } from './version-range.mjs';

const shellVersion = '0.1.0';
let folder: string;
let releasesDir: string;
let room: string;

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What a build leaves in `dist`. */
async function build(content: string, changes: { version?: string; shell?: string; files?: object[] } = {}) {
  const dist = join(room, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, 'parts'), { recursive: true });
  const files = { 'remoteEntry.js': content, 'parts/page.js': `page of ${content}` };
  for (const [path, text] of Object.entries(files)) await writeFile(join(dist, path), text);
  await writeFile(
    join(dist, 'release.json'),
    JSON.stringify({
      description: {
        name: 'mf-flights',
        requires: { shell: changes.shell ?? '^0.1.0' },
        routes: [{ path: '/flights/search', title: 'Flights' }],
        widgets: ['search-form'],
      },
      version: changes.version ?? '1.0.0',
      entry: 'remoteEntry.js',
      integrity: sha384(content),
      manifest: { id: 'mf_flights' },
      files: changes.files ?? Object.entries(files).map(([path, text]) => ({ path, sha384: sha384(text) })),
    }),
  );
}

async function release() {
  const published = await publishRemote({ room, releasesDir });
  await activate({ ...published, releasesDir, shellVersion });
  return published.folder;
}

const inForce = async () => (await readRegistry(releasesDir))?.remotes[0]?.base.split('/').at(-2);
const audit = async () =>
  (await readFile(join(releasesDir, 'audit.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-release-'));
  releasesDir = join(folder, 'releases');
  room = join(folder, 'mf-flights');
  await mkdir(releasesDir);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('publishing', () => {
  test('copies every file into a folder named after version and content', async () => {
    await build('one');
    const { folder: name } = await publishRemote({ room, releasesDir });
    expect(name).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
    expect(await readFile(join(releasesDir, 'mf-flights', name, 'parts/page.js'), 'utf8')).toBe('page of one');
    expect(await readRegistry(releasesDir)).toBeUndefined();
  });

  test('refuses a version that was published with other bytes', async () => {
    await build('one');
    await publishRemote({ room, releasesDir });
    await build('two');
    await expect(publishRemote({ room, releasesDir })).rejects.toThrow('already published with other bytes');
  });

  test('accepts the same version with the same bytes again, and changes nothing', async () => {
    await build('one');
    const first = await publishRemote({ room, releasesDir });
    expect(await publishRemote({ room, releasesDir })).toEqual({ ...first, isNew: false });
    expect(await audit()).toHaveLength(1);
  });

  test('gives each local rebuild a version of its own', async () => {
    await build('one');
    const one = await publishRemote({ room, releasesDir, local: true });
    await build('two');
    const two = await publishRemote({ room, releasesDir, local: true });
    expect(one.folder).toMatch(/^1\.0\.0-local\.([0-9a-f]{8})-\1$/);
    expect(two.folder).not.toBe(one.folder);
    expect((await readdir(join(releasesDir, 'mf-flights'))).sort()).toEqual([one.folder, two.folder].sort());
  });

  test.each([
    ['a missing file', [{ path: 'gone.js', sha384: sha384('x') }], 'gone.js is missing'],
    ['a wrong hash', [{ path: 'parts/page.js', sha384: sha384('x') }], 'has a wrong hash'],
    ['a file outside the build', [{ path: '../secret', sha384: sha384('x') }], 'lies outside its folder'],
  ])('refuses %s and leaves nothing behind', async (_name, extra, message) => {
    await build('one', { files: [{ path: 'remoteEntry.js', sha384: sha384('one') }, ...extra] });
    await expect(publishRemote({ room, releasesDir })).rejects.toThrow(message);
    expect(await readdir(releasesDir)).toEqual([]);
  });
});

describe('activating', () => {
  test('makes a registry with everything the shell needs, and says who did it', async () => {
    await build('one');
    const name = await release();
    const registry = await readRegistry(releasesDir);
    expect(registry).toEqual({ shellVersion, publishedAt: expect.stringMatching(/Z$/), remotes: [expect.any(Object)] });
    expect(registry?.remotes[0]).toEqual({
      name: 'mf-flights',
      version: '1.0.0',
      base: `/mf/mf-flights/${name}/`,
      entry: 'remoteEntry.js',
      integrity: sha384('one'),
      manifest: { id: 'mf_flights' },
      routes: [{ path: '/flights/search', title: 'Flights' }],
      widgets: ['search-form'],
    });
    expect((await audit()).at(-1)).toMatchObject({
      action: 'activate',
      from: null,
      to: name,
      by: expect.any(String),
      at: expect.any(String),
    });
  });

  test('is refused when the live shell does not fit', async () => {
    await build('one', { shell: '^0.2.0' });
    await expect(release()).rejects.toThrow('needs shell ^0.2.0');
    expect(await readRegistry(releasesDir)).toBeUndefined();
  });

  test('is refused when one byte has flipped since', async () => {
    await build('one');
    const published = await publishRemote({ room, releasesDir });
    await writeFile(join(releasesDir, 'mf-flights', published.folder, 'parts/page.js'), 'page of 0ne');
    await expect(activate({ ...published, releasesDir, shellVersion })).rejects.toThrow(
      'parts/page.js has a wrong hash',
    );
  });

  test('keeps both of two releases made at once', async () => {
    await build('one');
    const flights = await publishRemote({ room, releasesDir });
    const text = await readFile(join(room, 'dist/release.json'), 'utf8');
    await writeFile(join(room, 'dist/release.json'), text.replace('mf-flights', 'mf-hotels'));
    const hotels = await publishRemote({ room, releasesDir });
    await Promise.all([flights, hotels].map((each) => activate({ ...each, releasesDir, shellVersion })));
    expect((await readRegistry(releasesDir))?.remotes.map(({ name }) => name)).toEqual(['mf-flights', 'mf-hotels']);
  });
});

describe('rolling back', () => {
  test('goes back release by release, to the first and no further', async () => {
    const names: string[] = [];
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await build(version, { version });
      names.push(await release());
    }
    expect(await rollback({ remote: 'mf-flights', releasesDir })).toEqual({ from: names[2], to: names[1] });
    expect(await inForce()).toBe(names[1]);
    await rollback({ remote: 'mf-flights', releasesDir });
    expect(await inForce()).toBe(names[0]);
    await expect(rollback({ remote: 'mf-flights', releasesDir })).rejects.toThrow('was the first release');
    expect((await audit()).at(-1)).toMatchObject({ action: 'rollback', from: names[1], to: names[0] });
  });

  test('of a remote that is not in force is refused', async () => {
    await expect(rollback({ remote: 'mf-flights', releasesDir })).rejects.toThrow('is not in force');
  });
});

test.each([
  ['0.1.0', '^0.1.0', true],
  ['0.1.7', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.4', '^0.0.3', false],
  ['1.9.0', '^1.2.0', true],
  ['2.0.0', '^1.2.0', false],
  ['1.2.9', '~1.2.0', true],
  ['1.3.0', '~1.2.0', false],
  ['3.0.0', '>=1.2.0', true],
  ['1.1.0', '>=1.2.0', false],
  ['1.2.0', '1.2.0', true],
  ['1.2.1', '1.2.0', false],
  ['9.9.9', '*', true],
  ['1.0.0', '1.x || 2.x', false],
  ['nonsense', '*', false],
])('shell %s and range %s: %s', (version, range, expected) => {
  expect(fits(version, range)).toBe(expected);
});
