import { openHook } from '@sojourn/web-kit/open-hook';
import { waitFor } from '@testing-library/react';
import { useAskChange, useCancelChange, usePendingChange, useResend } from './email.queries';

const waiting = { email: 'new@example.org', expiresAt: '2026-11-22T12:00:00Z' };
let hook: { restore: () => void };
let pending: typeof waiting | null;

beforeEach(() => (pending = null));
afterEach(() => hook.restore());

const useChanges = () => ({ pending: usePendingChange(), ask: useAskChange(), cancel: useCancelChange() });
function open() {
  const opened = openHook(useChanges, {
    'GET /api/user/email': () => ({ pending }),
    'POST /api/user/email': ({ body }) => {
      pending = waiting;
      return body;
    },
    'DELETE /api/user/email': () => ({ pending: null }),
  });
  hook = opened;
  const address = () => opened.current().pending.data?.pending?.email;
  return { ...opened, address };
}

test('the link to prove an address is mailed again', async () => {
  const opened = openHook(useResend, { 'POST /api/user/email/verification': () => ({ email: 'ada@example.org' }) });
  hook = opened;
  expect(await opened.run((resend) => resend.mutateAsync())).toEqual({ email: 'ada@example.org' });
  expect(opened.asked()).toEqual(['POST /api/user/email/verification']);
});

test('a change that was asked for is there as soon as it is asked for', async () => {
  const { run, asked, address, current } = open();
  await waitFor(() => expect(current().pending.isSuccess).toBe(true));
  expect(address()).toBeUndefined();
  const change = { email: 'new@example.org', password: 'correct horse' };
  await run(({ ask }) => ask.mutateAsync(change));
  await waitFor(() => expect(address()).toBe('new@example.org'));
  expect(asked()).toEqual([
    'GET /api/user/email',
    `POST /api/user/email ${JSON.stringify(change)}`,
    'GET /api/user/email',
  ]);
});

test('a change that was cancelled is gone without another call', async () => {
  pending = waiting;
  const { run, asked, address } = open();
  await waitFor(() => expect(address()).toBe('new@example.org'));
  await run(({ cancel }) => cancel.mutateAsync());
  await waitFor(() => expect(address()).toBeUndefined());
  expect(asked()).toEqual(['GET /api/user/email', 'DELETE /api/user/email']);
});
