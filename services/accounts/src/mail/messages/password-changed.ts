import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';
import type { Links } from './links';

/** The notice that a password was changed on the profile page. */
export const passwordChanged = ({ to, links }: { to: string; links: Links }): MailMessage =>
  layOut({
    kind: 'password-changed',
    to,
    subject: 'Your password was changed',
    isLimited: false,
    heading: 'Your password was changed',
    paragraphs: [
      'Somebody who knew your old password chose a new one. Every other browser was signed out.',
      'If that was you, there is nothing to do. If it was not, choose another password at once.',
    ],
    button: { label: 'Choose another password', href: links('/auth/forgot') },
    reason: 'You get this message because it concerns the security of your Sojourn account.',
  });
