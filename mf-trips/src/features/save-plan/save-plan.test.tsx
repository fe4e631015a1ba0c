import type { CurrentUser, Trip, TripDraft } from '@sojourn/contracts';
import type { TripCommand, TripPlan, TripProposal } from '@sojourn/contracts/plan';
import { addDays } from '@sojourn/travel';
import { apply, isApplied, newTrip, spendingOf, toChoose } from '@sojourn/trip';
import { createQueryClient, todayHere, useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { browserTrips } from '../../shared/browser-trips.store';
import { SavePlan } from './save-plan';

const start = addDays(todayHere(), 30);
const lisbon: TripProposal = {
  key: 'Lisbon|Portugal|1240',
  title: 'A week in Lisbon',
  destination: 'Lisbon, Portugal',
  city: 'Lisbon',
  startDate: start,
  endDate: addDays(start, 6),
  people: 2,
  budget: 2_480,
  notes: 'Good for culture.',
  flight: { duration: '2h 40m' },
  stay: { name: 'Small hotel in Alfama', detail: '$62 to $97 a person a night' },
  costs: { flight: 460, stay: 960, food: 520, activities: 360, local: 180 },
  activities: [{ name: 'Fado evening', price: 35, minutes: 120 }],
};
const ana = { id: 'ana', username: 'ana', email: 'ana@example.org' } as CurrentUser;

const inAccount: Trip = {
  ...{ id: 12, title: 'A week in Lisbon', destination: 'Lisbon, Portugal', startDate: start, endDate: start },
  ...{ budget: 2_480, notes: null, status: 'planning', version: 1 },
  ...{ createdAt: '2026-11-21T10:00:00Z', updatedAt: '2026-11-21T10:00:00Z' },
};

/** A bff that keeps an account's trips with their plans. */
function keeping(faults: { command?: number } = {}) {
  const trips = new Map<number, { key: string; trip: Trip; plan: TripPlan }>();
  const of = (path: string) => trips.get(Number(/trips\/(\d+)/.exec(path)?.[1]));
  const now = '2026-11-21T10:00:00Z';
  let failures = faults.command ?? 0;
  const fakes: Fakes = {
    'GET /api/trips': () => [...trips.values()].map(({ trip }) => trip),
    'POST /api/trips': ({ body }) => {
      // The request layer's own header is not seen here; what is kept of the press is.
      const key = /"idempotencyKey":"(\w+)"/.exec(localStorage.getItem('aiRecommendationsSaved') ?? '')?.[1] ?? '';
      const known = [...trips.values()].find((each) => each.key === key);
      if (known) return known.trip;
      const draft = body as TripDraft;
      const id = trips.size + 12;
      const trip: Trip = { ...draft, id, status: 'planning', version: 1, createdAt: now, updatedAt: now };
      trips.set(id, { key, trip, plan: newTrip({ ...draft, notes: '', budgetCents: (draft.budget ?? 0) * 100 }) });
      return trip;
    },
    'GET /api/trips/:id/plan': ({ path }) => {
      const kept = of(path);
      return kept ? { id: kept.trip.id, role: 'owner', plan: kept.plan } : fakeError(404, 'not-found', 'Gone.');
    },
    'POST /api/trips/:id/commands': ({ path, body }) => {
      if (failures > 0) {
        failures -= 1;
        return fakeError(503, 'unavailable', 'Trips are resting.');
      }
      const kept = of(path);
      const outcome = kept && apply(kept.plan, (body as { command: TripCommand }).command);
      if (!kept || !outcome || !isApplied(outcome)) return fakeError(404, 'not-found', 'Gone.');
      kept.plan = outcome.trip;
      return { version: kept.plan.version, changes: [], plan: kept.plan };
    },
    'DELETE /api/trips/:id': ({ path }) => {
      const id = of(path)?.trip.id ?? 0;
      trips.delete(id);
      return { id, restorableUntil: '2127-01-01T00:00:00.000Z' };
    },
  };
  return { fakes, plans: () => [...trips.values()].map(({ plan }) => plan) };
}

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
const onSaved = jest.fn<void, [boolean]>();
function open(user: CurrentUser | null, fakes: Fakes = {}, proposal = lisbon) {
  api = fakeApi(fakes);
  return render(
    <PortalForTests user={user} client={createQueryClient()}>
      <SavePlan proposal={proposal} onSaved={onSaved} />
      <Toast />
    </PortalForTests>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const says = (text: string) => waitFor(() => expect(screen.getByLabelText('toast').textContent).toBe(text));
const link = () => screen.findByRole('link', { name: 'Open trip to Lisbon' });
const ownTrips = async () => (await browserTrips.list()).filter(({ isSample }) => !isSample);
const CREATED = 'Trip created!: Your trip to Lisbon has been added.';

beforeEach(() => {
  localStorage.clear();
  onSaved.mockReset();
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

describe('a proposal saved by a guest', () => {
  it('says what it would be, becomes a whole trip of this browser, and leads to it', async () => {
    const { container } = open(null);
    expect(await screen.findByText(/with a budget of \$2,480 for 2 travelers/)).toHaveTextContent(/in this browser/);
    await press('Save This Trip');
    await says(CREATED);
    const [trip] = await ownTrips();
    expect(trip).toMatchObject({ title: 'A week in Lisbon', destination: 'Lisbon, Portugal', budget: 2_480 });
    const plan = browserTrips.readPlan(trip?.id ?? 0)?.plan as TripPlan;
    expect(spendingOf(plan).planned).toBe(248_000);
    expect(plan.bookings).toEqual({});
    expect(['flight', 'stay'].map((type) => toChoose(plan, type as 'flight').length)).toEqual([2, 1]);
    expect(await link()).toHaveAttribute('href', `/trips/${trip?.id ?? ''}`);
    expect(await link()).toHaveFocus();
    expect(onSaved).toHaveBeenLastCalledWith(true);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('speaks of a train when that is the way there', async () => {
    open(null, {}, { ...lisbon, flight: { duration: '2h 40m', means: 'train' } });
    expect(await screen.findByText(/, its train, stay and days in this browser/)).toBeVisible();
  });

  it('is remembered, and taken back by one press', async () => {
    open(null).unmount();
    open(null);
    await press('Save This Trip');
    await says(CREATED);
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Save This Trip' })).toBeEnabled();
    await says('Trip deleted: Your trip has been removed.');
    expect(await ownTrips()).toEqual([]);
    expect(onSaved).toHaveBeenLastCalledWith(false);
    await press('Undo');
    expect(await link()).toBeVisible();
  });

  it('is not saved twice when another tab was faster', async () => {
    open(null);
    await screen.findByRole('button', { name: 'Save This Trip' });
    const other = open(null);
    await userEvent.click(screen.getAllByRole('button', { name: 'Save This Trip' })[1] as HTMLElement);
    await link();
    other.unmount();
    await press('Save This Trip');
    await link();
    expect(await ownTrips()).toHaveLength(1);
  });

  it('leaves no half behind when the browser has no room for its plan', async () => {
    open(null);
    await screen.findByRole('button', { name: 'Save This Trip' });
    const { writePlan } = browserTrips;
    const full = jest.spyOn(browserTrips, 'writePlan').mockImplementation(() => {
      throw new Error('This browser has no room left to keep trips.');
    });
    await press('Save This Trip');
    await says('Error: This browser has no room left to keep trips.');
    expect(await ownTrips()).toEqual([]);
    full.mockImplementation(writePlan);
    await press('Save This Trip');
    await link();
    expect(await ownTrips()).toHaveLength(1);
  });

  it('is the account’s once that has taken it over', async () => {
    open(null);
    await press('Save This Trip');
    await link();
    const [trip] = await ownTrips();
    browserTrips.markImported(trip?.id ?? 0, 12);
    cleanup();
    open(ana, { 'GET /api/trips': () => [inAccount] });
    await waitFor(async () => expect(await link()).toHaveAttribute('href', '/trips/12'));
  });
});

describe('a proposal saved into an account', () => {
  it('becomes a whole trip there, of which nothing is this browser’s', async () => {
    const server = keeping();
    open(ana, server.fakes);
    expect(await screen.findByText(/to your account/)).toBeVisible();
    await press('Save This Trip');
    await says(CREATED);
    const [plan] = server.plans();
    expect(plan && spendingOf(plan).planned).toBe(248_000);
    expect(await link()).toHaveAttribute('href', '/trips/12');
    expect(localStorage.getItem('trips')).toBeNull();
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Save This Trip' })).toBeEnabled();
    expect(server.plans()).toEqual([]);
  });

  it('goes on where it stopped: one trip, also when its plan did not arrive at first', async () => {
    const server = keeping({ command: 1 });
    open(ana, server.fakes);
    await press('Save This Trip');
    await says('Error: Trips are resting.');
    await press('Save This Trip');
    await says(CREATED);
    expect(server.plans()).toHaveLength(1);
    expect(spendingOf(server.plans()[0] as TripPlan).planned).toBe(248_000);
  });

  it('is not another account’s, nor a guest’s', async () => {
    const server = keeping();
    const { unmount } = open(ana, server.fakes);
    await press('Save This Trip');
    await link();
    unmount();
    const other = open({ ...ana, id: 'bea' }, { 'GET /api/trips': () => [] });
    expect(await screen.findByRole('button', { name: 'Save This Trip' })).toBeEnabled();
    other.unmount();
    open(null);
    expect(await screen.findByRole('button', { name: 'Save This Trip' })).toBeEnabled();
  });
});
