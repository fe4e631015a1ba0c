import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommands } from './commands';
import { writeFakeBuild } from './release-build.fake';
import { createReleaseStore, type ReleaseStore } from './release-store';

let root: string;
let store: ReleaseStore;
let said: string[];
const builds: string[] = [];
const flights = () => join(root, 'mf-flights');
const hotels = () => join(root, 'mf-hotels');

const commands = (shellVersion = '0.1.0', build: (remote: string) => Promise<void> = () => Promise.resolve()) =>
  createCommands({
    store,
    shellVersion,
    build: async (remote) => {
      builds.push(remote);
      await build(remote);
    },
    say: (line) => said.push(line),
  });
const write = (folder: string, content: string, version = '1.0.0') =>
  writeFakeBuild(join(folder, 'dist'), content, {
    name: folder.split('/').at(-1) as string,
    version,
    shell: '>=0.1.0',
  });
const inForce = async () => (await store.registry())?.remotes.map(({ name, version }) => `${name} ${version}`);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sojourn-release-commands-'));
  store = createReleaseStore(join(root, 'releases'));
  said = [];
  builds.length = 0;
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('release', () => {
  test('builds, publishes and puts in force what was built', async () => {
    await commands('0.1.0', () => write(flights(), 'one')).release(flights());
    expect(builds).toEqual(['mf-flights']);
    expect(await inForce()).toEqual(['mf-flights 1.0.0']);
    expect(said).toEqual([
      'Building mf-flights …',
      expect.stringMatching(/^mf-flights 1\.0\.0-[0-9a-f]{8} is in force for every page opened from now on\.$/),
    ]);
  });

  test('goes by the shell that is live, and by this clone’s while none is', async () => {
    await write(flights(), 'one');
    await commands('0.3.0').release(flights());
    await write(flights(), 'two', '1.1.0');
    await commands('0.4.0').release(flights());
    expect((await store.registry())?.shellVersion).toBe('0.3.0');
  });

  test('changes nothing when the build fails', async () => {
    await write(flights(), 'one');
    const failing = commands('0.1.0', () => Promise.reject(new Error('no build')));
    await expect(failing.release(flights())).rejects.toThrow('no build');
    expect(await store.registry()).toBeUndefined();
  });
});

describe('rollback', () => {
  test('puts back what was in force, and says so', async () => {
    await write(flights(), 'one');
    await commands().release(flights());
    await write(flights(), 'two', '1.1.0');
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
    await commands('0.1.0').publish([flights()]);
    await commands('0.2.0').publish([flights()]);
    expect((await store.registry())?.shellVersion).toBe('0.2.0');
  });
});
