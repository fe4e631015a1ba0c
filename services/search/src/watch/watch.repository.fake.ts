import { AppError } from '@sojourn/node-kit';
import type { StoredWatch } from './watch.model';
import type { WatchRepository } from './watch.repository';

/** Watches in memory; `isAway` makes every call fail. */
export type FakeWatchRepository = WatchRepository & { isAway: boolean };

/** Creates a {@link FakeWatchRepository}. */
export function createFakeWatchRepository(): FakeWatchRepository {
  const stored = new Map<string, StoredWatch>();
  const lease = { holder: '', until: new Date(0) };
  const reach = () => {
    if (fake.isAway) throw new AppError('unavailable', 'Watches are away.', { retryAfterSeconds: 5 });
    return [...stored.values()].map((watch) => structuredClone(watch));
  };
  const change = (isMeant: (watch: StoredWatch) => boolean, fields: Partial<StoredWatch>) => {
    for (const watch of reach().filter(isMeant)) {
      stored.set(watch.id, { ...watch, ...fields, version: watch.version + 1 });
    }
  };
  const isBy = (at: Date | null, now: Date) => at !== null && at <= now;
  const newestFirst = (one: StoredWatch, other: StoredWatch) => (one.id < other.id ? 1 : -1);
  const shownOf = (userId: string) =>
    reach()
      .filter((watch) => watch.userId === userId && watch.stoppedAt === null)
      .sort(newestFirst);
  const dueBy = (now: Date) =>
    reach()
      .filter(({ nextCheckAt }) => isBy(nextCheckAt, now))
      .sort((one, other) => Number(one.nextCheckAt) - Number(other.nextCheckAt));
  const fake: FakeWatchRepository = {
    isAway: false,
    async insert(watch) {
      const isThere = reach().some(({ userId, subject }) => userId === watch.userId && subject === watch.subject);
      if (isThere) return 'duplicate';
      stored.set(watch.id, structuredClone(watch));
      return 'inserted';
    },
    async replace(watch) {
      const isSame = reach().some(({ id, version }) => id === watch.id && version === watch.version);
      if (isSame) stored.set(watch.id, structuredClone({ ...watch, version: watch.version + 1 }));
      return isSame;
    },
    async remove(id) {
      reach();
      stored.delete(id);
    },
    find: async (id) => reach().find((watch) => watch.id === id) ?? null,
    findBySubject: async (userId, subject) =>
      reach().find((watch) => watch.userId === userId && watch.subject === subject) ?? null,
    findByStopDigest: async (digest) => reach().find(({ stopDigests }) => stopDigests.includes(digest)) ?? null,
    listOf: async (userId, { after, limit }) =>
      shownOf(userId)
        .filter(({ id }) => after === undefined || id < after)
        .slice(0, limit),
    countOf: async (userId) => shownOf(userId).length,
    countNewDrops: async (userId) => shownOf(userId).filter(({ isDropNew }) => isDropNew).length,
    async markSeen(userId) {
      change((watch) => watch.userId === userId && watch.stoppedAt === null && watch.isDropNew, { isDropNew: false });
    },
    nextDue: async (now) => dueBy(now)[0] ?? null,
    dueOn: async (route, now, limit) =>
      dueBy(now)
        .filter((watch) => watch.route === route)
        .slice(0, limit),
    async postpone(route, now, until) {
      change((watch) => watch.route === route && isBy(watch.nextCheckAt, now), { nextCheckAt: until });
    },
    withNotices: async (now, limit) =>
      reach()
        .filter(({ noticeDueAt }) => isBy(noticeDueAt, now))
        .sort((one, other) => Number(one.noticeDueAt) - Number(other.noticeDueAt))
        .slice(0, limit),
    async endNotices(ids) {
      change(({ notice }) => notice !== null && ids.includes(notice.id), { notice: null, noticeDueAt: null });
    },
    async purge(now) {
      for (const { id, purgeAt } of reach()) if (isBy(purgeAt, now)) stored.delete(id);
    },
    allOf: async (userId) => reach().filter((watch) => watch.userId === userId),
    async removeAllOf(userId) {
      for (const watch of reach()) if (watch.userId === userId) stored.delete(watch.id);
    },
    async takeLease(holder, { now, until }) {
      reach();
      if (lease.holder !== holder && lease.until > now) return false;
      Object.assign(lease, { holder, until });
      return true;
    },
  };
  return fake;
}
