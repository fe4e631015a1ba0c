import type { TripPlan } from '@sojourn/contracts/plan';
import { addDays } from '@sojourn/travel';
import { newTrip } from '@sojourn/trip';
import { createQueryClient, todayHere } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { browserTrips } from '../../shared/browser-trips.store';
import type { StoredTrip, TripEntry } from '../../shared/trip.model';
import { refreshTrips } from '../../shared/trips.queries';
import { useNextStep } from './next-step.queries';

const entry: TripEntry = {
  ...{ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-17' },
  ...{ budget: null, notes: '', status: 'planning', imageUrl: '', activities: [], accommodation: '', flight: '' },
};
const rome: StoredTrip = { ...entry, id: 7, storage: 'account', version: 3, isSample: false, importedAs: null };
const ahead = newTrip(entry);
const called = (status: 'cancelled', of: TripPlan): TripPlan => ({
  ...of,
  head: { ...of.head, status: { ...of.head.status, status } },
});
const answering = (plan: () => TripPlan): Fakes => ({
  'GET /api/trips/:id/plan': ({ params }) => ({ id: Number(params['id']), role: 'owner', plan: plan() }),
});

let api: ReturnType<typeof fakeApi>;
const Subject = ({ trip }: { trip: StoredTrip }) => {
  const step = useNextStep(trip);
  const words = step === undefined ? 'unknown' : step === null ? 'none' : `${step.kind}: ${step.path}`;
  return <output aria-label="next step">{words}</output>;
};
const shows = (text: string) => waitFor(() => expect(screen.getByLabelText('next step').textContent).toBe(text));
const asked = () => api.calls.map(({ method, path }) => `${method} ${path}`);
function open(fakes: Fakes, first: StoredTrip = rome, isOnline = true) {
  api = fakeApi(fakes);
  const client = createQueryClient(isOnline);
  const page = (trip?: StoredTrip) => (
    <PortalForTests user={null} client={client}>
      {trip && <Subject trip={trip} />}
    </PortalForTests>
  );
  const { rerender } = render(page(first));
  const keys = () => {
    const all = client.getQueryCache().getAll();
    return all.map(({ queryKey }) => queryKey).filter(([root]) => root !== '/api/auth/user');
  };
  return { client, keys, show: (trip: StoredTrip) => rerender(page(trip)), hide: () => rerender(page()) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  api.restore();
  onlineManager.setOnline(true);
});

describe('the next step of a trip', () => {
  test('is not known until its plan is read', async () => {
    let answer: (plan: object) => void = () => undefined;
    const { keys } = open({ 'GET /api/trips/:id/plan': () => new Promise((resolve) => (answer = resolve)) });
    await waitFor(() => expect(asked()).toEqual(['GET /api/trips/7/plan']));
    await shows('unknown');
    await act(async () => answer({ id: 7, role: 'owner', plan: ahead }));
    await shows('missing: /flights');
    expect(keys()).toEqual([['/api/trips', 'next step', 7, 3]]);
  });

  test('is that of today', async () => {
    const [startDate, endDate] = [addDays(todayHere(), -1), addDays(todayHere(), 1)];
    open(answering(() => newTrip({ ...entry, budgetCents: null, startDate, endDate })));
    await shows('free: /trips/7?tab=timeline');
  });

  test.each<[string, Fakes]>([
    ['where there is none', answering(() => called('cancelled', ahead))],
    ['of a trip that is gone', {}],
    ['where the plan cannot be read', { 'GET /api/trips/:id/plan': () => fakeError(503, 'unavailable', 'Resting.') }],
  ])('is none %s', async (_where, fakes) => {
    open(fakes);
    await shows('none');
  });

  test('is each trip’s own, and another one’s as soon as the trip is another', async () => {
    let plan = ahead;
    const { show } = open(answering(() => plan));
    await shows('missing: /flights');
    plan = called('cancelled', ahead);
    show({ ...rome, version: 4 });
    await shows('none');
    plan = ahead;
    show({ ...rome, id: 8, version: 4 });
    await shows('missing: /flights');
    expect(asked()).toEqual(['GET /api/trips/7/plan', 'GET /api/trips/7/plan', 'GET /api/trips/8/plan']);
  });

  test('is read again when the trips of its kind are, and only then', async () => {
    let plan = ahead;
    const { client } = open(answering(() => plan));
    await shows('missing: /flights');
    plan = called('cancelled', ahead);
    await act(async () => refreshTrips(client, 'browser'));
    expect(asked()).toHaveLength(1);
    await act(async () => refreshTrips(client, 'account'));
    await shows('none');
    expect(asked()).toHaveLength(2);
  });

  test('is read without a connection too, and at every visit anew', async () => {
    const { keys, show, hide } = open(
      answering(() => ahead),
      rome,
      false,
    );
    await shows('missing: /flights');
    hide();
    await waitFor(() => expect(keys()).toEqual([]));
    show(rome);
    await shows('missing: /flights');
    expect(asked()).toHaveLength(2);
  });

  test('is let go of when nobody waits for it any more', async () => {
    const { keys, hide } = open({ 'GET /api/trips/:id/plan': () => new Promise(() => undefined) });
    await waitFor(() => expect(asked()).toHaveLength(1));
    hide();
    await waitFor(() => expect(keys()).toEqual([]));
  });

  test('of a browser’s trip is in this browser', async () => {
    const trip = await browserTrips.create(entry, 'unused');
    const { keys } = open({}, trip);
    await shows('missing: /flights');
    expect(keys()).toEqual([['trips in this browser', 'next step', trip.id, 1]]);
    expect(api.calls).toEqual([]);
  });
});
