import { openHook } from '@sojourn/web-kit/open-hook';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { nothingSchema } from '../../shared/nothing-schema';
import { useChangePassword } from './password.queries';

const useSessions = () =>
  useQuery({
    queryKey: ['/api/user/sessions'],
    queryFn: () => apiRequest({ path: '/api/user/sessions', schema: nothingSchema }),
  });

test('a changed password has ended all other sessions, which are read again', async () => {
  const opened = openHook(() => ({ sessions: useSessions(), change: useChangePassword() }), {
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
