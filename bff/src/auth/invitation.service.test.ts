import { AppError } from '@sojourn/node-kit';
import { createInvitationService } from './invitation.service';

const invitation = { token: 'g'.repeat(43), recipients: ['ben@example.org', 'cleo@example.org'], message: 'Look!' };

/** `fails` names the step that refuses; `steps` are those that were taken, in order. */
function start(fails = '') {
  const steps: unknown[][] = [];
  const step = async (name: string, ...what: unknown[]) => {
    if (name === fails) throw new AppError('unavailable', 'Not now.');
    steps.push([name, ...what]);
  };
  const service = createInvitationService({
    invitations: {
      readTitle: async (token) => (await step('read', token), 'Rome'),
      send: async (userId, what) => (await step('send', userId, what), { sent: what.recipients.length }),
    },
    limiter: {
      async ofInvitations(userId, count, send) {
        await step('count', userId, count);
        return send();
      },
    },
  });
  return { service, steps };
}

const read = ['read', invitation.token];
const count = ['count', 'ada', 2];
const send = ['send', 'ada', { ...invitation, title: 'Rome' }];

test('a link is opened, its recipients are counted, then it is sent under the title of its trip', async () => {
  const { service, steps } = start();
  expect(await service.send('ada', invitation)).toEqual({ sent: 2 });
  expect(steps).toEqual([read, count, send]);
});

test.each([
  ['read', []],
  ['count', [read]],
  ['send', [read, count]],
])('when it fails to %s, nothing follows', async (fails, taken) => {
  const { service, steps } = start(fails);
  await expect(service.send('ada', invitation)).rejects.toMatchObject({ code: 'unavailable' });
  expect(steps).toEqual(taken);
});
