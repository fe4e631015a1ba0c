import { newLinkToken } from '@sojourn/node-kit';
import type { NewsletterSignup } from '@sojourn/contracts';
import type { MailedAddress } from '@sojourn/contracts/mailed';
import { deadLink } from '../address/address.service';
import type { Background } from '../background';
import type { MailQueue } from '../mail/mail-queue';
import type { Links } from '../mail/messages/links';
import { confirmNewsletterMessage, welcomeNewsletterMessage } from '../mail/messages/newsletter';
import { recipientKeyOf } from '../mail/recipient';
import type { Tokens } from '../token/token.service';
import { emailKeyOf } from '../user/user.model';
import type { NewsletterRepository } from './newsletter.repository';

/** Subscribing to the newsletter, confirming it, and ending it. */
export type NewsletterService = ReturnType<typeof createNewsletterService>;

/** Nobody hurries to confirm a newsletter. */
const WEEK_MS = 7 * 24 * 3_600_000;

export function createNewsletterService(parts: {
  newsletter: NewsletterRepository;
  tokens: Tokens;
  mail: MailQueue;
  links: Links;
  background: Background;
  now: () => Date;
}) {
  const { newsletter, tokens, mail, links, background, now } = parts;
  /** The subscription of an address, or of another form of it that leads to the same inbox. */
  const subscriptionOf = async (email: string, emailKey: string) =>
    (await newsletter.find(emailKey)) ?? (await newsletter.findByRecipient(recipientKeyOf(email)));

  return {
    /** Says nothing about whether the address was subscribed before. */
    async subscribe({ email }: NewsletterSignup): Promise<void> {
      await mail.check();
      background.run('the message of a subscription', async () => {
        const emailKey = emailKeyOf(email);
        if (await subscriptionOf(email, emailKey)) return;
        const token = await tokens.issue('confirm-newsletter', { data: { email, emailKey }, lifeMs: WEEK_MS });
        await mail.enqueue(confirmNewsletterMessage({ to: email, token, links }));
      });
    },

    async confirm(token: string): Promise<MailedAddress> {
      const content = await tokens.redeem('confirm-newsletter', token);
      if (!content) throw deadLink();
      const { email = '', emailKey = '' } = content.data;
      const unsubscribeToken = newLinkToken();
      const recipientKey = recipientKeyOf(email);
      await newsletter.save({ emailKey, email, subscribedAt: now(), unsubscribeToken, recipientKey });
      background.run('the welcome of a subscription', async () => {
        const stored = await newsletter.find(emailKey);
        // Confirmed twice, by two links: one welcome is enough.
        if (stored?.unsubscribeToken !== unsubscribeToken) return;
        await mail.enqueue(welcomeNewsletterMessage({ to: email, token: unsubscribeToken, links }));
      });
      return { email };
    },

    /** Also for a token that is none: whoever unsubscribes twice is unsubscribed. */
    async unsubscribe(token: string): Promise<void> {
      await newsletter.removeByToken(token);
    },
  };
}
