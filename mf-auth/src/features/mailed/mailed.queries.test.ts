import { openHook } from '@sojourn/web-kit/open-hook';
import { waitFor } from '@testing-library/react';
import { anAccount } from '../../shared/account.fake';
import { useForgot, useMailedButton, useMailedLink, useReset, useUnsubscribe } from './mailed.queries';

let hook: { restore: () => void };
afterEach(() => hook.restore());

test('what a link is for is asked with its token in the body', async () => {
  const query = { purpose: 'reset-password', token: 't0ken' } as const;
  const opened = openHook(() => useMailedLink(query), {
    'POST /api/auth/mailed-link': () => ({ email: 'ada@example.org', username: 'ada' }),
  });
  hook = opened;
  await waitFor(() => expect(opened.current().data).toEqual({ email: 'ada@example.org', username: 'ada' }));
  expect(opened.asked()).toEqual([`POST /api/auth/mailed-link ${JSON.stringify(query)}`]);
});

describe('the button of a link', () => {
  test.each([
    ['verify-address', '/api/user/email/verification'],
    ['change-address', '/api/user/email'],
  ] as const)('to %s answers the account', async (purpose, path) => {
    const opened = openHook(() => useMailedButton(purpose), { [`PUT ${path}`]: () => anAccount() });
    hook = opened;
    expect(await opened.run((button) => button.mutateAsync('t0ken'))).toMatchObject({ username: 'ada' });
    expect(opened.asked()).toEqual([`PUT ${path} {"token":"t0ken"}`]);
  });

  test('to confirm the newsletter is about no account', async () => {
    const opened = openHook(() => useMailedButton('confirm-newsletter'), {
      'POST /api/newsletter/confirm': () => ({ email: 'ada@example.org' }),
    });
    hook = opened;
    expect(await opened.run((button) => button.mutateAsync('t0ken'))).toBeNull();
    expect(opened.asked()).toEqual(['POST /api/newsletter/confirm {"token":"t0ken"}']);
  });
});

test('a forgotten password is asked for by the address, and reset by the token', async () => {
  const opened = openHook(() => ({ forgot: useForgot(), reset: useReset() }), {
    'POST /api/auth/forgot-password': () => ({}),
    'POST /api/auth/reset-password': () => anAccount(),
  });
  hook = opened;
  await opened.run(({ forgot }) => forgot.mutateAsync({ email: 'ada@example.org' }));
  const answer = await opened.run(({ reset }) => reset.mutateAsync({ token: 't0ken', password: 'correct horse' }));
  expect(answer).toMatchObject({ username: 'ada' });
  expect(opened.asked()).toEqual([
    'POST /api/auth/forgot-password {"email":"ada@example.org"}',
    'POST /api/auth/reset-password {"token":"t0ken","password":"correct horse"}',
  ]);
});

test('the newsletter is left by the token alone', async () => {
  const opened = openHook(useUnsubscribe, { 'POST /api/newsletter/unsubscribe': () => ({}) });
  hook = opened;
  await opened.run((unsubscribe) => unsubscribe.mutateAsync('t0ken'));
  expect(opened.asked()).toEqual(['POST /api/newsletter/unsubscribe {"token":"t0ken"}']);
});
