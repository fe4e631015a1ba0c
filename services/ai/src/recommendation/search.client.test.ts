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
  test('is read once for many askers, and again after ten minutes', async () => {
    const { client, asked, clock } = start();
    const [one, other] = await Promise.all([client.catalogue(), client.catalogue()]);
    expect(one).toBe(other);
    clock.now += 10 * 60_000 - 1;
    expect(await client.catalogue()).toBe(one);
    expect(asked).toEqual([['GET', '/catalogue', undefined]]);
    clock.now += 1;
    expect(await client.catalogue()).toEqual([{ id: 'read-2' }]);
    expect(asked).toHaveLength(2);
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
    clock.now = 11 * 60_000;
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
  state.origin = { iataCode: 'LBA', position: { latitude: 53.87, longitude: -1.66 } };
  expect(await client.origin('Leeds')).toEqual({ latitude: 53.87, longitude: -1.66 });
  state.origin = null;
  expect(await client.origin('Atlantis')).toBeNull();
  expect(asked).toEqual([
    ['GET', '/origins', { text: 'Leeds' }],
    ['GET', '/origins', { text: 'Atlantis' }],
  ]);
});
