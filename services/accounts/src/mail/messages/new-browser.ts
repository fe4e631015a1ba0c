import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';
import type { Links } from './links';

/** The notice after a sign-in by a browser that the account has not seen. `at` is read in UTC. */
export function newBrowserMessage(of: {
  to: string;
  username: string;
  browser: string;
  at: Date;
  links: Links;
}): MailMessage {
  const time = of.at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return layOut({
    kind: 'new-browser',
    to: of.to,
    subject: 'A new sign-in to Sojourn',
    isLimited: false,
    heading: 'A new sign-in',
    paragraphs: [
      `Your Sojourn account “${of.username}” was signed in to with ${of.browser} on ${time} (UTC), which we have not seen before.`,
      'If that was you, there is nothing to do. If not, choose a new password now: it signs out every browser.',
    ],
    button: { label: 'It was not me', href: of.links('/auth/forgot') },
    reason: 'You get this message because this is the address of that account.',
  });
}
