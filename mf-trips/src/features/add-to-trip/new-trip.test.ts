import type { Trip } from '@sojourn/contracts';
import { fakeApi, fakeError } from '@sojourn/web-kit/testing';
import { browserTrips } from '../../shared/browser-trips.store';
import type { TripEntry } from '../../shared/trip.model';
import { createNewTrip } from './new-trip';

const entry: TripEntry = {
  ...{ title: 'Trip to Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' },
  ...{ budget: null, notes: '', status: 'planning', imageUrl: '', activities: [], accommodation: '', flight: '' },
};
const later: TripEntry = { ...entry, startDate: '2127-05-10', endDate: '2127-05-14' };
const made: Trip = {
  ...{ id: 8, title: 'Trip to Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' },
  ...{ budget: null, notes: null, status: 'planning', version: 1 },
  ...{ createdAt: '2126-11-21T10:00:00Z', updatedAt: '2126-11-21T10:00:00Z' },
};
const refusal = (code: string, details?: Trip) =>
  Response.json({ code, message: 'No.', requestId: 'fake', details }, { status: 409 });

let api: ReturnType<typeof fakeApi>;
let keys: (string | null)[] = [];

/** An account that answers the first trip made under each key by `first`, and what follows as it should. */
function account(answers: (() => unknown)[]) {
  keys = [];
  api = fakeApi({
    'POST /api/trips': ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return answers.shift()?.();
    },
    'DELETE /api/trips/:id': () => ({ id: 8, restorableUntil: '2126-12-21T10:00:00Z' }),
  });
}
const asked = () => api.calls.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => localStorage.clear());
afterEach(() => api.restore());

describe('a new trip of an account', () => {
  test('is made under the same key again', async () => {
    account([() => fakeError(503, 'unavailable', 'Trips are resting.'), () => made]);
    const trip = createNewTrip();
    await expect(trip.make('account', entry)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await trip.make('account', entry)).id).toBe(8);
    await trip.giveUp('account', 8);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(asked()).toEqual(['POST /api/trips', 'POST /api/trips']);
  });

  test('with other dates takes the place of the one that an earlier press made', async () => {
    account([() => refusal('key-reused', made), () => ({ ...made, id: 9 })]);
    expect((await createNewTrip().make('account', later)).id).toBe(9);
    expect(asked()).toEqual(['POST /api/trips', 'DELETE /api/trips/8', 'POST /api/trips']);
    expect(api.calls[2]?.body).toMatchObject({ startDate: '2127-05-10' });
    expect(new Set(keys).size).toBe(2);
  });

  test('is the one that an earlier press made, when something is in it', async () => {
    account([() => refusal('key-reused', { ...made, version: 2 })]);
    expect(await createNewTrip().make('account', later)).toMatchObject({ id: 8, startDate: '2127-04-10' });
    expect(asked()).toEqual(['POST /api/trips']);
  });

  test.each(['conflict', 'key-reused'])('that was deleted since (%s) is made anew, and once', async (code) => {
    account([() => refusal(code), () => ({ ...made, id: 9 }), () => ({ ...made, id: 9 })]);
    const trip = createNewTrip();
    expect((await trip.make('account', entry)).id).toBe(9);
    expect((await trip.make('account', entry)).id).toBe(9);
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys[2]).toBe(keys[1]);
    expect(asked()).not.toContain('DELETE /api/trips/8');
  });
});

test('a new trip of this browser is not left behind when nothing came into it', async () => {
  account([]);
  const trip = createNewTrip();
  const { id } = await trip.make('browser', entry);
  const own = async () => (await browserTrips.list()).filter(({ isSample }) => !isSample).map((each) => each.id);
  expect(await own()).toEqual([id]);
  await trip.giveUp('browser', id);
  expect(await own()).toEqual([]);
  expect(api.calls).toEqual([]);
});
