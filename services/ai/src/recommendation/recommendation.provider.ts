/** Who makes recommendations: the built-in recommender, or a language model. */
import type { RecommendationAnswer } from '@sojourn/contracts';
import type { RecommendationInput } from './recommender.model';

/** `name` is told on /healthz. An aborted signal ends the work within 2 s. */
export type RecommendationProvider = {
  name: string;
  /** Whose answers these are when all goes well. */
  source: RecommendationAnswer['source'];
  recommend(input: RecommendationInput, signal: AbortSignal): Promise<RecommendationAnswer>;
};
