import { mailOptions } from './mail-options';
import type { OutgoingMail } from './mail.provider';

const mail: OutgoingMail = {
  ...{
    kind: 'verify-address',
    to: 'ada@example.org, eve@example.org',
    subject: 'Confirm your address',
    isLimited: false,
  },
  ...{ text: 'Open the link.', html: '<p>Open the link.</p>', messageId: '<m1@sojourn.example>' },
};

test('a message names one recipient, and no file and no address of the web', () =>
  expect(mailOptions(mail, 'Sojourn <hello@sojourn.example>')).toEqual({
    from: 'Sojourn <hello@sojourn.example>',
    // As a text it would be read as two.
    to: { name: '', address: 'ada@example.org, eve@example.org' },
    ...{ subject: 'Confirm your address', text: 'Open the link.', html: '<p>Open the link.</p>' },
    messageId: '<m1@sojourn.example>',
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  }));

test('answers go to one address as well, and more headers may be given', () =>
  expect(
    mailOptions(
      { ...mail, replyTo: 'grace@example.org', headers: { 'List-Unsubscribe': '<https://sojourn.example>' } },
      'x',
    ),
  ).toMatchObject({
    replyTo: { name: '', address: 'grace@example.org' },
    headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://sojourn.example>' },
  }));
