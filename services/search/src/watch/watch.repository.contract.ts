/** What every way of storing watches must do; run on the fake and on the document engines. */
import { randomUUID } from 'node:crypto';
import { aWatch } from './watch.fake';
import type { StoredWatch } from './watch.model';
import type { WatchRepository } from './watch.repository';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));

/** @param open a store that may hold others' watches already, none of which are due */
export function describeWatchRepository(name: string, open: () => WatchRepository): void {
  describe(name, () => {
    let watches: WatchRepository;
    let userId: string;
    let number = 0;
    const put = async (more: Partial<StoredWatch> = {}) => {
      number += 1;
      const id = `w${String(number).padStart(6, '0')}-${randomUUID()}`;
      const fields = { id, userId, subject: randomUUID(), route: randomUUID(), nextCheckAt: null };
      const watch = aWatch({ ...fields, ...more });
      expect(await watches.insert(watch)).toBe('inserted');
      return watch;
    };
    beforeEach(() => {
      watches = open();
      userId = randomUUID();
    });
    afterEach(() => watches.removeAllOf(userId));

    it('gives back what was put in', async () => {
      const watch = await put({ drop: { from: 400, to: 350, day: '2026-11-23' }, price: null });
      expect(await watches.find(watch.id)).toEqual(watch);
      expect(await watches.findBySubject(userId, watch.subject)).toEqual(watch);
      expect(await watches.find('nobody')).toBeNull();
      expect(await watches.allOf(userId)).toEqual([watch]);
    });

    it('has a subject of an account once, also of one who asks twice at once', async () => {
      const { subject } = await put();
      expect(await watches.insert(aWatch({ id: randomUUID(), userId, subject }))).toBe('duplicate');
      const two = [1, 2].map(() => aWatch({ id: randomUUID(), userId, subject: 'twice', nextCheckAt: null }));
      expect((await Promise.all(two.map((each) => watches.insert(each)))).sort()).toEqual(['duplicate', 'inserted']);
      const id = randomUUID();
      expect(await watches.insert(aWatch({ id, userId: `${userId} b`, subject, nextCheckAt: null }))).toBe('inserted');
      await watches.remove(id);
      expect(await watches.find(id)).toBeNull();
    });

    it('lets one of two writers win', async () => {
      const watch = await put();
      const outcomes = await Promise.all([1, 2].map((price) => watches.replace({ ...watch, price })));
      expect(outcomes.sort()).toEqual([false, true]);
      expect((await watches.find(watch.id))?.version).toBe(1);
      expect(await watches.replace({ ...watch, id: 'nobody' })).toBe(false);
    });

    it('lists those that go on, newest first, a page at a time', async () => {
      const [one, two, three] = [await put(), await put(), await put()];
      await put({ stoppedAt: at(1) });
      const ids = async (page: { after?: string; limit: number }) =>
        (await watches.listOf(userId, page)).map(({ id }) => id);
      expect(await ids({ limit: 2 })).toEqual([three.id, two.id]);
      expect(await ids({ after: two.id, limit: 2 })).toEqual([one.id]);
      expect(await watches.countOf(userId)).toBe(3);
      expect(await watches.allOf(userId)).toHaveLength(4);
    });

    it('counts drops that nobody has looked at, until somebody has', async () => {
      const watch = await put({ isDropNew: true });
      await put({ isDropNew: true, stoppedAt: at(1) });
      expect(await watches.countNewDrops(userId)).toBe(1);
      await watches.markSeen(userId);
      expect(await watches.countNewDrops(userId)).toBe(0);
      // Whoever had read it before writes over nothing.
      expect(await watches.replace(watch)).toBe(false);
    });

    it('finds what is due, the longest waiting first, and all of its route', async () => {
      const route = randomUUID();
      const later = await put({ route, nextCheckAt: at(3) });
      const first = await put({ route, nextCheckAt: at(1) });
      await put({ nextCheckAt: at(2) });
      await put({ route, nextCheckAt: at(9) });
      expect((await watches.nextDue(at(4)))?.id).toBe(first.id);
      const due = (await watches.dueOn(route, at(4), 9)).map(({ id }) => id);
      expect(due.sort()).toEqual([later.id, first.id].sort());
      expect(await watches.dueOn(route, at(4), 1)).toHaveLength(1);
      await watches.postpone(route, at(4), at(8));
      expect(await watches.dueOn(route, at(4), 9)).toEqual([]);
      expect(await watches.dueOn(route, at(9), 9)).toHaveLength(3);
    });

    it('finds notices when they are due, until they are ended', async () => {
      const notice = { id: randomUUID(), from: 400, to: 350 };
      const watch = await put({ notice, noticeDueAt: at(2) });
      expect(await watches.withNotices(at(1), 9)).toEqual([]);
      expect((await watches.withNotices(at(2), 9)).map(({ id }) => id)).toEqual([watch.id]);
      await watches.endNotices([notice.id, 'another']);
      expect(await watches.withNotices(at(9), 9)).toEqual([]);
      expect(await watches.find(watch.id)).toMatchObject({ notice: null, noticeDueAt: null, version: 1 });
    });

    it('finds a watch by any of its links', async () => {
      const digests = [randomUUID(), randomUUID()];
      const watch = await put({ stopDigests: digests });
      for (const digest of digests) expect((await watches.findByStopDigest(digest))?.id).toBe(watch.id);
      expect(await watches.findByStopDigest('another')).toBeNull();
    });

    it('removes for good what is to go, and what somebody had who is gone', async () => {
      const [gone, kept] = [await put({ purgeAt: at(1) }), await put({ purgeAt: at(5) })];
      await watches.purge(at(2));
      expect(await watches.find(gone.id)).toBeNull();
      expect(await watches.find(kept.id)).not.toBeNull();
      await watches.removeAllOf(userId);
      expect(await watches.allOf(userId)).toEqual([]);
    });

    it('leases the work to one, until the lease is over', async () => {
      const far = Date.now() + number * 3_600_000;
      const lease = (from: number, until: number) => ({ now: new Date(far + from), until: new Date(far + until) });
      const [ours, theirs] = [randomUUID(), randomUUID()];
      expect(await watches.takeLease(ours, lease(0, 10))).toBe(true);
      expect(await watches.takeLease(theirs, lease(5, 15))).toBe(false);
      expect(await watches.takeLease(ours, lease(5, 20))).toBe(true);
      expect(await watches.takeLease(theirs, lease(20, 30))).toBe(true);
      expect(await watches.takeLease(ours, lease(25, 35))).toBe(false);
    });
  });
}
