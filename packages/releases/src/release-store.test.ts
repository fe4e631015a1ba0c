import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { sha384, writeFakeBuild, type FakeBuild } from './release-build.fake';
import { createReleaseStore, type ReleaseStore } from './release-store';

const shellVersion = '0.1.0';
const remote = 'mf-flights';
let folder: string;
let releasesDir: string;
let dist: string;
let store: ReleaseStore;

const build = (content: string, changes?: FakeBuild) => writeFakeBuild(dist, content, changes);
const publish = () => store.publish({ dist, remote });
const publishLocal = () => store.publish({ dist, remote, local: true });
const placeOf = (name: string) => join(releasesDir, remote, name);
const folderInForce = async () => (await store.registry())?.remotes[0]?.base.split('/').at(-2);
const audit = async () =>
  (await readFile(join(releasesDir, 'audit.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function release() {
  const published = await publish();
  await store.activate({ ...published, shellVersion });
  return published.folder;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-releases-'));
  releasesDir = join(folder, 'releases');
  dist = join(folder, remote, 'dist');
  store = createReleaseStore(releasesDir);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('publishing', () => {
  test('copies every file into a folder named after version and content', async () => {
    await build('one');
    const published = await publish();
    expect(published).toEqual({ remote, folder: expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/), isNew: true });
    const place = placeOf(published.folder);
    expect((await readdir(place, { recursive: true })).sort()).toEqual([
      'parts',
      'parts/page.js',
      'release.json',
      'remoteEntry.js',
    ]);
    expect(await readFile(join(place, 'parts/page.js'), 'utf8')).toBe('page of one');
    expect(await store.registry()).toBeUndefined();
    expect(await audit()).toEqual([
      {
        at: expect.stringMatching(/Z$/),
        by: expect.any(String),
        action: 'publish',
        remote,
        from: null,
        to: published.folder,
      },
    ]);
  });

  test('refuses a version that was published with other bytes, and leaves the first', async () => {
    await build('one');
    const first = await publish();
    await build('two');
    await expect(publish()).rejects.toThrow('mf-flights 1.0.0 is already published with other bytes');
    expect(await readdir(join(releasesDir, remote))).toEqual([first.folder]);
  });

  test('takes a prerelease of a published version for another version', async () => {
    await build('one');
    await publish();
    await build('two', { version: '1.0.0-rc.1' });
    expect((await publish()).folder).toMatch(/^1\.0\.0-rc\.1-/);
  });

  test('accepts the same version with the same bytes again, and changes nothing', async () => {
    await build('one');
    const first = await publish();
    expect(await publish()).toEqual({ ...first, isNew: false });
    expect(await audit()).toHaveLength(1);
  });

  test('knows the same bytes under another version', async () => {
    await build('one');
    await publish();
    await build('one', { version: '1.1.0' });
    expect(await publish()).toMatchObject({ isNew: false, folder: expect.stringMatching(/^1\.1\.0-/) });
  });

  test('mends a copy that lost bytes', async () => {
    await build('one');
    const first = await publish();
    await writeFile(join(placeOf(first.folder), 'parts/page.js'), 'half a pa');
    expect(await publish()).toEqual({ ...first, isNew: false });
    expect(await readFile(join(placeOf(first.folder), 'parts/page.js'), 'utf8')).toBe('page of one');
  });

  test('gives each local rebuild a version of its own', async () => {
    await build('one');
    const one = await publishLocal();
    await build('two');
    const two = await publishLocal();
    expect(one.folder).toMatch(/^1\.0\.0-local-([0-9a-f]{8})-\1$/);
    expect(two).toMatchObject({ folder: expect.stringMatching(/^1\.0\.0-local-/), isNew: true });
    expect((await readdir(join(releasesDir, remote))).sort()).toEqual([one.folder, two.folder].sort());
    const kept = JSON.parse(await readFile(join(placeOf(two.folder), 'release.json'), 'utf8')) as { version: string };
    expect(`${kept.version}-${kept.version.slice(-8)}`).toBe(two.folder);
  });

  test.each([
    ['a missing file', { path: 'gone.js', sha384: sha384('x') }, 'gone.js is missing'],
    ['a wrong hash', { path: 'parts/page.js', sha384: sha384('x') }, 'parts/page.js has a wrong hash'],
    ['a file outside the build', { path: '../secret', sha384: sha384('x') }, '../secret lies outside its folder'],
    ['a file outside by a detour', { path: 'a/../../secret', sha384: sha384('x') }, 'lies outside its folder'],
    ['an absolute path', { path: '/etc/hostname', sha384: sha384('x') }, '/etc/hostname lies outside its folder'],
  ])('refuses %s and leaves nothing behind', async (_name, extra, message) => {
    await writeFile(join(folder, 'secret'), 'x');
    await build('one', { files: [{ path: 'remoteEntry.js', sha384: sha384('one') }, extra] });
    await expect(publish()).rejects.toThrow(message);
    await expect(readdir(releasesDir)).rejects.toThrow('ENOENT');
  });

  test.each<[string, FakeBuild]>([
    ['a name that is none', { name: 'MF Flights' }],
    ['a version that is none', { version: '1.0' }],
    ['a version with build metadata', { version: '1.0.0+today' }],
    ['an entry that is not among the files', { entry: 'other.js' }],
    ['an entry with another hash', { integrity: sha384('other') }],
  ])('refuses a build with %s', async (_name, changes) => {
    await build('one', changes);
    await expect(publish()).rejects.toThrow('release.json is not a release');
  });

  test('refuses a release.json that is no JSON, a folder without one, and another remote’s build', async () => {
    await expect(publish()).rejects.toThrow('holds no release; please build it first');
    await build('one', { name: 'mf-hotels' });
    await expect(publish()).rejects.toThrow('holds a release of mf-hotels, not of mf-flights');
    await writeFile(join(dist, 'release.json'), '{');
    await expect(publish()).rejects.toThrow('is not a release');
  });
});

describe('activating', () => {
  test('makes a registry with everything the shell needs, and says who did it', async () => {
    await build('one');
    const name = await release();
    expect(await store.registry()).toEqual({
      shellVersion,
      publishedAt: expect.stringMatching(/Z$/),
      remotes: [
        {
          name: remote,
          version: '1.0.0',
          base: `/mf/mf-flights/${name}/`,
          entry: 'remoteEntry.js',
          integrity: sha384('one'),
          manifest: { id: 'mf_flights' },
          routes: [{ path: '/flights/search', title: 'Flights' }],
          widgets: ['search-form'],
        },
      ],
    });
    expect((await audit()).at(-1)).toMatchObject({ action: 'activate', remote, from: null, to: name });
  });

  test('replaces the entry of the release before, and names it in the audit', async () => {
    await build('one');
    const one = await release();
    await build('two', { version: '1.1.0' });
    const two = await release();
    expect((await store.registry())?.remotes).toHaveLength(1);
    expect(await folderInForce()).toBe(two);
    expect((await audit()).at(-1)).toMatchObject({ action: 'activate', from: one, to: two });
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
    ['1.0.0', '1.x || 2.x', true],
    ['0.1.1-rc.1', '^0.1.0', true],
    ['0.1.0', 'whatever comes', false],
    ['nonsense', '*', false],
  ])('under shell %s with a need of %s: %s', async (live, shell, fits) => {
    await build('one', { shell });
    const activation = store.activate({ ...(await publish()), shellVersion: live });
    if (fits) await activation;
    else await expect(activation).rejects.toThrow(`needs shell ${shell}, but the live shell is ${live}`);
    expect((await store.registry())?.shellVersion).toBe(fits ? live : undefined);
  });

  test('is refused when one byte has flipped since', async () => {
    await build('one');
    const published = await publish();
    await writeFile(join(placeOf(published.folder), 'parts/page.js'), 'page of 0ne');
    await expect(store.activate({ ...published, shellVersion })).rejects.toThrow('parts/page.js has a wrong hash');
    expect(await store.registry()).toBeUndefined();
  });

  test('keeps both of two releases made at once, in the order of their names', async () => {
    await build('one');
    const flights = await publish();
    await build('one', { name: 'mf-auth' });
    const auth = await store.publish({ dist, remote: 'mf-auth' });
    await Promise.all([flights, auth].map((each) => store.activate({ ...each, shellVersion })));
    expect((await store.registry())?.remotes.map(({ name }) => name)).toEqual(['mf-auth', 'mf-flights']);
    expect(await readdir(releasesDir)).not.toContain('.lock');
  });

  test('is refused while the registry is no registry, which stays as it is', async () => {
    await build('one');
    const published = await publish();
    for (const spoilt of ['{"remotes": {}}', 'not JSON']) {
      await writeFile(join(releasesDir, 'registry.json'), spoilt);
      await expect(store.activate({ ...published, shellVersion })).rejects.toThrow('is not a registry');
      expect(await readFile(join(releasesDir, 'registry.json'), 'utf8')).toBe(spoilt);
    }
  });
});

test('a writer that finds another at work for ten seconds gives up', async () => {
  await build('one');
  const published = await publish();
  await mkdir(join(releasesDir, '.lock'));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  try {
    let outcome: unknown;
    const activation = store.activate({ ...published, shellVersion }).catch((error: unknown) => (outcome = error));
    for (let ms = 0; outcome === undefined && ms < 60_000; ms += 25) {
      jest.advanceTimersByTime(25);
      await readdir(releasesDir);
    }
    await activation;
    expect(outcome).toMatchObject({
      name: 'ReleaseError',
      message: 'Another release is under way; please try again.',
      cause: { name: 'FileLockedError' },
    });
  } finally {
    jest.useRealTimers();
  }
});

describe('rolling back', () => {
  test('goes back release by release, to the first and no further', async () => {
    const names: string[] = [];
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await build(version, { version });
      names.push(await release());
    }
    expect(await store.rollback(remote)).toEqual({ from: names[2], to: names[1] });
    expect(await folderInForce()).toBe(names[1]);
    await store.rollback(remote);
    expect(await folderInForce()).toBe(names[0]);
    await expect(store.rollback(remote)).rejects.toThrow('was the first release');
    expect((await audit()).at(-1)).toMatchObject({ action: 'rollback', from: names[1], to: names[0] });
  });

  test('asks only the audit of that remote', async () => {
    await build('one');
    const first = await release();
    await build('one', { name: 'mf-hotels' });
    const hotels = await store.publish({ dist, remote: 'mf-hotels' });
    await store.activate({ ...hotels, shellVersion });
    await build('two', { version: '1.1.0' });
    await release();
    expect((await store.rollback(remote)).to).toBe(first);
    await expect(store.rollback('mf-hotels')).rejects.toThrow('was the first release');
  });

  test('is refused under a shell that the earlier release does not fit', async () => {
    await build('one');
    const first = await release();
    await build('two', { version: '1.1.0', shell: '>=0.1.0' });
    const second = await release();
    await store.nameShell('0.2.0');
    await expect(store.rollback(remote)).rejects.toThrow('needs shell ^0.1.0, but the live shell is 0.2.0');
    expect(await folderInForce()).toBe(second);
    expect(first).not.toBe(second);
  });

  test('of a remote that is not in force is refused', async () => {
    await expect(store.rollback(remote)).rejects.toMatchObject({
      name: 'ReleaseError',
      message: 'mf-flights is not in force, so there is nothing to roll back.',
    });
    await build('one');
    await release();
    await expect(store.rollback('mf-hotels')).rejects.toThrow('mf-hotels is not in force');
  });
});

describe('naming the live shell', () => {
  test('changes that name and nothing else', async () => {
    await build('one');
    await release();
    const before = await store.registry();
    await store.nameShell('0.2.0');
    expect(await store.registry()).toEqual({ ...before, shellVersion: '0.2.0' });
  });

  test('leaves the registry as it is under the name it has', async () => {
    await build('one');
    await release();
    const { ino } = await stat(join(releasesDir, 'registry.json'));
    await store.nameShell(shellVersion);
    expect((await stat(join(releasesDir, 'registry.json'))).ino).toBe(ino);
  });

  test('makes no registry where there is none', async () => {
    await mkdir(releasesDir);
    await store.nameShell('0.2.0');
    expect(await readdir(releasesDir)).toEqual([]);
  });
});
