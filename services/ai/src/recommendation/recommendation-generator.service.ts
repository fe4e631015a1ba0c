/** Generates one answer, inside a worker: reads the catalogue, locates the origin, asks the provider, stores the first answer. */
import type { Position, RecommendationAnswer, RecommendationJob, UserLocation } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import type { Waiter } from './recommendation-queue';
import type { RecommendationProvider } from './recommendation.provider';
import type { RecommendationRepository } from './recommendation.repository';
import type { SearchClient } from './search.client';

export type RecommendationGenerator = { generate(job: RecommendationJob, by: Waiter): Promise<RecommendationAnswer> };

export type RecommendationGeneratorParts = {
  answers: RecommendationRepository;
  provider: RecommendationProvider;
  search: SearchClient;
};

const LIFETIME_MS = 24 * 3_600_000;
const FALLBACK_LIFETIME_MS = 2 * 60_000;

export function createRecommendationGenerator({
  answers,
  provider,
  search,
}: RecommendationGeneratorParts): RecommendationGenerator {
  return {
    async generate({ key, preferences, today }, { onProgress, signal }) {
      // A job whose worker died after storing the answer comes back; the work is done already.
      const known = await answers.find(key);
      if (known) return known;
      onProgress({ stage: 'reading', percent: 20 });
      const catalogue = await search.catalogue();
      signal.throwIfAborted();
      onProgress({ stage: 'matching', percent: 45 });
      const origin = await placeOf(preferences.userLocation, search);
      signal.throwIfAborted();
      onProgress({ stage: 'pricing', percent: 65 });
      const answer = await provider.recommend({ preferences, catalogue, origin, today }, signal);
      if (answer.recommendations.length === 0) throw new AppError('not-found', 'No place fits these wishes.');
      signal.throwIfAborted();
      onProgress({ stage: 'writing', percent: 85 });
      // A fallback's answer expires soon, so that the provider it replaced is asked again.
      return answers.store(key, answer, answer.source === provider.source ? LIFETIME_MS : FALLBACK_LIFETIME_MS);
    },
  };
}

/** A typed place comes with coordinates 0,0 (spec, section 9): then its name is looked up. */
async function placeOf({ latitude, longitude, city }: UserLocation, search: SearchClient): Promise<Position | null> {
  if (latitude !== 0 || longitude !== 0) return { latitude, longitude };
  if (city.trim() === '') return null;
  return search.origin(city.trim());
}
