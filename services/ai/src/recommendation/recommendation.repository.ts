/** Where finished answers are kept for a day, one for each question. */
import type { RecommendationAnswer } from '@sojourn/contracts';

export type RecommendationRepository = {
  find(key: string): Promise<RecommendationAnswer | undefined>;
  /** Keeps the first answer to a question and gives back whichever was first. */
  keep(key: string, answer: RecommendationAnswer): Promise<RecommendationAnswer>;
};
