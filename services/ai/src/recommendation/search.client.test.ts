import { createSearchClient } from './search.client';

function start() {
  const asked: unknown[] = [];
  const clock = { now: 1_000 };
  const state = { fails: false, origin: null as unknown };
  const client = createSearchClient(
    {
      async request(call: { path: string; query?: unknown; method: string }) {
        asked.push([call.method, call.path, call.query]);
        if (state.fails) throw new Error('search is away');
        return (call.path === '/catalogue' ? [{ id: `read-${asked.length}` }] : { origin: state.origin }) as never;
      },
    },
    () => clock.now,
  );
  return { client, asked, clock, state };
}

describe('the catalogue', () => {
  test('is read once for many askers, and anew behind those who ask after ten minutes', async () => {
    const { client, asked, clock } = start();
    const [one, other] = await Promise.all([client.catalogue(), client.catalogue()]);
    expect(one).toBe(other);
    clock.now += 10 * 60_000 - 1;
    expect(await client.catalogue()).toBe(one);
    expect(asked).toEqual([['GET', '/catalogue', undefined]]);
    clock.now += 1;
    expect(await client.catalogue()).toBe(one);
    expect(asked).toHaveLength(2);
    expect(await client.catalogue()).toEqual([{ id: 'read-2' }]);
    expect(asked).toHaveLength(2);
  });

  test('goes on while it cannot be read anew, and is asked for again ten minutes later', async () => {
    const { client, asked, clock, state } = start();
    const known = await client.catalogue();
    state.fails = true;
    clock.now += 10 * 60_000;
    expect(await client.catalogue()).toBe(known);
    expect(await client.catalogue()).toBe(known);
    expect(asked).toHaveLength(2);
    state.fails = false;
    clock.now += 10 * 60_000;
    await client.catalogue();
    expect(await client.catalogue()).toEqual([{ id: 'read-3' }]);
  });

  test('that nobody asked for in a day is read before it is used', async () => {
    const { client, clock } = start();
    await client.catalogue();
    clock.now += 24 * 3_600_000;
    expect(await client.catalogue()).toEqual([{ id: 'read-2' }]);
  });

  test('is read again after a failure', async () => {
    const { client, state } = start();
    state.fails = true;
    await expect(client.catalogue()).rejects.toThrow('search is away');
    state.fails = false;
    expect(await client.catalogue()).toEqual([{ id: 'read-2' }]);
  });

  test('that was read meanwhile outlives an earlier failure', async () => {
    const clock = { now: 0 };
    const answers: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
    const client = createSearchClient(
      { request: () => new Promise((resolve, reject) => answers.push({ resolve, reject } as never)) as never },
      () => clock.now,
    );
    const late = client.catalogue();
    clock.now = 24 * 3_600_000;
    const fresh = client.catalogue();
    answers[1]?.resolve([]);
    await fresh;
    answers[0]?.reject(new Error('too late'));
    await expect(late).rejects.toThrow('too late');
    expect(client.catalogue()).toBe(fresh);
    expect(answers).toHaveLength(2);
  });
});

test('an origin is looked up by its name', async () => {
  const { client, asked, state } = start();
  state.origin = {
    iataCode: 'LBA',
    cityName: 'Leeds',
    countryName: 'United Kingdom',
    position: { latitude: 53.87, longitude: -1.66 },
  };
  expect(await client.origin('Leeds')).toEqual({
    position: { latitude: 53.87, longitude: -1.66 },
    iataCode: 'LBA',
    city: 'Leeds',
    country: 'United Kingdom',
  });
  state.origin = null;
  expect(await client.origin('Atlantis')).toBeNull();
  expect(asked).toEqual([
    ['GET', '/origins', { text: 'Leeds' }],
    ['GET', '/origins', { text: 'Atlantis' }],
  ]);
});

test('who starts at a position starts from the airport and the city near it, to a hundred metres', async () => {
  const calls: unknown[] = [];
  const airport = { iataCode: 'YVR', address: { cityName: 'Vancouver', countryName: 'Canada' } };
  let answer: object = { airport, city: { name: 'Richmond', countryName: 'Canada' } };
  const client = createSearchClient({ request: (call) => (calls.push(call), Promise.resolve(answer as never)) });
  const position = { latitude: 0.0000001, longitude: -123.18419 };
  expect(await client.originAt(position)).toEqual({ position, iataCode: 'YVR', city: 'Richmond', country: 'Canada' });
  expect(calls).toEqual([
    expect.objectContaining({ path: '/airports/nearest', query: { latitude: '0.000', longitude: '-123.184' } }),
  ]);
  answer = { airport };
  expect(await client.originAt(position)).toMatchObject({ city: 'Vancouver', country: 'Canada' });
});

test('fares are asked for in one call', async () => {
  const calls: unknown[] = [];
  const data = [{ fare: 1, partyTotal: 1, minutes: 1, changes: 0 }, null];
  const client = createSearchClient({ request: (call) => (calls.push(call), Promise.resolve({ data } as never)) });
  const journeys = ['FCO', 'LIS'].map((destination) => ({ destination, departureDate: '2027-05-01' }));
  expect(await client.fares({ origin: 'LBA', journeys })).toBe(data);
  expect(calls).toEqual([
    expect.objectContaining({ method: 'POST', path: '/fares', body: { origin: 'LBA', journeys } }),
  ]);
});
