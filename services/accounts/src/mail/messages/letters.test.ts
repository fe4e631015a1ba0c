/**
 * Every message that people get, as it reads: `letters.txt` is the book of them. Whoever changes a word changes it there, too,
 * and sees the whole letter.
 */
import { readFileSync } from 'node:fs';
import type { MailMessage } from '../mail-queue';
import { addressChangedNotice, addressChangeNotice, confirmChangeMessage, takenAddressMessage } from './change-address';
import { downloadReadyMessage, leavingMessage, stayingMessage } from './leaving';
import { createLinkingMessages } from './linking';
import { createLinks } from './links';
import { newBrowserMessage } from './new-browser';
import { confirmNewsletterMessage, welcomeNewsletterMessage } from './newsletter';
import { passkeyAddedNotice, passkeyRefusedNotice, passkeyRemovedNotice } from './passkeys';
import { passwordChanged } from './password-changed';
import { priceDropMessage } from './price-drop';
import { noAccountMessage, passwordResetNotice, resetPasswordMessage } from './reset-password';
import { tripInvitationMessage } from './trip-invitation';
import { ownedAddressMessage, verifyAddressMessage } from './verify-address';

const links = createLinks('https://sojourn.example');
const to = 'ada@example.org';
const ada = { to, username: 'ada', links };
const token = 't0ken';
const at = new Date('2026-11-29T15:04:00Z');
const passkey = { to, name: 'Laptop', links };
const invitation = {
  to,
  from: 'Grace Hopper',
  replyTo: 'grace@example.org',
  url: 'https://sojourn.example/shared/t0ken',
};
const linking = createLinkingMessages(links);
const fallen = {
  ...{ id: 'n1', userId: 'u1', from: 600, to: 480, source: 'sample' as const, stopToken: token, carrier: null },
  places: { origin: 'London', destination: 'Rome' },
  search: {
    ...{ origin: 'LHR', destination: 'FCO', departureDate: '2027-04-10', returnDate: '2027-04-17' },
    ...{ adults: 2, children: 1, infants: 0, travelClass: 'ECONOMY' as const },
  },
} as const;

const letters = (): MailMessage[] => [
  verifyAddressMessage({ ...ada, token }),
  ownedAddressMessage({ to, owner: 'ada', hasPassword: true, links }),
  ownedAddressMessage({ to, owner: 'ada', hasPassword: false, links }),
  newBrowserMessage({ ...ada, browser: 'Chrome on Linux', at }),
  resetPasswordMessage({ ...ada, token }),
  noAccountMessage({ to, links }),
  passwordResetNotice(ada),
  passwordChanged({ to, links }),
  passkeyAddedNotice(passkey),
  passkeyRemovedNotice(passkey),
  passkeyRefusedNotice(passkey),
  linking.addGoogle(to, token, 'ada@gmail.example'),
  linking.addPassword(to, token),
  linking.googleLinked(to, 'ada@gmail.example'),
  linking.googleUnlinked(to, 'ada@gmail.example'),
  linking.passwordSet(to),
  confirmChangeMessage({ ...ada, token }),
  takenAddressMessage({ to, owner: 'ada', links }),
  addressChangeNotice({ ...ada, next: 'countess@example.org' }),
  addressChangedNotice({ to, username: 'ada', next: 'countess@example.org' }),
  leavingMessage({ ...ada, leavesAt: at }),
  stayingMessage(ada),
  downloadReadyMessage({ ...ada, until: at }),
  tripInvitationMessage({ ...invitation, title: 'Rome in spring', message: 'Look!\nShall we?' }),
  tripInvitationMessage({ ...invitation, title: 'Rome in spring', message: '' }),
  priceDropMessage({ to, notice: fallen, links }),
  priceDropMessage({ to, notice: { ...fallen, carrier: 'Alpha Air', source: 'live' }, links }),
  confirmNewsletterMessage({ to, token, links }),
  welcomeNewsletterMessage({ to, token, links }),
];

/** A letter with what its reader does not see above it; a limited one reaches an address only so often. */
const written = ({ kind, to: recipient, subject, isLimited, headers = {}, replyTo, text, id }: MailMessage) =>
  [
    `=== ${kind}${isLimited ? ', limited' : ''}${id ? `, ${id}` : ''}`,
    `To: ${recipient}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${subject}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\n');

// Before 'PM' some versions of the language data have a narrow space.
test('every letter reads as it stands in the book', () =>
  expect(letters().map(written).join('\n').replaceAll('\u202f', ' ')).toBe(
    readFileSync(new URL('letters.txt', import.meta.url), 'utf8').replaceAll('\r\n', '\n'),
  ));

test('the HTML of a letter says all that its text says', () => {
  for (const { text, html, subject } of letters()) {
    const shown = html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    for (const line of text.split('\n').filter((each) => each !== '--'))
      expect(shown).toContain(line.replace(/^> /, '').replace(/:$/, '').trim());
    expect(html).toContain(`<title>${subject}</title>`);
  }
});
