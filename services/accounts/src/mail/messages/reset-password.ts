import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';
import type { Links } from './links';

const REASON = 'You get this message because a new password was asked for with this address.';

/** The link by which a new password is set. */
export function resetPasswordMessage(of: { to: string; username: string; token: string; links: Links }): MailMessage {
  return layOut({
    kind: 'reset-password',
    to: of.to,
    subject: 'Choose a new password for Sojourn',
    isLimited: true,
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody asked for a new password for the Sojourn account “${of.username}”. If that was you, choose one now. It signs out every browser that is signed in.`,
    ],
    button: { label: 'Choose a new password', href: of.links('/auth/reset', { token: of.token }) },
    after: ['The link works once, and for an hour.', 'If it was not you, do nothing: your password stays as it is.'],
    reason: REASON,
  });
}

/** To an address without an account: the page that asked says the same to everybody, and a person would wait for ever. */
export function noAccountMessage(of: { to: string; links: Links }): MailMessage {
  return layOut({
    kind: 'no-account',
    to: of.to,
    subject: 'There is no Sojourn account with this address',
    isLimited: true,
    heading: 'There is no account with this address',
    paragraphs: [
      'Somebody asked for a new password with this address, but no Sojourn account has it. Perhaps you signed up with another one.',
    ],
    button: { label: 'Create an account', href: of.links('/auth', { tab: 'register' }) },
    after: ['If it was not you, do nothing. We keep nothing about this address.'],
    reason: REASON,
  });
}

/** The notice after a password was set by a mailed link. */
export function passwordResetNotice(of: { to: string; username: string; links: Links }): MailMessage {
  return layOut({
    kind: 'password-reset',
    to: of.to,
    subject: 'Your Sojourn password was changed',
    isLimited: false,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your Sojourn account “${of.username}” was changed, and every other browser was signed out.`,
      'If that was you, there is nothing to do. If not, choose a new password now.',
    ],
    button: { label: 'It was not me', href: of.links('/auth/forgot') },
    reason: 'You get this message because this is the address of that account.',
  });
}
