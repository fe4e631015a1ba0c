import { newTrip } from '@sojourn/trip';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { createQueryClient } from '@sojourn/web-kit';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { browserTrips } from '../browser-trips.store';
import { usePlanSource, useSharedSource } from './plan.queries';
import type { PlanSource } from './plan-provider';
import { unsentCommandsOf } from './unsent-commands.store';

const rome = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' });
const opened = (id: number, role: 'owner' | 'viewer' | 'editor' = 'owner') => ({ id, role, plan: rome });
const waiting = { key: 'key-of-what-waits', command: { type: 'packing.reset' }, touched: [] } as const;

let api: ReturnType<typeof fakeApi>;
let source: PlanSource | null | undefined;

type Given = { id: number | null; userId: string | null | undefined };
const Shown = ({ query }: { query: ReturnType<typeof useSharedSource> }) => {
  source = query.data;
  const status = query.isFetching ? 'reading' : query.status;
  return <output aria-label="trip">{source ? source.stored.head.title.text : `${status} ${source}`}</output>;
};
const Own = ({ id, userId }: Given) => <Shown query={usePlanSource(id, userId)} />;
const Shared = ({ token }: { token: string }) => <Shown query={useSharedSource(token)} />;

const client = () => createQueryClient();
const pageOf = (given: Given, queries = client()) => (
  <PortalForTests user={null} client={queries}>
    <Own {...given} />
  </PortalForTests>
);
function open(given: Given, fakes: Fakes = {}) {
  api = fakeApi(fakes);
  return render(pageOf(given));
}
const follow = (token: string, fakes: Fakes) => {
  api = fakeApi(fakes);
  return render(
    <PortalForTests user={null}>
      <Shared token={token} />
    </PortalForTests>,
  );
};
const shows = (text: string) => waitFor(() => expect(screen.getByLabelText('trip').textContent).toBe(text));
const asked = () => api.calls.map(({ method, path }) => `${method} ${path}`);
/** Under which names something waits once this trip has something that waits. */
function roomsUsed() {
  source?.unsent.save([waiting]);
  return Object.keys(localStorage).filter((key) => key.startsWith('unsentChanges'));
}
const ownTrip = () =>
  browserTrips.create(
    {
      ...{ title: 'Oslo', destination: 'Oslo, Norway', startDate: '2127-01-02', endDate: '2127-01-05', budget: null },
      ...{ notes: '', status: 'planning', imageUrl: '', activities: [], accommodation: '', flight: '' },
    },
    'unused',
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  api.restore();
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

describe('a trip by its number', () => {
  test('is the account’s for whoever is signed in', async () => {
    const openPlan = jest.spyOn(browserTrips, 'openPlan');
    open({ id: 7, userId: 'ana' }, { 'GET /api/trips/:id/plan': () => opened(7, 'editor') });
    await shows('Rome');
    expect(asked()).toEqual(['GET /api/trips/7/plan']);
    expect(source).toMatchObject({ id: 7, role: 'editor', isSample: false, path: '/api/trips/7', stored: rome });
    expect(source?.store.storage).toBe('account');
    await source?.store.news(3).catch(() => undefined);
    expect(asked().at(-1)).toBe('GET /api/trips/7/changes');
    expect(roomsUsed()).toEqual(['unsentChanges ana 7']);
    expect(openPlan).not.toHaveBeenCalled();
  });

  test('is this browser’s where the account has none', async () => {
    const { id } = await ownTrip();
    open({ id, userId: 'ana' });
    await shows('Oslo');
    expect(asked()).toEqual([`GET /api/trips/${id}/plan`]);
    expect(source).toMatchObject({ id, role: 'owner', isSample: false, path: '' });
    expect(source?.store.storage).toBe('browser');
    expect(roomsUsed()).toEqual([`unsentChanges browser ${id}`]);
    expect((await source?.store.news(null))?.plan?.head.title.text).toBe('Oslo');
  });

  test('is this browser’s for a guest, who asks no server', async () => {
    const sample = (await browserTrips.list()).find(({ isSample }) => isSample);
    open({ id: sample?.id ?? 0, userId: null });
    await shows(sample?.title ?? '');
    expect(source?.isSample).toBe(true);
    expect(api.calls).toEqual([]);
  });

  test('that nobody has is none', async () => {
    open({ id: 999, userId: 'ana' });
    await shows('success null');
    expect(asked()).toEqual(['GET /api/trips/999/plan']);
  });

  test('that is no number is none, whoever asks, and nobody is asked', async () => {
    const openPlan = jest.spyOn(browserTrips, 'openPlan');
    for (const userId of ['ana', undefined]) {
      const { unmount } = open({ id: null, userId });
      await shows('success null');
      unmount();
    }
    expect(api.calls).toEqual([]);
    expect(openPlan).not.toHaveBeenCalled();
  });

  test('is not asked for before it is known who somebody is', async () => {
    const openPlan = jest.spyOn(browserTrips, 'openPlan');
    const queries = client();
    api = fakeApi({ 'GET /api/trips/:id/plan': () => opened(7) });
    const { rerender } = render(pageOf({ id: 7, userId: undefined }, queries));
    await act(async () => {});
    await shows('pending undefined');
    expect(api.calls).toEqual([]);
    expect(openPlan).not.toHaveBeenCalled();
    rerender(pageOf({ id: 7, userId: 'ana' }, queries));
    await shows('Rome');
  });

  test('is another one for somebody else, and for another number', async () => {
    const queries = client();
    api = fakeApi({ 'GET /api/trips/:id/plan': ({ params }) => opened(Number(params['id'])) });
    const { rerender } = render(pageOf({ id: 7, userId: 'ana' }, queries));
    await shows('Rome');
    rerender(pageOf({ id: 7, userId: 'ben' }, queries));
    await waitFor(() => expect(asked()).toHaveLength(2));
    rerender(pageOf({ id: 8, userId: 'ben' }, queries));
    await waitFor(() => expect(source?.id).toBe(8));
    expect(asked()).toEqual(['GET /api/trips/7/plan', 'GET /api/trips/7/plan', 'GET /api/trips/8/plan']);
  });

  test('is read anew by each visit', async () => {
    const queries = client();
    api = fakeApi({ 'GET /api/trips/:id/plan': () => opened(7) });
    const { unmount } = render(pageOf({ id: 7, userId: 'ana' }, queries));
    await shows('Rome');
    const kept = () => queries.getQueryCache().findAll({ queryKey: ['open trip'] });
    expect(kept()).toHaveLength(1);
    unmount();
    await waitFor(() => expect(kept()).toEqual([]));
    render(pageOf({ id: 7, userId: 'ana' }, queries));
    await shows('Rome');
    expect(asked()).toHaveLength(2);
  });

  test('that cannot be read is an error, not another trip', async () => {
    const { id } = await ownTrip();
    open({ id, userId: 'ana' }, { 'GET /api/trips/:id/plan': () => fakeError(400, 'bad-input', 'No.') });
    await shows('error undefined');
  });

  test('of this browser opens without a connection', async () => {
    const { id } = await ownTrip();
    onlineManager.setOnline(false);
    open({ id, userId: null });
    await shows('Oslo');
  });
});

describe('a trip behind a link', () => {
  test('is read at its own address, and what is done to it waits under its number', async () => {
    follow('a/b', { 'GET /api/shared/:token/plan': () => opened(7, 'viewer') });
    await shows('Rome');
    const path = '/api/shared/a%2Fb';
    expect(asked()).toEqual([`GET ${path}/plan`]);
    expect(source).toMatchObject({ id: 7, role: 'viewer', isSample: false, path, stored: rome });
    expect(source?.store.storage).toBe('link');
    await source?.store.news(3).catch(() => undefined);
    expect(asked().at(-1)).toBe(`GET ${path}/changes`);
    expect(roomsUsed()).toEqual(['unsentChanges link 7']);
    expect(unsentCommandsOf('link 7').load()).toEqual([waiting]);
  });

  test('that opens none is none', async () => {
    follow('gone', {});
    await shows('success null');
  });

  test('is another one for another link', async () => {
    const queries = client();
    const page = (token: string) => (
      <PortalForTests user={null} client={queries}>
        <Shared token={token} />
      </PortalForTests>
    );
    api = fakeApi({ 'GET /api/shared/:token/plan': ({ params }) => opened(params['token'] === 'one' ? 1 : 2) });
    const { rerender, unmount } = render(page('one'));
    await waitFor(() => expect(source?.id).toBe(1));
    rerender(page('two'));
    await waitFor(() => expect(source?.id).toBe(2));
    const kept = () => queries.getQueryCache().findAll({ queryKey: ['shared trip', 'two'] });
    expect(kept()).toHaveLength(1);
    unmount();
    await waitFor(() => expect(kept()).toEqual([]));
  });
});
