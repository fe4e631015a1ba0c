import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createCommands, type CommandParts } from './commands';
import { fakeShell, writeFakeBuild, type FakeBuild } from './release-build.fake';
import { createReleaseStore, type ReleaseStore } from './release-store';

let root: string;
let store: ReleaseStore;
let said: string[];
const builds: string[] = [];
const flights = () => join(root, 'mf-flights');
const hotels = () => join(root, 'mf-hotels');

type Parts = Partial<CommandParts> & { shellVersion?: string };
function commands({ shellVersion = '0.1.0', build = () => Promise.resolve(), ...parts }: Parts = {}) {
  const shell = fakeShell({ version: shellVersion });
  store = createReleaseStore(join(root, 'releases'), shell);
  return createCommands({
    store,
    shell,
    describe: (folder) => {
      const name = basename(folder);
      return { remote: name, packageName: `@sojourn/${name}`, description: { name, routes: [] } };
    },
    build: async (remote) => {
      builds.push(remote);
      await build(remote);
    },
    say: (line) => said.push(line),
    ...parts,
  });
}
const write = (folder: string, content: string, changes: FakeBuild = {}) =>
  writeFakeBuild(join(folder, 'dist'), content, { name: basename(folder), shell: '>=0.1.0', ...changes });
const registry = async () => (await store.inForce())?.registry;
const inForce = async () => (await registry())?.remotes.map(({ name, version }) => `${name} ${version}`);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sojourn-release-commands-'));
  store = createReleaseStore(join(root, 'releases'), fakeShell());
  said = [];
  builds.length = 0;
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('release', () => {
  test('builds, publishes and puts in force what was built', async () => {
    await commands({ build: () => write(flights(), 'one') }).release(flights());
    expect(builds).toEqual(['mf-flights']);
    expect(await inForce()).toEqual(['mf-flights 1.0.0']);
    expect(said).toEqual([
      'Building mf-flights …',
      expect.stringMatching(/^mf-flights 1\.0\.0-[0-9a-f]{8} is in force for every page opened from now on\.$/),
    ]);
  });

  test('goes by the shell that is live, and by this clone’s while none is', async () => {
    await write(flights(), 'one');
    await commands({ shellVersion: '0.3.0' }).release(flights());
    await write(flights(), 'two', { version: '1.1.0' });
    await commands({ shellVersion: '0.4.0' }).release(flights());
    expect((await registry())?.shellVersion).toBe('0.3.0');
  });

  test('changes nothing when the build fails', async () => {
    await write(flights(), 'one');
    const failing = commands({ build: () => Promise.reject(new Error('no build')) });
    await expect(failing.release(flights())).rejects.toThrow('no build');
    expect(await registry()).toBeUndefined();
  });
});

describe('rollback', () => {
  test('puts back what was in force, and says so', async () => {
    await write(flights(), 'one');
    await commands().release(flights());
    await write(flights(), 'two', { version: '1.1.0' });
    await commands().release(flights());
    await commands().rollback(flights());
    expect(await inForce()).toEqual(['mf-flights 1.0.0']);
    expect(said.at(-1)).toMatch(/^mf-flights is back at 1\.0\.0-\w{8}; 1\.1\.0-\w{8} is withdrawn\.$/);
  });
});

describe('publish', () => {
  test('puts every build in force under a local version', async () => {
    await write(flights(), 'one');
    await write(hotels(), 'one');
    await commands().publish([hotels(), flights()]);
    expect(await inForce()).toEqual([
      expect.stringMatching(/^mf-flights 1\.0\.0-local-\w{8}$/),
      expect.stringMatching(/^mf-hotels 1\.0\.0-local-\w{8}$/),
    ]);
    expect(builds).toEqual([]);
  });

  test('leaves a rollback in force until something new is built', async () => {
    await write(flights(), 'one');
    await commands().publish([flights()]);
    const first = await inForce();
    await write(flights(), 'two');
    await commands().publish([flights()]);
    await store.rollback('mf-flights');
    await commands().publish([flights()]);
    expect(await inForce()).toEqual(first);
    await write(flights(), 'three');
    await commands().publish([flights()]);
    expect(await inForce()).not.toEqual(first);
  });

  test('puts in force bytes that were published once, when that remote is not in force', async () => {
    await write(hotels(), 'one');
    await commands().publish([hotels()]);
    await write(flights(), 'one');
    await store.publish({ dist: join(flights(), 'dist'), remote: 'mf-flights', local: true });
    await commands().publish([flights(), hotels()]);
    expect(await inForce()).toEqual([expect.stringMatching(/^mf-flights /), expect.stringMatching(/^mf-hotels /)]);
  });

  test('names the shell of this clone, also when nothing new was built', async () => {
    await write(flights(), 'one');
    await commands().publish([flights()]);
    await commands({ shellVersion: '0.2.0' }).publish([flights()]);
    expect((await registry())?.shellVersion).toBe('0.2.0');
  });
});
