import type { CurrentUser, Trip, TripDraft } from '@sojourn/contracts';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { createQueryClient, useToast } from '@sojourn/web-kit';
import { Route, Routes } from '@sojourn/web-kit/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { browserTrips } from '../shared/browser-trips.store';
import { TripsPage } from './trips-page';

const ana: CurrentUser = {
  id: 'ana',
  username: 'ana',
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Lima',
  emailProven: true,
  formattedAddress: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  createdAt: '2026-11-21T10:00:00Z',
};
const rome: Trip = {
  id: 7,
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2127-04-10',
  endDate: '2127-04-17',
  budget: 2400,
  notes: 'Book the Galleria early.',
  status: 'confirmed',
  version: 3,
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
};

const Toasts = () => {
  const { current } = useToast();
  return (
    <div role="status" aria-label="Toast">
      {current && (
        <>
          <strong>{current.title}</strong>
          <p>{current.description}</p>
          {current.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
        </>
      )}
    </div>
  );
};

let api: ReturnType<typeof fakeApi>;

/** A bff that keeps trips in memory. */
function keeping(...kept: Trip[]): Fakes {
  let trips = kept;
  let deleted: Trip[] = [];
  return {
    'GET /api/trips': () => trips,
    'POST /api/trips': ({ body }) => {
      const made: Trip = { ...rome, ...(body as TripDraft), id: 8, version: 1, status: 'planning' };
      trips = [...trips, made];
      return made;
    },
    'POST /api/trips/:id/commands': () => ({ version: 1, changes: [], plan: null }),
    'DELETE /api/trips/:id': ({ params }) => {
      deleted = trips.filter(({ id }) => id === Number(params['id']));
      trips = trips.filter(({ id }) => id !== Number(params['id']));
      return { id: Number(params['id']), restorableUntil: '2026-12-21T10:00:00Z' };
    },
    'POST /api/trips/:id/restore': () => {
      trips = [...trips, ...deleted];
      return deleted[0];
    },
  };
}

const open = (fakes: Fakes, user: CurrentUser | null = ana) => {
  api = fakeApi(fakes);
  return render(
    <PortalForTests at="/trips" user={user}>
      <Routes>
        <Route path="/trips" element={<TripsPage />} />
      </Routes>
      <Toasts />
    </PortalForTests>,
  );
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Presses something on a trip's card. */
const choose = async (title: string, name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `${name} ${title}` }));
const toast = () => screen.getByRole('status', { name: 'Toast', hidden: true });

beforeEach(() => localStorage.clear());
afterEach(() => api.restore());

describe('My Trips', () => {
  it('asks a guest to sign in, and brings them back afterwards', async () => {
    const { container } = open({}, null);
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible();
    expect(screen.getByText('Please sign in to manage your trips')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?returnTo=%2Ftrips');
    expect(api.calls).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows three cards on their way, then each trip with all there is to know', async () => {
    const { container } = open(keeping(rome));
    expect(screen.getAllByTestId('trip-skeleton')).toHaveLength(3);
    const card = await screen.findByRole('article', { name: 'Rome in spring' });
    expect(screen.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
    for (const text of ['Confirmed', 'Rome, Italy', 'Apr 10, 2127 - Apr 17, 2127, 7 nights', '$2,400 budget']) {
      expect(card).toHaveTextContent(text);
    }
    expect(within(card).getByText('Book the Galleria early.')).toBeVisible();
    expect(within(card).getByRole('link', { name: /View Details/ })).toHaveAttribute('href', '/trips/7');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('greets somebody without trips with the first step', async () => {
    open(keeping());
    expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeVisible();
    await userEvent.click(button('Create Your First Trip'));
    expect(screen.getByRole('dialog', { name: 'Create New Trip' })).toBeVisible();
  });

  it('says what went wrong and tries again', async () => {
    let isDown = true;
    open({ 'GET /api/trips': () => (isDown ? fakeError(503, 'unavailable', 'Your trips are resting.') : [rome]) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your trips are resting.');
    isDown = false;
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('article', { name: 'Rome in spring' })).toBeVisible();
  });

  it('asks to sign in again when the session has ended', async () => {
    open({ 'GET /api/trips': () => fakeError(401, 'sign-in-required', 'Please sign in to continue.') });
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  });

  it('does not mistake the answer that another remote has cached for its own', async () => {
    const client = createQueryClient();
    client.setQueryData(['/api/trips'], [{ ...rome, title: 'As it came' }]);
    api = fakeApi(keeping(rome));
    render(
      <PortalForTests at="/trips" user={ana} client={client}>
        <TripsPage />
      </PortalForTests>,
    );
    expect(await screen.findByRole('article', { name: 'Rome in spring' })).toBeVisible();
    expect(client.getQueryData(['/api/trips'])).toEqual([{ ...rome, title: 'As it came' }]);
  });

  it('makes a trip', async () => {
    open(keeping(rome));
    await screen.findByRole('article', { name: 'Rome in spring' });
    await userEvent.click(button('Create New Trip'));
    const dialog = screen.getByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/Title/), 'Oslo');
    await userEvent.type(within(dialog).getByRole('combobox', { name: /^Destination/ }), 'Oslo, Norway');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Start date/ }), '2127-01-02');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /End date/ }), '2127-01-05');
    await userEvent.type(within(dialog).getByLabelText(/Budget/), '1,200');
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Trip' }));
    expect(await screen.findByRole('article', { name: 'Oslo' })).toBeVisible();
    expect(toast()).toHaveTextContent('Trip created successfully!');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'Oslo',
      destination: 'Oslo, Norway',
      startDate: '2127-01-02',
      endDate: '2127-01-05',
      budget: 1200,
      notes: null,
    });
  });

  it('says which fields are missing, sends nothing, and keeps what was typed', async () => {
    open(keeping(rome));
    await screen.findByRole('article', { name: 'Rome in spring' });
    await userEvent.click(button('Create New Trip'));
    await userEvent.type(screen.getByRole('combobox', { name: /^Destination/ }), 'Oslo');
    await userEvent.click(button('Create Trip'));
    expect(toast()).toHaveTextContent('Error');
    expect(toast()).toHaveTextContent('Please fill in all required fields');
    await waitFor(() => expect(screen.getByLabelText(/Title/)).toHaveFocus());
    expect(screen.getByRole('combobox', { name: /^Destination/ })).toHaveValue('Oslo');
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('keeps the form when the server refuses, and says why', async () => {
    open({ ...keeping(), 'POST /api/trips': () => fakeError(503, 'unavailable', 'Trips are resting.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Trip' }));
    await userEvent.type(screen.getByLabelText(/Title/), 'Oslo');
    await userEvent.type(screen.getByRole('combobox', { name: /^Destination/ }), 'Oslo');
    await userEvent.type(screen.getByRole('textbox', { name: /Start date/ }), '2127-01-02');
    await userEvent.type(screen.getByRole('textbox', { name: /End date/ }), '2127-01-05');
    await userEvent.click(button('Create Trip'));
    await waitFor(() => expect(toast()).toHaveTextContent('Trips are resting.'));
    expect(screen.getByLabelText(/Title/)).toHaveValue('Oslo');
  });

  it('deletes at once and takes it back', async () => {
    open(keeping(rome));
    await choose('Rome in spring', 'Delete');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await waitFor(() => expect(toast()).toHaveTextContent('Trip deleted successfully!'));
    await userEvent.click(button('Undo'));
    expect(await screen.findByRole('article', { name: 'Rome in spring' })).toBeVisible();
    await waitFor(() => expect(toast()).toHaveTextContent('Trip restored'));
  });

  it('brings a trip back that could not be deleted', async () => {
    open({ ...keeping(rome), 'DELETE /api/trips/:id': () => new Response('', { status: 502 }) });
    await choose('Rome in spring', 'Delete');
    await waitFor(() => expect(toast()).toHaveTextContent('Failed to delete trip'));
    expect(screen.getByRole('article', { name: 'Rome in spring' })).toBeVisible();
  });

  it('shows 48 cards of a part beside the nearest trip, and more at a press', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...rome, id: at + 1, title: `Trip ${at + 1}` }));
    open(keeping(...many));
    await screen.findByRole('article', { name: 'Trip 49' });
    expect(screen.queryByRole('article', { name: 'Trip 50' })).not.toBeInTheDocument();
    await userEvent.click(button('Show 11 more trips'));
    expect(screen.getAllByRole('article')).toHaveLength(60);
    expect(screen.queryByRole('button', { name: /more trip/ })).not.toBeInTheDocument();
  });

  it('says that an account is full', async () => {
    const sentence = 'An account has at most 500 trips. Please delete one that you no longer need.';
    open({ ...keeping(), 'POST /api/trips': () => fakeError(409, 'limit-reached', sentence) });
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Trip' }));
    await userEvent.type(screen.getByLabelText(/Title/), 'Oslo');
    await userEvent.type(screen.getByRole('combobox', { name: /^Destination/ }), 'Oslo');
    await userEvent.type(screen.getByRole('textbox', { name: /Start date/ }), '2127-01-02');
    await userEvent.type(screen.getByRole('textbox', { name: /End date/ }), '2127-01-05');
    await userEvent.click(button('Create Trip'));
    await waitFor(() => expect(toast()).toHaveTextContent(sentence));
  });

  it('says what the trips take when their room is nearly used', async () => {
    const many = Array.from({ length: 11 }, (_, at) => ({ ...rome, id: at + 1, title: `Trip ${at + 1}` }));
    open({ ...keeping(...many), 'GET /api/trips/usage': () => ({ bytes: 53_400_000, most: 64_000_000 }) });
    expect(await screen.findByText('Your trips take 53 of 64 MB. Delete what you no longer need.')).toBeVisible();
  });

  it('asks for no usage when there are few trips', async () => {
    open(keeping(rome));
    await screen.findByRole('article', { name: 'Rome in spring' });
    expect(api.calls.filter(({ path }) => path === '/api/trips/usage')).toEqual([]);
  });

  it('says so when the connection is gone', async () => {
    open(keeping(rome));
    await screen.findByRole('article', { name: 'Rome in spring' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('You are offline.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Rome in spring' })).toBeVisible();
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('offers the trips of this browser once, and takes them in', async () => {
    const entry = {
      title: 'Lisbon',
      destination: 'Lisbon',
      startDate: '2127-05-01',
      endDate: '2127-05-04',
      budget: 900,
    };
    const rest = {
      notes: '',
      status: 'planning',
      imageUrl: '',
      activities: [],
      accommodation: '',
      flight: '',
    } as const;
    await browserTrips.create({ ...entry, ...rest, activities: [] }, 'unused');
    open(keeping());
    expect(await screen.findByText('1 trip in this browser')).toBeVisible();
    await userEvent.click(button('Import it'));
    expect(await screen.findByRole('article', { name: 'Lisbon' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('1 trip in this browser')).not.toBeInTheDocument());
    expect(toast()).toHaveTextContent('1 trip now in your account.');
    expect((await browserTrips.list()).find(({ title }) => title === 'Lisbon')?.importedAs).toBe(8);
  });

  it('does not offer them again after Not now, nor ever the samples', async () => {
    const rest = {
      notes: '',
      status: 'planning',
      imageUrl: '',
      activities: [],
      accommodation: '',
      flight: '',
    } as const;
    const days = { startDate: '2127-05-01', endDate: '2127-05-04', budget: null };
    await browserTrips.create({ title: 'Lisbon', destination: 'Lisbon', ...days, ...rest, activities: [] }, 'unused');
    const first = open(keeping());
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('1 trip in this browser')).not.toBeInTheDocument();
    first.unmount();
    open(keeping());
    expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeVisible();
    expect(screen.queryByText('1 trip in this browser')).not.toBeInTheDocument();
  });
});
