import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';
import type { Links } from './links';

/** The link by which a subscription begins. */
export function confirmNewsletterMessage(of: { to: string; token: string; links: Links }): MailMessage {
  return layOut({
    kind: 'confirm-newsletter',
    to: of.to,
    subject: 'Confirm your subscription',
    isLimited: true,
    heading: 'Travel ideas, now and then?',
    paragraphs: ['This address was entered for the Sojourn newsletter. Confirm that you would like to get it.'],
    button: {
      label: 'Yes, subscribe me',
      href: of.links('/auth/verify', { purpose: 'confirm-newsletter', token: of.token }),
    },
    after: ['The link works once, and for a week.', 'If you do nothing, you get nothing.'],
    reason: 'You get this message because this address was typed into the newsletter form of Sojourn.',
  });
}

/**
 * The first issue, and the headers that each issue carries: `List-Unsubscribe-Post` lets a mail program end the
 * subscription by one press (RFC 8058).
 */
export function welcomeNewsletterMessage(of: { to: string; token: string; links: Links }): MailMessage {
  const page = of.links('/auth/unsubscribe', { token: of.token });
  return layOut({
    kind: 'newsletter-welcome',
    to: of.to,
    subject: 'Welcome to the Sojourn newsletter',
    isLimited: true,
    heading: 'You are on the list',
    paragraphs: ['Thank you for subscribing. We write when there is something worth a journey, and not otherwise.'],
    button: { label: 'See destinations', href: of.links('/destinations') },
    after: [`To stop getting it, open ${page}`],
    reason: 'You get this message because you confirmed a subscription to the Sojourn newsletter.',
    headers: {
      'List-Unsubscribe': `<${of.links('/mail/unsubscribe', { token: of.token })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
