/** Stores finished answers, one for each key. */
import type { RecommendationAnswer } from '@sojourn/contracts';

export type RecommendationRepository = {
  find(key: string): Promise<RecommendationAnswer | undefined>;
  /** Stores the first answer under a key for `lifetimeMs`; returns whichever was first. */
  store(key: string, answer: RecommendationAnswer, lifetimeMs: number): Promise<RecommendationAnswer>;
};
