/** The use cases of passed-on lists: who was answered makes a link, who holds one opens the list. */
import type { Identity } from '@sojourn/contracts';
import type { ListLink, ListSharing, SharedList } from '@sojourn/contracts/recommendation-list';
import { AppError, digestOfToken, isLinkToken, newLinkToken } from '@sojourn/node-kit';
import type { RecommendationRepository } from '../recommendation/recommendation.repository';
import { recommendationKey } from '../recommendation/recommendation.service';
import { isExpired, LIST_LIFETIME_MS, listOf, MOST_LINKS } from './list.model';
import type { ListRepository } from './list.repository';

export type ListService = {
  /** @throws AppError `not-found` when the answer is no longer stored */
  share(identity: Identity, sharing: ListSharing): Promise<ListLink>;
  /** @throws AppError `not-found`, the same for a token that is unknown, expired or none */
  open(token: string): Promise<SharedList>;
};

export type ListServiceParts = {
  lists: ListRepository;
  answers: Pick<RecommendationRepository, 'find'>;
  now?: () => Date;
};

/** Guests share one identity, and who signs in has asked as a guest before. */
const GUEST: Identity = { sub: 'guest', kind: 'guest' };

export function createListService({ lists, answers, now = () => new Date() }: ListServiceParts): ListService {
  /** The answer somebody was given: nothing else can be passed on, so that a link holds only what we said. */
  async function answerTo(identity: Identity, { preferences, day }: ListSharing) {
    for (const asker of [identity, GUEST]) {
      const key = recommendationKey(asker, preferences, day);
      const answer = await answers.find(key);
      if (answer) return { key, answer };
    }
    const message = 'This list is too old to pass on. Ask for recommendations again, then share the new ones.';
    throw new AppError('not-found', message);
  }

  return {
    async share(identity, sharing) {
      const { key, answer } = await answerTo(identity, sharing);
      const token = newLinkToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + LIST_LIFETIME_MS);
      const list = listOf(answer, sharing.preferences, sharing.day);
      await lists.insert({ tokenDigest: digestOfToken(token), key, createdAt, expiresAt, list }, MOST_LINKS);
      return { token, expiresAt: expiresAt.toISOString() };
    },

    async open(token) {
      const stored = isLinkToken(token) ? await lists.find(digestOfToken(token)) : null;
      if (!stored || isExpired(stored, now())) {
        throw new AppError('not-found', 'This list is no longer here. Links to lists work for 30 days.');
      }
      return { ...stored.list, expiresAt: stored.expiresAt.toISOString() };
    },
  };
}
