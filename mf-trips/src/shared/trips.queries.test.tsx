import type { Trip } from '@sojourn/contracts';
import { ApiError, createQueryClient, useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { browserTrips, BROWSER_TRIPS_KEY } from './browser-trips.store';
import { entryOf, fromAccount, TripConflict, type PlannedTrip } from './trip.model';
import { sentenceOf, useChangeTrip, useRemoveTrip, useTrip, useTripList } from './trips.queries';

const wire: Trip = {
  id: 7,
  title: 'Rome',
  destination: 'Rome, Italy',
  startDate: '2127-04-10',
  endDate: '2127-04-17',
  budget: null,
  notes: null,
  status: 'planning',
  version: 3,
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
};
const oslo: Trip = { ...wire, id: 8, title: 'Oslo' };
const rome = fromAccount(wire);
const resting = () => fakeError(503, 'unavailable', 'Trips are resting.');

let api: ReturnType<typeof fakeApi> | undefined;
let remove: ReturnType<typeof useRemoveTrip>;
let change: ReturnType<typeof useChangeTrip>;

const Subject = ({ storage }: { storage: 'account' | 'browser' }) => {
  const { data, error } = useTripList(storage);
  const one = useTrip(storage === 'account' ? rome.id : null, storage === 'account');
  const { current } = useToast();
  remove = useRemoveTrip(storage);
  change = useChangeTrip(storage);
  return (
    <>
      <output aria-label="list">{error ? 'failed' : data?.map(({ title }) => title).join(', ')}</output>
      <output aria-label="one">{one.data?.title}</output>
      <output aria-label="toast">{current && [current.title, current.description].filter(Boolean).join(': ')}</output>
      {current?.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
    </>
  );
};
function open(storage: 'account' | 'browser', fakes: Fakes = {}) {
  api = fakeApi({ 'GET /api/trips/:id': () => wire, ...fakes });
  const client = createQueryClient();
  render(
    <PortalForTests user={null} client={client}>
      <Subject storage={storage} />
    </PortalForTests>,
  );
  return client;
}
const shows = (name: string, text: string) => waitFor(() => expect(screen.getByLabelText(name).textContent).toBe(text));
const shownNow = () => ['list', 'one'].map((name) => screen.getByLabelText(name).textContent);
const reads = () => api?.calls.filter(({ method, path }) => `${method} ${path}` === 'GET /api/trips').length;

beforeEach(() => localStorage.clear());
afterEach(() => {
  api?.restore();
  jest.restoreAllMocks();
});

test.each<[string, unknown, string]>([
  ['the server’s', ApiError.here('unavailable', 'Trips are resting.'), 'Trips are resting.'],
  ['ours where the server has none', new ApiError(502, 'Bad Gateway', '<html>'), 'Ours.'],
  ['the conflict’s', new TripConflict(rome), 'This trip was changed somewhere else in the meantime.'],
  ['the browser’s', new Error('No room left.'), 'No room left.'],
  ['ours where something else was thrown', 'thrown', 'Ours.'],
])('the sentence of an error is %s', (_whose, error, sentence) => expect(sentenceOf(error, 'Ours.')).toBe(sentence));

describe('the list', () => {
  test('of this browser follows what other tabs do to it, and to nothing else', async () => {
    await browserTrips.list();
    const list = jest.spyOn(browserTrips, 'list');
    open('browser');
    await shows('list', 'Summer in Greece, Tokyo in blossom');
    const tell = (key: string | null) => act(async () => void dispatchEvent(new StorageEvent('storage', { key })));
    localStorage.setItem(BROWSER_TRIPS_KEY, '[]');
    await tell('theme');
    expect(list).toHaveBeenCalledTimes(1);
    await tell(BROWSER_TRIPS_KEY);
    await shows('list', '');
    expect(list).toHaveBeenCalledTimes(2);
    // Another tab cleared everything.
    localStorage.clear();
    await tell(null);
    await shows('list', 'Summer in Greece, Tokyo in blossom');
    expect(list).toHaveBeenCalledTimes(3);
  });

  test('of an account does not follow this browser’s', async () => {
    open('account', { 'GET /api/trips': () => [wire] });
    await shows('list', 'Rome');
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key: BROWSER_TRIPS_KEY })));
    expect(reads()).toBe(1);
  });

  test('that could not be read is read again when the connection is back, and only then', async () => {
    let isDown = true;
    open('account', { 'GET /api/trips': () => (isDown ? fakeError(400, 'bad-input', 'No.') : [wire]) });
    await shows('list', 'failed');
    expect(reads()).toBe(1);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('offline')));
    expect(reads()).toBe(1);
    isDown = false;
    online.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    await shows('list', 'Rome');
    expect(reads()).toBe(2);
  });
});

describe('a change', () => {
  const entry = { ...entryOf(rome), title: 'Rome, earlier' };
  const put = (answer: () => unknown): Fakes => ({
    'GET /api/trips': () => [wire, oslo],
    'PUT /api/trips/:id': answer,
  });
  const changeIt = () => act(async () => change.mutateAsync({ trip: rome, entry }).catch(() => undefined));

  test('is shown everywhere before it is kept, in its place in the list', async () => {
    let answer: (response: Response) => void = () => undefined;
    open(
      'account',
      put(() => new Promise<Response>((resolve) => (answer = resolve))),
    );
    await shows('list', 'Rome, Oslo');
    await shows('one', 'Rome');
    act(() => change.mutate({ trip: rome, entry: { ...entry, startDate: '2127-12-01' } }));
    await shows('list', 'Oslo, Rome, earlier');
    await shows('one', 'Rome, earlier');
    await act(async () => answer(Response.json({ ...wire, title: 'Rome, as kept' })));
    await shows('list', 'Rome, as kept, Oslo');
    await shows('one', 'Rome, as kept');
  });

  test('is taken back when it could not be kept', async () => {
    open('account', put(resting));
    await shows('list', 'Rome, Oslo');
    await shows('one', 'Rome');
    await changeIt();
    expect(shownNow()).toEqual(['Rome, Oslo', 'Rome']);
  });

  test('gives way to what somebody else made of it', async () => {
    const details = { ...wire, title: 'Theirs', version: 4 };
    open(
      'account',
      put(() => Response.json({ code: 'conflict', message: 'No.', requestId: 'r', details }, { status: 409 })),
    );
    await shows('list', 'Rome, Oslo');
    await shows('one', 'Rome');
    await changeIt();
    expect(shownNow()).toEqual(['Theirs, Oslo', 'Theirs']);
  });
});

describe('a deletion', () => {
  const fakes: Fakes = {
    'GET /api/trips': () => [wire],
    'DELETE /api/trips/:id': () => ({ id: 7, restorableUntil: '2126-12-21T10:00:00Z' }),
  };
  const removeIt = async (trip: PlannedTrip) => {
    let isRemoved: boolean | undefined;
    await act(async () => (isRemoved = await remove(trip)));
    return isRemoved;
  };

  test('is said and can be undone; a failed Undo is said too', async () => {
    open('account', { ...fakes, 'POST /api/trips/:id/restore': resting });
    await shows('list', 'Rome');
    expect(await removeIt(rome)).toBe(true);
    await shows('toast', 'Trip deleted successfully!');
    await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
    await shows('toast', 'Error: Trips are resting.');
  });

  test('brings the trip back when it is undone', async () => {
    open('account', { ...fakes, 'POST /api/trips/:id/restore': () => wire });
    await shows('list', 'Rome');
    await removeIt(rome);
    await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
    await shows('toast', 'Trip restored: Rome is back.');
    await shows('list', 'Rome');
  });

  test('that could not be kept is said and shows the trip again', async () => {
    open('account', { ...fakes, 'DELETE /api/trips/:id': resting });
    await shows('list', 'Rome');
    expect(await removeIt(rome)).toBe(false);
    await shows('toast', 'Error: Trips are resting.');
    expect(shownNow()).toEqual(['Rome', 'Rome']);
  });

  test('forgets the pages of its trip that are not on the screen', async () => {
    const client = open('account', fakes);
    await shows('list', 'Rome');
    const pages = [
      ['/api/trips', rome.id, 'either'],
      ['trips in this browser', rome.id, 'either'],
      ['/api/trips', 99, 'either'],
    ];
    for (const page of pages) client.setQueryData(page, rome);
    await removeIt(rome);
    expect(pages.map((page) => client.getQueryData(page) !== undefined)).toEqual([true, false, true]);
  });
});
