/** What we write about linking a Google account and a password to one account. */
import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';
import type { Links } from './links';

/** The messages, each to the proven address of the account. */
export type LinkingMessages = {
  addGoogle(to: string, token: string, googleEmail: string): MailMessage;
  addPassword(to: string, token: string): MailMessage;
  googleLinked(to: string, googleEmail: string): MailMessage;
  googleUnlinked(to: string, googleEmail: string): MailMessage;
  passwordSet(to: string): MailMessage;
};

const PAGE = '/auth/link-accounts';
const AFTER = ['The link is good for an hour, and once. If you do nothing, nothing changes.'];
const ASKED = 'You get this because somebody who is signed in to your Sojourn account asked for it.';
const NOTICE = 'You get this because the ways into your Sojourn account have changed.';

/** Makes the messages with links to the portal. */
export function createLinkingMessages(link: Links): LinkingMessages {
  const profile = { label: 'Open my profile', href: link('/profile') };
  const notice = (kind: string, to: string, [heading, sentence]: [string, string]): MailMessage =>
    layOut({
      kind,
      to,
      isLimited: false,
      subject: heading,
      heading,
      paragraphs: [sentence, 'Was it not you? Then change your password now, and look at your profile.'],
      button: profile,
      reason: NOTICE,
    });

  return {
    addGoogle: (to, token, googleEmail) =>
      layOut({
        kind: 'link-google',
        to,
        isLimited: true,
        subject: 'Link Google to your Sojourn account',
        heading: 'Link your Google account?',
        paragraphs: [`With the Google account ${googleEmail} you could then sign in as well as with your password.`],
        button: { label: 'Link accounts', href: link(PAGE, { token }) },
        after: AFTER,
        reason: ASKED,
      }),
    addPassword: (to, token) =>
      layOut({
        kind: 'link-password',
        to,
        isLimited: true,
        subject: 'Add a password to your Sojourn account',
        heading: 'Add a password?',
        paragraphs: ['With a username and a password you could then sign in as well.'],
        button: { label: 'Choose a password', href: link(PAGE, { token }) },
        after: AFTER,
        reason: ASKED,
      }),
    googleLinked: (to, googleEmail) =>
      notice('google-linked', to, [
        'Google is linked to your account',
        `You can now sign in with ${googleEmail} at Google.`,
      ]),
    googleUnlinked: (to, googleEmail) =>
      notice('google-unlinked', to, [
        'Google is no longer linked to your account',
        `Signing in with ${googleEmail} at Google does not open this account any more.`,
      ]),
    passwordSet: (to) =>
      notice('password-set', to, [
        'Your account has a password',
        'You can now sign in with your username and password.',
      ]),
  };
}
