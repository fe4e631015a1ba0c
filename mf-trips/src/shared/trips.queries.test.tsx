import type { Trip } from '@sojourn/contracts';
import { ApiError, createQueryClient, useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { browserTrips, BROWSER_TRIPS_KEY } from './browser-trips.store';
import { fromAccount, TripConflict, type StoredTrip } from './trip.model';
import { sentenceOf, useRemoveTrip, useTripList } from './trips.queries';

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
const rome = fromAccount(wire);
const resting = () => fakeError(503, 'unavailable', 'Trips are resting.');

let api: ReturnType<typeof fakeApi> | undefined;
let remove: ReturnType<typeof useRemoveTrip>;

const Subject = ({ storage }: { storage: 'account' | 'browser' }) => {
  const { data, error } = useTripList(storage);
  const { current } = useToast();
  remove = useRemoveTrip(storage);
  return (
    <>
      <output aria-label="list">{error ? 'failed' : data?.map(({ title }) => title).join(', ')}</output>
      <output aria-label="toast">{current && [current.title, current.description].filter(Boolean).join(': ')}</output>
      {current?.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
    </>
  );
};
function open(storage: 'account' | 'browser', fakes: Fakes = {}) {
  api = fakeApi(fakes);
  const client = createQueryClient();
  render(
    <PortalForTests user={null} client={client}>
      <Subject storage={storage} />
    </PortalForTests>,
  );
  return client;
}
const shows = (name: string, text: string) => waitFor(() => expect(screen.getByLabelText(name).textContent).toBe(text));
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
  ['ours where code did not come', new TypeError('Failed to fetch dynamically imported module'), 'Ours.'],
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

describe('a deletion', () => {
  const fakes: Fakes = {
    'GET /api/trips': () => [wire],
    'DELETE /api/trips/:id': () => ({ id: 7, restorableUntil: '2126-12-21T10:00:00Z' }),
  };
  const removeIt = async (trip: StoredTrip) => {
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
    await shows('list', 'Rome');
  });
});
