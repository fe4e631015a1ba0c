import type { Departure } from './departure.model';
import type { DepartureRepository } from './departure.repository';

/** Leavings in memory. */
export function createFakeDepartureRepository(): DepartureRepository {
  const stored = new Map<string, Departure>();
  return {
    find: async (userId) => structuredClone(stored.get(userId) ?? null),
    async begin(departure) {
      const known = stored.get(departure.userId);
      if (!known || known.state === 'staying') stored.set(departure.userId, structuredClone(departure));
      return structuredClone(stored.get(departure.userId) ?? departure);
    },
    async change(userId, from, to) {
      const known = stored.get(userId);
      if (known?.state !== from) return false;
      stored.set(userId, structuredClone({ ...known, ...to }));
      return true;
    },
    async due(now, limit) {
      const due = [...stored.values()].filter(({ checkAt }) => checkAt <= now);
      return structuredClone(due.sort((one, other) => one.checkAt.getTime() - other.checkAt.getTime()).slice(0, limit));
    },
    async remove(userId, state) {
      if (stored.get(userId)?.state === state) stored.delete(userId);
    },
  };
}
