/** What the pages behind mailed links say, by what a link is for. */
import { mailedPurposes, type MailedPurpose } from '@sojourn/contracts/mailed';

/** Links that take one press of a button; a new password has a page of its own. */
export type PressedPurpose = Exclude<MailedPurpose, 'reset-password'>;

/** The words of one kind of link. `done` is shown after the button was pressed. */
export type LinkWords = {
  title: string;
  question: string;
  button: string;
  pending: string;
  done: { title: string; text: string };
  /** Where a new link is asked for. */
  again: { label: string; to: string };
};

const WORDS: Record<PressedPurpose, LinkWords> = {
  'verify-address': {
    title: 'Confirm your address',
    question: 'Is this your address, and your account?',
    button: 'Confirm My Address',
    pending: 'Confirming...',
    done: { title: 'Your address is confirmed', text: 'You can sign in with it, and get a new password by it.' },
    again: { label: 'Open my profile', to: '/profile' },
  },
  'change-address': {
    title: 'Use this address',
    question: 'Shall your account use this address from now on?',
    button: 'Use This Address',
    pending: 'Changing...',
    done: { title: 'Your address has changed', text: 'You sign in with it from now on.' },
    again: { label: 'Open my profile', to: '/profile' },
  },
  'confirm-newsletter': {
    title: 'Confirm your subscription',
    question: 'Would you like to get our newsletter?',
    button: 'Subscribe',
    pending: 'Subscribing...',
    done: { title: 'You are on the list', text: 'Every issue has a link that ends the subscription.' },
    again: { label: 'Go to the home page', to: '/' },
  },
};

export const wordsOf = (purpose: PressedPurpose): LinkWords => WORDS[purpose];

/** What the address of the page says the link is for; an address that says nothing is one of sign-up. */
export function purposeAt(query: URLSearchParams): PressedPurpose {
  const given = query.get('purpose');
  const known = mailedPurposes.find((purpose) => purpose === given);
  return known === undefined || known === 'reset-password' ? 'verify-address' : known;
}

/** Whether the button is there for whoever looks: a link about an account is pressed in that account. */
export type Standing = 'ready' | 'signed-out' | 'other-account';

/** @param accountName the account a link is about; null for one that is about none */
export function standingOf(accountName: string | null, signedInAs: string | undefined): Standing {
  if (accountName === null || accountName === signedInAs) return 'ready';
  return signedInAs === undefined ? 'signed-out' : 'other-account';
}
