/** The rules of sharing a trip: what a link shows, who can be written to, where a link leads, until when it does. */
import { newsletterSignupSchema } from '@sojourn/contracts';
import type { Share, SharedDetails } from '@sojourn/contracts/plan';
import { formatList, localDayOf } from '@sojourn/travel';

/** What can be left out of a link: in the dialog's words, and as it is named in a sentence. */
export const details: readonly { name: keyof SharedDetails; label: string; hint: string; words: string }[] = [
  { name: 'notes', label: 'Notes', hint: 'Of the trip and of everything in it.', words: 'notes' },
  {
    name: 'costs',
    label: 'Costs and who owes whom',
    hint: 'Budget, prices, expenses and exchange rates.',
    words: 'costs',
  },
  { name: 'people', label: 'People', hint: 'Names of who goes, who paid, and their packing lists.', words: 'people' },
  { name: 'addresses', label: 'Places and addresses', hint: 'Of what is planned, also on the map.', words: 'places' },
  {
    name: 'bookingCodes',
    label: 'Booking codes and links',
    hint: 'With a code, others may change a booking.',
    words: 'booking codes',
  },
  { name: 'documents', label: 'Documents', hint: 'Every file of the trip.', words: 'documents' },
];

/** What a new link shows unless its maker says otherwise: nothing by which others could act in their name. */
export const usualIncludes: SharedDetails = {
  notes: true,
  costs: true,
  people: true,
  addresses: true,
  bookingCodes: false,
  documents: false,
};

const wordsOf = (includes: SharedDetails, isShown: boolean): string =>
  formatList(details.filter(({ name }) => includes[name] === isShown).map(({ words }) => words));

/** What a link shows and leaves out, in sentences. */
export function describeIncludes(includes: SharedDetails): string {
  const [shown, hidden] = [wordsOf(includes, true), wordsOf(includes, false)];
  const parts = [`Shows ${shown === '' ? 'titles, days and times only' : shown}.`, hidden && `Leaves out ${hidden}.`];
  return parts.filter(Boolean).join(' ');
}

/** What the holder of a link may do. */
export const mayWords = { viewer: 'Can view', editor: 'Can view and edit' } as const;

/** What a link is called, by its owner or by the day it was made. */
export const nameOfLink = ({ name, createdAt }: Pick<Share, 'name' | 'createdAt'>, format: (day: string) => string) =>
  name || `Link of ${format(localDayOf(createdAt))}`;

/** Days for which a link may be made; null: until it is revoked. */
export const lifetimes: readonly { days: number | null; label: string }[] = [
  { days: null, label: 'Until I revoke it' },
  { days: 1, label: '1 day' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant at which a link made now ends; null: it does not. */
export const expiryOf = (days: number | null, now: number): string | null =>
  days === null ? null : new Date(now + days * DAY_MS).toISOString();

/** Where a link leads. */
export const addressOf = (origin: string, token: string): string => `${origin}/shared/${token}`;

/** What is written beside a link unless somebody writes something else (spec, section 9). */
export const defaultMessage = (destination: string): string => `Check out my trip to ${destination}!`;

type Words = { title: string; description: string };

/** Why an address is not added to the recipients, in the specification's words (section 5); undefined when it is. */
export function recipientFault(typed: string, recipients: readonly string[]): Words | undefined {
  const address = typed.trim();
  if (!newsletterSignupSchema.shape.email.safeParse(address).success) {
    return { title: 'Invalid email', description: 'Please enter a valid email address.' };
  }
  if (recipients.some((each) => each.toLowerCase() === address.toLowerCase())) {
    return { title: 'Duplicate email', description: 'This email is already in the list.' };
  }
  return undefined;
}

/** Said when nobody is there to write to (spec, section 5). */
export const NO_RECIPIENTS: Words = { title: 'No recipients', description: 'Please add at least one email address.' };

/** A message in a person's own mail program (RFC 6068). */
export function mailAddress(
  recipients: readonly string[],
  { subject, body }: { subject: string; body: string },
): string {
  const to = recipients.map((each) => encodeURIComponent(each).replaceAll('%40', '@')).join(',');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The networks' own pages for sharing an address, by the name people know them by. */
export function networksFor(address: string, message: string): { name: string; href: string }[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(message);
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Email', href: mailAddress([], { subject: message, body: `${message}\n\n${address}` }) },
  ];
}
