import type { NewsletterRepository, Subscription } from './newsletter.repository';

/** Subscriptions in memory. */
export function createFakeNewsletterRepository(): NewsletterRepository {
  const stored = new Map<string, Subscription>();
  const byRecipient = (key: string | undefined) =>
    key === undefined ? undefined : [...stored.values()].find(({ recipientKey }) => recipientKey === key);
  return {
    async save(subscription) {
      const { emailKey, recipientKey } = subscription;
      if (!stored.has(emailKey) && !byRecipient(recipientKey)) stored.set(emailKey, subscription);
    },
    async find(emailKey) {
      return stored.get(emailKey) ?? null;
    },
    async findByRecipient(recipientKey) {
      return byRecipient(recipientKey) ?? null;
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
