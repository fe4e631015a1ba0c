import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';
import type { Links } from './links';

const REASON = 'You get this message because this is the address of that account.';
const dayOf = (at: Date) => at.toLocaleString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const timeOf = (at: Date) => at.toLocaleString('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** Somebody is leaving: until when, and how the account is kept. */
export function leavingMessage(of: { to: string; username: string; leavesAt: Date; links: Links }): MailMessage {
  const { to, username, leavesAt, links } = of;
  return layOut({
    kind: 'leaving',
    to,
    subject: `Your Sojourn account goes on ${dayOf(leavesAt)}`,
    isLimited: false,
    heading: 'Your account is leaving',
    paragraphs: [
      `The deletion of your Sojourn account “${username}” was asked for. It goes for good on ${dayOf(leavesAt)} at ${timeOf(leavesAt)} (UTC): the account, your trips with their plans and documents, and everything else we store about you.`,
      'Every browser was signed out, and the links to your trips open nothing from now on.',
      'To keep the account, sign in before then and choose ‘Keep My Account’. Everything is as it was.',
    ],
    button: { label: 'Sign in to keep it', href: links('/auth', { tab: 'login', returnTo: '/profile' }) },
    after: ['If you want to leave, do nothing. If it was not you, keep the account and choose a new password.'],
    reason: REASON,
  });
}

/** Somebody stays after all. */
export function stayingMessage(of: { to: string; username: string; links: Links }): MailMessage {
  const { to, username, links } = of;
  return layOut({
    kind: 'staying',
    to,
    subject: 'Your Sojourn account stays',
    isLimited: false,
    heading: 'Your account stays',
    paragraphs: [
      `The deletion of your Sojourn account “${username}” was cancelled. Nothing was removed, and the links to your trips open them again.`,
    ],
    button: { label: 'Open my profile', href: links('/profile') },
    after: ['If it was not you, choose a new password: it signs out every browser.'],
    reason: REASON,
  });
}

/** A download is ready. Its link opens the profile, which takes signing in: the message itself opens nothing. */
export function downloadReadyMessage(of: { to: string; username: string; until: Date; links: Links }): MailMessage {
  const { to, username, until, links } = of;
  return layOut({
    kind: 'download-ready',
    to,
    subject: 'Your Sojourn data is ready to download',
    isLimited: false,
    heading: 'Your data is ready',
    paragraphs: [
      `The download that was asked for in your account “${username}” is ready. It holds your account, your trips with their plans and history, and your documents.`,
    ],
    button: { label: 'Open my profile', href: links('/profile#your-data') },
    after: [
      `It is there until ${dayOf(until)} at ${timeOf(until)} (UTC), and you need to be signed in to get it. After that the file is deleted.`,
      'If it was not you, choose a new password: it signs out every browser.',
    ],
    reason: REASON,
  });
}
