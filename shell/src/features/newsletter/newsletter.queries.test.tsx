import { fakeApi, fakeError, PortalForTests } from '@sojourn/web-kit/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSubscribe } from './newsletter.queries';

const signup = { email: 'ada@example.org' };
const wrapper = ({ children }: { children: ReactNode }) => <PortalForTests user={null}>{children}</PortalForTests>;
const subscribe = () => {
  const { result } = renderHook(useSubscribe, { wrapper });
  return act(() => result.current.mutateAsync(signup));
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

test('an address is sent, and whatever the server says to that is taken', async () => {
  api = fakeApi({ 'POST /api/newsletter': () => ({ anything: true }) });
  expect(await subscribe()).toEqual({ anything: true });
  expect(api.calls).toMatchObject([{ method: 'POST', path: '/api/newsletter', body: signup }]);
});

test('a refusal is passed on', async () => {
  api = fakeApi({ 'POST /api/newsletter': () => fakeError(400, 'bad-input', 'That is no address.') });
  await expect(subscribe()).rejects.toMatchObject({ status: 400, sentence: 'That is no address.' });
});
