import type { TripCommand } from '@sojourn/contracts/plan';
import { newItem } from '@sojourn/trip';
import { browserTrips } from '../browser-trips.store';
import type { TripEntry } from '../trip.model';
import { browserHistoryOf, browserPlanStore } from './browser-plan.store';
import { CommandRefused, PlanLost } from './plan.store';

const entry: TripEntry = {
  ...{ title: 'Lisbon', destination: 'Lisbon, Portugal', startDate: '2127-05-01', endDate: '2127-05-04' },
  ...{ budget: 900, notes: '', imageUrl: '', activities: [], accommodation: '', flight: '' },
  status: 'planning',
};
const open = async () => {
  const { id } = await browserTrips.create(entry, 'unused');
  return { id, store: browserPlanStore(id) };
};
const add = (id: string): TripCommand => ({ type: 'item.add', id, content: newItem({ type: 'activity', title: id }) });
const send = (store: ReturnType<typeof browserPlanStore>, key: string, command: TripCommand) =>
  store.send({ base: 0, key, command });
const itemsOf = (id: number) => Object.keys(browserTrips.readPlan(id)?.plan.items ?? {});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the plan of a browser’s trip', () => {
  it('is changed by commands, which the history tells, newest first', async () => {
    const { id, store } = await open();
    const { plan } = await send(store, 'key-0001', add('walk-1'));
    expect(plan?.version).toBe(1);
    await send(store, 'key-0002', add('walk-2'));
    expect((await store.news(0)).plan).toEqual(browserTrips.readPlan(id)?.plan);
    expect(browserHistoryOf(id)).toMatchObject([
      { version: 2, by: { role: 'owner', link: null }, inverse: { type: 'restore' } },
      { version: 1 },
    ]);
  });

  it('takes a command that is sent again once', async () => {
    const { id, store } = await open();
    await send(store, 'key-0001', add('walk-1'));
    await send(store, 'key-0002', { type: 'item.remove', id: 'walk-1', version: 1 });
    const { plan } = await send(store, 'key-0001', add('walk-1'));
    expect(plan?.items).toEqual({});
    expect(itemsOf(id)).toEqual([]);
    expect(browserHistoryOf(id)).toHaveLength(2);
  });

  it('knows the keys of the last 20 commands', async () => {
    const { id, store } = await open();
    for (let at = 0; at < 25; at += 1) await send(store, `key-00${at}`, add(`walk-${at}`));
    expect(browserTrips.readPlan(id)?.lastKeys).toEqual(Array.from({ length: 20 }, (_, at) => `key-00${at + 5}`));
  });

  it('has no history of what changed nothing', async () => {
    const { id, store } = await open();
    await send(store, 'key-0001', { type: 'packing.reset' });
    expect(browserHistoryOf(id)).toEqual([]);
  });

  it('refuses what does not fit, and stays as it was', async () => {
    const { id, store } = await open();
    const before = localStorage.getItem('trips');
    const missing: TripCommand = { type: 'item.remove', id: 'walk-1', version: 1 };
    await expect(send(store, 'key-0001', missing)).rejects.toBeInstanceOf(CommandRefused);
    expect(localStorage.getItem('trips')).toBe(before);
    expect(browserHistoryOf(id)).toEqual([]);
  });

  it('is lost once the trip is deleted', async () => {
    const { id, store } = await open();
    await browserTrips.remove(id);
    await expect(send(store, 'key-0001', add('walk-1'))).rejects.toMatchObject({ reason: 'gone' });
    await expect(store.news(0)).rejects.toBeInstanceOf(PlanLost);
  });

  it('says so when this browser is full, and has nothing half', async () => {
    const { id, store } = await open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(send(store, 'key-0001', add('walk-1'))).rejects.toThrow('no room left');
    expect(itemsOf(id)).toEqual([]);
    jest.restoreAllMocks();
    await send(store, 'key-0001', add('walk-1'));
    expect(itemsOf(id)).toEqual(['walk-1']);
  });

  it('comes before its history: where only the plan has room, the older half is forgotten', async () => {
    const { id, store } = await open();
    for (let at = 0; at < 8; at += 1) await send(store, `key-00${at}`, add(`walk-${at}`));
    const { setItem } = Storage.prototype;
    const limit = (localStorage.getItem(`tripHistory ${id}`) ?? '').length;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function keep(this: Storage, key, value) {
      if (key.startsWith('tripHistory') && value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    await send(store, 'key-0099', add('walk-99'));
    expect(itemsOf(id)).toContain('walk-99');
    expect(browserHistoryOf(id).map(({ version }) => version)).toEqual([9, 8, 7, 6]);
  });

  it('remembers the last 1,000 changes', async () => {
    const { id, store } = await open();
    await send(store, 'key-0001', add('walk-1'));
    const [entryOf] = browserHistoryOf(id);
    localStorage.setItem(`tripHistory ${id}`, JSON.stringify(Array.from({ length: 1_000 }, () => entryOf)));
    await send(store, 'key-0002', add('walk-2'));
    expect(browserHistoryOf(id)).toHaveLength(1_000);
    expect(browserHistoryOf(id)[0]?.version).toBe(2);
  });
});
