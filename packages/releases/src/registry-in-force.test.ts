import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, ReleasedRemote } from '@sojourn/contracts';
import { registryPath } from './registry-file';
import { readRegistryInForce, type RegistryInForce } from './registry-in-force';
import { fakeShell, writeFakeBuild, type FakeBuild } from './release-build.fake';
import { createReleaseStore } from './release-store';

/** What a team does to the registry file by hand, and what the others have of it after a restart. */
let folder: string;
let releasesDir: string;
const areas = ['mf-auth', 'mf-trips'];
const shell = fakeShell({ areas });

const store = () => createReleaseStore(releasesDir, shell);
async function release(name: string, changes: FakeBuild = {}) {
  const dist = join(folder, name, 'dist');
  await writeFakeBuild(dist, JSON.stringify(changes), { name, ...changes });
  const published = await store().publish({ dist, remote: name });
  await store().activate(published);
  return published.folder;
}
const readFileOf = async () =>
  JSON.parse(await readFile(registryPath(releasesDir), 'utf8')) as Registry & { canaries: unknown[] };
const write = (value: unknown) => writeFile(registryPath(releasesDir), JSON.stringify(value));
async function edit(name: string, change: (entry: ReleasedRemote) => unknown) {
  const registry = await readFileOf();
  await write({ ...registry, remotes: registry.remotes.map((each) => (each.name === name ? change(each) : each)) });
}
const read = async (previous?: Registry) =>
  (await readRegistryInForce(releasesDir, { shell, previous })) as RegistryInForce;
const routesOf = ({ registry }: RegistryInForce) =>
  Object.fromEntries(registry.remotes.map(({ name, routes }) => [name, routes.map(({ path }) => path)]));
const page = (path: string) => ({ path, title: 'A page' });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-registry-'));
  releasesDir = join(folder, 'releases');
  await release('mf-auth', { routes: ['/login'] });
  await release('mf-trips', { routes: ['/trips', '/trips/:id'] });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const whole = { 'mf-auth': ['/login'], 'mf-trips': ['/trips', '/trips/:id'] };

test('is what the file says while everything is right', async () => {
  const { canaries, ...registry } = await readFileOf();
  expect(await read()).toEqual({ registry, canaries, faults: [], missing: [] });
});

test('is undefined while nothing was ever put in force', async () => {
  const nothing = join(folder, 'nothing');
  expect(await readRegistryInForce(nothing, { shell })).toBeUndefined();
  await writeFakeBuild(join(folder, 'mf-cars/dist'), 'cars', { name: 'mf-cars' });
  await createReleaseStore(nothing, shell).publish({ dist: join(folder, 'mf-cars/dist'), remote: 'mf-cars' });
  expect(await readRegistryInForce(nothing, { shell })).toBeUndefined();
});

test.each<[string, (entry: ReleasedRemote) => unknown, string]>([
  ['claims another’s route', (e) => ({ ...e, routes: [page('/trips'), ...e.routes] }), 'says something else'],
  ['claims another’s address', (e) => ({ ...e, routes: [page('/trips/new')] }), 'says something else'],
  ['claims everything', (e) => ({ ...e, routes: [page('/*')] }), 'is no entry of a registry'],
  ['names another hash', (e) => ({ ...e, integrity: 'sha384-other' }), 'says something else'],
  ['has no routes', (e) => ({ ...e, routes: undefined }), 'is no entry of a registry'],
  ['lies in another’s folder', (e) => ({ ...e, base: '/mf/mf-trips/1.0.0-0123abcd/' }), 'no folder of its releases'],
  ['lies in no folder', (e) => ({ ...e, base: '/mf/mf-auth/../x/' }), 'no folder of its releases'],
])('goes back to the last good release of a remote whose entry %s', async (_what, change, fault) => {
  await edit('mf-auth', change);
  const found = await read();
  expect(routesOf(found)).toEqual(whole);
  expect(found.missing).toEqual([]);
  expect(found.faults).toEqual([{ remote: 'mf-auth', fault: expect.stringContaining(fault) }]);
});

test.each([undefined, null, 'mf-auth', { nothing: true }])(
  'leaves out %j and looks for the area that is lost',
  async (value) => {
    await edit('mf-auth', () => value);
    const found = await read();
    expect(routesOf(found)).toEqual(whole);
    expect(found.faults).toContainEqual({ remote: 'an entry without a name', fault: expect.any(String) });
    expect(found.faults).toContainEqual({ remote: 'mf-auth', fault: 'is missing in the registry' });
  },
);

test.each<[string, () => Promise<unknown>, string]>([
  ['no JSON', () => writeFile(registryPath(releasesDir), '{'), 'is no registry'],
  ['no registry', () => write({ remotes: [] }), 'is no registry'],
  ['gone', () => rm(registryPath(releasesDir)), 'is missing'],
])('is made of the last good releases when the file is %s', async (_what, spoil, fault) => {
  await release('mf-cars', { routes: ['/cars'] });
  await spoil();
  const found = await read();
  expect(routesOf(found)).toEqual({ ...whole, 'mf-cars': ['/cars'] });
  expect(found.registry.shellVersion).toBe('0.1.0');
  expect(found.faults[0]).toEqual({ remote: 'registry.json', fault });
});

test('has the areas of the shell also when the file lists nothing; what was withdrawn besides stays away', async () => {
  await release('mf-cars', { routes: ['/cars'] });
  await write({ ...(await readFileOf()), remotes: [] });
  const found = await read();
  expect(routesOf(found)).toEqual(whole);
  expect(found.faults.map(({ remote }) => remote)).toEqual(areas);
});

test('takes an earlier release where the newest good one is spoilt, too', async () => {
  const second = await release('mf-auth', { version: '1.1.0', routes: ['/login', '/register'] });
  await writeFile(join(releasesDir, 'mf-auth', second, 'release.json'), '{}');
  const found = await read();
  expect(routesOf(found)).toEqual(whole);
  expect(found.faults).toEqual([{ remote: 'mf-auth', fault: expect.stringContaining(second) }]);
});

test('says which areas are missing when nothing good is left of them', async () => {
  await rm(join(releasesDir, 'mf-auth'), { recursive: true });
  await edit('mf-auth', () => ({ name: 'mf-auth' }));
  const found = await read();
  expect(found.missing).toEqual(['mf-auth']);
  expect(routesOf(found)).toEqual({ 'mf-trips': whole['mf-trips'] });
});

test('leaves a remote whose folder is away in force: putting it back heals it', async () => {
  await rm(join(releasesDir, 'mf-auth'), { recursive: true });
  expect(await read()).toMatchObject({ faults: [], missing: [] });
});

test('lists a remote once', async () => {
  const registry = await readFileOf();
  await write({ ...registry, remotes: [...registry.remotes, registry.remotes[0]] });
  const found = await read();
  expect(routesOf(found)).toEqual(whole);
  expect(found.faults).toEqual([{ remote: 'mf-auth', fault: 'is listed twice' }]);
});

describe('a route that two releases want', () => {
  const thief = '3.0.0-0123abcd';
  const steal = async (folderOfThief = thief) => {
    const base = `/mf/mf-auth/${folderOfThief}/`;
    await edit('mf-auth', (entry) => ({ ...entry, base, routes: [page('/login'), page('/trips')] }));
  };

  test('stays with the release that the audit knows', async () => {
    await steal();
    const found = await read();
    expect(routesOf(found)).toEqual(whole);
    expect(found.faults).toEqual([{ remote: 'mf-auth', fault: 'cannot have the route /trips: mf-trips answers it' }]);
  });

  test('stays with the remote that had it, also while that one is released anew', async () => {
    const before = (await read()).registry;
    await edit('mf-trips', (entry) => ({ ...entry, base: '/mf/mf-trips/9.0.0-0123abcd/' }));
    await steal();
    const found = await read(before);
    expect(routesOf(found)).toEqual(whole);
    expect(found.registry.remotes[1]?.base).toBe('/mf/mf-trips/9.0.0-0123abcd/');
  });

  test('stays with the one that was put in force first', async () => {
    await mkdir(join(releasesDir, 'mf-auth', thief));
    const at = new Date().toISOString();
    const line = { at, by: 'x', action: 'activate', remote: 'mf-auth', from: null, to: thief };
    const audit = join(releasesDir, 'audit.jsonl');
    await writeFile(audit, `${await readFile(audit, 'utf8')}${JSON.stringify(line)}\n`);
    await steal();
    expect(routesOf(await read())).toEqual(whole);
  });
});

describe('a canary that is not right', () => {
  const canary = {
    name: 'mf-auth',
    version: '2.0.0',
    base: '/mf/mf-auth/2.0.0-0123abcd/',
    entry: 'e.js',
    integrity: 'x',
  };
  const entry = { ...canary, manifest: {}, routes: [page('/login')], widgets: [] };

  test.each<[string, unknown[], string]>([
    ['is no entry', [{ percent: 10, release: canary }], 'has a canary that is no entry of a registry'],
    [
      'claims another’s route',
      [{ percent: 10, release: { ...entry, routes: [page('/trips')] } }],
      'mf-trips answers it',
    ],
    ['is not alone', [1, 2].map((percent) => ({ percent, release: entry })), 'has two canaries'],
  ])('is left out, and what is in force stays: it %s', async (_what, canaries, fault) => {
    await write({ ...(await readFileOf()), canaries });
    const found = await read();
    expect(routesOf(found)).toEqual(whole);
    expect(found.canaries.length).toBe(canaries.length - 1);
    expect(found.faults).toEqual([{ remote: 'mf-auth', fault: expect.stringContaining(fault) }]);
  });

  test('stands for no remote that is not in force', async () => {
    const cars = { ...entry, name: 'mf-cars', base: '/mf/mf-cars/2.0.0-0123abcd/', routes: [page('/cars')] };
    await write({ ...(await readFileOf()), canaries: [{ percent: 10, release: cars }] });
    expect(await read()).toMatchObject({ canaries: [], faults: [{ remote: 'mf-cars' }] });
  });
});
