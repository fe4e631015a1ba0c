import type { RecommendationAnswer } from '@sojourn/contracts';
import type { RecommendationRepository } from './recommendation.repository';

export function createFakeRecommendationRepository(): RecommendationRepository {
  const kept = new Map<string, RecommendationAnswer>();
  return {
    find: async (key) => kept.get(key),
    async store(key, answer) {
      const first = kept.get(key) ?? answer;
      kept.set(key, first);
      return first;
    },
  };
}
