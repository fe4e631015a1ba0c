import type { NewsletterRepository, Subscription } from './newsletter.repository';

/** Subscriptions in memory. */
export function createFakeNewsletterRepository(): NewsletterRepository {
  const kept = new Map<string, Subscription>();
  return {
    async keep(subscription) {
      if (!kept.has(subscription.emailKey)) kept.set(subscription.emailKey, subscription);
    },
    async find(emailKey) {
      return kept.get(emailKey) ?? null;
    },
  };
}
