import type { CurrentUser } from '@sojourn/contracts';
import type { Watch } from '@sojourn/contracts/watch';
import { useToast } from '@sojourn/web-kit';
import { openHook } from '@sojourn/web-kit/open-hook';
import { fakeApi, fakeError, type Fakes } from '@sojourn/web-kit/testing';
import { act, waitFor } from '@testing-library/react';
import { addDeviceWatch, readDeviceWatches } from './device-watches.store';
import { aHistory, aSubject, aWatch } from './watch.fake';
import { newDeviceWatch } from './watch.model';
import {
  markSeen,
  useAccountWatches,
  useDeviceWatches,
  useFollow,
  useImportWatches,
  useLook,
  useStop,
  useStopByToken,
} from './watch.queries';

const ada: CurrentUser = {
  ...{ id: 'u1', username: 'ada', email: 'ada@example.org', emailProven: true, firstName: 'Ada', lastName: null },
  ...{ formattedAddress: null, city: null, country: null, latitude: null, longitude: null },
  createdAt: '2026-11-21T09:00:00.000Z',
};
const flight = { key: 'XA 100@2027-04-10T08:00:00', carrier: 'Alpha Air' };
const onDevice = (id: string, price = 400) =>
  newDeviceWatch(aSubject, { id, price, since: '2026-11-20T12:00:00.000Z' });
const resting = () => fakeError(503, 'unavailable', 'Watches are resting.');
const ids = (watches: readonly { id: string }[] | undefined) => watches?.map(({ id }) => id);

let restore: () => void;
beforeEach(() => localStorage.clear());
afterEach(() => restore());

/** Everything that pages do with watches, for an account or for a guest. */
const useAll = () => ({
  account: useAccountWatches(),
  device: useDeviceWatches(),
  follow: useFollow(),
  stop: useStop(),
  bring: useImportWatches(),
  byToken: useStopByToken(),
  toast: useToast().current,
});
function open(user: CurrentUser | null, fakes: Fakes = {}) {
  const opened = openHook(
    useAll,
    { 'GET /api/flights/watches': () => ({ watches: [], next: null, total: 0 }), ...fakes },
    { user },
  );
  restore = opened.restore;
  const says = () => [opened.current().toast?.title, opened.current().toast?.description];
  return { ...opened, says };
}

describe('the watches of an account', () => {
  test('are read page by page', async () => {
    const pages: Record<string, unknown> = {
      first: { watches: [aWatch({ id: 'w1' }), aWatch({ id: 'w2' })], next: 'w2', total: 3 },
      w2: { watches: [aWatch({ id: 'w3' })], next: null, total: 3 },
    };
    const { current } = open(ada, { 'GET /api/flights/watches': ({ query }) => pages[query.get('after') ?? 'first'] });
    await waitFor(() => expect(ids(current().account.data)).toEqual(['w1', 'w2', 'w3']));
  });

  test('are not asked for by a guest', () => {
    const { current, asked } = open(null);
    expect(current().account.fetchStatus).toBe('idle');
    expect(asked()).toEqual([]);
  });
});

describe('a price is watched', () => {
  test('in the account, which is read again', async () => {
    let watches: Watch[] = [];
    const { run, current, bodies } = open(ada, {
      'GET /api/flights/watches': () => ({ watches, next: null, total: watches.length }),
      'POST /api/flights/watches': () => {
        watches = [aWatch({ id: 'w9' })];
        return watches[0];
      },
    });
    await waitFor(() => expect(current().account.data).toEqual([]));
    expect(await run(({ follow }) => follow.mutateAsync({ subject: aSubject, price: 400 }))).toBe('w9');
    await waitFor(() => expect(ids(current().account.data)).toEqual(['w9']));
    expect(bodies()[1]).toEqual({ search: aSubject.search });
    expect(readDeviceWatches()).toEqual([]);
    await run(({ follow }) => follow.mutateAsync({ subject: { ...aSubject, flight }, price: 400 }));
    expect(bodies()[3]).toEqual({ search: aSubject.search, flight });
  });

  test('on the device of a guest, from the price that they saw', async () => {
    const { run, current, asked } = open(null);
    const id = await run(({ follow }) => follow.mutateAsync({ subject: aSubject, price: 400 }));
    await waitFor(() => expect(ids(current().device)).toEqual([id]));
    expect(current().device[0]).toMatchObject({ ...aSubject, alert: { start: 400 }, drop: null });
    expect(asked()).toEqual([]);
  });

  test('by nobody whose device is full, which is said', async () => {
    for (let number = 0; number < 10; number += 1) addDeviceWatch(onDevice(`d${number}`));
    const { run, says } = open(null);
    await run(({ follow }) => follow.mutateAsync({ subject: aSubject, price: 400 }).catch(() => undefined));
    expect(says()).toEqual([
      'The price is not watched',
      'This device holds no more price watches. Stop one, or sign in to keep more.',
    ]);
    expect(readDeviceWatches()).toHaveLength(10);
  });

  test('by nobody where the server refuses, in its words', async () => {
    const { run, says } = open(ada, { 'POST /api/flights/watches': resting });
    await run(({ follow }) => follow.mutateAsync({ subject: aSubject, price: 400 }).catch(() => undefined));
    expect(says()).toEqual(['The price is not watched', 'Watches are resting.']);
  });
});

describe('a watch is stopped', () => {
  const stopped = { id: 'w1', restorableUntil: '2026-12-01T12:00:00.000Z' };

  test('of an account, and brought back', async () => {
    let watches = [aWatch({ id: 'w1' }), aWatch({ id: 'a/b' })];
    const { run, current, says, asked } = open(ada, {
      'GET /api/flights/watches': () => ({ watches, next: null, total: watches.length }),
      'DELETE /api/flights/watches/:id': ({ params }) => {
        watches = watches.filter(({ id }) => id !== params['id']);
        return stopped;
      },
      'POST /api/flights/watches/:id/restore': ({ params }) => {
        watches = [...watches, aWatch({ id: params['id'] ?? '' })];
        return watches.at(-1);
      },
    });
    await waitFor(() => expect(ids(current().account.data)).toEqual(['w1', 'a/b']));
    await run(({ stop }) => stop.mutateAsync({ id: 'a/b', name: 'London to Rome' }));
    await waitFor(() => expect(ids(current().account.data)).toEqual(['w1']));
    expect(says()).toEqual(['No longer watched', 'London to Rome']);
    expect(current().toast?.action?.label).toBe('Undo');
    act(() => current().toast?.action?.onSelect());
    await waitFor(() => expect(ids(current().account.data)).toEqual(['w1', 'a/b']));
    const read = 'GET /api/flights/watches';
    expect(asked()).toEqual([
      ...[read, 'DELETE /api/flights/watches/a%2Fb', read],
      ...['POST /api/flights/watches/a%2Fb/restore', read],
    ]);
  });

  test('is gone from the list before it is read again', async () => {
    let isRead = 0;
    const { run, current } = open(ada, {
      'GET /api/flights/watches': () => {
        isRead += 1;
        return isRead > 1 ? resting() : { watches: [aWatch({ id: 'w1' })], next: null, total: 1 };
      },
      'DELETE /api/flights/watches/:id': () => stopped,
    });
    await waitFor(() => expect(ids(current().account.data)).toEqual(['w1']));
    await run(({ stop }) => stop.mutateAsync({ id: 'w1', name: 'London to Rome' }));
    await waitFor(() => expect(current().account.data).toEqual([]));
  });

  test('of a device, and brought back', async () => {
    const watch = onDevice('d1');
    addDeviceWatch(watch);
    const { run, current, asked } = open(null);
    await run(({ stop }) => stop.mutateAsync({ id: 'd1', name: 'London to Rome', device: watch }));
    await waitFor(() => expect(current().device).toEqual([]));
    act(() => current().toast?.action?.onSelect());
    await waitFor(() => expect(current().device).toEqual([watch]));
    expect(asked()).toEqual([]);
  });

  test('not where the server refuses, which is said, as it is where one does not come back', async () => {
    let refuses = true;
    const { run, says, current } = open(ada, {
      'DELETE /api/flights/watches/:id': () => (refuses ? resting() : stopped),
      'POST /api/flights/watches/:id/restore': resting,
    });
    const stop = () => run((all) => all.stop.mutateAsync({ id: 'w1', name: 'Rome' }).catch(() => undefined));
    await stop();
    expect(says()).toEqual(['The price is still watched', 'Watches are resting.']);
    refuses = false;
    await stop();
    act(() => current().toast?.action?.onSelect());
    await waitFor(() => expect(says()).toEqual(['The price is not watched again', 'Watches are resting.']));
  });

  test('by the token of its message', async () => {
    const { run, asked } = open(null, { 'POST /api/flights/watches/stop': () => ({}) });
    await run(({ byToken }) => byToken.mutateAsync('t0ken'));
    expect(asked()).toEqual(['POST /api/flights/watches/stop {"token":"t0ken"}']);
  });
});

describe('a look at a watch of this device', () => {
  const look = (price: number | null, from = 400) => {
    const watch = onDevice('d1', from);
    addDeviceWatch(watch);
    const opened = openHook(() => useLook(watch), {
      'GET /api/flights/price-history': ({ query }) =>
        aHistory({ price, level: query.has('flight') ? 'low' : 'usual' }),
    });
    restore = opened.restore;
    return opened;
  };

  test('stores a drop and shows it as news', async () => {
    const { current, asked } = look(300);
    await waitFor(() => expect(current().data?.drop).toMatchObject({ from: 400, to: 300, isNew: true }));
    expect(readDeviceWatches()[0]?.drop).toMatchObject({ from: 400, to: 300 });
    expect(asked()).toEqual(['GET /api/flights/price-history']);
  });

  test('that finds nothing new stores nothing', async () => {
    const { current } = look(400);
    await waitFor(() => expect(current().data).toMatchObject({ id: 'd1', drop: null, state: 'watching', price: 400 }));
    expect(readDeviceWatches()).toEqual([onDevice('d1')]);
  });

  test('asks for the flight where one is watched', async () => {
    const watch = { ...onDevice('d1'), flight };
    const api = { queries: [] as string[] };
    const opened = openHook(() => useLook(watch), {
      'GET /api/flights/price-history': ({ query }) => {
        api.queries.push(query.get('flight') ?? 'none', query.get('origin') ?? 'none');
        return aHistory();
      },
    });
    restore = opened.restore;
    await waitFor(() => expect(opened.current().isSuccess).toBe(true));
    expect(api.queries).toEqual([flight.key, 'LHR']);
  });
});

describe('what a device watches is taken into the account', () => {
  beforeEach(() => {
    for (const id of ['d1', 'd2']) addDeviceWatch({ ...onDevice(id), flight: id === 'd2' ? flight : null });
  });

  test('watch by watch', async () => {
    const { run, current, bodies } = open(ada, { 'POST /api/flights/watches': () => aWatch() });
    await run(({ bring }) => bring.mutateAsync(readDeviceWatches()));
    await waitFor(() => expect(current().device).toEqual([]));
    expect(bodies().filter(Boolean)).toEqual([{ search: aSubject.search, flight }, { search: aSubject.search }]);
  });

  test('and what it refuses stays, which is said', async () => {
    const { run, current, says } = open(ada, {
      'POST /api/flights/watches': ({ body }) => ('flight' in (body as object) ? resting() : aWatch()),
    });
    await run(({ bring }) => bring.mutateAsync(readDeviceWatches()).catch(() => undefined));
    await waitFor(() => expect(ids(current().device)).toEqual(['d2']));
    expect(says()).toEqual(['Some prices stay on this device', 'Watches are resting.']);
  });
});

test('drops that were looked at are marked as seen', async () => {
  const api = fakeApi({ 'POST /api/flights/watches/seen': () => ({ drops: 0 }) });
  restore = api.restore;
  expect(await markSeen()).toEqual({ drops: 0 });
});
