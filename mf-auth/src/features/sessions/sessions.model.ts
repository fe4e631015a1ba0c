/** Words for where somebody is signed in, and for what happened to their account. */
import type { SecurityEventKind } from '@sojourn/contracts/account';
import { formatCount } from '@sojourn/travel';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in words: `just now`, `5 minutes ago`, `2 days ago`. */
export function agoOf(at: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(at));
  if (ms < 2 * MINUTE) return 'just now';
  const [count, unit] =
    ms < HOUR
      ? [Math.floor(ms / MINUTE), 'minute']
      : ms < DAY
        ? [Math.floor(ms / HOUR), 'hour']
        : [Math.floor(ms / DAY), 'day'];
  return `${formatCount(count, unit)} ago`;
}

/** What each event means to the person it happened to. */
export const eventWords: Record<SecurityEventKind, string> = {
  'signed-up': 'Account created',
  'signed-in': 'Signed in',
  'session-ended': 'Signed out in another browser',
  'other-sessions-ended': 'Signed out everywhere else',
  'stolen-session-ended': 'A remembered sign-in was used twice, and ended',
  'password-changed': 'Password changed',
  'password-set': 'Password set',
  'password-reset-asked': 'Password reset asked for',
  'password-reset': 'Password reset',
  'email-verified': 'E-mail address confirmed',
  'email-change-asked': 'Change of e-mail address asked for',
  'email-changed': 'E-mail address changed',
  'email-claim-lost': 'Somebody else proved that your e-mail address is theirs',
  'google-linked': 'Google account linked',
  'google-unlinked': 'Google account unlinked',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'passkey-refused': 'A passkey that may be a copy was refused',
  'export-asked': 'Download of your data asked for',
  'deletion-asked': 'Deletion of the account asked for',
  'deletion-cancelled': 'Deletion of the account cancelled',
};
