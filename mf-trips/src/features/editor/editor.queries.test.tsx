import type { Trip, TripDraft } from '@sojourn/contracts';
import { newTrip } from '@sojourn/trip';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { act, render, waitFor } from '@testing-library/react';
import { browserTrips } from '../../shared/browser-trips.store';
import type { TripStorage } from '../../shared/trip.model';
import { useTripList } from '../../shared/trips.queries';
import { emptyValues } from './editor.model';
import { useTripForm } from './editor.queries';

const oslo = { title: 'Oslo', destination: 'Oslo, Norway', startDate: '2127-01-02', endDate: '2127-01-05' } as const;
const wire = (body: unknown): Trip => ({
  ...(body as TripDraft),
  ...{ id: 7, status: 'planning', version: 1 },
  ...{ createdAt: '2026-11-21T10:00:00Z', updatedAt: '2026-11-21T10:00:00Z' },
});

type Given = { storage: TripStorage; destination?: string };
let api: ReturnType<typeof fakeApi>;
let trip: ReturnType<typeof useTripForm>;
let shown: ReturnType<typeof useToast>;
let listed: string[] | undefined;
const onDone = jest.fn();

const Subject = (given: Given) => {
  trip = useTripForm({ ...given, onDone });
  shown = useToast();
  listed = useTripList(given.storage).data?.map(({ title }) => title);
  return null;
};
function open(given: Given, fakes: Fakes = {}) {
  api = fakeApi({ 'GET /api/trips': () => [], ...fakes });
  render(
    <PortalForTests user={null}>
      <Subject {...given} />
    </PortalForTests>,
  );
}
const fillIn = (values: Partial<Record<'title' | 'destination' | 'startDate' | 'endDate' | 'budget', string>> = oslo) =>
  act(() => {
    for (const [field, value] of Object.entries(values)) trip.form.set(field as 'title', value);
  });
const submit = () => act(async () => trip.submit());
const posts = () => api.calls.filter(({ method }) => method === 'POST');
function said() {
  if (!shown.current) return null;
  const { id: _, ...words } = shown.current;
  return words;
}

beforeEach(() => {
  localStorage.clear();
  onDone.mockReset();
});
afterEach(() => {
  api.restore();
  shown.dismiss();
  jest.restoreAllMocks();
});

describe('the form of a new trip', () => {
  test.each(['account', 'browser'] as const)('of the %s begins empty', (storage) => {
    open({ storage });
    expect(trip.form).toMatchObject({ storage, isEditing: false, savedStatus: 'planning', faults: {}, refusals: 0 });
    expect(trip.form.values).toEqual(emptyValues);
    expect(trip.pending).toBe(false);
  });

  test('begins with the destination that was chosen before, and does so again', async () => {
    open({ storage: 'account', destination: 'Oslo, Norway' });
    expect(trip.form.values).toEqual({ ...emptyValues, destination: 'Oslo, Norway' });
    fillIn({ title: 'Away', destination: 'Bergen' });
    expect(trip.form.values).toMatchObject({ title: 'Away', destination: 'Bergen' });
    act(() => trip.reset());
    expect(trip.form.values).toEqual({ ...emptyValues, destination: 'Oslo, Norway' });
  });

  test.each([
    ['account', 'Error', 'Please fill in all required fields'],
    ['browser', 'Missing information', 'Please fill out all required fields.'],
  ] as const)('of the %s says what is missing and sends nothing', async (storage, title, description) => {
    const create = jest.spyOn(browserTrips, 'create');
    open({ storage });
    fillIn({ ...oslo, title: ' ' });
    await submit();
    expect(said()).toEqual({ title, description, variant: 'destructive' });
    expect(Object.keys(trip.form.faults)).toEqual(['title']);
    expect(trip.form.refusals).toBe(1);
    expect(posts()).toEqual([]);
    expect(create).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('a new trip', () => {
  test('of an account is sent, listed, said and cleared from the form', async () => {
    open({ storage: 'account' }, { 'POST /api/trips': ({ body }) => wire(body) });
    await waitFor(() => expect(listed).toEqual([]));
    fillIn({ ...oslo, title: ' Oslo ', budget: '1,200' });
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(posts().map(({ path, body }) => [path, body])).toEqual([
      ['/api/trips', { ...oslo, budget: 1_200, notes: null }],
    ]);
    expect(said()).toEqual({ title: 'Trip created successfully!' });
    expect(trip.form.values).toEqual(emptyValues);
    // Shown at once, and read again.
    const reads = () => api.calls.filter(({ method }) => method === 'GET').length;
    await waitFor(() => expect(reads()).toBe(2));
  });

  test('of this browser is kept here and said by its destination', async () => {
    open({ storage: 'browser' });
    await waitFor(() => expect(listed).toEqual(['Summer in Greece', 'Tokyo in blossom']));
    fillIn({ ...oslo, destination: ' Oslo, Norway ' });
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(said()).toEqual({ title: 'Trip created!', description: 'Your trip to Oslo, Norway has been added.' });
    expect(trip.form.values).toEqual(emptyValues);
    await waitFor(() => expect(listed).toContain('Oslo'));
    expect(api.calls).toEqual([]);
  });

  test('is pending while it is on its way, and the form stays', async () => {
    let arrive = (_trip: Trip) => {};
    open({ storage: 'account' }, { 'POST /api/trips': () => new Promise((resolve) => (arrive = resolve)) });
    fillIn();
    await submit();
    await waitFor(() => expect(trip.pending).toBe(true));
    expect(onDone).not.toHaveBeenCalled();
    expect(trip.form.values).toMatchObject(oslo);
    await act(async () => arrive(wire({ ...oslo, budget: null, notes: null })));
    await waitFor(() => expect(trip.pending).toBe(false));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test.each<[string, () => unknown, string]>([
    ['the server’s', () => fakeError(503, 'unavailable', 'Trips are resting.'), 'Trips are resting.'],
    ['ours where it has none', () => new Response('<html>', { status: 502 }), 'Failed to create trip'],
  ])('that was not made is said in words that are %s, and stays typed', async (_whose, answer, description) => {
    open({ storage: 'account' }, { 'POST /api/trips': answer });
    fillIn();
    await submit();
    await waitFor(() => expect(said()).toEqual({ title: 'Error', description, variant: 'destructive' }));
    expect(onDone).not.toHaveBeenCalled();
    expect(trip.form.values).toMatchObject(oslo);
    expect(trip.form.refusals).toBe(0);
  });

  test('is the same one when it is sent again, another one with other words, and another one after it was made', async () => {
    const keys: (string | null)[] = [];
    let isDown = true;
    open(
      { storage: 'account' },
      {
        'POST /api/trips': ({ body, idempotencyKey }) => {
          keys.push(idempotencyKey);
          return isDown ? fakeError(503, 'unavailable', 'Trips are resting.') : wire(body);
        },
      },
    );
    const send = async () => {
      const count = keys.length + 1;
      await submit();
      await waitFor(() => expect(keys).toHaveLength(count));
      await waitFor(() => expect(trip.pending).toBe(false));
    };
    fillIn();
    await send();
    await send();
    fillIn({ title: 'Bergen' });
    isDown = false;
    await send();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    fillIn({ ...oslo, title: 'Bergen' });
    await send();
    const [first, again, changed, next] = keys;
    expect(first).toMatch(/^[\w-]{8,}$/);
    expect(again).toBe(first);
    expect(new Set([first, changed, next]).size).toBe(3);
    expect(next).toMatch(/^[\w-]{8,}$/);
  });
});

describe('the picture of a new trip of the account', () => {
  const imageUrl = 'https://pictures.example/oslo.jpg';
  const plan = newTrip(oslo);
  const stored = { mediaType: 'image/jpeg', bytes: 5 };
  const withPicture = (fakes: Fakes = {}) =>
    open(
      { storage: 'account' },
      {
        'POST /api/trips': ({ body }) => wire(body),
        'POST /api/trips/:id/pictures/:picture/fetched': () => stored,
        'GET /api/trips/:id/plan': () => ({ id: 7, role: 'owner', plan }),
        'POST /api/trips/:id/commands': () => ({ version: 1, changes: [], plan }),
        ...fakes,
      },
    );
  const fillInAll = () => {
    fillIn();
    act(() => trip.form.set('imageUrl', imageUrl));
  };

  test('follows its trip when the trip is made', async () => {
    withPicture();
    fillInAll();
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const [made, fetched, told] = posts();
    expect([made?.path, fetched?.body]).toEqual(['/api/trips', { address: imageUrl }]);
    const id = /pictures\/([^/]+)\/fetched$/.exec(fetched?.path ?? '')?.[1];
    expect(told?.body).toMatchObject({
      command: { type: 'head.edit', parts: { cover: { imageUrl, picture: id, version: 1 } } },
    });
    expect(said()).toEqual({ title: 'Trip created successfully!' });
  });

  test.each([
    [
      'it cannot be fetched',
      { 'POST /api/trips/:id/pictures/:picture/fetched': () => fakeError(400, 'bad-input', 'No picture is there.') },
      'No picture is there.',
    ],
    [
      'the plan cannot be read',
      { 'GET /api/trips/:id/plan': () => fakeError(503, 'unavailable', 'Trips are resting.') },
      'Trips are resting.',
    ],
  ])('is said to be missing, and the trip stays, when %s', async (_, fakes: Fakes, description) => {
    withPicture(fakes);
    fillInAll();
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(said()).toEqual({ title: 'Trip created without the picture', description });
    expect(posts().filter(({ path }) => path === '/api/trips')).toHaveLength(1);
  });

  test('is refused at once when the file is none', async () => {
    withPicture();
    // The browser of these tests reads no bytes of a Blob.
    const words = { size: 5, slice: () => ({ arrayBuffer: async () => new ArrayBuffer(5) }) } as unknown as Blob;
    await expect(trip.form.keepPicture?.('p-1', words)).rejects.toThrow('Please choose a JPEG or PNG picture.');
  });
});
