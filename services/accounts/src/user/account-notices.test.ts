import { runInContext } from '@sojourn/node-kit';
import { createAccountsByMail } from '../accounts-by-mail.fake';

const ada = { username: 'ada', email: 'ada@example.org', password: 'Analytical!1' };
const inBrowser = <T>(browser: string | undefined, work: () => T) =>
  runInContext(
    { requestId: 'r', traceId: 't', traceparent: 'p', ...(browser && { browser }) } as Parameters<
      typeof runInContext
    >[0],
    work,
  );

async function start() {
  const accounts = createAccountsByMail();
  await inBrowser('Chrome on Windows', () => accounts.users.register(ada));
  await accounts.settled();
  const signIn = async (browser?: string) => {
    accounts.mail.sent.length = 0;
    await inBrowser(browser, () => accounts.users.verifyPassword({ username: 'ada', password: ada.password }));
    await accounts.settled();
    return accounts.mail.sent;
  };
  const prove = () => accounts.repository.proveAddress('u1', { emailKey: ada.email, at: new Date() });
  return { ...accounts, signIn, prove };
}

test('a new browser is worth a word to a proven address, once', async () => {
  const { signIn, prove } = await start();
  await prove();
  expect(await signIn('Chrome on Windows')).toEqual([]);
  expect(await signIn('Firefox on Linux')).toEqual([
    expect.objectContaining({ kind: 'new-browser', to: ada.email, isLimited: false }),
  ]);
  expect(await signIn('Firefox on Linux')).toEqual([]);
});

test('an address that nobody has proven hears nothing', async () => {
  const { signIn } = await start();
  expect(await signIn('Firefox on Linux')).toEqual([]);
});

test('signing in is logged with its browser, and one without a name is no new one', async () => {
  const { signIn, prove, securityLog } = await start();
  await prove();
  expect(await signIn()).toEqual([]);
  const events = await securityLog.list({ sub: 'u1', kind: 'user' }, 'u1');
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['signed-up', 'signed-in']));
  expect(events.find(({ kind }) => kind === 'signed-up')?.browser).toBe('Chrome on Windows');
});
