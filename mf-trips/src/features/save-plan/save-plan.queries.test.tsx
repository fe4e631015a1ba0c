import type { CurrentUser, Trip, TripDraft } from '@sojourn/contracts';
import type { TripProposal } from '@sojourn/contracts/plan';
import { addDays } from '@sojourn/travel';
import { apply, isApplied, newTrip, proposalCommand } from '@sojourn/trip';
import { todayHere, useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { browserTrips } from '../../shared/browser-trips.store';
import { useTripList } from '../../shared/trips.queries';
import { entryOfProposal } from './save-plan.model';
import { useSavedPlan } from './save-plan.queries';
import { readMarks, writeMark } from './saved-plans.store';

const start = addDays(todayHere(), 30);
const lisbon: TripProposal = {
  ...{ key: 'Lisbon|Portugal|1240', title: 'A week in Lisbon', destination: 'Lisbon, Portugal', city: 'Lisbon' },
  ...{ startDate: start, endDate: addDays(start, 6), people: 2, budget: 2_480, notes: 'Good for culture.' },
  flight: { duration: '2h 40m' },
  stay: { name: 'Small hotel in Alfama', detail: '$62 to $97 a person a night' },
  costs: { flight: 460, stay: 960, food: 520, activities: 360, local: 180 },
  activities: [{ name: 'Fado evening', price: 35, minutes: 120 }],
};
const ana = { id: 'ana', username: 'ana', email: 'ana@example.org' } as CurrentUser;
const KEY = /^[\w-]{8,}$/;
const CREATED = 'Trip created!: Your trip to Lisbon has been added.';
const resting = () => fakeError(503, 'unavailable', 'Trips are resting.');

const wire = (id: number): Trip => ({
  ...{ id, title: lisbon.title, destination: lisbon.destination, startDate: start, endDate: lisbon.endDate },
  ...{ budget: 2_480, notes: lisbon.notes, status: 'planning', version: 1 },
  ...{ createdAt: '2026-11-21T10:00:00Z', updatedAt: '2026-11-21T10:00:00Z' },
});
const bare = newTrip({ ...lisbon, budgetCents: 248_000 });
let serial = 0;
const command = proposalCommand(lisbon, { today: todayHere(), planner: 'ana', newId: () => `part-${(serial += 1)}` });
const filled = apply(bare, command);
const whole = isApplied(filled) ? filled.trip : bare;

let api: ReturnType<typeof fakeApi>;
let saved: ReturnType<typeof useSavedPlan>;
let shown: ReturnType<typeof useToast>;
/** What was asked, with its idempotency key. */
const keys: [string, string | null][] = [];

/** An account that makes trip 12; `answers` says otherwise. */
function account(answers: Fakes = {}): Fakes {
  const all: Fakes = {
    'GET /api/trips': () => [wire(12)],
    'POST /api/trips': () => wire(12),
    'GET /api/trips/:id/plan': ({ params }) => ({ id: Number(params['id']), role: 'owner', plan: bare }),
    'POST /api/trips/:id/commands': () => ({ version: whole.version, changes: [], plan: whole }),
    ...answers,
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, answer]) => [
      name,
      (request: Parameters<typeof answer>[0]) => {
        if (name.startsWith('POST')) keys.push([request.path, request.idempotencyKey]);
        return answer(request);
      },
    ]),
  );
}
const Subject = () => {
  saved = useSavedPlan(lisbon);
  shown = useToast();
  const { current } = shown;
  return (
    <>
      <output aria-label="trip">{saved.tripId ?? 'none'}</output>
      <output aria-label="toast">{current && [current.title, current.description].filter(Boolean).join(': ')}</output>
    </>
  );
};
const List = () => <output aria-label="list">{useTripList('account').data?.length}</output>;
function open(user: CurrentUser | null | undefined, fakes: Fakes = {}, isListed = false) {
  api = fakeApi(fakes);
  return render(
    <PortalForTests {...(user === undefined ? {} : { user })}>
      <Subject />
      {isListed && <List />}
    </PortalForTests>,
  );
}
const shows = (name: string, text: string) => waitFor(() => expect(screen.getByLabelText(name).textContent).toBe(text));
const save = () => act(async () => saved.save());
const asked = () => api.calls.map(({ method, path }) => `${method} ${path}`);
const mark = () => readMarks()[lisbon.key];
const ownTrips = async () => (await browserTrips.list()).filter(({ isSample }) => !isSample);
const keysOf = (path: string) => keys.filter(([each]) => each === path).map(([, key]) => key);

beforeEach(() => {
  localStorage.clear();
  keys.length = 0;
});
afterEach(() => {
  api.restore();
  onlineManager.setOnline(true);
  shown.dismiss();
  jest.restoreAllMocks();
});

describe('a proposal that is no trip yet', () => {
  test.each([
    ['a guest', null, false],
    ['somebody signed in', ana, true],
  ])('asks for no list for %s', async (_who, user, isInAccount) => {
    const list = jest.spyOn(browserTrips, 'list');
    // Asked for once already, with no answer that arrived.
    writeMark(lisbon.key, { storage: user?.id ?? 'browser', idempotencyKey: 'k', tripId: null });
    open(user, account());
    await shows('trip', 'none');
    expect(saved).toMatchObject({ isReady: true, isInAccount, isSaving: false });
    expect(api.calls).toEqual([]);
    expect(list).not.toHaveBeenCalled();
  });

  test('is not ready before it is known who somebody is', async () => {
    open(undefined, { 'GET /api/auth/user': () => fakeError(401, 'sign-in-required', 'Please sign in.') });
    expect(saved.isReady).toBe(false);
    await waitFor(() => expect(saved.isReady).toBe(true));
  });
});

describe('a proposal that became a trip', () => {
  const marked = (storage: string, tripId: number) => writeMark(lisbon.key, { storage, idempotencyKey: 'k', tripId });

  test('of this browser is looked for there alone by a guest', async () => {
    const trip = await browserTrips.create(entryOfProposal(lisbon), 'unused');
    const list = jest.spyOn(browserTrips, 'list');
    marked('browser', trip.id);
    open(null, account());
    await shows('trip', String(trip.id));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
    expect(api.calls).toEqual([]);
  });

  test('of an account is looked for there alone', async () => {
    const list = jest.spyOn(browserTrips, 'list');
    marked('ana', 12);
    const { unmount } = open(ana, account());
    await waitFor(() => expect(asked()).toEqual(['GET /api/trips']));
    await shows('trip', '12');
    unmount();
    api.restore();
    open(null, account());
    await shows('trip', 'none');
    expect(api.calls).toEqual([]);
    expect(list).not.toHaveBeenCalled();
  });

  test('that was deleted since is made anew under another key', async () => {
    marked('ana', 9);
    open(ana, account());
    await shows('trip', 'none');
    await save();
    await shows('trip', '12');
    expect(keysOf('/api/trips')).toEqual([expect.stringMatching(KEY)]);
  });
});

describe('saving in this browser', () => {
  test('makes a whole trip, marks it, says so and can be undone', async () => {
    const create = jest.spyOn(browserTrips, 'create');
    open(null);
    await save();
    await shows('toast', CREATED);
    const [trip] = await ownTrips();
    await shows('trip', String(trip?.id));
    expect(create.mock.calls).toEqual([[entryOfProposal(lisbon), expect.stringMatching(KEY)]]);
    const idempotencyKey = create.mock.calls[0]?.[1];
    expect(mark()).toEqual({ storage: 'browser', idempotencyKey, tripId: trip?.id });
    const plan = browserTrips.readPlan(trip?.id ?? 0)?.plan;
    const ids = Object.keys({ ...plan?.items, ...plan?.bookings });
    expect(new Set(ids.map((id) => id.replace(/-\d+$/, ''))).size).toBe(1);
    expect(shown.current).toMatchObject({ action: { label: 'Undo' } });
    expect(shown.current?.variant).toBeUndefined();
    await act(async () => shown.current?.action?.onSelect());
    await shows('trip', 'none');
    expect(await ownTrips()).toEqual([]);
  });

  test('leaves no half behind when there is no room for the plan', async () => {
    open(null);
    jest.spyOn(browserTrips, 'writePlan').mockImplementation(() => {
      throw new Error('No room left.');
    });
    await save();
    await shows('toast', 'Error: No room left.');
    expect(await ownTrips()).toEqual([]);
  });

  test('needs no connection', async () => {
    open(null);
    onlineManager.setOnline(false);
    await save();
    await shows('toast', CREATED);
  });

  test('does nothing but show the trip when another tab was faster', async () => {
    const create = jest.spyOn(browserTrips, 'create');
    open(null);
    const trip = await browserTrips.create(entryOfProposal(lisbon), 'unused');
    create.mockClear();
    writeMark(lisbon.key, { storage: 'browser', idempotencyKey: 'k', tripId: trip.id });
    await shows('trip', 'none');
    await save();
    await shows('trip', String(trip.id));
    await waitFor(() => expect(saved.isSaving).toBe(false));
    expect(create).not.toHaveBeenCalled();
    await shows('toast', '');
  });
});

describe('saving in an account', () => {
  test('makes the trip, then fills it, under two keys, and reads the list again', async () => {
    let lists = 0;
    // The second list does not come: until then it is shown as it was made.
    const list = () => ((lists += 1) === 1 ? [] : new Promise(() => {}));
    open(ana, account({ 'GET /api/trips': list }), true);
    await shows('list', '0');
    await save();
    await shows('toast', CREATED);
    await shows('list', '1');
    await shows('trip', '12');
    expect(asked()).toEqual([
      'GET /api/trips',
      'POST /api/trips',
      'GET /api/trips/12/plan',
      'POST /api/trips/12/commands',
      'GET /api/trips',
    ]);
    const { title, destination, startDate, endDate, budget, notes } = lisbon;
    expect(api.calls[1]?.body).toEqual({ title, destination, startDate, endDate, budget, notes } satisfies TripDraft);
    const sent = JSON.stringify(api.calls[3]?.body);
    const part = /"([\w-]+)-1"/.exec(sent)?.[1] ?? '';
    expect(sent.replaceAll(part, 'part')).toBe(JSON.stringify({ base: bare.version, command }));
    const [[, idempotencyKey], [, other]] = keys as [[string, string], [string, string]];
    expect(idempotencyKey).toMatch(KEY);
    expect(other).toMatch(KEY);
    expect(other).not.toBe(idempotencyKey);
    expect(mark()).toEqual({ storage: 'ana', idempotencyKey, tripId: 12 });
  });

  test('goes on under the same key where it stopped, and keeps the half that is there', async () => {
    let isDown = true;
    const send = () => (isDown ? resting() : { version: whole.version, changes: [], plan: whole });
    open(ana, account({ 'POST /api/trips/:id/commands': send }));
    await save();
    await shows('toast', 'Error: Trips are resting.');
    await shows('trip', 'none');
    const [first] = keysOf('/api/trips');
    expect(mark()).toEqual({ storage: 'ana', idempotencyKey: first, tripId: null });
    expect(asked().filter((each) => each.startsWith('DELETE'))).toEqual([]);
    isDown = false;
    await save();
    await shows('toast', CREATED);
    expect(keysOf('/api/trips')).toEqual([first, first]);
    expect(new Set(keysOf('/api/trips/12/commands')).size).toBe(2);
  });

  test('fills nothing that is filled already', async () => {
    open(ana, account({ 'GET /api/trips/:id/plan': () => ({ id: 12, role: 'owner', plan: whole }) }));
    await save();
    await shows('trip', '12');
    expect(keysOf('/api/trips/12/commands')).toEqual([]);
  });

  test.each([
    ['goes on under the key of another tab', 'ana', true],
    ['has a key of its own where somebody else stopped', 'bea', false],
  ])('%s', async (_what, storage, isSame) => {
    open(ana, account());
    writeMark(lisbon.key, { storage, idempotencyKey: 'key-of-the-other', tripId: null });
    await save();
    await shows('toast', CREATED);
    expect(keysOf('/api/trips').map((key) => key === 'key-of-the-other')).toEqual([isSame]);
  });

  test('is marked before it is asked for, and shown as on its way', async () => {
    let arrive = (_trip: Trip) => {};
    open(ana, account({ 'POST /api/trips': () => new Promise((resolve) => (arrive = resolve)) }));
    await save();
    await waitFor(() => expect(saved.isSaving).toBe(true));
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(mark()).toEqual({ storage: 'ana', idempotencyKey: keys[0]?.[1], tripId: null });
    await act(async () => arrive(wire(12)));
    await waitFor(() => expect(saved.isSaving).toBe(false));
  });

  const reused = (details?: Trip) =>
    Response.json({ code: 'key-reused', message: 'Reused.', requestId: 'r', details }, { status: 409 });

  test('takes the trip that was made under its key on another day', async () => {
    open(ana, account({ 'GET /api/trips': () => [wire(15)], 'POST /api/trips': () => reused(wire(15)) }));
    await save();
    await shows('trip', '15');
    expect(keysOf('/api/trips')).toHaveLength(1);
    expect(keysOf('/api/trips/15/commands')).toHaveLength(1);
  });

  test('takes another key where what was made under its own is gone', async () => {
    const answers = [reused(), wire(12)];
    open(ana, account({ 'POST /api/trips': () => answers.shift() }));
    await save();
    await shows('toast', CREATED);
    expect(new Set(keysOf('/api/trips')).size).toBe(2);
  });

  test('says that the trip is gone where it is so under both keys', async () => {
    open(ana, account({ 'GET /api/trips/:id/plan': () => fakeError(404, 'not-found', 'Gone.') }));
    await save();
    await shows('toast', 'Error: This trip has been deleted since.');
    expect(new Set(keysOf('/api/trips')).size).toBe(2);
    expect(keysOf('/api/trips/12/commands')).toEqual([]);
  });

  test.each<[string, () => unknown, string]>([
    ['the server’s', resting, 'Trips are resting.'],
    ['ours where it has none', () => new Response('<html>', { status: 502 }), 'Failed to create trip'],
  ])('that fails is said in words that are %s, and not tried twice', async (_whose, answer, sentence) => {
    open(ana, account({ 'POST /api/trips': answer }));
    await save();
    await shows('toast', `Error: ${sentence}`);
    expect(shown.current).toMatchObject({ variant: 'destructive' });
    expect(keys).toHaveLength(1);
  });
});
