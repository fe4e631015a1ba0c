import { accountTrips } from './account-trips.store';
import { TripConflict, type TripEntry } from './trip.model';

const wire = {
  id: 4,
  title: 'Lisbon',
  destination: 'Lisbon, Portugal',
  startDate: '2027-05-01',
  endDate: '2027-05-04',
  budget: 900,
  notes: null,
  status: 'planning',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const entry: TripEntry = {
  ...{ title: 'Lisbon', destination: 'Lisbon, Portugal', startDate: '2027-05-01', endDate: '2027-05-04' },
  ...{ budget: 900, notes: '', status: 'confirmed', imageUrl: '', activities: [], accommodation: '', flight: '' },
};
const draft = {
  ...{ title: 'Lisbon', destination: 'Lisbon, Portugal', startDate: '2027-05-01', endDate: '2027-05-04' },
  ...{ budget: 900, notes: null },
};
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
const refusal = (code: string, details?: unknown) => ({ message: 'No.', code, requestId: 'r1', details });
/** Method, path and body of the only request. */
const request = () => {
  expect(fetched).toHaveBeenCalledTimes(1);
  const [path, { method = 'GET', body }] = fetched.mock.calls[0] as [string, RequestInit];
  return [method, path, body === undefined ? undefined : JSON.parse(body as string)];
};

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as typeof fetch;
});

describe('the trips of an account', () => {
  it('are asked for as a list', async () => {
    answer(200, [wire, { ...wire, id: 5 }]);
    expect((await accountTrips.list()).map(({ id, storage }) => [id, storage])).toEqual([
      [4, 'account'],
      [5, 'account'],
    ]);
    expect(request()).toEqual(['GET', '/api/trips', undefined]);
  });

  it('are asked for page after page, until one is not full', async () => {
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...wire, id: from + at }));
    for (const [from, count] of [
      [1, 100],
      [101, 100],
      [201, 0],
    ] as const)
      answer(200, page(from, count));
    expect((await accountTrips.list()).map(({ id }) => id)).toEqual(page(1, 200).map(({ id }) => id));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      '/api/trips',
      '/api/trips?after=2027-05-01_100',
      '/api/trips?after=2027-05-01_200',
    ]);
  });

  it('are asked for in five pages at most', async () => {
    const page = Array.from({ length: 100 }, (_, at) => ({ ...wire, id: 1 + at }));
    for (let count = 0; count < 5; count += 1) answer(200, page);
    expect(await accountTrips.list()).toHaveLength(500);
    expect(fetched).toHaveBeenCalledTimes(5);
  });

  it('made under a key that has made another are a conflict with that one, where there is still one', async () => {
    answer(422, refusal('key-reused', wire));
    const refused = await accountTrips.create(entry, 'key-1').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TripConflict);
    expect((refused as TripConflict).current).toMatchObject({ id: 4, version: 3 });
    answer(422, refusal('key-reused'));
    await expect(accountTrips.create(entry, 'key-1')).rejects.toMatchObject({ code: 'key-reused' });
  });

  it('are made under a key, as what an account takes', async () => {
    answer(201, wire);
    expect(await accountTrips.create(entry, 'key-1')).toMatchObject({ id: 4 });
    expect(request()).toEqual(['POST', '/api/trips', draft]);
    const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
    expect(headers.get('idempotency-key')).toBe('key-1');
  });

  it('are deleted and restored', async () => {
    answer(200, { id: 4, restorableUntil: '2026-12-01T10:00:00.000Z' });
    await accountTrips.remove(4);
    expect(request()).toEqual(['DELETE', '/api/trips/4', undefined]);
    fetched.mockClear();
    answer(200, wire);
    expect(await accountTrips.restore(4)).toMatchObject({ id: 4 });
    expect(request()).toEqual(['POST', '/api/trips/4/restore', undefined]);
  });
});
