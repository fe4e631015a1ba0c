/** Stores finished answers, one for each key. */
import type { RecommendationAnswer } from '@sojourn/contracts';

export type RecommendationRepository = {
  find(key: string): Promise<RecommendationAnswer | undefined>;
  /** Stores the first answer under a key for `lifetimeMs`; returns whichever was first. */
  store(key: string, answer: RecommendationAnswer, lifetimeMs: number): Promise<RecommendationAnswer>;
  /** Notes that the answer of a key is, or will be, somebody's. */
  noteOwner(ownerId: string, key: string): Promise<void>;
  /** The answers that are stored for somebody. */
  listOf(ownerId: string): Promise<RecommendationAnswer[]>;
  /** Removes every answer that is stored for somebody. */
  removeOf(ownerId: string): Promise<void>;
};
