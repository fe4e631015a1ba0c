import type { CurrentUser } from '@sojourn/contracts';
import type { TripCommand } from '@sojourn/contracts/plan';
import { apply, isApplied, newItem, newTrip } from '@sojourn/trip';
import { useSession, useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { Route, Routes, useLocation } from '@sojourn/web-kit/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { browserTrips } from '../shared/browser-trips.store';
import { TripPage } from './trip-page';

const ana = { id: 'ana', username: 'ana', email: 'ana@example.org', firstName: 'Ana' } as CurrentUser;
const rome = newTrip({
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2127-04-10',
  endDate: '2127-04-17',
  budgetCents: 125_000,
  notes: 'Book the Galleria early.\nAnna arrives a day later.',
});

/** A bff that keeps one trip as the server does. `meanwhile` is what somebody else does before the next command. */
function keeping(start = rome) {
  let plan = start;
  let meanwhile: TripCommand | undefined;
  const carryOut = (command: TripCommand) => {
    const outcome = apply(plan, command);
    if (isApplied(outcome)) plan = outcome.trip;
    return outcome;
  };
  const fakes: Fakes = {
    'GET /api/trips/:id/plan': () => ({ id: 7, role: 'owner', plan }),
    'GET /api/trips/:id/changes': () => ({ version: plan.version, changes: [], plan }),
    'GET /api/trips/:id/history': () => [],
    'POST /api/trips/:id/commands': ({ body }) => {
      if (meanwhile) carryOut(meanwhile);
      meanwhile = undefined;
      const outcome = carryOut((body as { command: TripCommand }).command);
      if (isApplied(outcome)) return { version: plan.version, changes: [], plan };
      const { message, conflicts } = outcome.refusal;
      const error = { code: 'conflict', message, requestId: 'r', details: { conflicts } };
      return Response.json(error, { status: 409 });
    },
  };
  return { fakes, now: () => plan, doBefore: (command: TripCommand) => (meanwhile = command) };
}

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

/** Whose account the header shows. */
const Account = () => {
  const { user, hasEnded } = useSession();
  return <output aria-label="account">{hasEnded ? 'nobody' : user?.username}</output>;
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};
const address = () => screen.getByLabelText('address').textContent;

let api: ReturnType<typeof fakeApi>;
const open = (at: string, fakes: Fakes = {}, user: CurrentUser | null = ana) => {
  // The weather has tests of its own.
  api = fakeApi({ 'GET /api/weather': () => new Promise(() => undefined), ...fakes });
  return render(
    <PortalForTests at={at} user={user}>
      <Routes>
        <Route path="/trips/:id" element={<TripPage />} />
        <Route path="/trips" element={<h1>The list</h1>} />
        <Route path="/my-trips" element={<h1>The list of this browser</h1>} />
      </Routes>
      <Toasts />
      <Address />
      <Account />
    </PortalForTests>,
  );
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const toast = () => screen.getByRole('status', { name: 'Toast', hidden: true });
/** Presses something in the menu of rarer actions. */
const choose = async (name: string) => {
  await userEvent.click(button('More actions'));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const NOT_THERE: Fakes = { 'GET /api/trips/:id/plan': () => fakeError(404, 'not-found', 'This trip does not exist.') };

// Fetched when they are asked for; a loaded machine takes longer to compile them than a test waits.
beforeAll(() =>
  Promise.all([import('../features/conflict/conflict-dialog'), import('../features/editor/edit-dialog')]),
);
beforeEach(() => localStorage.clear());
afterEach(() => api.restore());

describe('a session that ended', () => {
  it.each([
    '/trips/7',
    '/trips/7?tab=itinerary',
    '/trips/7?tab=expenses&add=1',
    '/trips/7?tab=timeline&day=2127-04-12',
  ])('says so with a way in that comes back to %s, and tells the portal that its account is gone', async (at) => {
    const { fakes } = keeping();
    const refused = () => fakeError(401, 'sign-in-required', 'Please sign in to continue.');
    open(at, { ...fakes, 'GET /api/trips/:id/changes': refused, 'POST /api/trips/:id/commands': refused });
    await heading('Rome in spring');
    expect(screen.getByLabelText('account')).toHaveTextContent('ana');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('You have been signed out')).toBeVisible();
    const way = screen.getByRole('link', { name: 'Sign In' });
    expect(way).toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(at)}`);
    await waitFor(() => expect(screen.getByLabelText('account')).toHaveTextContent('nobody'));
  });
});

describe('a trip’s page', () => {
  it('tells an account’s trip: where it goes in the breadcrumb, when below the picture, what it may cost beside', async () => {
    const { container } = open('/trips/7', keeping().fakes);
    expect(await heading('Rome in spring')).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'My Trips' })).toHaveAttribute('href', '/trips');
    expect(within(crumbs).getByText('Rome, Italy')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Apr 10, 2127 to Apr 17, 2127').parentElement).toHaveTextContent(
      /^Apr 10, 2127 to Apr 17, 2127, 7 nights$/,
    );
    expect(screen.getByText(/^In [\d,]+ days$/)).toBeVisible();
    const budget = screen.getByRole('region', { name: 'Budget' });
    for (const text of ['$1,250', '$500', '$250', '$125']) expect(within(budget).getByText(text)).toBeVisible();
    expect(within(budget).getAllByText('$187.50')).toHaveLength(2);
    expect(screen.getByText(/Book the Galleria early/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Saved')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('moves the status at once, by the steps that are open, and takes it back', async () => {
    const server = keeping();
    open('/trips/7', server.fakes);
    await heading('Rome in spring');
    const status = screen.getByRole('region', { name: 'Status' });
    expect(within(status).queryByRole('button', { name: 'Mark as completed' })).not.toBeInTheDocument();
    await userEvent.click(within(status).getByRole('button', { name: 'Mark as confirmed' }));
    expect(within(status).getByText('Confirmed')).toBeVisible();
    expect(within(status).getByRole('button', { name: 'Mark as completed' })).toBeVisible();
    expect(toast()).toHaveTextContent('Trip confirmed');
    await waitFor(() => expect(server.now().head.status.status).toBe('confirmed'));
    await userEvent.click(button('Undo'));
    expect(within(status).getByText('Planning')).toBeVisible();
    await waitFor(() => expect(server.now().head.status.status).toBe('planning'));
  });

  it('says what is not saved yet, and saves it when the server is back', async () => {
    const server = keeping();
    let isDown = true;
    open('/trips/7', {
      ...server.fakes,
      'POST /api/trips/:id/commands': (request) =>
        isDown
          ? fakeError(503, 'unavailable', 'Trips are resting.')
          : server.fakes['POST /api/trips/:id/commands']?.(request),
    });
    await heading('Rome in spring');
    await userEvent.click(button('Mark as confirmed'));
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Status' })).getByText('Confirmed')).toBeVisible();
    expect(server.now().head.status.status).toBe('planning');
    isDown = false;
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(server.now().head.status.status).toBe('confirmed');
  });

  it('shows both versions when somebody else changed the same thing, and uses one’s own where that is wanted', async () => {
    const server = keeping();
    open('/trips/7', server.fakes);
    await heading('Rome in spring');
    server.doBefore({ type: 'head.edit', parts: { title: { text: 'Rome, theirs', version: 1 } } });
    await userEvent.click(button('Edit'));
    const title = screen.getByLabelText(/Title/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Rome, mine');
    await userEvent.click(button('Save Changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this too' });
    expect(within(dialog).getByText('Rome, theirs')).toBeVisible();
    expect(within(dialog).getByText('Rome, mine')).toBeVisible();
    expect(server.now().head.title.text).toBe('Rome, theirs');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use mine' }));
    expect(await heading('Rome, mine')).toBeVisible();
    await waitFor(() => expect(server.now().head.title.text).toBe('Rome, mine'));
  });

  it('edits in place, and says what new dates do to what is planned before they are set', async () => {
    const [id, day] = ['walk-1', '2127-04-17'];
    const planned = apply(rome, {
      type: 'item.add',
      id,
      content: { ...newItem({ type: 'activity', title: 'Walk', day }) },
    });
    const server = keeping(isApplied(planned) ? planned.trip : rome);
    open('/trips/7?edit', server.fakes);
    const dialog = await screen.findByRole('dialog', { name: 'Edit trip' });
    expect(within(dialog).queryByRole('radiogroup')).not.toBeInTheDocument();
    const end = within(dialog).getByRole('textbox', { name: /End date/ });
    await userEvent.clear(end);
    await userEvent.type(end, '2127-04-15');
    await userEvent.tab();
    const choices = within(dialog).getByRole('radiogroup', { name: 'What happens to what is planned?' });
    expect(within(choices).getByRole('radio', { name: /Move everything along/ })).toBeChecked();
    expect(within(choices).getAllByText('1 to Unscheduled.').length).toBeGreaterThan(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(server.now().items[id]?.day).toBeNull());
    expect(server.now().head.dates.endDate).toBe('2127-04-15');
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(server.now().items[id]?.day).toBe(day));
  });

  it('opens its editor by its address, which then names the trip alone again', async () => {
    open('/trips/7?edit&from=list', keeping().fakes);
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/trips/7?from=list');
    await userEvent.click(screen.getByRole('tab', { name: 'Packing' }));
    expect(address()).toBe('/trips/7?from=list&tab=packing');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(address()).toBe('/trips/7?from=list');
  });

  it('asks before it deletes, leaves for the list, and can take it back', async () => {
    open('/trips/7', {
      ...keeping().fakes,
      'DELETE /api/trips/:id': () => ({ id: 7, restorableUntil: '2026-12-21T10:00:00Z' }),
      'POST /api/trips/:id/restore': () => ({
        id: 7,
        title: 'Rome in spring',
        destination: 'Rome, Italy',
        startDate: '2127-04-10',
        endDate: '2127-04-17',
        budget: 1250,
        notes: null,
        status: 'planning',
        version: 3,
        createdAt: '2026-11-21T10:00:00Z',
        updatedAt: '2026-11-21T10:00:00Z',
      }),
    });
    await heading('Rome in spring');
    await choose('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete this trip?' });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await heading('The list')).toBeVisible();
    await waitFor(() => expect(toast()).toHaveTextContent('Trip deleted successfully!'));
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(toast()).toHaveTextContent('Trip restored'));
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/trips/7/restore');
  });

  it.each(['/trips/7', '/trips/0', '/trips/abc', '/trips/12abc'])(
    'says of %s that there is no such trip',
    async (at) => {
      open(at, NOT_THERE);
      expect(await heading('The list')).toBeVisible();
      expect(toast()).toHaveTextContent('Trip not found');
      expect(toast()).toHaveTextContent("The trip you're looking for doesn't exist.");
    },
  );

  it('asks a guest to sign in where the trip may be an account’s, and leads back to it', async () => {
    open('/trips/7', NOT_THERE, null);
    expect(await screen.findByText('Please sign in to see this trip')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?returnTo=%2Ftrips%2F7');
    expect(screen.queryByRole('heading', { name: 'The list' })).not.toBeInTheDocument();
  });

  it('does not take a server that is down for a missing trip', async () => {
    let isDown = true;
    const { fakes } = keeping();
    open('/trips/7', {
      ...fakes,
      'GET /api/trips/:id/plan': (request) =>
        isDown ? fakeError(503, 'unavailable', 'Trips are resting.') : fakes['GET /api/trips/:id/plan']?.(request),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trips are resting.');
    isDown = false;
    await userEvent.click(button('Try again'));
    expect(await heading('Rome in spring')).toBeVisible();
  });
});

describe('the page of a browser’s trip', () => {
  const greece = async () => (await browserTrips.list()).find(({ title }) => title === 'Summer in Greece');

  it('opens for a guest with its plans, and asks the server for the weather only', async () => {
    const { id } = (await greece()) ?? { id: 0 };
    const { container } = open(`/trips/${id}`, {}, null);
    expect(await heading('Summer in Greece')).toBeVisible();
    expect(screen.getByText('Sample')).toBeVisible();
    const plans = screen.getByRole('region', { name: 'Plans' });
    expect(within(plans).getByText('Cave house in Oia')).toBeVisible();
    expect(within(plans).getByText('Wine tasting in Pyrgos')).toBeVisible();
    expect(new Set(api.calls.map(({ path }) => path))).toEqual(new Set(['/api/weather']));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('opens for somebody signed in when the account has no such trip', async () => {
    const { id } = (await greece()) ?? { id: 0 };
    open(`/trips/${id}`, NOT_THERE);
    expect(await heading('Summer in Greece')).toBeVisible();
  });

  it('removes an activity and takes that back', async () => {
    const { id } = (await greece()) ?? { id: 0 };
    open(`/trips/${id}`, {}, null);
    await heading('Summer in Greece');
    await userEvent.click(button('Remove Wine tasting in Pyrgos'));
    await waitFor(() => expect(toast()).toHaveTextContent('Activity removed'));
    expect(screen.queryByRole('button', { name: 'Remove Wine tasting in Pyrgos' })).not.toBeInTheDocument();
    await userEvent.click(button('Undo'));
    expect(await screen.findByRole('button', { name: 'Remove Wine tasting in Pyrgos' })).toBeVisible();
    expect((await greece())?.activities).toHaveLength(3);
  });

  it('leaves for the browser’s list when it is deleted', async () => {
    const { id } = (await greece()) ?? { id: 0 };
    open(`/trips/${id}`, {}, null);
    await heading('Summer in Greece');
    await choose('Delete');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await heading('The list of this browser')).toBeVisible();
    await waitFor(() => expect(toast()).toHaveTextContent('Your trip has been removed.'));
    expect(await greece()).toBeUndefined();
  });
});
