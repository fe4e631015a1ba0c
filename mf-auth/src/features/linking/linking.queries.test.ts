import { openHook } from '@sojourn/web-kit/open-hook';
import { waitFor } from '@testing-library/react';
import { anAccount } from '../../shared/account.fake';
import { useAccountLinks, useMailPasswordLink } from '../../shared/account-links.queries';
import { useCompleteLinking, useLinkByPassword, useLinkingSession, useLinkToken, useUnlink } from './linking.queries';

const googleProfile = { firstName: 'Ada', lastName: null, profileImageUrl: null };
const session = { email: 'ada@example.org', googleProfile };
const info = { email: 'ada@example.org', existingAccountType: 'regular', targetAccountType: 'google' };
let hook: { restore: () => void };
afterEach(() => hook.restore());

test('the account of Google that waits is asked for where one may wait', async () => {
  const fakes = { 'GET /api/auth/linking-session': () => session };
  const asking = openHook(() => useLinkingSession(), fakes);
  hook = asking;
  await waitFor(() => expect(asking.current().data).toEqual(session));
  asking.restore();
  const quiet = openHook(() => useLinkingSession({ enabled: false }), fakes);
  hook = quiet;
  expect(quiet.current().fetchStatus).toBe('idle');
  expect(quiet.asked()).toEqual([]);
});

test('a password links it, and answers who is signed in then and where to go', async () => {
  const opened = openHook(useLinkByPassword, {
    'POST /api/auth/complete-seamless-linking': () => ({ redirect: '/my-trips' }),
    'GET /api/auth/user': () => anAccount(),
  });
  hook = opened;
  const { redirect, user } = await opened.run((link) => link.mutateAsync('correct horse'));
  expect([redirect, user.username]).toEqual(['/my-trips', 'ada']);
  expect(opened.asked()).toEqual(['POST /api/auth/complete-seamless-linking {"password":"correct horse"}']);
});

test('a mailed token is looked up, and no token is not', async () => {
  const opened = openHook(useLinkToken, { 'GET /api/auth/link-token/:token': () => info }, { props: 'a/b?c' });
  hook = opened;
  await waitFor(() => expect(opened.current().data).toEqual(info));
  expect(opened.asked()).toEqual(['GET /api/auth/link-token/a%2Fb%3Fc']);
  opened.rerender('');
  expect(opened.current()).toMatchObject({ fetchStatus: 'idle', data: undefined });
  opened.rerender('other');
  await waitFor(() => expect(opened.asked().at(-1)).toBe('GET /api/auth/link-token/other'));
});

test('a token completes the linking', async () => {
  const opened = openHook(useCompleteLinking, { 'POST /api/auth/complete-linking': () => anAccount() });
  hook = opened;
  const body = { token: 't0ken', password: 'correct horse' };
  expect(await opened.run((link) => link.mutateAsync(body))).toMatchObject({ username: 'ada' });
  expect(opened.asked()).toEqual([`POST /api/auth/complete-linking ${JSON.stringify(body)}`]);
});

test('without Google the ways into the account are read again', async () => {
  const linkedAccountInfo = { email: 'ada@example.org' };
  const links = {
    ...{ hasPassword: true, hasLinkedAccount: true, linkedAccountType: 'google', linkedAccountInfo },
    ...{ primaryAccountType: 'regular', primaryAccountInfo: linkedAccountInfo },
  };
  let isLinked = true;
  const opened = openHook(() => ({ links: useAccountLinks(), unlink: useUnlink() }), {
    'GET /api/user/account-links': () => ({ ...links, hasLinkedAccount: isLinked }),
    'DELETE /api/user/account-links': () => {
      isLinked = false;
    },
  });
  hook = opened;
  await waitFor(() => expect(opened.current().links.data?.hasLinkedAccount).toBe(true));
  await opened.run(({ unlink }) => unlink.mutateAsync());
  await waitFor(() => expect(opened.current().links.data?.hasLinkedAccount).toBe(false));
  const read = 'GET /api/user/account-links';
  expect(opened.asked()).toEqual([read, 'DELETE /api/user/account-links', read]);
});

test('a link that adds a password is mailed', async () => {
  const opened = openHook(useMailPasswordLink, { 'POST /api/auth/link-token': () => ({ email: 'ada@example.org' }) });
  hook = opened;
  expect(await opened.run((mail) => mail.mutateAsync())).toEqual({ email: 'ada@example.org' });
  expect(opened.asked()).toEqual(['POST /api/auth/link-token']);
});
