import type { RecommendationAnswer } from '@sojourn/contracts';
import type { RecommendationRepository } from '../recommendation/recommendation.repository';

/** What is stored for one person: listed for their download, removed when they leave. */
export type PersonService = {
  listAnswers(ownerId: string): Promise<RecommendationAnswer[]>;
  removeAll(ownerId: string): Promise<void>;
};

export const createPersonService = (answers: Pick<RecommendationRepository, 'listOf' | 'removeOf'>): PersonService => ({
  listAnswers: (ownerId) => answers.listOf(ownerId),
  removeAll: (ownerId) => answers.removeOf(ownerId),
});
