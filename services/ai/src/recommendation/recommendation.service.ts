/** Asking for recommendations: answered from the stored answers, else by the queue. */
import { createHash } from 'node:crypto';
import type { Identity, Preferences, RecommendationAnswer } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { utcDayOf } from '@sojourn/travel';
import type { RecommendationQueue, Waiter } from './recommendation-queue';
import type { RecommendationRepository } from './recommendation.repository';

export type Request = {
  identity: Identity;
  preferences: Preferences;
  requestId: string;
  traceparent?: string | undefined;
};

export type RecommendationService = { recommend(request: Request, waiter: Waiter): Promise<RecommendationAnswer> };

export type RecommendationServiceParts = {
  answers: RecommendationRepository;
  queue: RecommendationQueue;
  /** Hears what went wrong with the stored answers without costing anybody theirs. */
  onTrouble: (error: unknown) => void;
  now?: () => Date;
};

export function createRecommendationService(parts: RecommendationServiceParts): RecommendationService {
  const { answers, queue, onTrouble, now = () => new Date() } = parts;
  /** Whose an answer is, so that it can be handed to them or removed with their account. False where it was not noted. */
  async function noteOwner({ sub, kind }: Identity, key: string): Promise<boolean> {
    if (kind !== 'user') return true;
    try {
      await answers.noteOwner(sub, key);
      return true;
    } catch (error) {
      onTrouble(error);
      return false;
    }
  }
  return {
    async recommend({ identity, preferences, requestId, traceparent }, waiter) {
      const today = utcDayOf(now());
      const key = recommendationKey(identity, preferences, today);
      const isNoted = await noteOwner(identity, key);
      const known = await answers.find(key).catch((error: unknown) => void onTrouble(error));
      if (known) return { ...known, day: today, isRepeated: true };
      waiter.onProgress({ stage: 'queued', percent: 5 });
      await queue.work({ key, preferences, today, requestId, traceparent }, waiter);
      const answer = await answers.find(key);
      if (!answer) throw new AppError('unavailable', 'The answer was lost on its way. Please try again.');
      if (!isNoted) await noteOwner(identity, key);
      return { ...answer, day: today };
    },
  };
}

/** The cache key of an answer: the same person asking the same on the same day has the same one; guests share theirs. */
export function recommendationKey(identity: Identity, preferences: Preferences, today: string): string {
  const canonical = JSON.stringify([identity.kind, identity.sub, today, sorted(preferences)]);
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32);
}

/** Chosen tags have no order, fields have no order. */
function sorted(preferences: Preferences): unknown {
  return Object.entries(preferences)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])
    .sort(([one], [other]) => String(one).localeCompare(String(other)));
}
