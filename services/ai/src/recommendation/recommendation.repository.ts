/** Where finished answers are kept, one for each question. */
import type { RecommendationAnswer } from '@sojourn/contracts';

export type RecommendationRepository = {
  find(key: string): Promise<RecommendationAnswer | undefined>;
  /** Keeps the first answer to a question for `keepMs` and gives back whichever was first. */
  keep(key: string, answer: RecommendationAnswer, keepMs: number): Promise<RecommendationAnswer>;
};
