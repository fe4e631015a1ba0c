import type { Registry } from '@sojourn/contracts';
import { createQueryClient, createRemotes, lazy, toast, type RemoteModule } from '@sojourn/web-kit';
import { fakeApi, fakeError, MemoryRouter } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { App } from './app';

jest.setTimeout(60_000);

const registry: Registry = {
  shellVersion: '0.1.0',
  publishedAt: '2026-11-21T00:00:00Z',
  remotes: [
    {
      name: 'mf-flights',
      version: '0.1.0',
      base: '/mf/mf-flights/0.1.0-abc/',
      entry: 'remoteEntry.js',
      integrity: 'sha384-x',
      manifest: {},
      routes: [{ path: '/flights/search', title: 'Flights' }],
      widgets: ['search-form', 'results-block'],
    },
  ],
};
type Block = { destination: string; departureDate: string; returnDate: string };
const ResultsBlock = ({ destination, departureDate, returnDate }: Block) => (
  <p>{`${destination} from ${departureDate} to ${returnDate}`}</p>
);
const flights: RemoteModule = {
  routes: { '/flights/search': lazy(async () => ({ default: () => <h1>Flights to Rome</h1> })) },
  widgets: {
    'search-form': lazy(async () => ({ default: () => <p>Where to?</p> })),
    'results-block': lazy(async () => ({ default: ResultsBlock })),
  },
};
const ada = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  emailProven: true,
  formattedAddress: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  createdAt: '2026-11-21T00:00:00Z',
};

type Asked = { at?: string; modules?: Record<string, RemoteModule>; isOutOfReach?: boolean };

function open({ at = '/', modules = { mf_flights: flights }, isOutOfReach = false }: Asked = {}) {
  const remotes = createRemotes(registry, async () => ({
    registerRemotes: () => {},
    loadRemote: async (id) => {
      const found = modules[id.split('/')[0] ?? ''];
      if (!found) throw new Error('refused');
      return { remote: found };
    },
  }));
  return render(
    <MemoryRouter initialEntries={[at]}>
      <App remotes={isOutOfReach ? null : remotes} queries={createQueryClient()} />
    </MemoryRouter>,
  );
}

// Their code is fetched when they are shown; a loaded machine takes longer to compile it than a test waits.
beforeAll(() =>
  Promise.all([
    import('./home/home-page'),
    import('./home/home-rest'),
    import('./pages/section-page'),
    import('./pages/legal-page'),
    import('./pages/not-found-page'),
    import('./pages/search-results-page'),
    import('./frame/menu-panel'),
    import('./frame/signed-in'),
    import('./failure-card'),
    import('@sojourn/ui/toast'),
  ]),
);

let reported: jest.SpyInstance;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  // React reports what the boundaries caught.
  reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  api = fakeApi({ 'POST /api/newsletter': () => ({}) });
  window.scrollTo = () => {};
});
afterEach(() => {
  reported.mockRestore();
  api.restore();
  localStorage.clear();
});

/** jsdom has the element, and not what opens and closes it. */
async function openMenu() {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

describe('the frame', () => {
  test.each([
    ['from home', '/', ''],
    ['and brings them back to the page they are on', '/safety?of=rome', '?returnTo=%2Fsafety%3Fof%3Drome'],
    ['and keeps where they were going', '/nowhere?returnTo=%2Ftrips%2F3', '?returnTo=%2Ftrips%2F3'],
    ['but never brings them back to signing in', '/login', ''],
    ['on either tab', '/register?returnTo=%2Ftrips', '?returnTo=%2Ftrips'],
  ])('offers a guest to sign in and sign up, %s', async (_case, at, wayBack) => {
    open({ at });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/login${wayBack}`);
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', `/register${wayBack}`);
    expect(screen.queryByRole('link', { name: 'My Trips' })).not.toBeInTheDocument();
  });

  test('leads to the trips of this browser when it has any', async () => {
    localStorage.setItem('trips', '[]');
    const { unmount } = open({ at: '/' });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByText('Saved on this device')).not.toBeInTheDocument();
    unmount();
    localStorage.setItem('trips', '[{"id":1}]');
    open({ at: '/' });
    expect(await screen.findByText('Saved on this device')).toHaveAttribute('href', '/my-trips');
  });

  test('leads there as soon as another tab has made the first', async () => {
    open({ at: '/safety' });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    localStorage.setItem('trips', '[{"id":1}]');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'trips' })));
    expect(screen.getByText('Saved on this device')).toHaveAttribute('href', '/my-trips');
  });

  test('leads somebody signed in to their trips', async () => {
    api = fakeApi({ 'GET /api/auth/user': () => ada });
    open({ at: '/safety' });
    expect(await screen.findByRole('link', { name: 'My Trips' })).toHaveAttribute('href', '/trips');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  test('signs nobody out while it cannot be said who they are, and says so', async () => {
    const answers = [fakeError(503, 'unavailable', 'Signing in is taking a break.'), ada];
    api = fakeApi({ 'GET /api/auth/user': () => answers.shift() });
    open({ at: '/safety' });
    const notice = await screen.findByText('Your account is taking a break. It comes back by itself.');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Travel Safety' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'My Trips' })).toBeVisible();
    expect(notice).not.toBeInTheDocument();
  });

  test('has a name and a way out while the account menu is away, and the menu once it is back', async () => {
    api = fakeApi({ 'GET /api/auth/user': () => ({ ...ada, lastName: 'Lovelace' }), 'POST /api/logout': () => ({}) });
    const modules: Record<string, RemoteModule> = {};
    open({ at: '/safety', modules });
    const line = await screen.findByRole('alert');
    expect(line).toHaveTextContent('This part of Sojourn is taking a break');
    expect(await within(line).findByText('Ada Lovelace')).toBeVisible();
    expect(within(line).queryByRole('heading')).not.toBeInTheDocument();
    expect(await axe(line)).toHaveNoViolations();
    modules['mf_auth'] = {
      routes: {},
      widgets: { 'account-menu': lazy(async () => ({ default: () => <button type="button">Account</button> })) },
    };
    await userEvent.click(within(line).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
    expect(line).not.toBeInTheDocument();
  });

  test('signs out while the account menu is away', async () => {
    const answers: unknown[] = [fakeError(503, 'unavailable', 'Signing out is taking a break.'), {}];
    api = fakeApi({ 'GET /api/auth/user': () => ada, 'POST /api/logout': () => answers.shift() });
    open({ at: '/safety' });
    const out = await screen.findByRole('button', { name: 'Sign Out' });
    await userEvent.click(out);
    expect(await screen.findByText('Signing out is taking a break.')).toBeVisible();
    expect(out).toBeVisible();
    await userEvent.click(out);
    // What is shown belonged to somebody who is signed in no more.
    expect(await screen.findByRole('heading', { level: 1, name: /^Your next vacation/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  test('has the name and the way out in the menu of a phone, too', async () => {
    api = fakeApi({ 'GET /api/auth/user': () => ada, 'POST /api/logout': () => ({}) });
    open({ at: '/safety', modules: {} });
    await screen.findByRole('alert');
    const menu = await openMenu();
    expect(within(menu).getByText('Signed in as Ada')).toBeVisible();
    await userEvent.click(within(menu).getByRole('button', { name: 'Sign Out' }));
    expect(menu).not.toHaveAttribute('open');
    expect(await screen.findByText('You have been successfully logged out.')).toBeVisible();
  });

  test('closes the menu of a phone by a press beside it, and by a link in it', async () => {
    open({ at: '/safety' });
    await screen.findByRole('link', { name: 'Sign In' });
    await userEvent.click(await openMenu());
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
    await userEvent.click(within(await openMenu()).getByRole('link', { name: 'Home' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });

  test('leads to the sections of home from everywhere', async () => {
    open({ at: '/safety' });
    const nav = await screen.findByLabelText('Main');
    const links = within(nav).getAllByRole('link', { hidden: true });
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Flights /#flights-section',
      'Stays /#stays-section',
      'Activities /#activities-section',
      'Safety /#safety-section',
      'Planning /#planning-section',
    ]);
  });

  test('shows a toast', async () => {
    open({ at: '/safety' });
    act(() => void toast({ title: 'Trip created successfully!' }));
    expect(await screen.findByText('Trip created successfully!')).toBeVisible();
  });

  test('keeps the chosen theme', async () => {
    open({ at: '/safety' });
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  test('says when there is no connection', async () => {
    open({ at: '/safety' });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You are offline/)).toBeVisible();
    online.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  });
});

describe('routes', () => {
  test('of a remote come from the registry, with their title', async () => {
    open({ at: '/flights/search' });
    expect(await screen.findByRole('heading', { name: 'Flights to Rome' })).toBeVisible();
    expect(document.title).toBe('Flights - Sojourn');
  });

  test('of a remote that is down show its card inside the frame', async () => {
    open({ at: '/flights/search', modules: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of Sojourn is taking a break');
    expect(screen.getByRole('link', { name: 'Sojourn, home' })).toBeVisible();
    const reports = () => api.calls.filter(({ path }) => path === '/api/telemetry').map(({ body }) => body);
    expect(reports()).toEqual([{ remote: 'mf-flights', version: '0.1.0', failures: 1 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reports()).toHaveLength(2));
  });

  test.each([
    ['/flights', 'Flight Booking'],
    ['/stays', 'Hotel & Stays'],
    ['/destinations', 'Destinations'],
    ['/accommodations', 'Accommodations'],
    ['/activities', 'Activities'],
    ['/safety', 'Travel Safety'],
    ['/planning', 'Trip Planning'],
  ])('%s is a page of its own that leads home', async (at, title) => {
    open({ at });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe(`${title} - Sojourn`);
  });

  test('nobody answers is a 404 in the words of the specification', async () => {
    open({ at: '/nowhere' });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  test('without a registry still open the pages of the shell, and say so elsewhere', async () => {
    const { unmount } = open({ at: '/safety', isOutOfReach: true });
    expect(await screen.findByRole('heading', { name: 'Travel Safety' })).toBeVisible();
    unmount();
    open({ at: '/flights/search', isOutOfReach: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sojourn cannot be reached');
  });

  test('the combined results take the last search where the address is silent', async () => {
    localStorage.setItem('searchParams', JSON.stringify({ destination: 'Rome', checkin: '2027-04-10', checkout: '' }));
    open({ at: '/search-results?checkout=2027-04-17' });
    expect(await screen.findByRole('heading', { name: 'Search Results for "Rome"' })).toBeVisible();
    expect(screen.getByText('Check-in: Apr 10, 2027')).toBeVisible();
    expect(screen.getByText('Check-out: Apr 17, 2027')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Things to Do in Rome' })).toBeVisible();
    expect(await screen.findByText('Rome from 2027-04-10 to 2027-04-17')).toBeVisible();
  });
});

test.each([
  ['checkin=2027-02-31', '“2027-02-31” is not a day in the calendar. Please choose your dates again.'],
  ['checkout=2027-99-99', '“2027-99-99” is not a day in the calendar. Please choose your dates again.'],
])('the combined results say what is wrong with %s and show no other day', async (change, sentence) => {
  open({ at: `/search-results?destination=Rome&${change}` });
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('heading', { name: 'Search Results for "Rome"' })).toBeVisible();
  expect(screen.queryByText(/^Check-(in|out): /)).not.toBeInTheDocument();
});

describe('home', () => {
  test('is the hero, the widgets and the newsletter, and a widget that is down harms no other', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your next vacation, chosen for you.');
    expect(await screen.findByText('Where to?')).toBeVisible();
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    const ids = ['flights', 'stays', 'activities', 'safety', 'planning'].map((name) => `${name}-section`);
    expect(ids.filter((id) => !container.querySelector(`#${id}`))).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('subscribes to the newsletter and says thanks', async () => {
    open();
    const band = await screen.findByRole('region', { name: 'One good idea a month' });
    const address = within(band).getByRole('textbox', { name: 'Email address' });
    await userEvent.type(address, 'ada@example.com');
    await userEvent.click(within(band).getByRole('button', { name: 'Subscribe' }));
    expect(
      await within(band).findByText('Thank you. One press on the link in our e-mail, and you are on the list.'),
    ).toBeVisible();
    expect(address).toHaveValue('');
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { email: 'ada@example.com' },
    ]);
    // Thanks are for what was sent, not for what is typed next.
    await userEvent.type(address, 'b');
    expect(
      within(band).queryByText('Thank you. One press on the link in our e-mail, and you are on the list.'),
    ).not.toBeInTheDocument();
  });

  test('asks for an address first, and says what the server said when it fails', async () => {
    open();
    const band = await screen.findByRole('region', { name: 'One good idea a month' });
    await userEvent.click(within(band).getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Please enter your email address to subscribe.')).toBeVisible();
    api = fakeApi({ 'POST /api/newsletter': () => fakeError(503, 'unavailable', 'Sign-ups are taking a break.') });
    await userEvent.type(within(band).getByRole('textbox'), 'ada@example.com');
    await userEvent.click(within(band).getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(screen.getByText('Sign-ups are taking a break.')).toBeVisible());
  });
});
