import { dollars, newItem } from '@sojourn/trip';
import { browserTrips, BROWSER_TRIPS_KEY, storedUnits, tripHistoryKey } from './browser-trips.store';
import { isSealed } from './plan-seal.model';
import type { TripEntry } from './trip.model';

const entry: TripEntry = {
  title: 'Lisbon',
  destination: 'Lisbon, Portugal',
  startDate: '2027-05-01',
  endDate: '2027-05-04',
  budget: 900,
  notes: '',
  status: 'planning',
  imageUrl: '',
  activities: ['Food Tour'],
  accommodation: 'A flat in Alfama',
  flight: '',
};
const stored = () => JSON.parse(localStorage.getItem(BROWSER_TRIPS_KEY) ?? 'null') as Record<string, unknown>[];
const titles = async () => (await browserTrips.list()).map(({ title }) => title);
const create = () => browserTrips.create(entry, 'unused');
const planOf = (id: number) => {
  const kept = browserTrips.readPlan(id);
  if (!kept) throw new Error('There is no such trip.');
  return kept;
};
function retitle(id: number, text: string) {
  const { plan } = planOf(id);
  const title = { ...plan.head.title, text, version: 2, latest: 2 };
  browserTrips.writePlan(id, { ...plan, head: { ...plan.head, title } }, ['key-1']);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('this browser’s trips', () => {
  it('begin with two samples, marked so, once', async () => {
    const samples = await browserTrips.list();
    expect(samples.map(({ title, isSample }) => [title, isSample])).toEqual([
      ['Summer in Greece', true],
      ['Tokyo in blossom', true],
    ]);
    for (const { id } of samples) await browserTrips.remove(id);
    expect(await titles()).toEqual([]);
  });

  it('get the plans of samples sealed, so that opening one checks nothing', async () => {
    await browserTrips.list();
    expect(stored().map(({ plan, seal }) => isSealed(plan, seal as string))).toEqual([true, true]);
  });

  it('are a person’s own once a sample was made something of', async () => {
    const [greece] = await browserTrips.list();
    retitle(greece?.id ?? 0, 'Our summer');
    expect((await browserTrips.list()).map(({ title, isSample }) => [title, isSample])).toContainEqual([
      'Our summer',
      false,
    ]);
  });

  it('are kept in the words of the specification', async () => {
    const { id } = await create();
    expect(stored().at(-1)).toMatchObject({
      id,
      name: 'Lisbon',
      destination: 'Lisbon, Portugal',
      startDate: '2027-05-01',
      endDate: '2027-05-04',
      imageUrl: '',
      activities: ['Food Tour'],
      accommodation: 'A flat in Alfama',
      flight: '',
      totalBudget: 900,
    });
  });

  it('tell what they cost once it is planned', async () => {
    const { id } = await create();
    const { plan } = planOf(id);
    const planned = dollars(99_000, '2027-01-02');
    const tour = { ...newItem({ type: 'activity', title: 'Tour', day: '2027-05-01', planned }), version: 1, latest: 1 };
    browserTrips.writePlan(id, { ...plan, items: { tour } }, ['key-1']);
    const listed = (await browserTrips.list()).find((trip) => trip.id === id);
    expect(listed).toMatchObject({ budget: 900, costCents: 99_000 });
  });

  it('of an older Sojourn are read with what it did not know', async () => {
    const old = { id: 3, name: 'Oslo', destination: 'Oslo', startDate: '2027-01-02', endDate: '2027-01-05' };
    localStorage.setItem(BROWSER_TRIPS_KEY, JSON.stringify([old]));
    expect(await browserTrips.list()).toMatchObject([{ id: 3, title: 'Oslo', status: 'planning', budget: null }]);
  });

  it('that cannot be read are not shown, and not lost when others change', async () => {
    const strange = { id: 'x', name: 'From the future' };
    localStorage.setItem(BROWSER_TRIPS_KEY, JSON.stringify([strange]));
    const { id } = await create();
    retitle(id, 'Lisbon, again');
    expect(await titles()).toEqual(['Lisbon, again']);
    expect(stored()[0]).toEqual(strange);
  });

  it('have a plan, lifted from what the specification stores and kept beside it', async () => {
    const { id } = await create();
    const { plan } = planOf(id);
    expect(Object.values(plan.items).map(({ type, title }) => [type, title])).toEqual([
      ['stay', 'A flat in Alfama'],
      ['activity', 'Food Tour'],
    ]);
    retitle(id, 'Lisbon, slowly');
    expect(planOf(id)).toMatchObject({ isSample: false, lastKeys: ['key-1'] });
    expect(stored().at(-1)).toMatchObject({ name: 'Lisbon, slowly', activities: ['Food Tour'] });
  });

  it('forget what was done to a trip that can no longer be restored', async () => {
    const [one, other] = [await create(), await create()];
    localStorage.setItem(tripHistoryKey(one.id), '[]');
    jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
    await browserTrips.remove(one.id);
    expect(localStorage.getItem(tripHistoryKey(one.id))).toBe('[]');
    jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000 + 31 * 24 * 60 * 60 * 1000);
    await browserTrips.remove(other.id);
    expect(localStorage.getItem(tripHistoryKey(one.id))).toBeNull();
  });

  it('of a newer Sojourn are left alone', async () => {
    const { id } = await create();
    const kept = stored().map((trip) => (trip['id'] === id ? { ...trip, plan: { shape: 99 } } : trip));
    localStorage.setItem(BROWSER_TRIPS_KEY, JSON.stringify(kept));
    expect(() => browserTrips.readPlan(id)).toThrow('A newer Sojourn has changed this trip.');
    expect(stored()).toEqual(kept);
  });

  it('come back after they were deleted, once', async () => {
    const { id } = await create();
    await browserTrips.remove(id);
    expect(browserTrips.readPlan(id)).toBeNull();
    await browserTrips.restore(id);
    expect((await titles()).filter((title) => title === 'Lisbon')).toHaveLength(1);
    await expect(browserTrips.restore(id)).rejects.toThrow('can no longer be restored');
  });

  it.each([
    ['come back until 30 days are over', -1, 'Lisbon'],
    ['no longer come back then', 0, 'This trip can no longer be restored.'],
  ])('%s', async (_name, more, outcome) => {
    const { id } = await create();
    jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
    await browserTrips.remove(id);
    jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000 + 30 * 24 * 60 * 60 * 1000 + more);
    const restored = browserTrips.restore(id).then(
      ({ title }) => title,
      (error: Error) => error.message,
    );
    expect(await restored).toBe(outcome);
  });

  it('come back beside others that were deleted, whatever else lies there', async () => {
    localStorage.setItem('deletedTrips', JSON.stringify([null, 'x', {}]));
    const [one, two] = [await create(), await create()];
    await browserTrips.remove(one.id);
    await browserTrips.remove(two.id);
    expect(await browserTrips.restore(one.id)).toEqual(one);
    expect(await browserTrips.restore(two.id)).toEqual(two);
    expect(JSON.parse(localStorage.getItem('deletedTrips') ?? '')).toEqual([]);
  });

  it('are not doubled by a restoration of one that is there', async () => {
    const made = await create();
    const before = stored();
    await browserTrips.remove(made.id);
    localStorage.setItem(BROWSER_TRIPS_KEY, JSON.stringify(before));
    await browserTrips.restore(made.id);
    expect(stored()).toEqual(before);
  });

  it('that are not there cannot be changed, and their deletion changes nothing', async () => {
    await create();
    const before = stored();
    expect(browserTrips.readPlan(1)).toBeNull();
    expect(() => browserTrips.markImported(1, 4)).toThrow('This trip is no longer in this browser.');
    await browserTrips.remove(1);
    expect(stored()).toEqual(before);
    expect(localStorage.getItem('deletedTrips')).toBeNull();
  });

  it('are listed by their start', async () => {
    localStorage.setItem(BROWSER_TRIPS_KEY, '[]');
    for (const startDate of ['2027-05-03', '2027-05-01', '2027-05-02'])
      await browserTrips.create({ ...entry, startDate }, 'unused');
    expect((await browserTrips.list()).map(({ startDate }) => startDate)).toEqual([
      '2027-05-01',
      '2027-05-02',
      '2027-05-03',
    ]);
  });

  it('have each a key for their import, which stays until it is renewed', async () => {
    const [{ id }, other] = [await create(), await create()];
    const key = browserTrips.importKeyOf(id);
    expect(browserTrips.importKeyOf(id)).toBe(key);
    expect(browserTrips.importKeyOf(other.id)).not.toBe(key);
    browserTrips.renewImportKey(id);
    expect(browserTrips.importKeyOf(id)).not.toBe(key);
    browserTrips.markImported(id, 4);
    const marks = new Map((await browserTrips.list()).map((trip) => [trip.id, trip.importedAs]));
    expect([marks.get(id), marks.get(other.id)]).toEqual([4, null]);
  });

  it('say so when the browser has no room, and lose none', async () => {
    const { id } = await create();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(create()).rejects.toThrow(/^This browser has no room left, so this was not saved\./);
    await expect(browserTrips.remove(id)).rejects.toThrow('no room left');
    expect(browserTrips.readPlan(id)).not.toBeNull();
  });

  describe('when the browser has room for so much and no more', () => {
    const taken = () =>
      Object.keys(localStorage).reduce((sum, key) => sum + (localStorage.getItem(key)?.length ?? 0), 0);
    /** From now on the storage takes what it has and so many units more. */
    const fill = (spare: number) => {
      const most = taken() + spare;
      const { setItem } = Storage.prototype;
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function keep(this: Storage, key, value) {
        if (taken() - (this.getItem(key)?.length ?? 0) + value.length > most) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        setItem.call(this, key, value);
      });
    };
    const deletedIds = async () => (await browserTrips.deleted()).map(({ id }) => id);

    it('deletes a trip, which can be restored', async () => {
      const { id } = await create();
      fill(100);
      await browserTrips.remove(id);
      expect(browserTrips.readPlan(id)).toBeNull();
      expect(await deletedIds()).toEqual([id]);
    });

    it('forgets the oldest deleted trips and their histories for a new one', async () => {
      const [one, two] = [await create(), await create()];
      await browserTrips.remove(one.id);
      await browserTrips.remove(two.id);
      localStorage.setItem(tripHistoryKey(one.id), '[]');
      localStorage.setItem(tripHistoryKey(two.id), '[]');
      fill(20);
      const made = await create();
      expect(browserTrips.readPlan(made.id)).not.toBeNull();
      expect(await deletedIds()).toEqual([two.id]);
      expect(localStorage.getItem(tripHistoryKey(one.id))).toBeNull();
      expect(localStorage.getItem(tripHistoryKey(two.id))).toBe('[]');
    });

    it('forgets no deleted trip when that would not make room enough', async () => {
      const [kept, gone] = [await create(), await create()];
      await browserTrips.remove(gone.id);
      fill(20);
      await expect(browserTrips.create({ ...entry, notes: 'x'.repeat(4_000) }, 'k')).rejects.toThrow('not saved');
      expect(await deletedIds()).toEqual([gone.id]);
      expect(browserTrips.readPlan(kept.id)).not.toBeNull();
    });

    it('leaves a trip where it is when its copy would not fit', async () => {
      const { id } = await create();
      fill(0);
      await expect(browserTrips.remove(id)).rejects.toThrow('no room left');
      expect(browserTrips.readPlan(id)).not.toBeNull();
      expect(await deletedIds()).toEqual([]);
    });
  });

  it('count what is stored, without deleted trips', async () => {
    localStorage.clear();
    expect(storedUnits()).toBe(0);
    localStorage.setItem('trips', '[]');
    localStorage.setItem('deletedTrips', '[1]');
    localStorage.setItem('other', '🌸');
    expect(storedUnits()).toBe('trips[]other🌸'.length);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(storedUnits()).toBe(0);
  });

  it('get numbers of their own, which no trip of an account has, also in one moment', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const [one, two] = [await create(), await create()];
    await browserTrips.remove(two.id);
    const ids = [one.id, two.id, (await create()).id];
    expect(new Set(ids).size).toBe(3);
    expect(Math.min(...ids)).toBeGreaterThan(1_000_000_000_000);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  });
});
