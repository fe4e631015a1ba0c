import type { Registry } from '@sojourn/contracts';
import { containerName, createRemotes, lazy, type RemoteModule } from './remotes';
import { replaceTransport } from './transport';

const released = (name: string, routes: string[]) => ({
  name,
  version: '0.1.0',
  base: `/mf/${name}/0.1.0-abc/`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  manifest: {},
  routes: routes.map((path) => ({ path, title: name })),
  widgets: ['card'],
});
const registry: Registry = {
  shellVersion: '0.1.0',
  publishedAt: '2026-11-21T00:00:00Z',
  remotes: [released('mf-trips', ['/trips/:id', '/share/:token/day/:day']), released('mf-hotels', ['/hotels'])],
};
const entryOf = (name: string) => ({
  name: containerName(name),
  entry: `http://localhost/mf/${name}/0.1.0-abc/remoteEntry.js`,
});

const Card = () => null;
const Page = () => null;
const remote: RemoteModule = {
  routes: { '/trips/:id': lazy(async () => ({ default: Page })) },
  widgets: { card: lazy(async () => ({ default: Card })) },
};

/** Remotes over a federation runtime that answers as told, one call after the other, and then with `remote`. */
function federation(...answers: (() => Promise<unknown>)[]) {
  const registerRemotes = jest.fn();
  const loadRemote = jest.fn((_id: string) => (answers.shift() ?? (async () => ({ remote })))());
  const start = jest.fn(async () => ({ registerRemotes, loadRemote }));
  return { registerRemotes, loadRemote, start, remotes: createRemotes(registry, start) };
}
const failing = (error: unknown) => () => Promise.reject(error as Error);
const named = (name: string) => Object.assign(new Error('lost'), { name });

/** What the portal says is in force when somebody tries again. */
let inForce: () => Promise<Response>;
beforeEach(() => {
  inForce = async () => Response.json(registry);
  replaceTransport(async () => inForce());
});
afterEach(() => replaceTransport());

describe('the remotes of a page', () => {
  test('are those of the registry; the runtime starts when the first part is loaded, once', async () => {
    const { remotes, start, registerRemotes, loadRemote } = federation();
    expect(remotes.registry).toBe(registry);
    const card = remotes.widget('trips/card', 0);
    const page = remotes.route({ remote: 'mf-trips', path: '/trips/:id' }, 0);
    expect(start).not.toHaveBeenCalled();
    expect(await Promise.all([card.load(), page.load()])).toEqual([Card, Page]);
    expect(start).toHaveBeenCalledTimes(1);
    expect(registerRemotes.mock.calls).toEqual([[[entryOf('mf-trips'), entryOf('mf-hotels')]]]);
    expect(loadRemote.mock.calls).toEqual([['mf_trips/remote'], ['mf_trips/remote']]);
  });

  test('give the same part for the same attempt, and a new one for another attempt, name or path', () => {
    const { remotes } = federation();
    const card = remotes.widget('trips/card', 0);
    const page = remotes.route({ remote: 'mf-trips', path: '/trips/:id' }, 0);
    expect(remotes.widget('trips/card', 0)).toBe(card);
    expect(remotes.route({ remote: 'mf-trips', path: '/trips/:id' }, 0)).toBe(page);
    const others = [
      remotes.widget('trips/card', 1),
      remotes.widget('hotels/card', 0),
      remotes.route({ remote: 'mf-trips', path: '/trips/:id' }, 1),
      remotes.route({ remote: 'mf-trips', path: '/trips' }, 0),
    ];
    expect(new Set([card, page, ...others]).size).toBe(6);
  });

  test('start the runtime again where it could not start', async () => {
    const { remotes, start } = federation();
    start.mockRejectedValueOnce(new Error('no runtime'));
    await expect(remotes.widget('trips/card', 0).load()).rejects.toThrow('no runtime');
    expect(await remotes.widget('trips/card', 1).load()).toBe(Card);
    expect(start).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['null', null, 'mf-trips exports no remote'],
    ['nothing', {}, 'mf-trips exports no remote'],
    ['another widget', { remote: { routes: {}, widgets: {} } }, 'trips/card is not exported by its remote'],
  ])('say what is missing where a remote exports %s', async (_what, exported, message) => {
    const { remotes } = federation(async () => exported);
    await expect(remotes.widget('trips/card', 0).load()).rejects.toThrow(message);
  });

  test.each([
    ['code that threw', new Error('boom'), true],
    ['what is no error', { name: 'ChunkLoadError' }, true],
    ['a chunk that did not arrive', named('ChunkLoadError'), false],
    ['an entry that did not arrive', new Error('[ Federation Runtime ]: RUNTIME-008'), false],
  ])('are registered anew after %s: only code that ran must be opened from scratch', async (_what, error, isAnew) => {
    const { remotes, registerRemotes } = federation(failing(error), ...(isAnew ? [] : [failing(error)]));
    await expect(remotes.widget('trips/card', 0).load()).rejects.toBe(error);
    expect(registerRemotes).toHaveBeenCalledTimes(1);
    expect(await remotes.widget('trips/card', 1).load()).toBe(Card);
    expect(await remotes.route({ remote: 'mf-trips', path: '/trips/:id' }, 1).load()).toBe(Page);
    expect(registerRemotes.mock.calls.slice(1)).toEqual(isAnew ? [[[entryOf('mf-trips')], { force: true }]] : []);
  });

  test('are opened from scratch where a part came and broke: its bundle may remember a shared part that did not come', async () => {
    const { remotes, registerRemotes } = federation();
    expect(await remotes.widget('trips/card', 0).load()).toBe(Card);
    expect(await remotes.widget('trips/card', 1).load()).toBe(Card);
    expect(registerRemotes.mock.calls.slice(1)).toEqual([[[entryOf('mf-trips')], { force: true }]]);
  });

  test.each([
    ['a chunk that did not arrive whole', named('ChunkLoadError')],
    ['an entry that did not arrive whole', new Error('[ Federation Runtime ]: RUNTIME-008')],
  ])('are asked once more by themselves after %s', async (_what, error) => {
    const { remotes, loadRemote } = federation(failing(error));
    expect(await remotes.widget('trips/card', 0).load()).toBe(Card);
    expect(loadRemote).toHaveBeenCalledTimes(2);
    const other = federation(failing(error), failing(error));
    await expect(other.remotes.widget('trips/card', 0).load()).rejects.toBe(error);
    expect(other.loadRemote).toHaveBeenCalledTimes(2);
  });

  test.each([
    [999, 2],
    [1_000, 1],
  ])(
    'that fail after %i ms are asked %i times: a file that hangs leaves no time for another try',
    async (ms, times) => {
      const clock = jest.spyOn(performance, 'now').mockReturnValue(50);
      const { remotes, loadRemote } = federation(async () => {
        clock.mockReturnValue(50 + ms);
        throw named('ChunkLoadError');
      });
      await remotes
        .widget('trips/card', 0)
        .load()
        .catch(() => undefined);
      expect(loadRemote).toHaveBeenCalledTimes(times);
      clock.mockRestore();
    },
  );

  test('are not registered anew where the registry has no such remote', async () => {
    const { remotes, registerRemotes } = federation(failing(new Error('boom')));
    await expect(remotes.widget('cars/card', 0).load()).rejects.toThrow('boom');
    await remotes.widget('cars/card', 1).load();
    expect(registerRemotes).toHaveBeenCalledTimes(1);
  });
});

describe('Try again', () => {
  const BASE = '/mf/mf-trips/0.2.0-def/';
  const renewed = {
    ...registry,
    remotes: registry.remotes.map((each) => ({
      ...each,
      version: '0.2.0',
      base: each.base.replace('0.1.0-abc', '0.2.0-def'),
    })),
  };
  /** The remotes of a page of its own, because a renewed release changes what the page knows. */
  const failingOnce = () => {
    const registerRemotes = jest.fn();
    const loadRemote = jest.fn(async () => ({ remote })).mockRejectedValueOnce(new Error('boom') as never);
    const page = structuredClone(registry);
    return { registerRemotes, page, remotes: createRemotes(page, async () => ({ registerRemotes, loadRemote })) };
  };

  test('opens the release that is in force now, and leaves the other remotes at theirs', async () => {
    const { registerRemotes, page, remotes } = failingOnce();
    inForce = async () => Response.json(renewed);
    Object.assign(window, { webpackChunkmf_trips: ['a chunk of the withdrawn release'] });
    await expect(remotes.widget('trips/card', 0).load()).rejects.toThrow('boom');
    expect(page).toEqual(registry);
    expect(await remotes.widget('trips/card', 1).load()).toBe(Card);
    expect(registerRemotes.mock.lastCall).toEqual([
      [{ name: 'mf_trips', entry: `http://localhost${BASE}remoteEntry.js` }],
      { force: true },
    ]);
    expect(page.remotes.map(({ base }) => base)).toEqual([BASE, '/mf/mf-hotels/0.1.0-abc/']);
    expect(window).not.toHaveProperty('webpackChunkmf_trips');
  });

  test.each([
    ['the same release is in force', async () => Response.json(registry)],
    ['the remote is in force no more', async () => Response.json({ ...renewed, remotes: renewed.remotes.slice(1) })],
    ['nobody says what is', async () => new Response('', { status: 503 })],
    ['what is said is no registry', async () => Response.json({ ...renewed, shellVersion: 1 })],
  ])('opens the same release again where %s', async (_where, answer) => {
    const { registerRemotes, page, remotes } = failingOnce();
    inForce = answer;
    Object.assign(window, { webpackChunkmf_trips: [] });
    await expect(remotes.widget('trips/card', 0).load()).rejects.toThrow('boom');
    expect(await remotes.widget('trips/card', 1).load()).toBe(Card);
    expect(registerRemotes.mock.lastCall?.[0]).toEqual([entryOf('mf-trips')]);
    expect(page).toEqual(registry);
    expect(window).toHaveProperty('webpackChunkmf_trips');
  });

  test('asks nobody before something failed', async () => {
    inForce = jest.fn(inForce);
    await federation().remotes.widget('trips/card', 0).load();
    expect(inForce).not.toHaveBeenCalled();
  });
});

test('a container has a name that is an identifier', () => {
  expect(containerName('mf-city-trips')).toBe('mf_city_trips');
});
