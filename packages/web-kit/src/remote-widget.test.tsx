import type { Registry } from '@sojourn/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { loadable, Loaded } from './loadable';
import { RemoteRoute, RemotesProvider, RemoteWidget, useRemotes, type RemoteFailure } from './remote-widget';
import { createRemotes, lazy, type RemoteModule } from './remotes';

const registry: Registry = {
  shellVersion: '0.1.0',
  publishedAt: '2026-11-21T00:00:00Z',
  remotes: ['flights', 'trips'].map((area) => ({
    name: `mf-${area}`,
    version: '0.1.0',
    base: `/mf/mf-${area}/0.1.0-abc/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-x',
    manifest: {},
    routes: [{ path: `/${area}/:id`, title: area }],
    widgets: ['card'],
  })),
};

function Failure({ name, retry, compact, instead }: RemoteFailure) {
  return (
    <div role="alert">
      {name} is taking a {compact ? 'short ' : ''}break <button onClick={retry}>Try again</button>
      {instead && <Loaded of={instead} fallback={null} />}
    </div>
  );
}

const Card = ({ text = 'a card' }: { text?: string }) => <p>{text}</p>;
const remoteModule = (card = lazy(async () => ({ default: Card }))): RemoteModule => ({
  routes: { '/flights/:id': lazy(async () => ({ default: () => <h1>A page</h1> })) },
  widgets: { card },
});

/** A federation whose remotes answer, one call after the other, as told; the last answer stays. */
function page(...answers: (() => Promise<unknown>)[]) {
  const registered: string[] = [];
  let asked = 0;
  const remotes = createRemotes(registry, async () => ({
    registerRemotes: (list) => registered.push(...list.map(({ name, entry }) => `${name} ${entry}`)),
    loadRemote: () => (answers[Math.min(asked++, answers.length - 1)] as () => Promise<unknown>)(),
  }));
  const within = (slots: ReactNode) => (
    <RemotesProvider remotes={remotes} failure={Failure}>
      <p>The frame</p>
      {slots}
    </RemotesProvider>
  );
  const show = (slots = <RemoteWidget name="flights/card" fallback={<p>Loading a card</p>} />) => render(within(slots));
  return { registered, show, within };
}

let reported: jest.SpyInstance;
beforeEach(() => {
  // React reports what a boundary caught; here that is the point of the test.
  reported = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => reported.mockRestore());

describe('a widget slot', () => {
  test('registers every remote of the registry when the first is shown, and none before', async () => {
    const { registered, show } = page(async () => ({ remote: remoteModule() }));
    expect(registered).toEqual([]);
    show();
    expect(await screen.findByText('a card')).toBeVisible();
    expect(registered[0]).toBe('mf_flights http://localhost/mf/mf-flights/0.1.0-abc/remoteEntry.js');
    expect(registered).toHaveLength(2);
  });

  test('shows its skeleton, then the widget with its props', async () => {
    const { show } = page(async () => ({ remote: remoteModule() }));
    show(<RemoteWidget name="flights/card" props={{ text: 'Rome' }} fallback={<p>Loading a card</p>} />);
    expect(screen.getByText('Loading a card')).toBeVisible();
    expect(await screen.findByText('Rome')).toBeVisible();
  });

  test.each([
    ['its remote cannot be loaded', async () => Promise.reject(new Error('refused'))],
    ['its remote exports nothing', async () => ({})],
    ['the remote does not export it', async () => ({ remote: { routes: {}, widgets: {} } })],
    [
      'its own code cannot be fetched',
      async () => ({ remote: remoteModule(lazy(() => Promise.reject(new Error('chunk')))) }),
    ],
    [
      'it throws while it renders',
      async () => ({
        remote: remoteModule(
          lazy(async () => ({
            default: () => {
              throw new Error('render');
            },
          })),
        ),
      }),
    ],
  ])('shows the card when %s, and the widget after Try again', async (_what, answer) => {
    const { show } = page(answer, async () => ({ remote: remoteModule() }));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('flights/card is taking a break');
    expect(screen.getByText('The frame')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('a card')).toBeVisible();
  });

  test('loads code anew at Try again even when the same module stays', async () => {
    let tries = 0;
    const stubborn = remoteModule(
      lazy(async () => ((tries += 1) < 3 ? Promise.reject(new Error('chunk')) : { default: Card })),
    );
    const { show } = page(async () => ({ remote: stubborn }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('a card')).toBeVisible();
  });

  test('shows another widget when its name changes', async () => {
    const { show, within } = page(async () => ({ remote: remoteModule() }));
    const { rerender } = show();
    expect(await screen.findByText('a card')).toBeVisible();
    rerender(within(<RemoteWidget name="flights/none" fallback={<p>Loading none</p>} />));
    expect(screen.getByText('Loading none')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('flights/none is taking a break');
  });

  test('says to its failure that the place is narrow, and what it can do by itself', async () => {
    const { show } = page(async () => ({}));
    const instead = loadable(async () => () => <button>Sign Out</button>);
    show(<RemoteWidget name="flights/card" place={{ compact: true, instead }} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('flights/card is taking a short break');
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible();
  });

  test('keeps its skeleton where the page has no remotes', () => {
    render(<RemoteWidget name="flights/card" fallback={<p>Loading a card</p>} />);
    expect(screen.getByText('Loading a card')).toBeVisible();
  });
});

describe('a route slot', () => {
  test('shows the page its remote brings', async () => {
    const { show } = page(async () => ({ remote: remoteModule() }));
    show(<RemoteRoute remote="mf-flights" path="/flights/:id" fallback={<p>Loading</p>} />);
    expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible();
  });

  test('shows another page when the path changes, and names the remote where it has none', async () => {
    const { show, within } = page(async () => ({ remote: remoteModule() }));
    const { rerender } = show(<RemoteRoute remote="mf-flights" path="/flights/:id" fallback={<p>Loading</p>} />);
    expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible();
    rerender(within(<RemoteRoute remote="mf-flights" path="/flights/deals" fallback={<p>Loading</p>} />));
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('mf-flights is taking a break');
  });
});

describe('useRemotes', () => {
  const Count = () => <p>{useRemotes()?.registry.remotes.length ?? 'no'} remotes</p>;

  test('gives the remotes of the page', () => {
    page().show(<Count />);
    expect(screen.getByText('2 remotes')).toBeVisible();
  });

  test('is null where there are none', () => {
    render(<Count />);
    expect(screen.getByText('no remotes')).toBeVisible();
  });
});
