import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';
import type { Links } from './links';

type Recipient = { to: string; username: string };

/** To the new address: the link by which it becomes the account's. */
export function confirmChangeMessage(of: Recipient & { token: string; links: Links }): MailMessage {
  return layOut({
    kind: 'change-address',
    to: of.to,
    subject: 'Confirm your new address for Sojourn',
    isLimited: true,
    heading: 'Use this address from now on?',
    paragraphs: [`The Sojourn account “${of.username}” is to use this address. Confirm that it is yours.`],
    button: {
      label: 'Use this address',
      href: of.links('/auth/verify', { purpose: 'change-address', token: of.token }),
    },
    after: ['The link works once, and for an hour.', 'If you have no such account, do nothing: nothing changes.'],
    reason: 'You get this message because this address was typed on the profile page of Sojourn.',
  });
}

/** To an address that is somebody's already. */
export function takenAddressMessage(of: { to: string; owner: string; links: Links }): MailMessage {
  return layOut({
    kind: 'address-has-account',
    to: of.to,
    subject: 'This address has a Sojourn account',
    isLimited: true,
    heading: 'This address has an account already',
    paragraphs: [
      `Somebody wanted to use this address for another Sojourn account. It belongs to your account “${of.owner}”, and stays with it.`,
      'If that was you, change the address of that account first.',
    ],
    button: { label: 'Open my profile', href: of.links('/profile') },
    after: ['If it was not you, do nothing. Nobody got into your account.'],
    reason: 'You get this message because this address was typed on the profile page of Sojourn.',
  });
}

/** To the address of now, while it still counts. */
export function addressChangeNotice(of: Recipient & { next: string; links: Links }): MailMessage {
  return layOut({
    kind: 'change-address-notice',
    to: of.to,
    subject: 'Your Sojourn address is about to change',
    isLimited: false,
    heading: 'Your address is about to change',
    paragraphs: [
      `Your Sojourn account “${of.username}” is to use ${of.next} instead of this address. It changes when the link that we sent there is used.`,
      'If that was not you, choose a new password now: it stops the change and signs out every browser.',
    ],
    button: { label: 'It was not me', href: of.links('/auth/forgot') },
    reason: 'You get this message because this is the address of that account.',
  });
}

/** To the address of before. */
export function addressChangedNotice(of: Recipient & { next: string }): MailMessage {
  return layOut({
    kind: 'address-changed',
    to: of.to,
    subject: 'Your Sojourn address has changed',
    isLimited: false,
    heading: 'Your address has changed',
    paragraphs: [`Your Sojourn account “${of.username}” now uses ${of.next}. This address is no longer a part of it.`],
    reason: 'You get this last message because this was the address of that account.',
  });
}
