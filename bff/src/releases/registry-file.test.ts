import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Registry, ReleasedRemote } from '@sojourn/contracts';
import { createLogger } from '@sojourn/node-kit';
import { registryPath } from '@sojourn/releases';
import type { ShellFiles, ShellSource } from '../portal/shell-files';
import { createRegistryFile, type RegistrySource } from './registry-file';

let folder: string;
let source: RegistrySource;

const description: ShellFiles['description'] = {
  routes: ['/', '/flights'],
  areas: [],
  widgets: {},
  sharedChunks: {},
  skeleton: '',
  heads: {},
  image: '',
};
const pages = { guest: '', unknown: '' };
let logged: Array<Record<string, unknown>>;

/** As the bff does when it starts: it remembers nothing. */
const start = (areas: string[] = []) =>
  createRegistryFile({
    releasesDir: folder,
    shell: { current: async () => ({ index: pages, home: pages, description: { ...description, areas } }) },
    version: '0.1.0',
    logger: createLogger({
      name: 'test',
      level: 'error',
      destination: { write: (line) => void logged.push(JSON.parse(line)) },
    }),
  });

const registry = (shellVersion: string): Registry => ({
  shellVersion,
  publishedAt: '2026-11-21T09:00:00.000Z',
  remotes: [],
});
/** As the store does it: beside, then renamed, so that it is another file. */
async function replace(text: string) {
  await writeFile(join(folder, 'new'), text);
  await rename(join(folder, 'new'), registryPath(folder));
}
const liveShell = async () => (await source.current())?.registry.shellVersion;

beforeEach(async () => {
  logged = [];
  folder = await mkdtemp(join(tmpdir(), 'sojourn-registry-'));
  source = start();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('is undefined until something is published', async () => {
  expect(await source.current()).toBeUndefined();
  await replace(JSON.stringify(registry('0.1.0')));
  expect(await liveShell()).toBe('0.1.0');
});

test('is what the file says now, and made once for all who ask', async () => {
  await replace(JSON.stringify(registry('0.1.0')));
  const [one, other] = await Promise.all([source.current(), source.current()]);
  expect(one).toBe(other);
  expect(await source.current()).toBe(one);
  await replace(JSON.stringify(registry('0.2.0')));
  expect(await liveShell()).toBe('0.2.0');
});

test.each([
  ['is no JSON', () => replace('{')],
  ['is no registry', () => replace('{"remotes":[]}')],
  ['is gone', () => rm(registryPath(folder))],
])('stays the last good one when the file %s', async (_what, spoil) => {
  await replace(JSON.stringify(registry('0.1.0')));
  expect(await liveShell()).toBe('0.1.0');
  await spoil();
  expect(await liveShell()).toBe('0.1.0');
  await replace(JSON.stringify(registry('0.2.0')));
  expect(await liveShell()).toBe('0.2.0');
});

test('says the same in every form, under a tag that follows the content', async () => {
  await replace(JSON.stringify(registry('0.1.0')));
  const first = await source.current();
  const text = JSON.stringify(registry('0.1.0'));
  expect(first?.bytes.identity.toString()).toBe(text);
  expect(brotliDecompressSync(first?.bytes.br as Buffer).toString()).toBe(text);
  expect(gunzipSync(first?.bytes.gzip as Buffer).toString()).toBe(text);
  expect(first?.etag).toMatch(/^"[\w-]{22}"$/);

  await replace(JSON.stringify(registry('0.2.0')));
  const second = await source.current();
  expect(second?.etag).not.toBe(first?.etag);
  await replace(text);
  expect((await source.current())?.etag).toBe(first?.etag);
});

describe('an entry that is not right', () => {
  const remote = (name: string, changes: Partial<ReleasedRemote> = {}): ReleasedRemote => ({
    name,
    version: '1.0.0',
    base: `/mf/${name}/1.0.0-0123abcd/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-x',
    manifest: {},
    routes: [{ path: `/${name.slice(3)}`, title: 'A page' }],
    widgets: [],
    ...changes,
  });
  const put = (...remotes: unknown[]) => replace(JSON.stringify({ ...registry('0.1.0'), remotes }));
  const basesInForce = async () => (await source.current())?.registry.remotes.map(({ base }) => base);
  const [auth, trips] = [remote('mf-auth'), remote('mf-trips')];
  const thief = remote('mf-auth', {
    base: '/mf/mf-auth/2.0.0-0123abcd/',
    routes: [...auth.routes, { path: '/trips', title: 'Mine' }],
  });

  test.each<[string, unknown, string]>([
    ['takes a route by its wildcard', { ...thief, routes: [{ path: '/trips/*', title: 'All' }] }, 'is no entry'],
    ['takes the route of another', thief, 'cannot have the route /trips: mf-trips answers it'],
    ['takes a route of the shell', { ...thief, routes: [{ path: '/flights', title: 'x' }] }, 'the shell answers it'],
    ['has no hash', { ...auth, integrity: undefined }, 'is no entry of a registry'],
    ['points elsewhere', { ...auth, base: 'https://elsewhere.example/mf-auth/' }, 'which is no folder of its releases'],
  ])('leaves the others and its last good one in force: it %s', async (_what, entry, fault) => {
    await put(auth, trips);
    expect(await basesInForce()).toEqual([auth.base, trips.base]);
    const next = remote('mf-trips', { base: '/mf/mf-trips/1.1.0-0123abcd/' });
    await put(entry, trips);
    expect(await basesInForce()).toEqual([auth.base, trips.base]);
    await put(entry, next);
    expect(await basesInForce()).toEqual([auth.base, next.base]);
    expect((await source.health()).faults).toEqual([{ remote: 'mf-auth', fault: expect.stringContaining(fault) }]);
    expect(logged.at(-1)).toMatchObject({ remote: 'mf-auth', msg: 'a faulty entry is left out' });
  });

  test('is no reason to be unready as long as every area of the shell has a release', async () => {
    source = start(['mf-auth', 'mf-trips']);
    expect(await source.health()).toEqual({ faults: [], missing: ['mf-auth', 'mf-trips'] });
    await put(auth, trips);
    expect(await source.health()).toEqual({ faults: [], missing: [] });
    await put(thief, trips);
    expect(await source.health()).toMatchObject({ missing: [] });
    source = start(['mf-auth', 'mf-trips']);
    await put({ ...auth, integrity: 1 }, trips);
    expect(await source.health()).toMatchObject({ faults: [{ remote: 'mf-auth' }], missing: ['mf-auth'] });
  });
});

test('some sessions are given canaries, always the same ones, and the others what is in force', async () => {
  const release = (name: string, version: string): ReleasedRemote => ({
    ...{ name, version, base: `/mf/${name}/${version}-0123abcd/`, entry: 'e.js', integrity: 'x', manifest: {} },
    ...{ routes: [{ path: `/${name}`, title: 'A page' }], widgets: [] },
  });
  const remotes = [release('mf-auth', '1.0.0'), release('mf-trips', '1.0.0')];
  const canaries = [
    { percent: 50, release: release('mf-auth', '2.0.0') },
    { percent: 50, release: release('mf-trips', '2.0.0') },
  ];
  await replace(JSON.stringify({ ...registry('0.1.0'), remotes, canaries }));
  const versionsOf = async (session?: string) =>
    (await source.current(session))?.registry.remotes.map(({ version }) => version).join(' ');
  const sessions = Array.from({ length: 40 }, (_, index) => `session-${index}`);
  const seen = await Promise.all(sessions.map((session) => versionsOf(session)));
  expect(new Set(seen)).toEqual(new Set(['1.0.0 1.0.0', '1.0.0 2.0.0', '2.0.0 1.0.0', '2.0.0 2.0.0']));
  expect(await Promise.all(sessions.map((session) => versionsOf(session)))).toEqual(seen);
  expect(await versionsOf()).toBe('1.0.0 1.0.0');
  expect((await source.canaries()).map(({ percent }) => percent)).toEqual([50, 50]);
  // Each mixture is made once and has a tag of its own.
  const made = new Set(await Promise.all(sessions.map((session) => source.current(session))));
  expect(new Set([...made].map((each) => each?.etag)).size).toBe(made.size);
  expect(made.size).toBe(4);

  await replace(JSON.stringify({ ...registry('0.1.0'), remotes, canaries: [] }));
  expect(new Set(await Promise.all(sessions.map((session) => versionsOf(session))))).toEqual(new Set(['1.0.0 1.0.0']));
});

test('a shell that cannot be read is asked again, and nothing is ready meanwhile', async () => {
  const shell = { current: () => Promise.reject(new Error('in the middle of a build')) };
  const logger = createLogger({ name: 'test', level: 'silent' });
  const parts = { releasesDir: folder, shell: shell as ShellSource, version: '0.1.0', logger };
  const early = createRegistryFile(parts);
  expect(await early.health()).toEqual({ faults: [], missing: ['registry.json'] });
  Object.assign(shell, { current: async () => ({ index: pages, home: pages, description }) });
  expect(await early.health()).toEqual({ faults: [], missing: [] });
});
