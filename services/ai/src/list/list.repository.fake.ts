import type { StoredList } from './list.model';
import type { ListRepository } from './list.repository';

/** Lists in memory. */
export function createFakeListRepository(): ListRepository & { kept(): readonly StoredList[] } {
  let lists: StoredList[] = [];
  return {
    kept: () => lists,
    async insert(list, most) {
      lists = [structuredClone(list), ...lists];
      const alike = lists.filter(({ key }) => key === list.key);
      const surplus = new Set(
        alike.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(most),
      );
      lists = lists.filter((each) => !surplus.has(each));
    },
    async find(tokenDigest) {
      return structuredClone(lists.find((list) => list.tokenDigest === tokenDigest) ?? null);
    },
  };
}
