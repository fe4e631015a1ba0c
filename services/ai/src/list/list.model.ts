/** What of an answer is passed on, and for how long. */
import type { Preferences, RecommendationAnswer } from '@sojourn/contracts';
import type { SharedList } from '@sojourn/contracts/recommendation-list';

const DAY_MS = 24 * 3_600_000;
/** How long a link opens its list. */
export const LIST_LIFETIME_MS = 30 * DAY_MS;
/** Links to one list; the oldest make room. */
export const MOST_LINKS = 20;

/** A list as it is stored: of its token only the digest, and nothing of who passed it on. `key` names the answer. */
export type StoredList = { tokenDigest: string; key: string; createdAt: Date; expiresAt: Date; list: ListContent };
/** What stays the same however often it is passed on. */
export type ListContent = Omit<SharedList, 'expiresAt'>;

/** The answer without what only its asker may know: no words of one's own, no place finer than a city. */
export function listOf(answer: RecommendationAnswer, preferences: Preferences, day: string): ListContent {
  const { vacationType, budget, duration, travelStyle, interests, when } = preferences;
  const { recommendations, source, from } = answer;
  return {
    ...{ recommendations, source },
    ...{ vacationType, budget, duration, travelStyle, interests, day },
    ...(when && { when }),
    ...(from && { from }),
  };
}

export const isExpired = ({ expiresAt }: Pick<StoredList, 'expiresAt'>, now: Date): boolean => expiresAt <= now;
