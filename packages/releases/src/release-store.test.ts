import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { fakeShell, sha384, writeFakeBuild, type FakeBuild } from './release-build.fake';
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
const registry = async () => (await store.inForce())?.registry;
const folderInForce = async () => (await registry())?.remotes[0]?.base.split('/').at(-2);
const audit = async () =>
  (await readFile(join(releasesDir, 'audit.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function release() {
  const published = await publish();
  await store.activate(published);
  return published.folder;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-releases-'));
  releasesDir = join(folder, 'releases');
  dist = join(folder, remote, 'dist');
  store = createReleaseStore(releasesDir, fakeShell());
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
    expect(await registry()).toBeUndefined();
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
    expect(await readdir(releasesDir)).toEqual([]);
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
    expect(await registry()).toEqual({
      shellVersion,
      publishedAt: expect.stringMatching(/Z$/),
      remotes: [
        {
          name: remote,
          version: '1.0.0',
          base: `/mf/mf-flights/${name}/`,
          entry: 'remoteEntry.js',
          integrity: sha384('one'),
          manifest: { name: 'mf_flights' },
          routes: [{ path: '/flights/search', title: 'A page' }],
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
    expect((await registry())?.remotes).toHaveLength(1);
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
    store = createReleaseStore(releasesDir, fakeShell({ version: live }));
    const activation = release();
    if (fits) await activation;
    else await expect(activation).rejects.toThrow(`needs shell ${shell}, but the live shell is ${live}`);
    expect((await registry())?.shellVersion).toBe(fits ? live : undefined);
  });

  test('is refused when one byte has flipped since', async () => {
    await build('one');
    const published = await publish();
    await writeFile(join(placeOf(published.folder), 'parts/page.js'), 'page of 0ne');
    await expect(store.activate(published)).rejects.toThrow('parts/page.js has a wrong hash');
    expect(await registry()).toBeUndefined();
  });

  test('keeps both of two releases made at once, in the order of their names', async () => {
    await build('one');
    const flights = await publish();
    await build('one', { name: 'mf-auth' });
    const auth = await store.publish({ dist, remote: 'mf-auth' });
    await Promise.all([flights, auth].map((each) => store.activate(each)));
    expect((await registry())?.remotes.map(({ name }) => name)).toEqual(['mf-auth', 'mf-flights']);
    expect(await readdir(releasesDir)).not.toContain('.lock');
  });

  test.each(['{"remotes": {}}', 'not JSON', ''])('heals a registry file that holds %j', async (spoilt) => {
    await build('one', { name: 'mf-hotels' });
    const hotels = await store.publish({ dist, remote: 'mf-hotels' });
    await store.activate(hotels);
    await writeFile(join(releasesDir, 'registry.json'), spoilt);
    await build('one');
    await release();
    expect(await store.inForce()).toMatchObject({
      faults: [],
      registry: { shellVersion, remotes: [{ name: 'mf-flights' }, { name: 'mf-hotels' }] },
    });
  });

  test('is refused for a route that another remote has, which stays its own', async () => {
    await build('one');
    const published = await publish();
    await store.activate(published);
    await build('one', { name: 'mf-hotels', routes: ['/flights/:any'] });
    const stolen = { dist, remote: 'mf-hotels' };
    const sentence = 'mf-hotels 1.0.0 cannot have the route /flights/:any: mf-flights answers it by /flights/search.';
    await expect(store.check(stolen)).rejects.toThrow(sentence);
    await expect(store.publish(stolen)).rejects.toThrow(sentence);
    expect(await readdir(releasesDir)).not.toContain('mf-hotels');
  });

  test('looks at the routes again when another release took one meanwhile', async () => {
    await build('one', { routes: ['/stays'] });
    const flights = await publish();
    await build('one', { name: 'mf-hotels', routes: ['/stays'] });
    const hotels = await store.publish({ dist, remote: 'mf-hotels' });
    await store.activate(hotels);
    await expect(store.activate(flights)).rejects.toThrow('the route /stays: mf-hotels answers it');
  });

  test('twice changes nothing the second time', async () => {
    await build('one');
    const folder = await release();
    const before = await stat(join(releasesDir, 'registry.json'));
    expect(await store.activate({ remote, folder })).toEqual({ remote, from: folder, to: folder });
    expect((await stat(join(releasesDir, 'registry.json'))).ino).toBe(before.ino);
    expect(await audit()).toHaveLength(2);
  });
});

test('a full disk is told in a sentence, and the release goes on once there is room', async () => {
  await build('one');
  const first = await release();
  await build('two', { version: '1.1.0' });
  const second = await publish();
  // Every write to it fails as on a full disk.
  const unfinished = join(releasesDir, 'registry.json.new');
  await symlink('/dev/full', unfinished);
  await expect(store.activate(second)).rejects.toMatchObject({
    name: 'ReleaseError',
    message: `There is no space left for ${releasesDir}; please free some and try again.`,
  });
  expect(await folderInForce()).toBe(first);
  await rm(unfinished);
  expect(await store.activate(second)).toMatchObject({ from: first, to: second.folder });
  expect(await folderInForce()).toBe(second.folder);
});

test('a writer that finds another at work all the time gives up', async () => {
  await build('one');
  const published = await publish();
  const lock = join(releasesDir, '.lock');
  await mkdir(lock);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  try {
    let outcome: unknown;
    const activation = store.activate(published).catch((error: unknown) => (outcome = error));
    for (let ms = 0; outcome === undefined && ms < 60_000; ms += 25) {
      jest.advanceTimersByTime(25);
      // The other writer lives: it looks after its lock.
      await utimes(lock, new Date(), new Date());
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
    expect(await store.rollback(remote)).toMatchObject({ from: names[2], to: names[1] });
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
    await store.activate(hotels);
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
    store = createReleaseStore(releasesDir, fakeShell({ version: '0.2.0' }));
    await store.startShell([]);
    await expect(store.rollback(remote)).rejects.toThrow('needs shell ^0.1.0, but the live shell is 0.2.0');
    expect(await folderInForce()).toBe(second);
    expect(first).not.toBe(second);
  });

  test('twice at once goes back once, and says what happened meanwhile', async () => {
    const names: string[] = [];
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await build(version, { version });
      names.push(await release());
    }
    const outcomes = await Promise.allSettled([store.rollback(remote), store.rollback(remote)]);
    const sentence = `mf-flights ${names[1]} was put in force meanwhile; nothing was rolled back.`;
    expect(outcomes.toSorted((one, two) => one.status.localeCompare(two.status))).toMatchObject([
      { status: 'fulfilled', value: { from: names[2], to: names[1] } },
      { status: 'rejected', reason: { name: 'ReleaseError', message: sentence } },
    ]);
    expect(await folderInForce()).toBe(names[1]);
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

describe('rolling back to a version', () => {
  const names: string[] = [];
  beforeEach(async () => {
    names.length = 0;
    for (const version of ['1.0.0', '1.1.0', '1.1.1']) {
      await build(version, { version });
      names.push(await release());
    }
  });

  test.each([
    ['a version', () => '1.0.0', 0],
    ['a folder', () => names[1], 1],
  ])('takes %s', async (_what, version, index) => {
    expect(await store.rollback(remote, version())).toMatchObject({ from: names[2], to: names[index] });
    expect(await folderInForce()).toBe(names[index]);
  });

  test('which is in force already changes nothing', async () => {
    expect(await store.rollback(remote, '1.1.1')).toMatchObject({ from: names[2], to: names[2] });
    expect((await audit()).at(-1)).toMatchObject({ action: 'activate' });
  });

  test.each(['9.9.9', '1.1', '1', '', '../1.0.0'])('%j is refused with the versions there are', async (version) => {
    await expect(store.rollback(remote, version)).rejects.toThrow(
      `mf-flights has no release ${version}; there are ${names[0]}, ${names[1]}, ${names[2]} (in force).`,
    );
    await expect(store.rollback('mf-cars', version)).rejects.toThrow('there are none.');
  });

  test('and then back goes to what was before that version', async () => {
    await store.rollback(remote, '1.1.0');
    expect(await store.rollback(remote)).toMatchObject({ from: names[1], to: names[0] });
  });

  test('that was released twice in a row is not stuck there', async () => {
    await release();
    expect(await store.rollback(remote)).toMatchObject({ from: names[2], to: names[1] });
  });
});

describe('a canary', () => {
  const next = async (version: string, changes?: FakeBuild) => {
    await build(version, { version, ...changes });
    return publish();
  };
  const canaries = async () =>
    (await store.inForce())?.canaries.map(({ percent, release: { version } }) => `${version} ${percent}`);

  test('is given to a share, which can change, and everybody else has what is in force', async () => {
    await build('one');
    const first = await release();
    const second = await next('1.1.0');
    expect(await store.startCanary(second, 10)).toEqual({ from: null, to: second.folder });
    expect(await canaries()).toEqual(['1.1.0 10']);
    expect(await folderInForce()).toBe(first);
    expect((await audit()).at(-1)).toMatchObject({ action: 'canary', from: null, to: second.folder, percent: 10 });
    const lines = (await audit()).length;
    await store.startCanary(second, 10);
    expect(await audit()).toHaveLength(lines);
    await store.startCanary(second, 40);
    expect(await canaries()).toEqual(['1.1.0 40']);
    // Another one takes its place.
    const third = await next('1.2.0');
    expect(await store.startCanary(third, 5)).toEqual({ from: second.folder, to: third.folder });
    expect(await canaries()).toEqual(['1.2.0 5']);
  });

  test('is taken back by a rollback, which the next rollback does not count', async () => {
    await build('one');
    const first = await release();
    const second = await next('1.1.0');
    await store.activate(second);
    const third = await next('1.2.0');
    await store.startCanary(third, 10);
    expect(await store.rollback(remote)).toEqual({ from: third.folder, to: second.folder });
    expect([await canaries(), await folderInForce()]).toEqual([[], second.folder]);
    expect((await audit()).at(-1)).toMatchObject({ action: 'rollback', from: third.folder, to: second.folder });
    expect(await store.rollback(remote)).toMatchObject({ from: second.folder, to: first });
  });

  test.each([
    ['it is put in force', () => next('1.1.0').then((published) => store.activate(published)), '1.1.0'],
    ['what is in force is released again', () => store.rollback(remote, '1.0.0'), '1.0.0'],
  ])('is over when %s', async (_what, change, version) => {
    await build('one');
    await release();
    await store.startCanary(await next('1.1.0'), 10);
    await change();
    expect([await canaries(), (await folderInForce())?.startsWith(`${version}-`)]).toEqual([[], true]);
    expect((await audit()).at(-1)).not.toMatchObject({ action: 'canary' });
  });

  test('outlives the start of a shell that it fits, and holds up one that it does not', async () => {
    await build('one', { shell: '>=0.1.0' });
    await release();
    await store.startCanary(await next('1.1.0'), 10);
    await store.startShell([]);
    expect(await canaries()).toEqual(['1.1.0 10']);
    const shell = createReleaseStore(releasesDir, fakeShell({ version: '0.2.0' }));
    await expect(shell.startShell([])).rejects.toThrow(/does not fit 1 of its remotes:\n {2}mf-flights 1\.1\.0 needs/);
  });

  test.each<[string, { changes?: FakeBuild; percent?: number }, string]>([
    ['a share that is none', { percent: 100 }, 'is given to 1 to 99 of 100 sessions, not to 100'],
    ['a shell that does not fit', { changes: { shell: '^9.0.0' } }, 'needs shell ^9.0.0, but the live shell is 0.1.0'],
    [
      'a route of the shell',
      { changes: { routes: ['/flights'] } },
      'cannot have the route /flights: the shell answers it',
    ],
  ])('is refused for %s', async (_what, { changes, percent = 10 }, sentence) => {
    await build('one');
    await release();
    const start = async () => store.startCanary(await next('1.1.0', changes), percent);
    await expect(start()).rejects.toThrow(sentence);
    expect(await canaries()).toEqual([]);
  });

  test('is refused where the others would be given nothing, and for what everybody is given', async () => {
    const first = await next('1.0.0');
    await expect(store.startCanary(first, 10)).rejects.toThrow('the other sessions would have none');
    await store.activate(first);
    await expect(store.startCanary(first, 10)).rejects.toThrow('is given to everybody already');
  });

  test('stays on disk however old it is', async () => {
    await build('one');
    const first = await release();
    const second = await next('1.1.0');
    await store.startCanary(second, 10);
    jest.useFakeTimers({ now: Date.now() + 10 * 86_400_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    try {
      for (let minor = 2; minor < 14; minor += 1) await next(`1.${minor}.0`);
      await store.startCanary(second, 20);
    } finally {
      jest.useRealTimers();
    }
    expect(await readdir(join(releasesDir, remote))).toEqual(expect.arrayContaining([first, second.folder]));
  });
});

describe('starting a shell', () => {
  const startShell = (version: string, changes = {}) => {
    store = createReleaseStore(releasesDir, fakeShell({ version, ...changes }));
    return store.startShell([]);
  };

  test('names it, and changes nothing else', async () => {
    await build('one', { shell: '>=0.1.0' });
    await release();
    const before = await registry();
    await startShell('0.2.0');
    expect(await registry()).toEqual({ ...before, shellVersion: '0.2.0', publishedAt: expect.any(String) });
  });

  test('leaves the registry as it is under the name it has', async () => {
    await build('one');
    await release();
    const { ino } = await stat(join(releasesDir, 'registry.json'));
    await store.startShell([]);
    expect((await stat(join(releasesDir, 'registry.json'))).ino).toBe(ino);
  });

  test('makes no registry where there is none', async () => {
    await mkdir(releasesDir);
    await startShell('0.2.0');
    expect(await readdir(releasesDir)).toEqual([]);
  });

  test.each<[string, { remotes: FakeBuild; shell: Record<string, unknown> }, string]>([
    ['a version that they exclude', { remotes: {}, shell: {} }, 'needs shell ^0.1.0, but the live shell is 0.2.0'],
    [
      'another React',
      { remotes: { shell: '*', shared: { react: '^19.0.0' } }, shell: { shared: { react: '20.0.0' } } },
      'needs react ^19.0.0, but the live shell shares 20.0.0',
    ],
    [
      'a package less',
      { remotes: { shell: '*', shared: { vue: '^3.0.0' } }, shell: {} },
      'needs vue ^3.0.0 of the shell, which shares none',
    ],
    [
      'one of their routes',
      { remotes: { shell: '*' }, shell: { routes: ['/flights/search'] } },
      'cannot have the route /flights/search: the shell answers it',
    ],
  ])('with %s is refused with the list, and changes nothing', async (_what, { remotes, shell }, fault) => {
    store = createReleaseStore(releasesDir, fakeShell({ shared: { react: '19.3.1', vue: '3.0.0' } }));
    for (const each of ['mf-flights', 'mf-hotels']) {
      await build('one', { ...remotes, name: each });
      await store.activate(await store.publish({ dist, remote: each }));
    }
    await build('one', { name: 'mf-auth', shell: '*' });
    await store.activate(await store.publish({ dist, remote: 'mf-auth' }));
    const before = await registry();
    const hotels = fault.replace('flights', 'hotels');
    const both = `Shell 0.2.0 cannot be put in force; it does not fit 2 of its remotes:\n  mf-flights 1.0.0 ${fault}\n  mf-hotels 1.0.0 ${hotels}`;
    const one = `Shell 0.2.0 cannot be put in force; it does not fit 1 of its remotes:\n  mf-flights 1.0.0 ${fault}`;
    await expect(startShell('0.2.0', shell)).rejects.toThrow('routes' in shell ? one : both);
    store = createReleaseStore(releasesDir, fakeShell());
    expect(await registry()).toEqual(before);
  });

  test('puts releases in force with it that are made for it', async () => {
    await build('one');
    await release();
    store = createReleaseStore(releasesDir, fakeShell({ version: '0.2.0' }));
    await build('two', { version: '2.0.0', shell: '^0.2.0' });
    const next = await store.publish({ dist, remote, local: true });
    await store.startShell([next]);
    expect((await registry())?.shellVersion).toBe('0.2.0');
    expect(await folderInForce()).toBe(next.folder);
  });

  test('is refused where two new releases want one route', async () => {
    const published = [];
    for (const name of ['mf-auth', 'mf-cars']) {
      await build('one', { name, routes: ['/cars'] });
      published.push(await store.publish({ dist, remote: name, local: true }));
    }
    await expect(store.startShell(published)).rejects.toThrow('the route /cars: mf-cars answers it');
    expect(await registry()).toBeUndefined();
  });
});

describe('a writer that was killed', () => {
  test('while it copied leaves nothing that the next one meets', async () => {
    await build('one');
    await mkdir(join(releasesDir, remote, '.incoming-abc'), { recursive: true });
    await mkdir(join(releasesDir, remote, '.outgoing-1.0.0-01234567'), { recursive: true });
    const name = await release();
    expect(await readdir(join(releasesDir, remote))).toEqual([name]);
  });

  test('between registry and audit leaves a state that can be rolled back', async () => {
    await build('one');
    const first = await release();
    await build('two', { version: '1.1.0' });
    const second = await release();
    const lines = (await readFile(join(releasesDir, 'audit.jsonl'), 'utf8')).trim().split('\n');
    await writeFile(
      join(releasesDir, 'audit.jsonl'),
      `${lines.slice(0, -1).join('\n')}\n${lines.at(-1)?.slice(0, 40)}`,
    );
    expect(await folderInForce()).toBe(second);
    expect(await store.rollback(remote)).toMatchObject({ from: second, to: first });
    const kept = (await readFile(join(releasesDir, 'audit.jsonl'), 'utf8')).trim().split('\n');
    expect(JSON.parse(kept.at(-1) as string)).toMatchObject({ action: 'rollback', from: second, to: first });
  });
});

describe('pruning', () => {
  const DAY = 24 * 60 * 60 * 1_000;
  const age = async (ms: number) => {
    const text = await readFile(join(releasesDir, 'audit.jsonl'), 'utf8');
    const older = text.replace(/"at":"([^"]+)"/g, (_all, at: string) => {
      return `"at":"${new Date(Date.parse(at) - ms).toISOString()}"`;
    });
    await writeFile(join(releasesDir, 'audit.jsonl'), older);
  };

  test('leaves the last ten, and of the others what was published or in force within a day', async () => {
    const names: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      await build(String(index), { version: `1.${index}.0` });
      names.push(await release());
    }
    expect((await readdir(join(releasesDir, remote))).length).toBe(12);
    await age(DAY + 60_000);
    await build('new', { version: '2.0.0' });
    names.push(await release());
    expect((await readdir(join(releasesDir, remote))).sort()).toEqual(names.slice(3).sort());
    expect(names).toContain(await folderInForce());
  });

  test('leaves withdrawn bytes known, so that a start does not put them in force again', async () => {
    await build('one');
    const first = await release();
    await build('two', { version: '1.1.0' });
    await release();
    await rm(placeOf(first), { recursive: true });
    await build('one');
    expect(await store.check({ dist, remote, local: true })).toEqual({ isNew: false });
  });
});
