import type { CurrentUser } from '@sojourn/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, fakeError, PortalForTests } from './testing';
import { useSession } from './session';
import { replaceTransport } from './transport';

const ada: CurrentUser = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  formattedAddress: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  createdAt: '2026-11-21T00:00:00Z',
};

function Who() {
  const { status, user, setUser, signOut } = useSession();
  return (
    <>
      <p>
        {status} {user?.firstName}
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

afterEach(() => replaceTransport());

describe('the session', () => {
  test('is the signed-in person', async () => {
    fakeApi({ 'GET /api/auth/user': () => ada });
    show();
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('user Ada')).toBeVisible();
  });

  test('is a guest after a 401', async () => {
    fakeApi({});
    show();
    expect(await screen.findByText('guest')).toBeVisible();
  });

  test('is a guest while the session cannot be read', async () => {
    fakeApi({ 'GET /api/auth/user': () => fakeError(503, 'unavailable', 'Sign-in is taking a break.') });
    show();
    expect(await screen.findByText('guest')).toBeVisible();
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
});
