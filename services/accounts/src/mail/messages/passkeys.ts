/** What we write about the passkeys of an account. */
import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';
import type { Links } from './links';

type PasskeyNotice = { to: string; name: string; links: Links };

const noticeOf = (
  { to, links }: PasskeyNotice,
  { kind, heading, happened }: { kind: string; heading: string; happened: string },
): MailMessage =>
  layOut({
    kind,
    to,
    subject: heading,
    isLimited: false,
    heading,
    paragraphs: [
      happened,
      'Was it not you? Then choose a new password now, which signs out every browser, and look at the passkeys on your profile.',
    ],
    button: { label: 'Look at my profile', href: links('/profile') },
    reason: 'You get this message because it concerns the security of your Sojourn account.',
  });

/** The notice that somebody who is signed in added a passkey. */
export const passkeyAddedNotice = (of: PasskeyNotice): MailMessage =>
  noticeOf(of, {
    kind: 'passkey-added',
    heading: 'A passkey was added to your account',
    happened: `The passkey “${of.name}” now signs in to your Sojourn account without a password.`,
  });

/** The notice that a passkey opens the account no more. */
export const passkeyRemovedNotice = (of: PasskeyNotice): MailMessage =>
  noticeOf(of, {
    kind: 'passkey-removed',
    heading: 'A passkey was removed from your account',
    happened: `The passkey “${of.name}” does not open your Sojourn account any more. Every other browser was signed out.`,
  });

/** The notice that a device counted backwards: somebody may have copied the passkey. */
export const passkeyRefusedNotice = (of: PasskeyNotice): MailMessage =>
  noticeOf(of, {
    kind: 'passkey-refused',
    heading: 'A passkey was refused',
    happened: `The passkey “${of.name}” was used in a way that suggests that it was copied. Nobody was signed in. Please remove it, and add a new one.`,
  });
