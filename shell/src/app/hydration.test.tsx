import type { Registry } from '@sojourn/contracts';
import { createQueryClient, createRemotes, lazy, type RemoteModule, type Remotes } from '@sojourn/web-kit';
import { fakeApi, MemoryRouter } from '@sojourn/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { App } from './app';
import { home } from './home/home';

jest.setTimeout(60_000);

const registry: Registry = {
  shellVersion: '0.1.0',
  publishedAt: '2026-11-21T00:00:00Z',
  remotes: [
    {
      ...{ name: 'mf-flights', version: '0.1.0', base: '/mf/mf-flights/0.1.0-abc/', entry: 'remoteEntry.js' },
      ...{ integrity: 'sha384-x', manifest: {}, widgets: ['search-form'] },
      routes: [{ path: '/flights/search', title: 'Flights' }],
    },
  ],
};
const flights: RemoteModule = {
  routes: { '/flights/search': lazy(async () => ({ default: () => <h1>Flights to Rome</h1> })) },
  widgets: Object.fromEntries(
    ['search-form', 'popular-destinations', 'activities', 'search-teaser'].map((name) => [
      name,
      lazy(async () => ({ default: () => <p>{name}</p> })),
    ]),
  ),
};

const withRemotes = () =>
  createRemotes(registry, async () => ({
    registerRemotes: () => {},
    loadRemote: async () => ({ remote: flights }),
  }));

const tree = (at: string, session: 'guest' | undefined, remotes: Remotes | null = withRemotes()) => (
  <MemoryRouter initialEntries={[at]}>
    <App remotes={remotes} queries={createQueryClient()} session={session} />
  </MemoryRouter>
);

let api: ReturnType<typeof fakeApi>;
let complaints: jest.SpyInstance;
let root: Root;
beforeEach(async () => {
  api = fakeApi({});
  complaints = jest.spyOn(console, 'error');
  await home.load();
});
afterEach(() => {
  act(() => root.unmount());
  complaints.mockRestore();
  api.restore();
});

/** Hydrates what the server made of a page; `recovered` counts the parts that had to be made anew. */
async function hydrate(prerendered: string, page: ReactNode, session: 'guest' | undefined) {
  document.body.innerHTML = `<div id="root">${renderToString(tree(prerendered, session))}</div>`;
  const container = document.getElementById('root') as HTMLElement;
  const inMenu = (node: Element) => node.parentElement?.closest('dialog');
  const nodes = [...container.querySelectorAll('header *, main h1, footer *')];
  // The side menu stands there for who opens it before scripts run, and is drawn while it is open only from then on.
  const [before, menu] = [nodes.filter((node) => !inMenu(node)), nodes.filter(inMenu)];
  const recovered: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) });
  });
  return { recovered, before, menu, container };
}

describe('the prerendered page', () => {
  test.each([
    ['a guest', 'guest', 0],
    // The header's placeholder is replaced once the session has been read; nothing else is.
    ['a session that is still to be read', undefined, 2],
  ] as const)('of home for %s is hydrated node by node, and its widgets follow', async (_who, session, replaced) => {
    const { recovered, before, menu, container } = await hydrate('/', tree('/', session), session);
    expect(recovered).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    // How soon the session is read is not the same on every Node.
    await waitFor(() => expect(before.filter((node) => !container.contains(node))).toHaveLength(replaced));
    expect(menu.length).toBeGreaterThan(0);
    expect(menu.filter((node) => container.contains(node))).toEqual([]);
    expect(await screen.findByText('search-form')).toBeVisible();
    expect(recovered).toEqual([]);
  });

  test('of home is hydrated node by node where no registry was ever seen', async () => {
    const { recovered, before, container } = await hydrate('/', tree('/', 'guest', null), 'guest');
    expect(recovered).toEqual([]);
    expect(before.filter((node) => !container.contains(node))).toEqual([]);
  });

  // Each address once: code that is there already is shown at once, which no first visit has.
  test.each([
    ['/flights/search', 'guest', 'Flights to Rome'],
    ['/flights/search', undefined, 'Flights to Rome'],
    ['/privacy', 'guest', 'Privacy'],
    ['/safety', undefined, 'Travel Safety'],
    ['/nowhere', 'guest', '404 Page Not Found'],
  ] as const)(
    'of every other address is hydrated at %s for session %s, and the page follows',
    async (at, session, h1) => {
      const { recovered } = await hydrate('/flights/search', tree(at, session), session);
      expect(await screen.findByRole('heading', { level: 1, name: new RegExp(h1, 'i') })).toBeVisible();
      expect(recovered).toEqual([]);
      expect(complaints).not.toHaveBeenCalled();
    },
  );
});
