import type { CurrentUser, Trip } from '@sojourn/contracts';
import { useToast } from '@sojourn/web-kit';
import { Route, Routes } from '@sojourn/web-kit/router';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { browserTrips } from '../shared/browser-trips.store';
import { MyTripsPage } from './my-trips-page';
import { TripsPage } from './trips-page';

const ana = { id: 'ana', username: 'ana', email: 'ana@example.org', firstName: 'Ana' } as CurrentUser;
const rome: Trip = {
  ...{ id: 7, title: 'Rome in spring', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-17' },
  ...{ budget: 2400, notes: null, status: 'confirmed', version: 3 },
  ...{ createdAt: '2026-11-21T10:00:00Z', updatedAt: '2026-11-21T10:00:00Z' },
};
const deleted = { ...rome, restorableUntil: '2126-12-21T10:00:00.000Z' };

const Toast = () => {
  const { current } = useToast();
  return (
    <>
      <output aria-label="toast">{current && [current.title, current.description].filter(Boolean).join(': ')}</output>
      {current?.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
    </>
  );
};

let api: ReturnType<typeof fakeApi>;
function open(at: string, fakes: Fakes = {}, user: CurrentUser | null = ana) {
  api = fakeApi(fakes);
  return render(
    <PortalForTests at={at} user={user}>
      <Routes>
        <Route path="/trips" element={<TripsPage />} />
        <Route path="/my-trips" element={<MyTripsPage />} />
      </Routes>
      <Toast />
    </PortalForTests>,
  );
}
const says = (text: string) => waitFor(() => expect(screen.getByLabelText('toast').textContent).toBe(text));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(() => api.restore());

describe('recently deleted trips of an account', () => {
  /** A bff that keeps one trip, deleted or not. */
  function keeping(isDeleted = true): Fakes {
    let isGone = isDeleted;
    return {
      'GET /api/trips': () => (isGone ? [] : [rome]),
      'GET /api/trips/deleted': () => (isGone ? [deleted] : []),
      'POST /api/trips/:id/restore': () => {
        isGone = false;
        return rome;
      },
      'DELETE /api/trips/:id': () => {
        isGone = true;
        return { id: 7, restorableUntil: deleted.restorableUntil };
      },
    };
  }

  it('keep the keyboard in their list when one of them goes', async () => {
    let isBack = false;
    open('/trips?deleted', {
      ...keeping(),
      'GET /api/trips/deleted': () => (isBack ? [deleted] : [deleted, { ...deleted, id: 8, title: 'Oslo in May' }]),
      'POST /api/trips/:id/restore': () => {
        isBack = true;
        return { ...rome, id: 8, title: 'Oslo in May' };
      },
    });
    await press('Restore Oslo in May');
    await waitFor(() => expect(screen.queryByText('Oslo in May')).not.toBeInTheDocument());
    expect(screen.getByRole('list', { name: 'Deleted trips' })).toHaveFocus();
  });

  it('say until when they can be restored, and come back, which can be undone', async () => {
    const { container } = open('/trips?deleted', keeping());
    expect(await screen.findByRole('heading', { level: 2, name: 'Rome in spring' })).toBeVisible();
    expect(screen.getByText('Can be restored until Dec 21, 2126')).toBeVisible();
    expect(screen.getByText('Rome, Italy, Apr 10, 2127 - Apr 17, 2127')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await press('Restore Rome in spring');
    await says('Trip restored: Rome in spring is back.');
    expect(await screen.findByRole('heading', { name: 'Nothing was deleted lately' })).toBeVisible();
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Restore Rome in spring' })).toBeVisible();
  });

  it('are reached from the list, and back', async () => {
    open('/trips', keeping());
    await userEvent.click(await screen.findByRole('link', { name: 'Recently deleted' }));
    await press('Restore Rome in spring');
    await says('Trip restored: Rome in spring is back.');
    await userEvent.click(screen.getByRole('link', { name: 'My Trips' }));
    expect(await screen.findByRole('article', { name: 'Rome in spring' })).toBeVisible();
  });

  it('stay where they are when they cannot be restored, and say why', async () => {
    open('/trips?deleted', {
      ...keeping(),
      'POST /api/trips/:id/restore': () => fakeError(409, 'limit-reached', 'An account has at most 500 trips.'),
    });
    await press('Restore Rome in spring');
    await says('Error: An account has at most 500 trips.');
    expect(await screen.findByRole('button', { name: 'Restore Rome in spring' })).toBeEnabled();
  });

  it('can be asked for again when they could not be read', async () => {
    let isDown = true;
    open('/trips?deleted', {
      'GET /api/trips/deleted': () => (isDown ? fakeError(503, 'unavailable', 'Trips are resting.') : []),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trips are resting.');
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Nothing was deleted lately' })).toBeVisible();
  });

  it('are nobody’s to see without signing in', () => {
    open('/trips?deleted', {}, null);
    expect(screen.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});

describe('recently deleted trips of this browser', () => {
  it('are listed newest first, and come back with everything in them', async () => {
    const [greece, tokyo] = await browserTrips.list();
    const before = browserTrips.readPlan(greece?.id ?? 0);
    for (const trip of [greece, tokyo]) await browserTrips.remove(trip?.id ?? 0);
    open('/my-trips?deleted', {}, null);
    const names = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(names).toEqual(['Tokyo in blossom', 'Summer in Greece']);
    await press('Restore Summer in Greece');
    await says('Trip restored: Summer in Greece is back.');
    expect(browserTrips.readPlan(greece?.id ?? 0)).toEqual(before);
    expect(api.calls).toEqual([]);
  });
});

describe('a trip is duplicated from its card', () => {
  it('in this browser, with its plan', async () => {
    open('/my-trips', {}, null);
    await press('Duplicate Summer in Greece');
    await says('Trip duplicated: Summer in Greece (copy)');
    const card = await screen.findByRole('article', { name: 'Summer in Greece (copy)' });
    expect(card).not.toHaveTextContent('Sample');
    const copy = (await browserTrips.list()).find(({ title }) => title.endsWith('(copy)'));
    expect(Object.keys(browserTrips.readPlan(copy?.id ?? 0)?.plan.items ?? {}).length).toBeGreaterThan(10);
  });

  it('in an account, unless it is gone by then', async () => {
    open('/trips', { 'GET /api/trips': () => [rome] });
    await press('Duplicate Rome in spring');
    await says('Error: This trip is no longer there.');
  });
});
