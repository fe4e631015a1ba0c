import type { Identity } from '@sojourn/contracts';
import { createAccountsByMail } from '../accounts-by-mail.fake';

const ada = { username: 'ada', email: 'ada@example.org', password: 'Analytical!1', firstName: 'Ada', lastName: 'King' };
const self: Identity = { sub: 'u1', kind: 'user' };
const invitation = {
  token: 'x'.repeat(43),
  recipients: ['ben@example.org', 'BEN@example.org', 'cleo@example.org'],
  message: 'Look!\n<b>Rome</b> https://evil.example',
  title: 'Rome in spring',
};

async function start(isProven = true) {
  const accounts = createAccountsByMail();
  await accounts.users.register(ada);
  await accounts.settled();
  if (isProven) await accounts.repository.proveAddress('u1', { emailKey: ada.email, at: new Date() });
  accounts.mail.sent.length = 0;
  return accounts;
}

test('each recipient gets one message with the link, and answers go to the sender', async () => {
  const { invitations, mail } = await start();
  expect(await invitations.send(self, 'u1', invitation)).toEqual({ sent: 2 });
  expect(mail.sent.map(({ to }) => to)).toEqual(['BEN@example.org', 'cleo@example.org']);
  const [first] = mail.sent;
  expect(first).toMatchObject({
    subject: 'Ada King shared a trip with you: Rome in spring',
    replyTo: 'ada@example.org',
    isLimited: true,
  });
  expect(first?.text).toContain(`http://localhost:3000/shared/${invitation.token}`);
  expect(first?.text).toContain('> Look!');
  expect(first?.html).not.toContain('<b>');
});

test.each([
  ['dots of Gmail', ['a.d.a@gmail.com', 'ada@gmail.com']],
  ['the two domains of Gmail', ['ada@googlemail.com', 'ada@gmail.com']],
  ['words behind a plus sign of Gmail', ['ben+trips@gmail.com', 'ben@gmail.com']],
  ['capitals', ['Ben@Example.org', 'ben@example.org']],
  ['all of them', ['A.da+rome@GoogleMail.com', 'ada@gmail.com']],
])('sends one message to an inbox when its recipients differ by %s', async (_, recipients) => {
  const { invitations, mail } = await start();
  expect(await invitations.send(self, 'u1', { ...invitation, recipients })).toEqual({ sent: 1 });
  expect(mail.sent.map(({ to }) => to)).toEqual(recipients.slice(-1));
});

test('sends a message to each when a plus sign may part two people', async () => {
  const { invitations } = await start();
  const recipients = ['team+ben@example.org', 'team+cleo@example.org'];
  expect(await invitations.send(self, 'u1', { ...invitation, recipients })).toEqual({ sent: 2 });
});

test('an address that nobody has proven invites nobody', async () => {
  const { invitations, mail } = await start(false);
  await expect(invitations.send(self, 'u1', invitation)).rejects.toMatchObject({ code: 'not-allowed' });
  expect(mail.sent).toEqual([]);
});

test('nobody invites in the name of another', async () => {
  const { invitations } = await start();
  await expect(invitations.send({ sub: 'u2', kind: 'user' }, 'u1', invitation)).rejects.toMatchObject({
    code: 'not-allowed',
  });
});

test('who has had enough messages is left out, and counted so', async () => {
  const { invitations, mail } = await start();
  mail.limited.add('cleo@example.org');
  expect(await invitations.send(self, 'u1', invitation)).toEqual({ sent: 1 });
  mail.limited.add('BEN@example.org');
  await expect(invitations.send(self, 'u1', invitation)).rejects.toMatchObject({ code: 'too-many-requests' });
});
