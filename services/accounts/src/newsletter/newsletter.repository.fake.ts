import type { NewsletterRepository, Subscription } from './newsletter.repository';

/** Subscriptions in memory. */
export function createFakeNewsletterRepository(): NewsletterRepository {
  const stored = new Map<string, Subscription>();
  return {
    async save(subscription) {
      if (!stored.has(subscription.emailKey)) stored.set(subscription.emailKey, subscription);
    },
    async find(emailKey) {
      return stored.get(emailKey) ?? null;
    },
    async removeByAddress(emailKey) {
      stored.delete(emailKey);
    },
    async removeByToken(token) {
      for (const { emailKey, unsubscribeToken } of stored.values()) {
        if (unsubscribeToken === token) stored.delete(emailKey);
      }
    },
  };
}
