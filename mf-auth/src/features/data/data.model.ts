/** Words for the download of one's data, and for leaving. */
import type { DataExport } from '@sojourn/contracts/data-rights';

/** A day and a time where the reader is: `Nov 29, 2026, 3:04 PM`. */
export const momentOf = (at: string, timeZone?: string): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) });

/** What is said of a download; `action` is what the button beside it does, where there is one. */
export type DownloadWords = { text: string; action: string | null };

const WHAT =
  'Everything we store about you in one zip file: your account, your trips with their plans and history, and your documents.';

/** @param email where a message goes when it is ready; null while the address is not confirmed */
export function downloadWords({ state }: Pick<DataExport, 'state'>, email: string | null): DownloadWords {
  if (state === 'preparing') {
    const then = email
      ? `We send a message to ${email} when it is ready.`
      : 'Come back here to get it: your address is not confirmed, so we cannot send you a message.';
    return { text: `You can close this page, it goes on without you. ${then}`, action: null };
  }
  if (state === 'ready') return { text: WHAT, action: 'Prepare a New One' };
  if (state === 'expired') {
    return { text: 'Your last download was deleted after 24 hours, as it should be.', action: 'Prepare My Download' };
  }
  if (state === 'failed') return { text: WHAT, action: 'Try Again' };
  return { text: WHAT, action: 'Prepare My Download' };
}

/** What goes with an account. */
export const WHAT_GOES = [
  'your account, with your name, addresses and every way to sign in',
  'all your trips, with their plans, expenses, history and documents, deleted ones too',
  'the links to your trips: they stop working at once',
  'your newsletter subscription and everything else we store about you',
] as const;
