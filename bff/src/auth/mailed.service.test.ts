import { AppError } from '@sojourn/node-kit';
import { aPerson } from './person.fake';
import { createFakeMailed } from './mailed.client.fake';
import { createMailedService } from './mailed.service';

/** `isRefused`: the limiter gives no turn; `isDown`: the session store does not answer. */
function start({ isRefused = false, isDown = false } = {}) {
  const mailed = createFakeMailed(aPerson('ada'));
  mailed.fallen = ['squatter'];
  const turns: string[] = [];
  const guessed: string[] = [];
  const ended: string[] = [];
  const take = async (who: string) => {
    if (isRefused) throw new AppError('too-many-requests', 'Too many.');
    turns.push(who);
  };
  const endAll = async (userId: string) => {
    if (isDown) throw new AppError('unavailable', 'Down.');
    ended.push(userId);
  };
  const service = createMailedService({
    mailed,
    limiter: { ofNetwork: (address) => take(`network ${address}`), ofUser: (userId) => take(`user ${userId}`) },
    guesses: { attempt: async ({ address, name }, work) => (guessed.push(`${name} from ${address}`), work()) },
    sessions: { endAll },
  });
  return { service, mailed, turns, guessed, ended };
}

type Service = ReturnType<typeof start>['service'];
const change = { email: 'new@example.org', password: 'Analytical!1', isFresh: false };

test.each<[string, (service: Service) => Promise<unknown>, string]>([
  ['forgot', (service) => service.forgot({ email: 'ada@example.org' }, '192.0.2.1'), 'network 192.0.2.1'],
  ['resend', (service) => service.resend('ada'), 'user ada'],
  ['askChange', (service) => service.askChange('ada', change, '192.0.2.1'), 'user ada'],
])('%s takes a turn first, and asks nothing without one', async (_, ask, turn) => {
  const { service, mailed, turns } = start();
  await ask(service);
  expect([turns, mailed.asked.length]).toEqual([[turn], 1]);
  const refused = start({ isRefused: true });
  await expect(ask(refused.service)).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(refused.mailed.asked).toEqual([]);
});

test.each<[string, (service: Service, token: string) => Promise<unknown>, string[]]>([
  ['reset', (service, token) => service.reset({ token, password: 'Brand-New!1' }), ['ada', 'squatter']],
  ['verify', (service, token) => service.verify('ada', token), ['squatter']],
  ['change', (service, token) => service.change('ada', token), ['squatter']],
])('%s ends the sessions of those who lose by it, and only by a good link', async (_, follow, expected) => {
  const { service, mailed, ended } = start();
  expect(await follow(service, 'good')).toEqual(mailed.user);
  expect(ended).toEqual(expected);
  const dead = start();
  await expect(follow(dead.service, 'dead')).rejects.toMatchObject({ code: 'not-found' });
  expect(dead.ended).toEqual([]);
  // Nobody is told that all is well while a lost session may go on.
  await expect(follow(start({ isDown: true }).service, 'good')).rejects.toMatchObject({ code: 'unavailable' });
});

test('a password that changes the address is counted as a guess, like any other of the account', async () => {
  const { service, guessed } = start();
  await service.askChange('ada', change, '192.0.2.1');
  expect(guessed).toEqual(['password of ada from 192.0.2.1']);
});

test('reading a link and the newsletter take no turn and end nothing', async () => {
  const { service, mailed, turns, ended } = start();
  expect(await service.readLink({ purpose: 'verify-address', token: 'good' })).toMatchObject({ username: 'ada' });
  expect(await service.confirmNewsletter('good')).toEqual({ email: 'ada@example.org' });
  await service.unsubscribe('any');
  expect([mailed.asked, turns, ended]).toEqual([[['unsubscribe', 'any']], [], []]);
});
