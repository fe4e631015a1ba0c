import { openHook } from '@sojourn/web-kit/open-hook';
import { waitFor } from '@testing-library/react';
import { useListedSessions } from '../../shared/sessions.fake';
import { useChangePassword } from './password.queries';

test('a changed password has ended all other sessions, which are read again', async () => {
  const opened = openHook(() => ({ sessions: useListedSessions(), change: useChangePassword() }), {
    'GET /api/user/sessions': () => [],
    'PUT /api/user/password': () => undefined,
  });
  await waitFor(() => expect(opened.current().sessions.isSuccess).toBe(true));
  const body = { currentPassword: 'correct horse', newPassword: 'battery staple' };
  await opened.run(({ change }) => change.mutateAsync(body));
  const read = 'GET /api/user/sessions';
  await waitFor(() => expect(opened.asked()).toEqual([read, `PUT /api/user/password ${JSON.stringify(body)}`, read]));
  opened.restore();
});
