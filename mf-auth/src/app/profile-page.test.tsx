import type { CurrentUser } from '@sojourn/contracts';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { AccountMenu } from '../features/account-menu/account-menu';
import { ProfilePage } from './profile-page';

const ada: CurrentUser = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  emailProven: true,
  formattedAddress: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  createdAt: '2026-11-21T09:00:00.000Z',
};
const trip = {
  id: 1,
  title: 'Rome',
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  budget: null,
  notes: null,
  status: 'planning',
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};

const Where = () => {
  const { pathname } = useLocation();
  const { current } = useToast();
  return <p role="status">{`at ${pathname} | ${current?.title} | ${current?.description}`}</p>;
};

let api: ReturnType<typeof fakeApi>;
function open(user: CurrentUser | null, fakes: Fakes = {}) {
  api = fakeApi({ 'GET /api/trips': () => [trip], ...fakes });
  render(
    <PortalForTests at="/profile" user={user}>
      <header>
        <AccountMenu />
      </header>
      <main>
        <ProfilePage />
        <Where />
      </main>
    </PortalForTests>,
  );
  return userEvent.setup();
}
afterEach(() => api.restore());

const press = (name: string) => screen.getByRole('button', { name });

describe('the profile', () => {
  test('sends a guest to sign in', () => {
    open(null);
    expect(screen.getByRole('heading', { name: 'Not Logged In' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth?returnTo=/profile');
    expect(screen.queryByRole('button', { name: /Account of/ })).not.toBeInTheDocument();
  });

  test.each([
    [99, '99'],
    [100, '100+'],
  ])('counts %i trips of the first page as %s', async (count, figure) => {
    open(ada, { 'GET /api/trips': () => Array.from({ length: count }, (_, at) => ({ ...trip, id: at + 1 })) });
    expect(await screen.findByText(figure)).toBeVisible();
  });

  test('shows who it is and counts the trips', async () => {
    open(ada);
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
    expect(screen.getByText('Email cannot be edited for security reasons')).toBeVisible();
    expect(await screen.findByText('trip saved')).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  test('changed names are saved and seen everywhere', async () => {
    const user = open(ada, { 'PUT /api/user/profile': ({ body }) => ({ ...ada, ...(body as object) }) });
    await user.click(press('Edit'));
    const first = screen.getByLabelText('First name');
    expect(first).toHaveFocus();
    await user.clear(first);
    await user.type(first, 'Augusta');
    await user.click(press('Save Changes'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Augusta Lovelace' })).toBeVisible();
    expect(press('Account of Augusta Lovelace')).toBeVisible();
    expect(press('Edit')).toHaveFocus();
    expect(api.calls.at(-1)?.body).toEqual({ firstName: 'Augusta', lastName: 'Lovelace' });
  });

  test('Cancel leaves everything as it was', async () => {
    const user = open(ada);
    await user.click(press('Edit'));
    await user.type(screen.getByLabelText('First name'), 'x');
    await screen.findByText('trip saved');
    await user.click(press('Cancel'));
    expect(screen.getByText('Ada')).toBeVisible();
    await user.click(press('Edit'));
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  });

  test('a change that fails says so, and stays in the form', async () => {
    const user = open(ada, { 'PUT /api/user/profile': () => fakeError(503, 'unavailable', 'Accounts are away.') });
    await user.click(press('Edit'));
    await user.type(screen.getByLabelText('First name'), 'line');
    await user.click(press('Save Changes'));
    expect(await screen.findByText(/Error updating profile \| Accounts are away\./)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Adaline');
  });

  test('trips that cannot be counted are not made up', async () => {
    open(ada, { 'GET /api/trips': () => fakeError(503, 'unavailable', 'Trips are away.') });
    expect(await screen.findByText('Your trips could not be counted')).toBeVisible();
  });

  test('signing out says so and goes home', async () => {
    const user = open(ada, { 'POST /api/logout': () => ({}) });
    await user.click(press('Sign Out'));
    expect(await screen.findByText('at / | Logged out | You have been successfully logged out.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Not Logged In' })).toBeVisible();
  });

  test('signing out that fails says so, and the person stays signed in', async () => {
    const user = open(ada, { 'POST /api/logout': () => new Response('', { status: 500 }) });
    await user.click(press('Sign Out'));
    expect(await screen.findByText(/Logout failed \| Failed to log out\. Please try again\./)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  });

  test.each([[ada], [null]])('has no fault that axe finds', async (user) => {
    open(user);
    if (user) await screen.findByText('trip saved');
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

describe('the account menu', () => {
  test('holds the name, the address and the ways on', async () => {
    const user = open({ ...ada, firstName: null, lastName: null });
    await user.click(press('Account of ada'));
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('menuitem', { name: 'My Trips' })).toHaveAttribute('href', '/trips');
    expect(screen.getByRole('menu')).toHaveTextContent('ada@example.org');
  });

  test('signs out', async () => {
    const user = open(ada, { 'POST /api/logout': () => ({}) });
    await user.click(press('Account of Ada Lovelace'));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByText(/at \/ \| Logged out/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Account of/ })).not.toBeInTheDocument();
  });
});
