import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createCommands, type CommandParts } from './commands';
import { fakeShell, writeFakeBuild, type FakeBuild } from './release-build.fake';
import type { RemoteFolder } from './release-checks';
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
    open: async (built) => built.map(() => []),
    served: async (remote) => {
      const entry = (await registry())?.remotes.find(({ name }) => name === remote);
      return { origin: 'http://portal', folder: entry?.base.split('/').at(-2) };
    },
    place: '/data/releases',
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
  test('takes what is built already, where nothing can be built', async () => {
    await write(flights(), 'one');
    await commands().release(flights(), { isBuilt: true });
    expect(builds).toEqual([]);
    expect(await inForce()).toEqual(['mf-flights 1.0.0']);
  });

  test('builds, publishes and puts in force what was built', async () => {
    await commands({ build: () => write(flights(), 'one') }).release(flights());
    expect(builds).toEqual(['mf-flights']);
    expect(await inForce()).toEqual(['mf-flights 1.0.0']);
    expect(said).toEqual([
      'Building mf-flights …',
      expect.stringMatching(
        /^mf-flights 1\.0\.0-\w{8} is published and chosen\. It is in force at http:\/\/portal for every page opened from now on\.$/,
      ),
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

describe('what is in force is read back', () => {
  test('says that nothing was changed where the same bytes were released before', async () => {
    await write(flights(), 'one');
    await commands().release(flights());
    await commands().release(flights());
    expect(said.at(-1)).toMatch(/ was chosen already, nothing was changed\. It is in force at http:\/\/portal/);
    await expect(commands().rollback(flights())).rejects.toThrow('was the first release');
  });

  test('says that nobody sees it where no portal runs', async () => {
    await write(flights(), 'one');
    await commands({ served: async () => undefined }).release(flights());
    expect(said.at(-1)).toMatch(
      / is published and chosen\. No portal runs on \/data\/releases, so nobody sees it until one is started there\.$/,
    );
  });

  test.each([
    ['another release', '0.9.0-0123abcd', 'serves 0.9.0-0123abcd'],
    ['none', undefined, 'serves none'],
  ])('fails where the portal serves %s', async (_what, folder, sentence) => {
    await write(flights(), 'one');
    const other = commands({ served: async () => ({ origin: 'http://portal', folder }) });
    await expect(other.release(flights())).rejects.toThrow(`but the portal at http://portal ${sentence}; see its log.`);
  });
});

describe('a build that is not right', () => {
  const registryText = () => readFile(join(root, 'releases/registry.json'), 'utf8');
  const described = (changes: Partial<RemoteFolder>) => (folder: string) => {
    const name = basename(folder);
    return { remote: name, packageName: `@sojourn/${name}`, description: { name, routes: [] }, ...changes };
  };
  const routes = (...paths: string[]) => ({ name: 'mf-flights', routes: paths.map((path) => ({ path })) });

  test.each<[string, Parts & { built?: FakeBuild }, RegExp]>([
    [
      'another package name',
      { describe: described({ packageName: '@sojourn/mf-hotels' }) },
      /must be @sojourn\/mf-flights, like its folder/,
    ],
    [
      'another name',
      { describe: described({ description: { name: 'mf-hotels', routes: [] } }) },
      /is called mf-hotels; it must be mf-flights/,
    ],
    ['no description', { describe: described({ description: {} }) }, /remote\.json names no routes/],
    [
      'a route of another',
      { describe: described({ description: routes('/mine', '/hotels/search') }) },
      /^mf-flights cannot have the route \/hotels\/search: mf-hotels answers it\.$/,
    ],
    [
      'a wildcard',
      { describe: described({ description: routes('/hotels/*') }) },
      /also \/hotels\/search of mf-hotels\.$/,
    ],
    [
      'a route of another that it was built with',
      { built: { routes: ['/hotels/search'] } },
      /cannot have the route \/hotels\/search: mf-hotels answers it/,
    ],
    [
      'another container',
      { built: { container: 'mf_hotels' } },
      /holds the container mf_hotels; that of mf-flights is called mf_flights/,
    ],
    [
      'another React',
      { built: { shared: { react: '^20' } } },
      /^mf-flights 1\.0\.0 needs react \^20, but the live shell shares 19\.3\.1\.$/,
    ],
    [
      'parts that do not open',
      { open: async () => [['the route /x is undefined, no component']] },
      /does not open in the shell:\n {2}the route \/x is undefined/,
    ],
  ])('is not published: %s', async (_what, { built = {}, ...parts }, sentence) => {
    await write(hotels(), 'one');
    await commands().publish([hotels()]);
    const before = await registryText();
    const refused = commands({ ...parts, build: () => write(flights(), 'one', built) });
    await expect(refused.release(flights())).rejects.toThrow(sentence);
    expect(await readdir(join(root, 'releases'))).not.toContain('mf-flights');
    expect(await registryText()).toBe(before);
  });

  test('leaves its remote as it is at a start, and says so', async () => {
    await write(flights(), 'one');
    await write(hotels(), 'one');
    await commands().publish([flights(), hotels()]);
    const first = await inForce();
    await write(flights(), 'two', { shell: '^9.0.0' });
    await write(hotels(), 'two');
    await commands().publish([flights(), hotels()]);
    const second = await inForce();
    expect(second?.[0]).toBe(first?.[0]);
    expect(second?.[1]).not.toBe(first?.[1]);
    expect(said).toEqual([
      expect.stringMatching(
        /needs shell \^9\.0\.0, but the live shell is 0\.1\.0\. mf-flights stays at 1\.0\.0-local-\w{8}-\w{8}\.$/,
      ),
    ]);
  });

  test('leaves the others to be put in force, when it does not open', async () => {
    await write(flights(), 'one');
    await write(hotels(), 'one');
    await commands().publish([flights(), hotels()]);
    const first = await inForce();
    await write(flights(), 'two');
    await write(hotels(), 'two');
    await commands({ open: async () => [[], ['the widget x is away']] }).publish([flights(), hotels()]);
    const second = await inForce();
    expect(second?.[0]).not.toBe(first?.[0]);
    expect(second?.[1]).toBe(first?.[1]);
    expect(said.join()).toContain('the widget x is away mf-hotels stays at');
  });

  test('stops the first start, where nothing could stand in', async () => {
    await write(flights(), 'one', { shell: '^9.0.0' });
    await write(hotels(), 'one');
    await expect(commands().publish([flights(), hotels()])).rejects.toThrow('needs shell ^9.0.0');
    expect(await registry()).toBeUndefined();
  });

  test('is opened once: bytes that were published before are known', async () => {
    const opened: string[] = [];
    const open: CommandParts['open'] = async (built) => {
      opened.push(...built.map(({ remote }) => remote));
      return built.map(() => []);
    };
    await write(flights(), 'one');
    await commands({ open }).publish([flights()]);
    await commands({ open }).publish([flights()]);
    expect(opened).toEqual(['mf-flights']);
  });

  test('stops with what is no refusal', async () => {
    await write(flights(), 'one');
    await commands().publish([flights()]);
    const failing = commands({
      describe: () => {
        throw new Error('no such disk');
      },
    });
    await expect(failing.publish([flights()])).rejects.toThrow('no such disk');
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
    expect(said.at(-1)).toMatch(
      /^mf-flights 1\.0\.0-\w{8} is chosen again, 1\.1\.0-\w{8} is withdrawn\. It is in force at http:\/\/portal /,
    );
  });
});

describe('a canary', () => {
  const served = async () => {
    const now = await store.inForce();
    const out = now?.canaries[0];
    const folderIn = (base = '') => base.split('/').at(-2) ?? '';
    const canary = out && { folder: folderIn(out.release.base), percent: out.percent };
    return { origin: 'http://portal', folder: folderIn(now?.registry.remotes[0]?.base), canary };
  };

  test('is released to a share of sessions, then to all of them', async () => {
    await write(flights(), 'one');
    await commands().release(flights());
    await write(flights(), 'two', { version: '1.1.0' });
    await commands({ served }).release(flights(), { canary: 10 });
    expect(said.at(-1)).toMatch(
      /^mf-flights 1\.1\.0-\w{8} is published and chosen for 10 of 100 sessions\. They are given it at http:\/\/portal from/,
    );
    expect(await inForce()).toEqual(['mf-flights 1.0.0']);
    await commands({ served }).release(flights());
    expect(said.at(-1)).toMatch(
      /1\.1\.0-\w{8} is published and chosen\. It is in force at http:\/\/portal for every page/,
    );
    expect(await inForce()).toEqual(['mf-flights 1.1.0']);
  });

  test('is taken back by a rollback', async () => {
    await write(flights(), 'one');
    await commands().release(flights());
    await write(flights(), 'two', { version: '1.1.0' });
    await commands({ served }).release(flights(), { canary: 10 });
    await commands({ served }).rollback(flights());
    expect(said.at(-1)).toMatch(/1\.0\.0-\w{8} is chosen again, 1\.1\.0-\w{8} is withdrawn\. It is in force at/);
  });

  test('that the portal does not give is said to be none', async () => {
    await write(flights(), 'one');
    await commands().release(flights());
    await write(flights(), 'two', { version: '1.1.0' });
    await expect(commands().release(flights(), { canary: 10 })).rejects.toThrow(
      'the portal at http://portal gives them none; see its log.',
    );
    await commands({ served: async () => undefined }).release(flights(), { canary: 20 });
    expect(said.at(-1)).toMatch(/chosen for 20 of 100 sessions\. No portal runs on \/data\/releases/);
  });

  test('of a share that is none is refused before anything is built', async () => {
    await expect(commands().release(flights(), { canary: Number('ten') })).rejects.toThrow('not to NaN');
    expect(builds).toEqual([]);
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
