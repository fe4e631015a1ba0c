import type { AccountDeletion } from './account-deletion.model';
import type { AccountDeletionRepository } from './account-deletion.repository';

/** Leavings in memory. */
export function createFakeAccountDeletionRepository(): AccountDeletionRepository {
  const stored = new Map<string, AccountDeletion>();
  return {
    find: async (userId) => structuredClone(stored.get(userId) ?? null),
    async begin(deletion) {
      const known = stored.get(deletion.userId);
      if (!known || known.state === 'staying') stored.set(deletion.userId, structuredClone(deletion));
      return structuredClone(stored.get(deletion.userId) ?? deletion);
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
