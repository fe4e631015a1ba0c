// The session loads its schemas on demand; loaded here, no test waits for a file.
import '@sojourn/contracts';
import type { CurrentUser } from '@sojourn/contracts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, type ReactNode } from 'react';
import { apiRequest } from './api-request';
import { fakeApi, fakeError, PortalForTests } from './testing';
import { createQueryClient } from './query-client';
import { SessionProvider, sessionQueryKey, useSession } from './session';
import { replaceTransport } from './transport';

const ada: CurrentUser = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  emailProven: true,
  formattedAddress: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  createdAt: '2026-11-21T00:00:00Z',
};

function Who() {
  const { status, isUnreadable, user, setUser, signOut } = useSession();
  return (
    <>
      <p>
        {status} {user?.firstName}
        {isUnreadable && ', not to be read'}
      </p>
      <button onClick={() => setUser(ada)}>Sign in</button>
      <button onClick={() => void signOut()}>Sign out</button>
    </>
  );
}

const show = () =>
  render(
    <PortalForTests>
      <Who />
    </PortalForTests>,
  );

afterEach(() => {
  jest.useRealTimers();
  replaceTransport();
});

describe('the session', () => {
  test('is the signed-in person', async () => {
    fakeApi({ 'GET /api/auth/user': () => ada });
    show();
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('user Ada')).toBeVisible();
  });

  test('is a guest after a 401, and that is known', async () => {
    const asked = jest.fn(() => fakeError(401, 'sign-in-required', 'Please sign in.'));
    fakeApi({ 'GET /api/auth/user': asked });
    const client = createQueryClient();
    render(
      <PortalForTests client={client}>
        <Who />
      </PortalForTests>,
    );
    expect(await screen.findByText('guest')).toBeVisible();
    expect(client.getQueryData(sessionQueryKey)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test.each([503, 500, 429])(
    'that cannot be read (%i) is nobody’s, is not asked at once, and comes back by itself',
    async (status) => {
      jest.useFakeTimers({ advanceTimers: true });
      const answers = [fakeError(status, 'unavailable', 'Sign-in is taking a break.'), ada];
      const asked = jest.fn(() => answers.shift());
      fakeApi({ 'GET /api/auth/user': asked });
      show();
      expect(await screen.findByText('loading , not to be read')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(asked).toHaveBeenCalledTimes(1);
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(await screen.findByText('user Ada')).toBeVisible();
    },
  );

  test('of somebody known stays while it cannot be read again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const answers = [
      ada,
      fakeError(503, 'unavailable', 'Sign-in is taking a break.'),
      { ...ada, firstName: 'Augusta' },
    ];
    const asked = jest.fn(() => answers.shift());
    fakeApi({ 'GET /api/auth/user': asked });
    const client = createQueryClient();
    render(
      <PortalForTests client={client}>
        <Who />
      </PortalForTests>,
    );
    expect(await screen.findByText('user Ada')).toBeVisible();
    void client.invalidateQueries({ queryKey: sessionQueryKey });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(screen.getByText('user Ada')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(await screen.findByText('user Augusta')).toBeVisible();
  });

  test('follows sign-in and sign-out', async () => {
    const api = fakeApi({ 'POST /api/logout': () => ({}) });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('user Ada')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('guest')).toBeVisible();
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/logout']);
  });

  test('is a guest without asking where the page was delivered with that', async () => {
    const asked = jest.fn(() => ada);
    fakeApi({ 'GET /api/auth/user': asked });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider known="guest">
          <Who />
        </SessionProvider>
      </QueryClientProvider>,
    );
    expect(screen.getByText('guest')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  test('forgets what one person was shown when another comes, not when the same changes a name', async () => {
    const client = createQueryClient();
    const { result } = renderHook(useSession, {
      wrapper: ({ children }) => (
        <PortalForTests client={client} user={ada}>
          {children}
        </PortalForTests>
      ),
    });
    client.setQueryData(['/api/trips'], ['Rome']);
    act(() => result.current.setUser({ ...ada, firstName: 'Augusta' }));
    expect(client.getQueryData(['/api/trips'])).toEqual(['Rome']);
    await waitFor(() => expect(result.current.user?.firstName).toBe('Augusta'));
    act(() => result.current.setUser({ ...ada, id: 'u2' }));
    expect(client.getQueryData(['/api/trips'])).toBeUndefined();
    expect(client.getQueryData(sessionQueryKey)).toMatchObject({ id: 'u2' });
    client.setQueryData(['/api/trips'], ['Oslo']);
    act(() => result.current.setUser(null));
    expect(client.getQueryData(['/api/trips'])).toBeUndefined();
    await waitFor(() => expect(result.current).toMatchObject({ status: 'guest', user: null }));
  });

  test('stays where signing out fails', async () => {
    fakeApi({ 'POST /api/logout': () => fakeError(503, 'unavailable', 'Sign-in is taking a break.') });
    const { result } = renderHook(useSession, {
      wrapper: ({ children }) => <PortalForTests user={ada}>{children}</PortalForTests>,
    });
    await act(() => expect(result.current.signOut()).rejects.toMatchObject({ status: 503 }));
    expect(result.current.user).toEqual(ada);
  });

  test('clears what this browser kept for the account and its planning, and no trip', async () => {
    fakeApi({ 'POST /api/logout': () => ({}) });
    const others = ['trips', 'unsentChanges browser 7', 'unsentChanges u2 7', `draft${ada.id}`];
    const planning = ['flightSearch', 'plannerDraft', 'userPreferences', 'aiRecommendations'];
    for (const key of [...others, ...planning, `draft ${ada.id} 7`]) localStorage.setItem(key, '1');
    const { result } = renderHook(useSession, {
      wrapper: ({ children }) => <PortalForTests user={ada}>{children}</PortalForTests>,
    });
    await act(() => result.current.signOut());
    expect(Object.keys(localStorage).toSorted()).toEqual(others.toSorted());
    localStorage.clear();
  });

  test('asks for nothing private when a page draws itself between the sign-out and the news of it', async () => {
    const api = fakeApi({ 'POST /api/logout': () => ({}), 'GET /api/private': () => ({}) });
    let drawAnew: () => void = () => undefined;
    const Private = () => {
      drawAnew = useReducer((count: number) => count + 1, 0)[1];
      const queryFn = () =>
        apiRequest({ path: '/api/private', schema: { safeParse: (data) => ({ success: true, data }) } });
      return <p>{useQuery({ queryKey: ['/api/private'], queryFn, staleTime: 0 }).status}</p>;
    };
    let leave: () => Promise<void> = () => Promise.resolve();
    const Page = () => {
      const { user, signOut } = useSession();
      leave = signOut;
      return user ? <Private /> : <p>guest</p>;
    };
    render(
      <PortalForTests user={ada}>
        <Page />
      </PortalForTests>,
    );
    expect(await screen.findByText('success')).toBeVisible();
    await act(async () => {
      await leave();
      drawAnew();
      await Promise.resolve();
    });
    expect(await screen.findByText('guest')).toBeVisible();
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/private', 'POST /api/logout']);
  });

  test('says first that something is not saved yet, each time something else is not', async () => {
    const api = fakeApi({ 'POST /api/logout': () => ({}) });
    const key = `unsentChanges ${ada.id} 7`;
    const { result } = renderHook(useSession, {
      wrapper: ({ children }) => <PortalForTests user={ada}>{children}</PortalForTests>,
    });
    const sentence = 'Some changes to your trips are not saved yet. Sign out once more to leave without them.';
    for (const unsent of ['[1]', '[1,2]']) {
      localStorage.setItem(key, unsent);
      await act(() => expect(result.current.signOut()).rejects.toMatchObject({ sentence }));
      expect(result.current.user).toEqual(ada);
    }
    expect(api.calls).toEqual([]);
    await act(() => result.current.signOut());
    await waitFor(() => expect(result.current.user).toBeNull());
    expect(localStorage).toHaveLength(0);
  });

  test('leaves a page to a guest when its person signs out in another tab', async () => {
    const given = fakeApi({ 'GET /api/auth/user': () => ada });
    render(
      <PortalForTests user={ada}>
        <Who />
      </PortalForTests>,
    );
    expect(await screen.findByText(/user Ada/)).toBeInTheDocument();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'signedOut', newValue: 'somebody else' })));
    expect(screen.getByText(/user Ada/)).toBeInTheDocument();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'signedOut', newValue: ada.id })));
    expect(await screen.findByText(/guest/)).toBeInTheDocument();
    given.restore();
  });

  test('shows what somebody works on when the session has ended, until they sign in again', () => {
    const wrapper = ({ children }: { children: ReactNode }) => <PortalForTests user={ada}>{children}</PortalForTests>;
    const { result } = renderHook(useSession, { wrapper });
    expect(result.current.hasEnded).toBe(false);
    act(() => result.current.end());
    expect(result.current).toMatchObject({ hasEnded: true, status: 'user', user: ada });
    act(() => result.current.setUser({ ...ada }));
    expect(result.current.hasEnded).toBe(false);
  });

  test('is missed where nobody gives one', () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useSession)).toThrow('useSession needs a SessionProvider above it');
    reported.mockRestore();
  });
});
