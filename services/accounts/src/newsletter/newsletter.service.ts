import type { NewsletterSignup } from '@sojourn/contracts';
import { emailKeyOf } from '../user/user.model';
import type { NewsletterRepository } from './newsletter.repository';

/** Subscribing to the newsletter. */
export type NewsletterService = ReturnType<typeof createNewsletterService>;

export function createNewsletterService(parts: { newsletter: NewsletterRepository; now: () => Date }) {
  return {
    /** Says nothing about whether the address was subscribed before. */
    async subscribe({ email }: NewsletterSignup): Promise<void> {
      await parts.newsletter.save({ emailKey: emailKeyOf(email), email, subscribedAt: parts.now() });
    },
  };
}
