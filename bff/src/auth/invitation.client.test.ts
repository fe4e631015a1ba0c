import { createInvitationClient } from './invitation.client';
import { createNotedServices } from './noted-calls.fake';

const token = 'a_b-'.padEnd(43, 'x');

test('the title of a trip is read by the link alone, in nobody’s name', async () => {
  const { calls, trips, reading } = createNotedServices({ plan: { head: { title: { text: 'Rome', version: 3 } } } });
  const client = createInvitationClient(trips, reading);
  expect(await client.readTitle(token)).toBe('Rome');
  await client.readTitle('../../users');
  expect(calls).toEqual([[`trips: GET /shared/${token}/plan`], ['trips: GET /shared/..%2F..%2Fusers/plan']]);
});

test('an invitation is mailed in the name of whoever invites', async () => {
  const { calls, trips, reading } = createNotedServices({ sent: 2 });
  const invitation = { token, recipients: ['ben@example.org', 'cleo@example.org'], message: 'Look!', title: 'Rome' };
  expect(await createInvitationClient(trips, reading).send('u/1', invitation)).toEqual({ sent: 2 });
  expect(calls).toEqual([['reading: POST /users/u%2F1/trip-invitations by user u/1', invitation]]);
});
