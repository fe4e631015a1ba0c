import type { CurrentUser } from '@sojourn/contracts';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, type Fakes, PortalForTests } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { addDeviceWatch, readDeviceWatches } from '../features/watch/device-watches.store';
import { aHistory, aSubject, aWatch } from '../features/watch/watch.fake';
import { newDeviceWatch } from '../features/watch/watch.model';
import { answerWith, threeOffers } from '../shared/offer.fake';
import { ResultsPage } from './results-page';
import { StopWatchPage } from './stop-watch-page';
import { WatchesPage } from './watches-page';

// Fetched when somebody asks; a loaded machine takes longer to compile it than a test waits.
beforeAll(() => import('./watch-offer'));

const ana: CurrentUser = {
  ...{ id: 'ana', username: 'ana', email: 'ana@example.org', emailProven: true, firstName: 'Ana', lastName: null },
  ...{ formattedAddress: null, city: null, country: null, latitude: null, longitude: null },
  createdAt: '2026-11-01T12:00:00.000Z',
};
let api: ReturnType<typeof fakeApi>;
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const Toasts = () => {
  const { current } = useToast();
  return (
    <div aria-label="toast" role="group">
      {current && `${current.title}: ${current.description ?? ''}`}
      {current?.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
    </div>
  );
};
function open(
  page: React.ReactNode,
  { user = null, fakes = {}, at = '/flights/watches' }: { user?: CurrentUser | null; fakes?: Fakes; at?: string } = {},
) {
  api = fakeApi({ 'GET /api/flights/price-history': () => aHistory(), ...fakes });
  return render(
    <PortalForTests at={at} user={user}>
      {page}
      <Toasts />
    </PortalForTests>,
  );
}
const listOf = (...watches: object[]) => ({ watches, next: null, total: watches.length });
const called = (method: string) => api.calls.filter((call) => call.method === method).map(({ path }) => path);
const onDevice = (id = 'd1', price = 400) =>
  addDeviceWatch(newDeviceWatch(aSubject, { id, price, since: '2026-11-20T12:00:00.000Z' }));

describe('the watches of an account', () => {
  const list = (...watches: object[]) => ({ 'GET /api/flights/watches': () => listOf(...watches) });

  test.each([
    ['an adult with an infant', 1, /today, for everybody/],
    ['one adult', 0, /today$/],
  ])('say for %s whom the price is for', async (_who, infants, words) => {
    const search = { ...aSubject.search, adults: 1, infants };
    open(<WatchesPage />, { user: ana, fakes: list(aWatch({ search })) });
    const card = await screen.findByRole('article', { name: 'London to Rome' });
    expect(within(card).getByText(words)).toBeVisible();
  });

  test('show today’s price, how it stands, the days before and what changed', async () => {
    const { container } = open(<WatchesPage />, { user: ana, fakes: list(aWatch({ startPrice: 430, level: 'low' })) });
    const card = await screen.findByRole('article', { name: 'London to Rome' });
    expect(within(card).getByText('$400')).toBeVisible();
    expect(within(card).getByText(/today, for everybody/)).toBeVisible();
    expect(within(card).getByText('Low for this route and date')).toBeVisible();
    expect(within(card).getByText('It was mostly $396 to $413 on the days before.')).toBeVisible();
    expect(within(card).getByRole('img', { name: 'Lowest prices of 31 days: from $390 to $419.' })).toBeInTheDocument();
    expect(within(card).getByText(/^\$30 less than the \$430 of Nov 20, 2026/)).toBeVisible();
    expect(within(card).getByText(/Apr 10, 2027 to Apr 17, 2027, 2 adults, Economy/)).toBeVisible();
    expect(within(card).getByRole('link', { name: 'See flights' })).toHaveAttribute(
      'href',
      expect.stringContaining('/flights/search?origin=LHR&destination=FCO'),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  test('say that they are read, then that there are none', async () => {
    open(<WatchesPage />, { user: ana, fakes: list() });
    expect(screen.getByRole('status', { busy: true })).toHaveTextContent('Loading your price watches');
    expect(await screen.findByRole('heading', { name: 'No prices watched yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a flight' })).toHaveAttribute('href', '/#flights-section');
  });

  test('say why they are not there, and try again', async () => {
    let isFixed = false;
    const sentence = 'Price watches cannot be reached right now.';
    onDevice();
    open(<WatchesPage />, {
      user: ana,
      fakes: {
        'GET /api/flights/watches': () => (isFixed ? listOf(aWatch()) : fakeError(503, 'unavailable', sentence)),
      },
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    // What is kept on the device is there meanwhile.
    expect(screen.getByText('Saved on this device')).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    isFixed = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Move to my account' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'London to Rome' })).toBeVisible();
  });

  test('come in pages', async () => {
    const pages = [{ ...listOf(aWatch()), next: 'w1' }, listOf(aWatch({ id: 'w0' }))];
    open(<WatchesPage />, {
      user: ana,
      fakes: { 'GET /api/flights/watches': ({ query }) => (query.get('after') === 'w1' ? pages[1] : pages[0]) },
    });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  test('mark a drop as new, and say that it was seen', async () => {
    const drop = { from: 440, to: 400, day: '2026-11-23', isNew: true };
    open(<WatchesPage />, {
      user: ana,
      fakes: { ...list(aWatch({ drop })), 'POST /api/flights/watches/seen': () => ({ drops: 0 }) },
    });
    expect(await screen.findByText(/^New: fell from \$440 to \$400 on Nov 23, 2026$/)).toBeVisible();
    await waitFor(() => expect(called('POST')).toEqual(['/api/flights/watches/seen']));
  });

  test('without a new drop have nothing to say that it was seen', async () => {
    const drop = { from: 440, to: 400, day: '2026-11-23', isNew: false };
    open(<WatchesPage />, { user: ana, fakes: list(aWatch({ drop })) });
    expect(await screen.findByText(/^Fell from \$440 to \$400/)).toBeVisible();
    expect(called('POST')).toEqual([]);
  });

  test('give the price for everybody where a child comes along', async () => {
    const search = { ...aSubject.search, adults: 1, children: 1 };
    open(<WatchesPage />, { user: ana, fakes: list(aWatch({ search })) });
    expect(await screen.findByText(/today, for everybody/)).toBeVisible();
  });

  test('say of the one that is stopped, and of no other, that it is being stopped', async () => {
    const other = aWatch({ id: 'w2', places: { origin: 'London', destination: 'Oslo' } });
    open(<WatchesPage />, {
      user: ana,
      fakes: { ...list(aWatch(), other), 'DELETE /api/flights/watches/:id': () => new Promise(() => undefined) },
    });
    const rome = await screen.findByRole('article', { name: 'London to Rome' });
    await userEvent.click(within(rome).getByRole('button', { name: 'Stop watching' }));
    expect(await within(rome).findByRole('button', { name: 'Stopping...' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop watching' })).toHaveAccessibleDescription('London to Oslo');
  });

  test('stop by one press, and go on by Undo', async () => {
    let isStopped = false;
    open(<WatchesPage />, {
      user: ana,
      fakes: {
        'GET /api/flights/watches': () => (isStopped ? listOf() : listOf(aWatch())),
        'DELETE /api/flights/watches/:id': () => {
          isStopped = true;
          return { id: 'w1', restorableUntil: '2026-12-23T12:00:00.000Z' };
        },
        'POST /api/flights/watches/:id/restore': () => {
          isStopped = false;
          return aWatch();
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop watching' }));
    expect(await screen.findByRole('heading', { name: 'No prices watched yet' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'toast' })).toHaveTextContent('No longer watched: London to Rome');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'London to Rome' })).toBeVisible();
  });

  test('that could not be stopped stay, and say so', async () => {
    open(<WatchesPage />, {
      user: ana,
      fakes: { ...list(aWatch()), 'DELETE /api/flights/watches/:id': () => fakeError(503, 'unavailable', 'Resting.') },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop watching' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'toast' })).toHaveTextContent('Resting.'));
    expect(screen.getByRole('article', { name: 'London to Rome' })).toBeVisible();
  });

  test('of flights that have left or are not sold say so', async () => {
    open(<WatchesPage />, {
      user: ana,
      fakes: list(
        aWatch({ state: 'over', drop: { from: 440, to: 400, day: '2026-11-23', isNew: true } }),
        aWatch({ id: 'w2', state: 'gone', price: null, level: null, usual: null }),
      ),
    });
    expect(await screen.findByText(/^This flight has left\./)).toBeVisible();
    expect(screen.getByText('Nobody sells it just now.')).toBeVisible();
    // A fare that fell is no news of a flight that nobody can take any more.
    expect(screen.queryByText(/fell from/i)).not.toBeInTheDocument();
  });

  test('take in what this device watches', async () => {
    onDevice();
    const taken: unknown[] = [];
    open(<WatchesPage />, {
      user: ana,
      fakes: {
        'GET /api/flights/watches': () => listOf(...taken.map(() => aWatch())),
        'POST /api/flights/watches': ({ body }) => {
          taken.push(body);
          return aWatch();
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move to my account' }));
    expect(await screen.findByRole('article', { name: 'London to Rome' })).toBeVisible();
    expect(taken).toEqual([{ search: aSubject.search }]);
    expect(readDeviceWatches()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Move to my account' })).not.toBeInTheDocument();
  });
});

describe('the watches of this device', () => {
  test('are none at first', async () => {
    open(<WatchesPage />);
    expect(await screen.findByRole('heading', { name: 'No prices watched yet' })).toBeVisible();
    expect(screen.getByText(/saved on this device/)).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('say where they are, are looked at, and tell a drop once', async () => {
    onDevice('d1', 440);
    const first = open(<WatchesPage />);
    expect(screen.getByText('Saved on this device')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to get a message' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fflights%2Fwatches',
    );
    expect(await screen.findByText(/^New: fell from \$440 to \$400/)).toBeVisible();
    expect(await axe(first.container)).toHaveNoViolations();
    first.unmount();
    api.restore();
    open(<WatchesPage />);
    expect(await screen.findByText(/^Fell from \$440 to \$400/)).toBeVisible();
  });

  test('stop by one press, and go on by Undo', async () => {
    onDevice();
    open(<WatchesPage />);
    await screen.findByText('$400');
    await userEvent.click(screen.getByRole('button', { name: 'Stop watching' }));
    expect(await screen.findByRole('heading', { name: 'No prices watched yet' })).toBeVisible();
    expect(readDeviceWatches()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  test('stay when their price cannot be looked up, and say why', async () => {
    onDevice();
    open(<WatchesPage />, {
      fakes: { 'GET /api/flights/price-history': () => fakeError(503, 'unavailable', 'Fares are resting.') },
    });
    expect(await screen.findByText('Fares are resting.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('say that there is no network', async () => {
    onDevice();
    open(<WatchesPage />);
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('You are offline')).toBeVisible();
    connection.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});

describe('watching from the results', () => {
  const RESULTS =
    '/flights/search?origin=LHR&destination=FCO&departureDate=2027-04-10&returnDate=2027-04-17&adults=2&children=0&infants=0&travelClass=ECONOMY';
  const results = { 'GET /api/flights/search': () => answerWith(threeOffers) };

  test('follows the search on this device, and stops again', async () => {
    open(<ResultsPage />, { at: RESULTS, fakes: results });
    await screen.findByText('Found 3 flights');
    await userEvent.click(screen.getByRole('button', { name: 'Watch price' }));
    const dialog = await screen.findByRole('dialog', { name: 'Watch the price: London to Rome' });
    expect(await within(dialog).findByText('Usual for this route and date')).toBeVisible();
    expect(within(dialog).getByText(/^Saved on this device/)).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Watch this price' }));
    expect(await within(dialog).findByText('You watch this price.')).toBeVisible();
    expect(readDeviceWatches()).toMatchObject([{ search: aSubject.search, alert: { start: 400 } }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop watching' }));
    await waitFor(() => expect(readDeviceWatches()).toEqual([]));
  });

  test('follows one flight for an account', async () => {
    const drafts: unknown[] = [];
    open(<ResultsPage />, {
      at: RESULTS,
      user: ana,
      fakes: {
        ...results,
        'GET /api/flights/watches': () => listOf(),
        'POST /api/flights/watches': ({ body }) => {
          drafts.push(body);
          return aWatch();
        },
      },
    });
    const [select] = await screen.findAllByRole('button', { name: 'Select Flight' });
    await userEvent.click(select as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Watch this flight' }));
    const dialog = await screen.findByRole('dialog', { name: 'Watch the price: London to Rome' });
    expect(within(dialog).getByText(/write to ana@example\.org/)).toBeVisible();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Watch this price' }));
    const key = 'LH 901@2027-04-10T06:40:00+LH 1870@2027-04-10T10:35:00';
    await waitFor(() => expect(drafts).toEqual([{ search: aSubject.search, flight: { key, carrier: 'Lufthansa' } }]));
  });

  test('knows one flight of a search that is watched from the search itself', async () => {
    onDevice();
    open(<ResultsPage />, { at: RESULTS, fakes: results });
    const [select] = await screen.findAllByRole('button', { name: 'Select Flight' });
    await userEvent.click(select as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Watch this flight' }));
    const dialog = await screen.findByRole('dialog', { name: 'Watch the price: London to Rome' });
    expect(within(dialog).getByRole('button', { name: 'Watch this price' })).toBeVisible();
    expect(within(dialog).queryByText('You watch this price.')).not.toBeInTheDocument();
  });

  test('watches no price that nobody knows', async () => {
    const unsold = aHistory({ price: null, level: null, usual: null });
    open(<ResultsPage />, { at: RESULTS, fakes: { ...results, 'GET /api/flights/price-history': () => unsold } });
    await screen.findByText('Found 3 flights');
    await userEvent.click(screen.getByRole('button', { name: 'Watch price' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Nobody sells it just now.')).toBeVisible();
    const button = within(dialog).getByRole('button', { name: 'Watch this price' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(readDeviceWatches()).toEqual([]);
  });

  test('says why a price is not watched', async () => {
    open(<ResultsPage />, {
      at: RESULTS,
      user: { ...ana, emailProven: false },
      fakes: {
        ...results,
        'GET /api/flights/watches': () => listOf(),
        'POST /api/flights/watches': () => fakeError(409, 'limit-reached', 'You watch 50 prices.'),
      },
    });
    await screen.findByText('Found 3 flights');
    await userEvent.click(screen.getByRole('button', { name: 'Watch price' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Confirm your address/)).toBeVisible();
    await within(dialog).findByText('$400');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Watch this price' }));
    await waitFor(() => expect(screen.getByLabelText('toast')).toHaveTextContent('You watch 50 prices.'));
  });
});

describe('the link of a message', () => {
  test('does nothing when it is opened, and stops one watch by its button', async () => {
    const token = 't'.repeat(43);
    const { container } = open(<StopWatchPage />, {
      at: `/flights/watches/stop?token=${token}`,
      fakes: { 'POST /api/flights/watches/stop': () => ({}) },
    });
    expect(api.calls).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Stop watching' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'No longer watched' })).toBeVisible();
    expect(api.calls).toMatchObject([{ body: { token } }]);
  });

  test('that is broken says so', async () => {
    open(<StopWatchPage />, {
      fakes: { 'POST /api/flights/watches/stop': () => fakeError(400, 'bad-input', 'This link is not complete.') },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Stop watching' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not complete.');
  });
});
