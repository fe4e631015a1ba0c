/** What every way of keeping trips must do; run on the fake and on the document engines. */
import { createTrip, deleteTrip, restoreTrip, type Trip } from './trip.model';
import type { TripRepository } from './trip.repository';

const whole = { limit: 100 };
const now = new Date('2026-11-21T10:00:00.000Z');

export function describeTripRepository(name: string, open: () => TripRepository): void {
  describe(`trips kept by ${name}`, () => {
    let owner = '';
    let serial = 0;
    // An owner of their own for each test, so that a shared database needs no emptying.
    beforeEach(() => {
      serial += 1;
      owner = `owner-${Date.now()}-${serial}`;
    });

    const make = async (given: Partial<Trip> = {}): Promise<Trip> => {
      const draft = { title: 'Rome', destination: 'Rome, Italy', budget: 1200, notes: null };
      const days = { startDate: '2027-04-10', endDate: '2027-04-17' };
      const origin = {
        id: await open().nextId(),
        ownerId: owner,
        idempotencyKey: null,
        requestDigest: null,
        serial: null,
        now,
      };
      return { ...createTrip({ ...draft, ...days }, origin), ...given };
    };
    const keep = async (given: Partial<Trip> = {}): Promise<Trip> => {
      const trip = await make(given);
      expect(await open().insert(trip)).toBe('inserted');
      return trip;
    };

    it('gives a number never twice, also when many ask at once', async () => {
      const ids = await Promise.all(Array.from({ length: 50 }, () => open().nextId()));
      expect(new Set(ids).size).toBe(50);
      expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      expect(await open().nextId()).toBeGreaterThan(Math.max(...ids));
    });

    it('gives a trip back as it was kept', async () => {
      const plain = await keep();
      const full = await keep({
        notes: 'Grüße, 東京 🌸',
        budgetCents: null,
        idempotencyKey: 'key-full-1',
        requestDigest: 'digest-1',
        version: 4,
      });
      expect(await open().find(plain.id)).toEqual(plain);
      expect(await open().find(full.id)).toEqual(full);
    });

    it('finds nothing under a number that was never given', async () => {
      expect(await open().find(9_007_199_254_740_991)).toBeNull();
    });

    it('lists an owner’s trips soonest start first, then as they were made', async () => {
      const third = await keep({ startDate: '2027-09-01' });
      const first = await keep({ startDate: '2027-01-05' });
      const second = await keep({ startDate: '2027-01-05' });
      const ids = (await open().listOf(owner, whole)).map((trip) => trip.id);
      expect(ids).toEqual([first.id, second.id, third.id]);
    });

    it('lists a page after any trip, in the same order', async () => {
      const days = ['2027-01-05', '2027-01-05', '2027-03-01', '2027-03-01', '2027-03-01', '2027-09-01'];
      const kept: Trip[] = [];
      for (const startDate of days) kept.push(await keep({ startDate }));
      for (const [at, after] of kept.entries()) {
        expect(await open().listOf(owner, { after, limit: 2 })).toEqual(kept.slice(at + 1, at + 3));
      }
      expect(await open().listOf(owner, { limit: 3 })).toEqual(kept.slice(0, 3));
      expect(await open().listOf(owner, { after: { startDate: '2027-02-01', id: 1 }, limit: 1 })).toEqual([kept[2]]);
    });

    it('counts an owner’s trips, live and all, up to what was asked', async () => {
      await keep();
      await keep();
      await keep({ ownerId: `${owner}-other` });
      expect(await open().update(deleteTrip(await keep(), new Date()))).toBe(true);
      const count = (...asked: ['live' | 'all', number]) => open().countOf(owner, ...asked);
      expect([await count('live', 9), await count('all', 9)]).toEqual([2, 3]);
      expect([await count('live', 2), await count('all', 2), await count('live', 1)]).toEqual([2, 2, 1]);
      expect(await open().countOf(`${owner}-nobody`, 'all', 9)).toBe(0);
    });

    it('says the highest serial of an owner’s trips, deleted ones too', async () => {
      expect(await open().lastSerialOf(owner)).toBeNull();
      await keep();
      expect(await open().lastSerialOf(owner)).toBeNull();
      const ninth = await keep({ serial: 9 });
      await keep({ serial: 2 });
      await keep({ serial: 30, ownerId: `${owner}-other` });
      expect(await open().update(deleteTrip(ninth, new Date()))).toBe(true);
      expect(await open().lastSerialOf(owner)).toBe(9);
      expect(await open().find(ninth.id)).toMatchObject({ serial: 9 });
    });

    it('gives one serial to one trip, also when many ask for it at once', async () => {
      const rivals = await Promise.all(Array.from({ length: 5 }, () => make({ serial: 4 })));
      const outcomes = await Promise.all(rivals.map((trip) => open().insert(trip)));
      expect([...outcomes].sort()).toEqual(['inserted', 'outrun', 'outrun', 'outrun', 'outrun']);
      const other = await keep({ serial: 5 });
      expect(await open().update({ ...other, serial: 4, version: 2 })).toBe(false);
      expect(await open().update({ ...other, serial: 6, version: 2 })).toBe(true);
      await keep({ serial: 4, ownerId: `${owner}-other` });
      expect(await open().countOf(owner, 'all', 9)).toBe(2);
    });

    it('lists no stranger’s trips and no deleted ones', async () => {
      const trip = await keep();
      const gone = await keep();
      expect(await open().update(deleteTrip(gone, new Date()))).toBe(true);
      expect((await open().listOf(owner, whole)).map(({ id }) => id)).toEqual([trip.id]);
      expect(await open().listOf(`${owner}-stranger`, whole)).toEqual([]);
    });

    it('keeps a deleted trip to be found, and lists it again once it is restored', async () => {
      const trip = await keep();
      const deleted = deleteTrip(trip, new Date());
      expect(await open().update(deleted)).toBe(true);
      expect(await open().find(trip.id)).toEqual(deleted);
      const restored = restoreTrip(deleted, 7, new Date());
      expect(await open().update(restored)).toBe(true);
      expect(await open().listOf(owner, whole)).toEqual([restored]);
    });

    it('lists an owner’s deleted trips that can be restored, newest deletion first, a page after any', async () => {
      const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
      const kept: Trip[] = [];
      for (const minutes of [0, 1, 1, 1, 2, 9]) {
        const deleted = deleteTrip(await keep(), at(minutes));
        expect(await open().update(deleted)).toBe(true);
        kept.unshift(deleted);
      }
      await keep();
      expect(await open().update(deleteTrip(await keep({ ownerId: `${owner}-other` }), at(1)))).toBe(true);
      expect(await open().deletedOf(owner, { now, limit: 9 })).toEqual(kept);
      for (const [place, { id, deletion }] of kept.entries()) {
        const after = { id, restorableUntil: deletion?.purgeAt.toISOString() ?? '' };
        const page = await open().deletedOf(owner, { after, now, limit: 2 });
        expect(page).toEqual(kept.slice(place + 1, place + 3));
      }
      const end = kept[1]?.deletion?.purgeAt ?? now;
      expect(await open().deletedOf(owner, { now: end, limit: 9 })).toEqual(kept.slice(0, 1));
    });

    it('purges what was restorable until then at most, and nothing else', async () => {
      const live = await keep();
      const [older, newer] = [deleteTrip(await keep(), new Date(0)), deleteTrip(await keep(), now)];
      for (const deleted of [older, newer]) expect(await open().update(deleted)).toBe(true);
      const until = older.deletion?.purgeAt ?? now;
      const expired = await open().expiredBy(until, 1_000);
      expect(expired).toContain(older.id);
      expect(expired).not.toContain(newer.id);
      expect(await open().expiredBy(new Date(until.getTime() - 1), 1_000)).not.toContain(older.id);
      for (const { id } of [live, newer, older]) await open().purge(id, until);
      expect(await open().find(older.id)).toBeNull();
      expect([await open().find(live.id), await open().find(newer.id)]).toEqual([live, newer]);
    });

    it('takes exactly one of many changes to the same version', async () => {
      const trip = await keep();
      const changes = Array.from({ length: 10 }, (_, at) => ({ ...trip, version: 2, title: `Change ${at}` }));
      const outcomes = await Promise.all(changes.map((change) => open().update(change)));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await open().find(trip.id)).toEqual(changes[outcomes.indexOf(true)]);
    });

    it('changes nothing for an older version or a trip that is not there', async () => {
      const trip = await keep();
      expect(await open().update({ ...trip, version: 3, title: 'Too far ahead' })).toBe(false);
      expect(await open().update({ ...(await make()), version: 2 })).toBe(false);
      expect(await open().find(trip.id)).toEqual(trip);
    });

    it('keeps one trip for one idempotency key, also when both come at once', async () => {
      const twins = await Promise.all([make({ idempotencyKey: 'one-click' }), make({ idempotencyKey: 'one-click' })]);
      const outcomes = await Promise.all(twins.map((trip) => open().insert(trip)));
      expect([...outcomes].sort()).toEqual(['duplicate', 'inserted']);
      expect(await open().listOf(owner, whole)).toEqual([twins[outcomes.indexOf('inserted')]]);
      expect(await open().findByIdempotencyKey(owner, 'one-click')).toEqual(twins[outcomes.indexOf('inserted')]);
    });

    it('lets two owners use the same key, and one owner make many trips without any', async () => {
      await keep({ idempotencyKey: 'same-words' });
      await keep({ idempotencyKey: 'same-words', ownerId: `${owner}-other` });
      await keep();
      await keep();
      expect(await open().listOf(owner, whole)).toHaveLength(3);
      expect(await open().findByIdempotencyKey(`${owner}-nobody`, 'same-words')).toBeNull();
    });
  });
}
