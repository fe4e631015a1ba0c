import type { CurrentUser } from '@sojourn/contracts';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anAccount } from '../shared/account.fake';
import { AccountMenu } from '../features/account-menu/account-menu';
import { ProfilePage } from './profile-page';

const ada = anAccount({ lastName: 'Lovelace' });
const statistics = { trips: 3, countries: 2, activities: 7 };
const here = {
  id: 's1',
  browser: 'Chrome on Linux',
  madeAt: '2026-11-21T09:00:00.000Z',
  seenAt: new Date().toISOString(),
  isCurrent: true,
  isRemembered: false,
};
const phone = { ...here, id: 's2', browser: 'Safari on iPhone', isCurrent: false, isRemembered: true };
const rome = {
  id: 'city:rome',
  kind: 'city',
  name: 'Rome',
  detail: 'Italy',
  iataCode: null,
  position: { latitude: 41.89, longitude: 12.48 },
  timeZone: 'Europe/Rome',
};

const Where = () => {
  const { pathname } = useLocation();
  const { current } = useToast();
  return <p role="status">{`at ${pathname} | ${current?.title} | ${current?.description}`}</p>;
};

let api: ReturnType<typeof fakeApi>;
function open(user: CurrentUser | null, fakes: Fakes = {}) {
  api = fakeApi({
    'GET /api/trips/statistics': () => statistics,
    'GET /api/user/sessions': () => [here, phone],
    'GET /api/user/data-export': () => ({ state: 'none', percent: 0, askedAt: null, expiresAt: null, bytes: null }),
    'GET /api/user/account-links': () => ({
      hasPassword: true,
      hasLinkedAccount: false,
      linkedAccountType: null,
      linkedAccountInfo: null,
      primaryAccountType: 'regular',
      primaryAccountInfo: { email: 'ada@example.org' },
    }),
    ...fakes,
  });
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

  test('shows who it is and counts the trips', async () => {
    open(ada);
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
    expect(screen.getByText('Email cannot be edited for security reasons')).toBeVisible();
    for (const [label, count] of [
      ['Trips Planned', '3'],
      ['Countries Explored', '2'],
      ['Activities Saved', '7'],
    ] as const) {
      const term = await screen.findByText(label);
      expect(within(term.parentElement as HTMLElement).getByText(count)).toBeVisible();
    }
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
    await screen.findByText('Trips Planned');
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
    open(ada, { 'GET /api/trips/statistics': () => fakeError(503, 'unavailable', 'Trips are away.') });
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
    await waitFor(() => expect(press('Sign Out')).not.toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  });

  test.each([[ada], [null]])('has no fault that axe finds', async (user) => {
    open(user);
    if (user) await screen.findByText('Safari on iPhone');
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

describe('where somebody is signed in', () => {
  test('shows each browser, which one this is, and which are remembered', async () => {
    open(ada);
    const rows = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
    expect(await rows.findByText('This browser')).toBeVisible();
    expect(rows.getByText('Last seen just now, remembered')).toBeVisible();
    expect(rows.queryByRole('button', { name: 'Sign out Chrome on Linux' })).not.toBeInTheDocument();
  });

  test('one other is signed out', async () => {
    let isEnded = false;
    const user = open(ada, {
      'GET /api/user/sessions': () => (isEnded ? [here] : [here, phone]),
      'DELETE /api/user/sessions/s2': () => {
        isEnded = true;
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText(/Signed out of Safari on iPhone/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  });

  test('all others are signed out; when that fails it says so', async () => {
    const user = open(ada, { 'DELETE /api/user/sessions': () => fakeError(503, 'unavailable', 'Away for a moment.') });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText(/That did not work \| Away for a moment\./)).toBeVisible();
  });

  test('the security log is read on demand', async () => {
    const event = { id: 'e1', kind: 'password-changed', at: here.madeAt, browser: 'Chrome on Linux', address: null };
    const user = open(ada, { 'GET /api/user/security-events': () => [event] });
    await user.click(await screen.findByRole('button', { name: 'Show security log' }));
    const log = within(await screen.findByRole('region', { name: 'Security log' }));
    expect(log.getByText('Password changed')).toBeVisible();
    expect(log.getByText('Nov 21, 2026, Chrome on Linux')).toBeVisible();
  });
});

describe('the address', () => {
  test('is searched from the third letter on, picked, and saved', async () => {
    const saved = { ...ada, formattedAddress: 'Rome, Italy', city: 'Rome', country: 'Italy' };
    const user = open(ada, {
      'GET /api/places/search': () => ({ data: [rome] }),
      'PUT /api/user/address': () => saved,
    });
    expect(await screen.findByText('No Address Set')).toBeVisible();
    const field = screen.getByRole('combobox', { name: 'Address' });
    await user.type(field, 'ro');
    expect(api.calls.filter(({ path }) => path.startsWith('/api/places'))).toEqual([]);
    await user.type(field, 'm');
    await user.click(await screen.findByRole('option', { name: /Rome/ }));
    await user.click(press('Use and Save This Address'));
    expect(await screen.findByText('Rome, Italy')).toBeVisible();
    expect(api.calls.at(-1)?.body).toMatchObject({
      formatted_address: 'Rome, Italy',
      latitude: 41.89,
      country: 'Italy',
    });
    expect(screen.queryByRole('button', { name: 'Use and Save This Address' })).not.toBeInTheDocument();
  });

  test('that cannot be saved says so, and stays picked', async () => {
    const user = open(ada, {
      'GET /api/places/search': () => ({ data: [rome] }),
      'PUT /api/user/address': () => fakeError(503, 'unavailable', 'Accounts are away.'),
    });
    await user.type(await screen.findByRole('combobox', { name: 'Address' }), 'rom');
    await user.click(await screen.findByRole('option', { name: /Rome/ }));
    await user.click(press('Use and Save This Address'));
    expect(await screen.findByText(/Error saving address \| Accounts are away\./)).toBeVisible();
    expect(press('Use and Save This Address')).toBeEnabled();
  });
});

describe('the password', () => {
  const fill = async (user: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    expect(screen.getByLabelText(/^Current password/)).toHaveFocus();
    await user.type(screen.getByLabelText(/^Current password/), 'Analytical!1');
    await user.type(screen.getByLabelText(/^New password/), 'Difference!2');
    await user.type(screen.getByLabelText(/^Repeat new password/), 'Difference!2');
    await user.click(press('Change Password'));
  };

  test('is changed, and the form goes', async () => {
    const user = open(ada, { 'PUT /api/user/password': () => ({}) });
    await fill(user);
    expect(await screen.findByText(/Password changed/)).toBeVisible();
    expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    await waitFor(() => expect(press('Change password')).toHaveFocus());
    const sent = api.calls.find(({ path }) => path === '/api/user/password')?.body;
    expect(sent).toEqual({ currentPassword: 'Analytical!1', newPassword: 'Difference!2' });
  });

  test('that was typed wrong says so at its field, and what was typed stays', async () => {
    const wrong = fakeError(401, 'wrong-credentials', 'Your current password is not right.');
    const user = open(ada, { 'PUT /api/user/password': () => wrong });
    await fill(user);
    expect(await screen.findByText('Your current password is not right.')).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('Difference!2');
  });

  test('managers know which field is which', async () => {
    const user = open(ada);
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    expect(screen.getByLabelText(/^Current password/)).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText(/^New password/)).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText(/^Repeat new password/)).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('the account menu', () => {
  test('holds the name, the address and the ways on', async () => {
    const user = open({ ...ada, firstName: null, lastName: null });
    await user.click(press('Account of ada'));
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('menuitem', { name: 'My Trips' })).toHaveAttribute('href', '/trips');
    expect(screen.getByRole('menu')).toHaveTextContent('ada@example.org');
    // Nobody answers how many prices fell: the way there is the same.
    expect(screen.getByRole('menuitem', { name: 'Price watches' })).toHaveAttribute('href', '/flights/watches');
  });

  test('says how many watched prices fell unseen', async () => {
    const user = open(ada, { 'GET /api/flights/watches/news': () => ({ drops: 2 }) });
    await user.click(press('Account of Ada Lovelace'));
    expect(await screen.findByRole('menuitem', { name: /^Price watches.*2 prices fell$/ })).toBeVisible();
  });

  test('signs out', async () => {
    const user = open(ada, { 'POST /api/logout': () => ({}) });
    await user.click(press('Account of Ada Lovelace'));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByText(/at \/ \| Logged out/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Account of/ })).not.toBeInTheDocument();
  });
});
