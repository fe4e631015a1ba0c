import type { CurrentUser, Trip, TripChange } from '@sojourn/contracts';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { Route, Routes } from '@sojourn/web-kit/router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { browserTrips } from '../shared/browser-trips.store';
import { TripPage } from './trip-page';

const ana = { id: 'ana', username: 'ana', email: 'ana@example.org', firstName: 'Ana' } as CurrentUser;
const rome: Trip = {
  id: 7,
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2127-04-10',
  endDate: '2127-04-17',
  budget: 1250,
  notes: 'Book the Galleria early.\nAnna arrives a day later.',
  status: 'planning',
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
const open = (at: string, fakes: Fakes = {}, user: CurrentUser | null = ana) => {
  api = fakeApi(fakes);
  return render(
    <PortalForTests at={at} user={user}>
      <Routes>
        <Route path="/trips/:id" element={<TripPage />} />
        <Route path="/trips" element={<h1>The list</h1>} />
        <Route path="/my-trips" element={<h1>The list of this browser</h1>} />
      </Routes>
      <Toasts />
    </PortalForTests>,
  );
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const toast = () => screen.getByRole('status', { name: 'Toast', hidden: true });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const reading: Fakes = { 'GET /api/trips/:id': () => rome };

beforeEach(() => localStorage.clear());
afterEach(() => api.restore());

describe('a trip’s page', () => {
  it('tells an account’s trip: where it goes in the breadcrumb, when in the picture, what it may cost beside', async () => {
    const { container } = open('/trips/7', reading);
    expect(await heading('Rome in spring')).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'My Trips' })).toHaveAttribute('href', '/trips');
    expect(within(crumbs).getByText('Rome, Italy')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Apr 10, 2127 to Apr 17, 2127, 7 days')).toBeVisible();
    expect(screen.getByText(/^In [\d,]+ days$/)).toBeVisible();
    const budget = screen.getByRole('region', { name: 'Budget' });
    for (const text of ['$1,250', '$500', '$250', '$125']) expect(within(budget).getByText(text)).toBeVisible();
    expect(within(budget).getAllByText('$187.50')).toHaveLength(2);
    expect(screen.getByText(/Book the Galleria early/)).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('moves the status at once, by the steps that are open', async () => {
    open('/trips/7', {
      ...reading,
      'PUT /api/trips/:id': ({ body }) => ({ ...rome, ...(body as TripChange), version: 4 }),
    });
    await heading('Rome in spring');
    const status = screen.getByRole('region', { name: 'Status' });
    expect(within(status).queryByRole('button', { name: 'Mark as completed' })).not.toBeInTheDocument();
    await userEvent.click(within(status).getByRole('button', { name: 'Mark as confirmed' }));
    expect(await within(status).findByText('Confirmed')).toBeVisible();
    expect(within(status).getByRole('button', { name: 'Mark as completed' })).toBeVisible();
    await waitFor(() => expect(toast()).toHaveTextContent('Trip confirmed'));
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ status: 'confirmed', version: 3 });
  });

  it('takes a status back that could not be kept', async () => {
    open('/trips/7', { ...reading, 'PUT /api/trips/:id': () => fakeError(503, 'unavailable', 'Trips are resting.') });
    await heading('Rome in spring');
    await userEvent.click(button('Mark as confirmed'));
    await waitFor(() => expect(toast()).toHaveTextContent('Trips are resting.'));
    expect(within(screen.getByRole('region', { name: 'Status' })).getByText('Planning')).toBeVisible();
  });

  it('edits in place', async () => {
    open('/trips/7', {
      ...reading,
      'PUT /api/trips/:id': ({ body }) => ({ ...rome, ...(body as TripChange), version: 4 }),
    });
    await heading('Rome in spring');
    await userEvent.click(button('Edit'));
    const title = screen.getByLabelText(/Title/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Rome, slowly');
    await userEvent.click(button('Save Changes'));
    expect(await heading('Rome, slowly')).toBeVisible();
  });

  it('asks before it deletes, leaves for the list, and can take it back', async () => {
    open('/trips/7', {
      ...reading,
      'DELETE /api/trips/:id': () => ({ id: 7, restorableUntil: '2026-12-21T10:00:00Z' }),
      'POST /api/trips/:id/restore': () => rome,
    });
    await heading('Rome in spring');
    await userEvent.click(button('Delete'));
    const question = screen.getByRole('alertdialog', { name: 'Delete this trip?' });
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
      open(at, { 'GET /api/trips/:id': () => fakeError(404, 'not-found', 'This trip does not exist.') });
      expect(await heading('The list')).toBeVisible();
      expect(toast()).toHaveTextContent('Trip not found');
      expect(toast()).toHaveTextContent("The trip you're looking for doesn't exist.");
    },
  );

  it('does not take a server that is down for a missing trip', async () => {
    let isDown = true;
    open('/trips/7', {
      'GET /api/trips/:id': () => (isDown ? fakeError(503, 'unavailable', 'Trips are resting.') : rome),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trips are resting.');
    isDown = false;
    await userEvent.click(button('Try again'));
    expect(await heading('Rome in spring')).toBeVisible();
  });
});

describe('the page of a browser’s trip', () => {
  const greece = async () => (await browserTrips.list()).find(({ title }) => title === 'Summer in Greece');

  it('opens for a guest with its plans, and asks no server', async () => {
    const { id } = (await greece()) ?? { id: 0 };
    const { container } = open(`/trips/${id}`, {}, null);
    expect(await heading('Summer in Greece')).toBeVisible();
    expect(screen.getByText('Sample')).toBeVisible();
    const plans = screen.getByRole('region', { name: 'Plans' });
    expect(within(plans).getByText('Cave house in Oia')).toBeVisible();
    expect(within(plans).getByText('Wine tasting in Pyrgos')).toBeVisible();
    expect(api.calls).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('opens for somebody signed in when the account has no such trip', async () => {
    const { id } = (await greece()) ?? { id: 0 };
    open(`/trips/${id}`, { 'GET /api/trips/:id': () => fakeError(404, 'not-found', 'This trip does not exist.') });
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
    await userEvent.click(button('Delete'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await heading('The list of this browser')).toBeVisible();
    await waitFor(() => expect(toast()).toHaveTextContent('Your trip has been removed.'));
    expect(await greece()).toBeUndefined();
  });
});
