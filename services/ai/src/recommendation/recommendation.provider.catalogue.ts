import { createComputeTurns } from './compute-turns';
import type { RecommendationProvider } from './recommendation.provider';
import { recommend } from './recommender.model';

/** The built-in recommender; needs no network. */
export function createCatalogueProvider(): RecommendationProvider {
  const turn = createComputeTurns();
  return {
    name: 'catalogue',
    source: 'catalogue',
    recommend: async (input, signal) => {
      signal.throwIfAborted();
      await turn();
      signal.throwIfAborted();
      return recommend(input);
    },
  };
}
