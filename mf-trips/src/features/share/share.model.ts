/** The rules of sharing a trip: who can be written to, where a link leads, until when it does. */
import { newsletterSignupSchema } from '@sojourn/contracts';

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

/** The token that a link's address ends with. */
export const tokenOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

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
