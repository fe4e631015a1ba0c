import { AppError } from '@sojourn/node-kit';
import { createFakeAccounts } from './accounts.client.fake';
import { createAuthService } from './auth.service';
import type { Attempt } from './sign-in-limiter';

const ada = { username: 'ada', email: 'ada@example.org', password: 'Analytical!1' };

function start() {
  const accounts = createFakeAccounts();
  const attempts: Attempt[] = [];
  const limiter = {
    attempt: <T>(who: Attempt, work: () => Promise<T>) => {
      attempts.push(who);
      return work();
    },
  };
  const signUpsFrom: string[] = [];
  const signUps = {
    attempt: <T>(address: string, work: () => Promise<T>) => {
      signUpsFrom.push(address);
      return work();
    },
  };
  const mailsFrom: string[] = [];
  const mails = {
    ofNetwork: async (address: string) => {
      if (mailsFrom.length === 2) throw new AppError('too-many-requests', 'Too many.');
      mailsFrom.push(address);
    },
  };
  const auth = createAuthService({ accounts, signIns: limiter, signUps, mails });
  return { accounts, attempts, signUpsFrom, mailsFrom, auth };
}

test('signing up is counted for the address', async () => {
  const { auth, signUpsFrom } = start();
  await auth.signUp(ada, '192.0.2.1');
  expect(signUpsFrom).toEqual(['192.0.2.1']);
});

test('the newsletter is counted for the address, before a message goes to whatever was typed', async () => {
  const { auth, accounts, mailsFrom } = start();
  for (const email of ['a@example.org', 'b@example.org']) await auth.subscribe({ email }, '192.0.2.1');
  expect(mailsFrom).toEqual(['192.0.2.1', '192.0.2.1']);
  await expect(auth.subscribe({ email: 'c@example.org' }, '192.0.2.1')).rejects.toMatchObject({
    code: 'too-many-requests',
  });
  expect([...accounts.subscribers]).toEqual(['a@example.org', 'b@example.org']);
});

test('signing in is counted for the address and the name that was typed', async () => {
  const { auth, attempts } = start();
  const user = await auth.signUp(ada, '192.0.2.1');
  expect(await auth.signIn({ username: 'ada', password: ada.password }, '192.0.2.1', 'b1')).toEqual(user);
  await expect(auth.signIn({ username: 'ada', password: 'wrong' }, '192.0.2.1', 'b1')).rejects.toMatchObject({
    code: 'wrong-credentials',
  });
  expect(attempts).toEqual(Array(2).fill({ address: '192.0.2.1', name: 'ada', browser: 'b1' }));
});

test('the current user is nobody for a guest and for an account that is gone', async () => {
  const { auth, accounts } = start();
  const user = await auth.signUp(ada, '192.0.2.1');
  expect(await auth.currentUser({ sub: user.id, kind: 'user' })).toEqual(user);
  expect(await auth.currentUser({ sub: user.id, kind: 'guest' })).toBeNull();
  accounts.forget(user.id);
  expect(await auth.currentUser({ sub: user.id, kind: 'user' })).toBeNull();
});

test('other failures to find the current user stay failures', async () => {
  const { auth, accounts } = start();
  accounts.isDown = true;
  await expect(auth.currentUser({ sub: 'u1', kind: 'user' })).rejects.toMatchObject({ code: 'unavailable' });
  accounts.readUser = () => Promise.reject(new AppError('internal', 'Odd.'));
  await expect(auth.currentUser({ sub: 'u1', kind: 'user' })).rejects.toMatchObject({ code: 'internal' });
});
