import type { DeletedTrip as DeletedOnWire } from '@sojourn/contracts/plan';
import { createQueryClient, useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { browserTrips } from '../../shared/browser-trips.store';
import type { DeletedTrip, TripStorage } from '../../shared/trip.model';
import { useTripList } from '../../shared/trips.queries';
import { useDeletedTrips, useRestore } from './deleted.queries';

const deleted = (id: number, title: string): DeletedOnWire => ({
  ...{ id, title, destination: `${title}, Italy`, startDate: '2127-04-10', endDate: '2127-04-17' },
  ...{ budget: null, notes: null, status: 'planning', version: 3 },
  ...{ createdAt: '2126-11-21T10:00:00Z', updatedAt: '2126-11-21T10:00:00Z' },
  restorableUntil: '2126-12-21T10:00:00Z',
});
const alive = (id: number, title: string) => {
  const { restorableUntil: _, ...trip } = deleted(id, title);
  return trip;
};
const DELETED = 'GET /api/trips/deleted';
const resting = () => fakeError(503, 'unavailable', 'Trips are resting.');

let api: ReturnType<typeof fakeApi>;
let toasts: ReturnType<typeof useToast> | undefined;
let trips: readonly DeletedTrip[];
let restore: ReturnType<typeof useRestore>['restore'];

const titles = (list: readonly { title: string }[] | undefined) =>
  list ? list.map(({ title }) => title).join(', ') : 'unknown';
const Subject = ({ storage }: { storage: TripStorage }) => {
  const { data } = useDeletedTrips(storage);
  const { data: listed } = useTripList(storage);
  const restoring = useRestore(storage);
  toasts = useToast();
  trips = data ?? [];
  restore = restoring.restore;
  const { current } = toasts;
  return (
    <>
      <output aria-label="deleted">{titles(data)}</output>
      <output aria-label="list">{titles(listed)}</output>
      <output aria-label="pending">{restoring.pending.join(', ')}</output>
      <output aria-label="toast">
        {current && [current.variant, current.title, current.description].filter(Boolean).join(': ')}
      </output>
      {current?.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
    </>
  );
};
const shows = (name: string, text: string) => waitFor(() => expect(screen.getByLabelText(name).textContent).toBe(text));
const asked = () => api.calls.map(({ method, path }) => `${method} ${path}`);
const times = (call: string) => asked().filter((each) => each === call).length;
const press = (id: number) => act(async () => trips.filter((trip) => trip.id === id).forEach(restore));

function open(fakes: Fakes = {}, storage: TripStorage = 'account', isOnline = true) {
  api = fakeApi(fakes);
  const client = createQueryClient(isOnline);
  const page = (isThere: boolean) => (
    <PortalForTests user={null} client={client}>
      {isThere && <Subject storage={storage} />}
    </PortalForTests>
  );
  const { rerender } = render(page(true));
  return { client, show: () => rerender(page(true)), hide: () => rerender(page(false)) };
}
/** An account from which Rome and Pisa were deleted and Bari was not. */
const fakes: Fakes = {
  [DELETED]: () => [deleted(7, 'Rome'), deleted(8, 'Pisa')],
  'GET /api/trips': () => [alive(5, 'Bari')],
  'POST /api/trips/:id/restore': ({ params }) => alive(Number(params['id']), params['id'] === '7' ? 'Rome' : 'Pisa'),
  'DELETE /api/trips/:id': ({ params }) => ({ id: Number(params['id']), restorableUntil: '2126-12-21T10:00:00Z' }),
};
/** Lists that answer once and fail from then on, so that what is shown later is what the page knew by itself. */
function once(answer: unknown) {
  let isFirst = true;
  return () => {
    const answered = isFirst ? answer : resting();
    isFirst = false;
    return answered;
  };
}
/** A restore that waits for its answer. */
function held() {
  const answers = new Map<number, (answer: unknown) => void>();
  const answer: Fakes[string] = ({ params }) => new Promise((resolve) => answers.set(Number(params['id']), resolve));
  return { answer, settle: (id: number, given: unknown) => act(async () => answers.get(id)?.(given)) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  api.restore();
  toasts?.dismiss();
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

describe('what was deleted', () => {
  test('is asked for without a connection too, and at every visit anew', async () => {
    const { client, show, hide } = open(fakes, 'account', false);
    await shows('deleted', 'Rome, Pisa');
    const isThere = () => client.getQueryCache().find({ queryKey: ['/api/trips', 'deleted'] }) !== undefined;
    expect(isThere()).toBe(true);
    hide();
    await waitFor(() => expect(isThere()).toBe(false));
    show();
    await shows('deleted', 'Rome, Pisa');
    expect(times(DELETED)).toBe(2);
    expect(times('GET /api/trips')).toBe(1);
  });

  test('is let go of when nobody waits for it any more', async () => {
    const { client, hide } = open({ ...fakes, [DELETED]: () => new Promise(() => undefined) });
    await shows('list', 'Bari');
    expect(times(DELETED)).toBe(1);
    hide();
    await waitFor(() => expect(client.getQueryCache().find({ queryKey: ['/api/trips', 'deleted'] })).toBeUndefined());
  });

  test('of this browser is in it', async () => {
    const [greece, tokyo] = await browserTrips.list();
    await browserTrips.remove(greece?.id ?? 0);
    await browserTrips.remove(tokyo?.id ?? 0);
    open({}, 'browser');
    await shows('deleted', 'Tokyo in blossom, Summer in Greece');
    expect(api.calls).toEqual([]);
  });
});

describe('a restored trip', () => {
  test('is in the list at once and said to be back; both lists are read again', async () => {
    open({
      ...fakes,
      'GET /api/trips': once([alive(5, 'Bari')]),
      [DELETED]: (request) => (times(DELETED) > 1 ? [] : fakes[DELETED]?.(request)),
    });
    await shows('deleted', 'Rome, Pisa');
    await shows('list', 'Bari');
    await press(7);
    await shows('toast', 'Trip restored: Rome is back.');
    await shows('list', 'Bari, Rome');
    await shows('deleted', '');
    await shows('pending', '');
    expect(asked().slice(2).sort()).toEqual(['GET /api/trips', DELETED, 'POST /api/trips/7/restore']);
  });

  test('can be deleted again at once', async () => {
    open(fakes);
    await shows('deleted', 'Rome, Pisa');
    await press(7);
    await shows('toast', 'Trip restored: Rome is back.');
    await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
    await shows('toast', 'Trip deleted successfully!');
    expect(times('DELETE /api/trips/7')).toBe(1);
  });

  test('of this browser is back in it, and can be deleted again', async () => {
    const [greece] = await browserTrips.list();
    await browserTrips.remove(greece?.id ?? 0);
    open({}, 'browser');
    await shows('deleted', 'Summer in Greece');
    await shows('list', 'Tokyo in blossom');
    await press(greece?.id ?? 0);
    await shows('toast', 'Trip restored: Summer in Greece is back.');
    await shows('list', 'Summer in Greece, Tokyo in blossom');
    await shows('deleted', '');
    await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
    await shows('toast', 'Trip deleted: Your trip has been removed.');
    await shows('deleted', 'Summer in Greece');
    expect(api.calls).toEqual([]);
  });

  test.each([
    ['in the server’s words', resting, 'Trips are resting.'],
    ['in ours where it has none', () => new Response('<html>', { status: 502 }), 'Failed to restore trip'],
  ])('that did not come back is said %s, and both lists are read again', async (_whose, answer, sentence) => {
    open({ ...fakes, 'POST /api/trips/:id/restore': answer });
    await shows('deleted', 'Rome, Pisa');
    await shows('list', 'Bari');
    await press(8);
    await shows('toast', `destructive: Error: ${sentence}`);
    await shows('pending', '');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await waitFor(() => expect(times(DELETED)).toBe(2));
    expect(times('GET /api/trips')).toBe(2);
    expect(screen.getByLabelText('list')).toHaveTextContent('Bari');
  });

  test('is waited for by itself, whatever becomes of another', async () => {
    const { answer, settle } = held();
    open({ ...fakes, 'POST /api/trips/:id/restore': answer });
    await shows('deleted', 'Rome, Pisa');
    await shows('pending', '');
    await press(7);
    await shows('pending', '7');
    await press(8);
    await shows('pending', '7, 8');
    expect(times(DELETED)).toBe(1);
    await settle(7, alive(7, 'Rome'));
    await shows('pending', '8');
    await settle(8, resting());
    await shows('pending', '');
  });
});
