import type { CurrentUser } from '@sojourn/contracts';
import type { AccountLinks } from '@sojourn/contracts/account-link';
import type { DataExport, Leaving } from '@sojourn/contracts/data-rights';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anAccount } from '../shared/account.fake';
import { DownloadCard } from '../features/data/download-card';
import { LeavingCard } from '../features/data/leaving-card';
import { installDevice } from '../shared/device.fake';
import { AccountWidget } from './account-widget';
import { GoodbyePage } from './goodbye-page';

const ada = anAccount({ lastName: 'Lovelace' });
const leavingAda = { ...ada, leavesAt: '2026-11-29T12:00:00.000Z' };
const none: DataExport = { state: 'none', percent: 0, askedAt: null, expiresAt: null, bytes: null };
const ready: DataExport = {
  ...none,
  state: 'ready',
  percent: 100,
  bytes: 2_400_000,
  expiresAt: '2026-11-23T12:00:00Z',
};
const byPassword: Leaving = { leavesAt: null, proof: 'password', isFresh: false };

const byGoogle: AccountLinks = {
  hasPassword: false,
  hasLinkedAccount: false,
  linkedAccountType: null,
  linkedAccountInfo: null,
  primaryAccountType: 'google',
  primaryAccountInfo: { email: ada.email },
};

const Where = () => {
  const { pathname } = useLocation();
  const { current } = useToast();
  return <p role="status">{`at ${pathname} | ${current?.title} | ${current?.description}`}</p>;
};

let api: ReturnType<typeof fakeApi>;
function open(user: CurrentUser, fakes: Fakes = {}) {
  api = fakeApi({ 'GET /api/user/data-export': () => none, 'GET /api/user/leaving': () => byPassword, ...fakes });
  render(
    <PortalForTests at="/profile" user={user}>
      <header>
        <AccountWidget />
      </header>
      <main>
        <h1>Profile</h1>
        <DownloadCard user={user} />
        <LeavingCard user={user} />
        <Where />
      </main>
    </PortalForTests>,
  );
  return userEvent.setup();
}
afterEach(() => api.restore());
const press = (name: string) => screen.getByRole('button', { name });
const yourData = () => within(screen.getByRole('region', { name: 'Your Data' }));

describe('the download of one’s data', () => {
  test('is asked for, says how far it is, and is offered when it is ready', async () => {
    let state = none;
    const user = open(ada, {
      'GET /api/user/data-export': () => state,
      'POST /api/user/data-export': () => (state = { ...none, state: 'preparing', percent: 40 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Prepare My Download' }));
    expect(await screen.findByRole('progressbar', { name: 'Preparing your download' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    expect(screen.getByText(/goes on without you.*ada@example\.org/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Prepare My Download' })).not.toBeInTheDocument();
    state = ready;
    const link = await screen.findByRole('link', { name: 'Download' }, { timeout: 5_000 });
    expect(link).toHaveAttribute('href', '/api/user/data-export/file');
    expect(link).toHaveAttribute('download');
    expect(yourData().getByText(/2\.4 MB, until Nov 23, 2026/)).toBeVisible();
  });

  test('says to come back where there is no address to write to', async () => {
    open({ ...ada, emailProven: false }, { 'GET /api/user/data-export': () => ({ ...none, state: 'preparing' }) });
    expect(await screen.findByText(/Come back here to get it/)).toBeVisible();
  });

  test.each([
    ['expired', 'Your last download was deleted after 24 hours, as it should be.', 'Prepare My Download'],
    ['failed', 'Your download could not be made. Please try again.', 'Try Again'],
  ] as const)('one that is %s can be made again', async (state, words, button) => {
    open(ada, { 'GET /api/user/data-export': () => ({ ...none, state }) });
    expect(await screen.findByText(words)).toBeVisible();
    expect(press(button)).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
  });

  test('that cannot be looked at says so, and is looked at again', async () => {
    let isAway = true;
    const user = open(ada, {
      'GET /api/user/data-export': () => (isAway ? fakeError(503, 'unavailable', 'Away.') : ready),
    });
    expect(await screen.findByText('Your download cannot be shown right now')).toBeVisible();
    isAway = false;
    await user.click(press('Try again'));
    expect(await screen.findByRole('link', { name: 'Download' })).toBeVisible();
  });

  test('that is refused says why', async () => {
    const user = open(ada, { 'POST /api/user/data-export': () => fakeError(429, 'too-many-requests', 'Five a day.') });
    await user.click(await screen.findByRole('button', { name: 'Prepare My Download' }));
    expect(await screen.findByText(/Your download was not begun \| Five a day\./)).toBeVisible();
  });
});

describe('leaving', () => {
  const begin = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(press('Delete My Account'));
    return screen.findByLabelText(/^Your password/);
  };

  test('says what goes, takes the password, and says goodbye', async () => {
    const user = open(ada, {
      'POST /api/user/leaving': () => ({ leavesAt: '2026-11-29T12:00:00.000Z' }),
      'POST /api/logout': () => ({}),
    });
    const password = await begin(user);
    expect(password).toHaveFocus();
    expect(screen.getByText(/all your trips/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'download your data first' })).toHaveAttribute('href', '#your-data');
    await user.type(password, 'Analytical!1');
    await user.click(press('Delete My Account'));
    expect(await screen.findByText(/^at \/auth\/goodbye/)).toBeVisible();
    expect(api.calls.find(({ method, path }) => method === 'POST' && path === '/api/user/leaving')?.body).toEqual({
      password: 'Analytical!1',
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Account of/ })).not.toBeInTheDocument());
  });

  test('forgets the person here, also where signing out does not get through', async () => {
    const user = open(ada, {
      'POST /api/user/leaving': () => ({ leavesAt: '2026-11-29T12:00:00.000Z' }),
      'POST /api/logout': () => fakeError(503, 'unavailable', 'Away.'),
    });
    await user.type(await begin(user), 'Analytical!1');
    await user.click(press('Delete My Account'));
    expect(await screen.findByText(/^at \/auth\/goodbye/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Account of/ })).not.toBeInTheDocument());
  });

  test('without a password asks for it, and with a wrong one keeps what was typed', async () => {
    const user = open(ada, {
      'POST /api/user/leaving': () =>
        fakeError(401, 'wrong-credentials', 'This is not your password. Please try again.'),
    });
    const password = await begin(user);
    await user.click(press('Delete My Account'));
    expect(await screen.findByText('Password is required')).toBeVisible();
    await user.type(password, 'Guess!');
    await user.click(press('Delete My Account'));
    expect(await screen.findByText('This is not your password. Please try again.')).toBeVisible();
    expect(password).toHaveValue('Guess!');
    expect(screen.getByText(/^at \/profile/)).toBeVisible();
  });

  test('can be left alone', async () => {
    const user = open(ada);
    await begin(user);
    await user.click(press('Cancel'));
    expect(press('Delete My Account')).toHaveFocus();
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
  });

  test('an account without a password is left by whoever has just signed in', async () => {
    const user = open(ada, {
      'GET /api/user/leaving': () => ({ ...byPassword, proof: 'fresh-sign-in', isFresh: true }),
      'POST /api/user/leaving': () => ({ leavesAt: '2026-11-29T12:00:00.000Z' }),
      'POST /api/logout': () => ({}),
    });
    await user.click(press('Delete My Account'));
    await screen.findByRole('form', { name: 'Delete my account' });
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
    await user.click(press('Delete My Account'));
    expect(await screen.findByText(/^at \/auth\/goodbye/)).toBeVisible();
  });

  test('an account without a password, signed in to long ago, is signed in to again first', async () => {
    const user = open(ada, {
      'GET /api/user/leaving': () => ({ ...byPassword, proof: 'fresh-sign-in' }),
      'GET /api/user/passkeys': () => [],
      'POST /api/logout': () => ({}),
    });
    await user.click(press('Delete My Account'));
    await user.click(await screen.findByRole('button', { name: 'Sign In Again' }));
    expect(await screen.findByText(/^at \/auth \|/)).toBeVisible();
  });

  test('an account without a password, signed in to long ago, is left by whoever shows a passkey', async () => {
    const device = installDevice();
    let isFresh = false;
    const user = open(ada, {
      'GET /api/user/leaving': () => ({ ...byPassword, proof: 'fresh-sign-in', isFresh }),
      'GET /api/user/passkeys': () => [
        { id: 'p1', name: 'Phone', madeAt: ada.createdAt, lastUsedAt: null, isBackedUp: true },
      ],
      'GET /api/user/account-links': () => byGoogle,
      'POST /api/auth/passkeys/options': () => ({
        challenge: 'Y2hhbGxlbmdl',
        rpId: 'localhost',
        timeout: 60_000,
        userVerification: 'required',
      }),
      'POST /api/user/proof': () => ((isFresh = true), {}),
    });
    await user.click(press('Delete My Account'));
    await user.click(await screen.findByRole('button', { name: 'Confirm That It Is You' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }));
    expect(await axe(document.body)).toHaveNoViolations();
    await user.click(await dialog.findByRole('button', { name: 'Confirm with a passkey' }));
    expect(await screen.findByRole('form', { name: 'Delete my account' })).toBeVisible();
    expect(device.asked).toHaveLength(1);
    device.remove();
  });

  test('while accounts are away it says so', async () => {
    const user = open(ada, {
      'GET /api/user/leaving': () => fakeError(503, 'unavailable', 'Away.'),
    });
    await user.click(press('Delete My Account'));
    expect(await screen.findByText('Your account cannot be reached right now')).toBeVisible();
  });
});

describe('somebody who signs in while leaving', () => {
  test('is asked at once, and keeps the account', async () => {
    const user = open(leavingAda, { 'DELETE /api/user/leaving': () => ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Your account is leaving' }));
    expect(dialog.getByText(/for good on Nov 29, 2026/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep My Account' }));
    expect(await screen.findByText(/Your account stays/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('goes on leaving', async () => {
    const user = open(leavingAda, { 'POST /api/logout': () => ({}) });
    await user.click(await screen.findByRole('button', { name: 'Go On Leaving' }));
    expect(await screen.findByText(/^at \/ \| Logged out/)).toBeInTheDocument();
  });

  test('finds both on the profile, too; when it is too late it says so', async () => {
    const user = open(leavingAda, {
      'DELETE /api/user/leaving': () => fakeError(409, 'conflict', 'It is too late to keep it.'),
    });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    const card = within(screen.getByRole('region', { name: 'Leave Sojourn' }));
    expect(card.getByText(/Your account goes on Nov 29, 2026/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Keep My Account' }));
    expect(await screen.findByText(/That did not work \| It is too late to keep it\./)).toBeVisible();
  });
});

test.each([
  ['nothing yet', ada, none],
  ['one being made', ada, { ...none, state: 'preparing', percent: 40 }],
  ['one that is ready', ada, ready],
  ['an account that is leaving', leavingAda, ready],
] as const)('with %s there is no fault that axe finds', async (_name, user, state) => {
  open(user, { 'GET /api/user/data-export': () => state });
  await waitFor(() => expect(screen.queryByText('Looking for your download')).not.toBeInTheDocument());
  if (user === ada) await userEvent.click(press('Delete My Account'));
  if (user === ada) await screen.findByLabelText(/^Your password/);
  expect(await axe(document.body)).toHaveNoViolations();
});

test.each([
  ['?until=2026-11-29T12:00:00.000Z', /for good on Nov 29, 2026/],
  ['', /for good in seven days/],
  ['?until=soon', /for good in seven days/],
])('goodbye says until when one may come back: %j', async (query, words) => {
  api = fakeApi({});
  const { container } = render(
    <PortalForTests at={`/auth/goodbye${query}`} user={null}>
      <main>
        <GoodbyePage />
      </main>
    </PortalForTests>,
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In to Keep It' })).toHaveAttribute(
    'href',
    expect.stringContaining('/auth?'),
  );
  expect(await axe(container)).toHaveNoViolations();
});
