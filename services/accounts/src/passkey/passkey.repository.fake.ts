import type { Passkey } from './passkey.model';
import type { PasskeyRepository } from './passkey.repository';

/** Passkeys in memory. */
export function createFakePasskeyRepository(): PasskeyRepository {
  const passkeys = new Map<string, Passkey>();
  const of = (userId: string) =>
    [...passkeys.values()]
      .filter((each) => each.userId === userId)
      .sort((one, other) => one.madeAt.getTime() - other.madeAt.getTime());
  const own = (userId: string, id: string) => {
    const passkey = passkeys.get(id);
    return passkey?.userId === userId ? passkey : null;
  };
  return {
    async add(passkey, most) {
      if (passkeys.has(passkey.id)) return 'taken';
      if (of(passkey.userId).length >= most) return 'too-many';
      passkeys.set(passkey.id, structuredClone(passkey));
      return 'added';
    },
    find: async (id) => structuredClone(passkeys.get(id) ?? null),
    listOf: async (userId) => structuredClone(of(userId)),
    countOf: async (userId) => of(userId).length,
    async rename(userId, id, name) {
      const passkey = own(userId, id);
      if (passkey) passkey.name = name;
      return structuredClone(passkey);
    },
    async noteUse(id, { from, counter, isBackedUp, at }) {
      const passkey = passkeys.get(id);
      if (passkey?.counter !== from) return false;
      Object.assign(passkey, { counter, isBackedUp, lastUsedAt: at });
      return true;
    },
    async remove(userId, id) {
      const passkey = own(userId, id);
      if (passkey) passkeys.delete(id);
      return passkey;
    },
    async removeOf(userId) {
      const removed = of(userId);
      for (const { id } of removed) passkeys.delete(id);
      return removed.length > 0;
    },
  };
}
