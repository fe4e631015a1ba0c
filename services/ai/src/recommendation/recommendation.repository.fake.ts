import type { RecommendationAnswer } from '@sojourn/contracts';
import type { RecommendationRepository } from './recommendation.repository';

export function createFakeRecommendationRepository(): RecommendationRepository {
  const kept = new Map<string, RecommendationAnswer>();
  const owned = new Map<string, Set<string>>();
  const keysOf = (ownerId: string) => [...(owned.get(ownerId) ?? [])];
  return {
    find: async (key) => kept.get(key),
    async store(key, answer) {
      const first = kept.get(key) ?? answer;
      kept.set(key, first);
      return first;
    },
    async noteOwner(ownerId, key) {
      owned.set(ownerId, new Set([...keysOf(ownerId), key]));
    },
    listOf: async (ownerId) => keysOf(ownerId).flatMap((key) => kept.get(key) ?? []),
    async removeOf(ownerId) {
      for (const key of keysOf(ownerId)) kept.delete(key);
      owned.delete(ownerId);
    },
  };
}
