import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';
import type { Links } from './links';

/** After sign-up: the link by which the address is shown to be theirs. */
export function verifyAddressMessage(of: { to: string; username: string; token: string; links: Links }): MailMessage {
  return layOut({
    kind: 'verify-address',
    to: of.to,
    subject: 'Confirm your address for Sojourn',
    isLimited: true,
    heading: 'Is this your address?',
    paragraphs: [
      `Somebody signed up for Sojourn as “${of.username}” with this address. If that was you, confirm it: then you can sign in with it, get a new password by it, and invite others to your trips.`,
    ],
    button: {
      label: 'Confirm my address',
      href: of.links('/auth/verify', { purpose: 'verify-address', token: of.token }),
    },
    after: [
      'The link works once, and for an hour.',
      'If it was not you, do nothing: without you the address gives that account nothing.',
    ],
    reason: 'You get this message because this address was typed at sign-up.',
  });
}

/** Somebody signed up with an address that has an account; without a password it is one of Google's. */
export function ownedAddressMessage(of: {
  to: string;
  owner: string;
  hasPassword: boolean;
  links: Links;
}): MailMessage {
  return layOut({
    kind: 'address-has-account',
    to: of.to,
    subject: 'You already have a Sojourn account',
    isLimited: true,
    heading: 'You already have an account',
    paragraphs: [
      `Somebody signed up for Sojourn with this address. It belongs to your account “${of.owner}”, and stays with it.`,
      of.hasPassword
        ? 'If that was you, sign in to that account with this address. If you forgot your password, you can choose a new one.'
        : 'If that was you: this email is already registered with a Google account. Please sign in with Google instead, or use a different email address.',
    ],
    button: of.hasPassword
      ? { label: 'Choose a new password', href: of.links('/auth/forgot') }
      : { label: 'Sign in with Google', href: of.links('/auth') },
    after: ['If it was not you, do nothing. Nobody got into your account.'],
    reason: 'You get this message because this address was typed at sign-up.',
  });
}
